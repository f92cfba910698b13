"""The bot that does anything legal: the yardstick of all others."""

from random import Random

from elysee.bots.trading import PUTSCH_OR_NOT, gift, pick, proposal, swap_of, unseen
from elysee.record import View


class RandomBot:
    """Plays any legal play, each as likely as any other."""

    def __init__(self, name: str, seed: int | str) -> None:
        """Take a name, and what its chances start from."""
        self.name = name
        self._chances = Random(seed)  # noqa: S311  (a game, not a secret)

    def act(self, view: View) -> str | None:
        """Choose anything legal."""
        if view.phase == "play":
            plays = view.legal_plays
            return f"{view.player} {plays[pick(self._chances, len(plays))]}"
        if view.phase == "putsch":
            return f"putsch {view.player}" if pick(self._chances, PUTSCH_OR_NOT) else None
        if view.phase == "give":
            return self._give(view)
        return self._bargain(view)

    def _give(self, view: View) -> str:
        """Give what must be given, else any cards."""
        swap = swap_of(view)
        return gift(view, swap.must_give or self._chances.sample(view.hand, swap.count))

    def _bargain(self, view: View) -> str:
        """Answer an offer, or offer some of my cards for some that I do not hold."""
        swap = swap_of(view)
        if swap.offer is not None:
            return view.actions[pick(self._chances, len(view.actions))]
        gives = self._chances.sample(view.hand, swap.count)
        return proposal(view, gives, self._chances.sample(unseen(view), swap.count))
