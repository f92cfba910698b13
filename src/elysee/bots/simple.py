"""The bot that plays as a careful beginner does: low cards first, sets together, the best ones kept."""

from random import Random
from typing import Final

from elysee.bots.strength import COMPANY, Strength
from elysee.bots.trading import gift, proposal, swap_of, unseen
from elysee.cards import Card
from elysee.engine import Play
from elysee.record import View

OUT: Final = 100.0
"""To go out is better than anything."""
STUCK: Final = 6.0
"""What it costs to be left with cards that may not be laid last."""
NEARLY_STUCK: Final = 0.4
"""The same, one group earlier."""
A_CARD: Final = 0.2
"""What it is worth to be rid of one card."""
THE_LEAD: Final = 0.5
"""What it is worth to win the trick, and lead the next one."""
LOCKED: Final = 0.15
"""What a pass costs where it shuts out of the trick."""
HURRY: Final = 0.6
"""What a pass costs when somebody else is nearly out."""
NEARLY_OUT: Final = 4
"""So many cards are nearly none."""
STRONG: Final = 0.18
"""A hand whose burden for each of its cards is below this may try a putsch."""


class SimpleBot:
    """Weighs each legal play: what it takes from the hand's burden, and whether it may win the lead."""

    def __init__(self, name: str, seed: int | str) -> None:
        """Take a name, and what its chances (for offers in the dark) start from."""
        self.name = name
        self._chances = Random(seed)  # noqa: S311  (a game, not a secret)
        self._strength: Strength | None = None
        self._ruleset: object = None

    def act(self, view: View) -> str | None:
        """Choose what to do."""
        if view.ruleset is not self._ruleset or self._strength is None:
            self._ruleset, self._strength = view.ruleset, Strength(view.ruleset)
        if view.phase == "play":
            return f"{view.player} {self._choose(view, self._strength)}"
        if view.phase == "putsch":
            burden = self._strength.burden(self._strength.counts(view.hand), turned=view.is_turned)
            strong = burden < STRONG * len(view.hand)
            return f"putsch {view.player}" if strong else None
        if view.phase == "give":
            return self._give(view, self._strength)
        return self._bargain(view, self._strength)

    # ---------------------------------------------------------------------------------------------------- play

    def _choose(self, view: View, strength: Strength) -> Play:
        """Take the play that leaves the best hand."""
        plays = view.legal_plays
        if len(plays) == 1:
            return plays[0]
        counts = strength.counts(view.hand)
        best, chosen = -OUT, plays[-1]
        for play in plays:
            worth = self._weigh(view, strength, counts, play) if play.cards else self._weigh_pass(view)
            if worth > best:
                best, chosen = worth, play
        return chosen

    def _weigh(self, view: View, strength: Strength, counts: list[int], play: Play) -> float:
        """Say what a play is worth."""
        cards, turned = play.cards, view.is_turned
        cost, power = strength.cost[turned], strength.power[turned]
        rank, size = (
            strength.index[cards[0].rank],
            len(cards),
        )  # the first card names the rank of a set
        wild = 0
        worth = 0.0
        if strength.wilds:
            for card in cards:
                other = strength.index[card.rank]
                if other != rank:
                    wild += 1
                    worth += cost[other][1]
        held = counts[rank]
        worth += cost[rank][held] - cost[rank][held - size + wild] + A_CARD * size
        raised = 1 - (1 - power[rank]) / (1 + COMPANY * (size - 1))
        worth += THE_LEAD * raised * raised
        if len(view.hand) == size:
            banned = strength.banned[turned]
            return worth - STUCK if banned and any(strength.index[card.rank] in banned for card in cards) else OUT
        if strength.bad[turned] or (strength.turning and size >= 4):  # noqa: PLR2004  (section 6)
            worth += _weigh_rest(strength, counts, cards, turned=turned)
        return worth

    def _weigh_pass(self, view: View) -> float:
        """Say what a pass is worth."""
        fewest = min(left for player, left in view.cards_left.items() if left and player != view.player)
        worth = -HURRY if fewest <= NEARLY_OUT else 0.0
        return worth - LOCKED if view.ruleset.passing == "locks" else worth

    # ------------------------------------------------------------------------------------------------ exchange

    def _give(self, view: View, strength: Strength) -> str:
        """Give what must be given, else the cards that are missed least."""
        swap = swap_of(view)
        return gift(view, swap.must_give or least_missed(strength, view, swap.count))

    def _bargain(self, view: View, strength: Strength) -> str:
        """Answer an offer, or make one: my worst cards for good ones that I do not hold."""
        swap = swap_of(view)
        if swap.offer is None:
            good = unseen(view)
            if not view.is_turned:
                good.reverse()
            wants = self._chances.sample(good[: len(good) // 2], swap.count)
            return proposal(view, least_missed(strength, view, swap.count), wants)
        if len(view.actions) == 1:  # I do not hold what is asked for
            return view.actions[0]
        mine = strength.burden(strength.counts(view.hand), turned=view.is_turned)
        after = strength.counts([*view.hand, *swap.offer.gives])
        for card in swap.offer.wants:
            after[strength.index[card.rank]] -= 1
        # Without an agreement the best cards go, and the other's worst come: anything clearly better is taken.
        fair = strength.burden(after, turned=view.is_turned) < mine + 0.8 * swap.count
        return f"{'accept' if fair else 'refuse'} {swap.lower}"


def _weigh_rest(strength: Strength, counts: list[int], cards: tuple[Card, ...], *, turned: bool) -> float:
    """Say what the rest of the hand is worth: whether it can go out at all, and what a revolution does to it."""
    rest = counts[:]
    for card in cards:
        rest[strength.index[card.rank]] -= 1
    worth = 0.0
    if strength.turning and len(cards) >= 4:  # noqa: PLR2004  (section 6)
        worth = strength.burden(rest, turned=turned) - strength.burden(rest, turned=not turned)
        turned = not turned
    return worth - (0.0, NEARLY_STUCK, STUCK)[strength.stuck(rest, turned=turned)]


def least_missed(strength: Strength, view: View, count: int) -> list[Card]:
    """Choose the cards of my hand whose loss hurts least: the heaviest burdens, and no part of a set."""
    turned = view.is_turned
    cost = strength.cost[turned]
    counts = strength.counts(view.hand)
    # best[n] is what giving n cards of the ranks seen so far takes off, and how many of each rank go.
    best: list[tuple[float, tuple[int, ...]]] = [(0.0, ())]
    for rank, held in enumerate(counts):
        grown: list[tuple[float, tuple[int, ...]]] = []
        for total in range(min(count, len(best) - 1 + held) + 1):
            ways = [
                (
                    best[total - part][0] + cost[rank][held] - cost[rank][held - part],
                    (*best[total - part][1], part),
                )
                for part in range(min(held, total) + 1)
                if total - part < len(best)
            ]
            grown.append(max(ways))
        best = grown
    parts = list(best[count][1])
    gifts = []
    for card in view.hand:
        rank = strength.index[card.rank]
        if parts[rank]:
            parts[rank] -= 1
            gifts.append(card)
    return gifts
