"""Élysée: the card game Président, its rules, its players and its records.

>>> import elysee
>>> rules = elysee.Ruleset.parse("classic revolution=round")
>>> round = elysee.Round(rules, ["3S 3H 9D", "4S 4H KD", "5C 6C 7C"])
>>> [str(play) for play in round.legal_plays]
['3S', '3S 3H', '9D']
"""

from elysee._version import __version__
from elysee.speed import choose_speed, is_compiled

TYPE_CHECKING = False  # importing typing, where it comes from, would take longer than all the rest
if TYPE_CHECKING:
    from elysee.cards import Card
    from elysee.engine import PASS, Event, Play, Round
    from elysee.errors import ElyseeError, IllegalAction, NotationError, RecordError, RulesError, StorageError
    from elysee.match import Match, Role, Standing
    from elysee.record import Record, View
    from elysee.rules import Ruleset

__all__ = [
    "PASS",
    "Card",
    "ElyseeError",
    "Event",
    "IllegalAction",
    "Match",
    "NotationError",
    "Play",
    "Record",
    "RecordError",
    "Role",
    "Round",
    "RulesError",
    "Ruleset",
    "Standing",
    "StorageError",
    "View",
    "__version__",
    "is_compiled",
]

choose_speed()

# Each name is loaded when it is first asked for, so that a program pays for what it uses.
_HOMES = {
    "cards": ("Card",),
    "engine": ("PASS", "Event", "Play", "Round"),
    "errors": ("ElyseeError", "IllegalAction", "NotationError", "RecordError", "RulesError", "StorageError"),
    "match": ("Match", "Role", "Standing"),
    "record": ("Record", "View"),
    "rules": ("Ruleset",),
}


def __getattr__(name: str) -> object:
    """Load a public name from the module that holds it."""
    from importlib import import_module  # noqa: PLC0415  (only on the first use of a name)

    for home, names in _HOMES.items():
        if name in names:
            value: object = getattr(import_module(f"elysee.{home}"), name)
            globals()[name] = value
            return value
    raise AttributeError(f"module 'elysee' has no attribute {name!r}")


def __dir__() -> list[str]:
    """Name what is public."""
    return sorted(__all__)
