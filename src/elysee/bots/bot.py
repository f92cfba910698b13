"""Bot: what every artificial player is."""

from typing import Protocol

from elysee.record import View


class Bot(Protocol):
    """A player that is asked when it is its turn; it knows what its view tells, and nothing else.

    >>> class Timid:
    ...     name = "timid"
    ...
    ...     def act(self, view):
    ...         return view.actions[-1]  # pass wherever one may
    """

    name: str
    """What tables of results call it, such as ``simple``."""

    def act(self, view: View) -> str | None:
        """Say what to do: the line of the record (record.md), for whatever is due in *view*.

        ========  =====================================================================
        phase     a line such as
        ========  =====================================================================
        `play`    ``3 9S 9H`` or ``3 -``
        `give`    ``give 4 1 2S AS``
        `offer`   ``offer 1 4 3S 4S for 2S AS``, or to answer one ``accept 4``, ``refuse 4``
        `putsch`  ``putsch 4``, or None to decline
        ========  =====================================================================

        An offer may name cards that the other does not hold, since nobody can know: it is refused then.
        """
        ...
