"""What a hand is worth: the burden of every group of equal cards, worked out once for a table's rules."""

from collections.abc import Iterable, Sequence
from typing import Final

from elysee.cards import JOKER, Card
from elysee.engine.round import compiled_rules
from elysee.rules import Ruleset

BURDEN: Final = 1.0
"""What a group that wins no trick costs: about one lead to get rid of it."""
WORTH: Final = 1.6
"""What the strongest group makes up for, in the same money."""
CURVE: Final = 2.4
"""How fast the worth falls with the rank: a jack wins far fewer tricks than an ace."""
COMPANY: Final = 0.3
"""How much more a larger group wins: fewer hands can answer it."""
WILD: Final = 0.25
"""What a wild card is worth in hand."""
JOKER_PLACE: Final = 1.1
"""Where jokers stand, on the scale from the bottom rank (0) to the top rank (1)."""

LARGEST_GROUP: Final = 13
"""Counts up to here are tabled: three packs hold twelve cards of a rank."""


class Strength:
    """Costs of groups by rank, number of cards and order in force; rules that a hand must mind."""

    def __init__(self, ruleset: Ruleset) -> None:
        """Work out the tables of one ruleset."""
        letters = ruleset.faces + JOKER
        self.index = {rank: place for place, rank in enumerate(letters)}
        """The number of each rank; jokers come last."""
        self.top, self.joker = len(letters) - 2, len(letters) - 1
        self.most = ruleset.largest_set
        self.turning = ruleset.revolution != "off"
        joker = ruleset.joker if ruleset.has_jokers else "high"
        self.wilds = [
            rank
            for rank, is_wild in (
                (self.top, ruleset.top_rank == "wild"),
                (self.joker, joker == "wild"),
            )
            if is_wild
        ]
        """The ranks that complete sets of others."""
        self.power = [[self._power(rank, turned=turned) for rank in range(len(letters))] for turned in (False, True)]
        """From 0 to about 1, by order and rank: how likely a card wins."""
        self.cost = [[self._costs(rank, power) for rank, power in enumerate(powers)] for powers in self.power]
        """The burden of a group, by order, rank and count; negative for a group worth having."""
        rules = compiled_rules(ruleset, 1)
        self.banned = [rules.banned_last(turned=turned) for turned in (False, True)]
        """The ranks that may not be laid last, or had better not, by order."""
        self.bad = [
            [*banned, self.top] if ruleset.top_rank == "wild" and self.top not in banned else banned
            for banned in self.banned
        ]
        """The ranks that nobody should be left with: banned ones, and top cards that are never laid alone."""

    def _power(self, rank: int, *, turned: bool) -> float:
        """Place a rank between the weakest (0) and the strongest (1)."""
        if rank == self.joker:
            return JOKER_PLACE
        return (self.top - rank if turned else rank) / self.top

    def _costs(self, rank: int, power: float) -> list[float]:
        """Give the burden of 0, 1, 2, ... cards of one rank."""
        if rank in self.wilds:
            return [-WILD * count for count in range(LARGEST_GROUP)]
        costs = [0.0]
        for count in range(1, LARGEST_GROUP):
            size = min(count, self.most)
            raised = 1 - (1 - power) / (1 + COMPANY * (size - 1))
            costs.append(costs[count - size] + BURDEN - WORTH * raised**CURVE)
        return costs

    def counts(self, cards: Iterable[Card]) -> list[int]:
        """Count cards by rank."""
        counts = [0] * (self.joker + 1)
        index = self.index
        for card in cards:
            counts[index[card.rank]] += 1
        return counts

    def burden(self, counts: Sequence[int], *, turned: bool) -> float:
        """Give the burden of a whole hand: the lower, the sooner it is out."""
        return sum(row[count] for row, count in zip(self.cost[turned], counts, strict=True))

    def stuck(self, rest: Sequence[int], *, turned: bool) -> int:
        """Say how badly a hand lacks good groups for the cards nobody should be left with: 2 stuck, 1 nearly, 0 not."""
        bad, banned = self.bad[turned], self.banned[turned]
        held = [rank for rank in bad if rest[rank]]
        if not held:
            return 0
        good = sum(1 for rank, count in enumerate(rest) if count and rank not in bad)
        # Wild cards leave with a group of another rank, and where they are banned that is not the last one.
        need = 2 if any(rank in self.wilds and rank in banned for rank in held) else 1
        return 2 if good < need else 1 if good == need else 0
