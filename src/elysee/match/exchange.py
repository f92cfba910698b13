"""The exchange: who swaps how many cards with whom, and which ones are forced (rules.md, section 7)."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import comb
from typing import Final, Literal, cast

from elysee.cards import SUIT_ORDER, Card, rank_order
from elysee.match.actions import Offer
from elysee.rules import Ruleset

REFUSALS: Final = 3
"""After so many refusals there is no more bargaining (section 7, `agreed`)."""

PENALTY: Final = 4
"""What the scum gives in the round after a failed putsch (section 7)."""

MOST_LISTED: Final = 20_000
"""So many gifts are listed; more (six cards of twenty, say) are as legal, but no list is made of them."""

Choice = Literal["best", "best_together", "choice", "worst"]


@dataclass(slots=True)
class Swap:
    """One pair and what is still to be done in it."""

    higher: int
    lower: int
    count: int
    lower_gives: Choice
    higher_gives: Choice
    agreed: bool = False
    """Whether they bargain (still)."""
    offer: Offer | None = None
    """What the lower has been offered and not answered yet."""
    refusals: int = 0
    given: list[int] = field(default_factory=list)
    """Who has given already."""

    @property
    def giver(self) -> int:
        """Who gives next: the lower first (section 7)."""
        return self.higher if self.lower in self.given else self.lower

    @property
    def receiver(self) -> int:
        """Who gets what is given next."""
        return self.lower if self.lower in self.given else self.higher

    @property
    def choice(self) -> Choice:
        """How the next giver chooses."""
        return self.higher_gives if self.lower in self.given else self.lower_gives

    def copy(self) -> "Swap":
        """Give an equal swap that shares nothing."""
        return Swap(
            self.higher, self.lower, self.count, self.lower_gives, self.higher_gives,
            self.agreed, self.offer, self.refusals, list(self.given),
        )  # fmt: skip


def swaps_of(ruleset: Ruleset, order: Sequence[int], hands: dict[int, list[Card]], *, penalty: bool) -> list[Swap]:
    """List the swaps of a round, the outermost pair first.

    Args:
        ruleset: The rules of the table.
        order: The players by place, president first.
        hands: Each player's cards: a pair swaps at most half of the smaller hand.
        penalty: Whether the scum pays for a failed putsch.
    """
    swaps = []
    bargains = "agreed" in (ruleset.scum_gives, ruleset.president_gives)
    for pair in range(len(order) // 2):
        count = ruleset.exchange[pair] if pair < len(ruleset.exchange) else 0
        pays = penalty and pair == 0
        higher, lower = order[pair], order[-1 - pair]
        count = min(PENALTY if pays else count, len(hands[higher]) // 2, len(hands[lower]) // 2)
        if not count:
            continue
        lower_gives: Choice = "best" if pays or bargains else cast("Choice", ruleset.scum_gives)
        higher_gives: Choice = "choice" if pays or bargains else cast("Choice", ruleset.president_gives)
        swaps.append(Swap(higher, lower, count, lower_gives, higher_gives, agreed=bargains and not pays))
    return swaps


def by_strength(deck: int, hand: Sequence[Card], *, turned: bool, weakest: bool = False) -> list[Card]:
    """Sort cards strongest first (or weakest first), equal ones in suit order S H D C (sections 6 and 7)."""
    strength = rank_order(deck, turned=turned)
    sign = 1 if weakest else -1
    return sorted(hand, key=lambda card: (sign * strength[card.rank], SUIT_ORDER[card.suit]))


def forced(deck: int, hand: Sequence[Card], count: int, choice: Choice, *, turned: bool) -> tuple[Card, ...] | None:
    """Give the cards that must be given; None where the giver may choose (section 7)."""
    if choice == "choice":
        return None
    cards = by_strength(deck, hand, turned=turned, weakest=choice == "worst")
    if choice == "best_together" and count == 2:  # noqa: PLR2004  (the rule is about two)
        strongest = cards[0].rank
        others = [card for card in cards if card.rank != strongest]
        pair = [card for card in others if card.rank == others[0].rank]
        if sum(card.rank == strongest for card in cards) == 1 and len(pair) > 1:
            return tuple(pair[:2])
    return tuple(cards[:count])


def possible_gifts(hand: Sequence[Card], count: int) -> list[tuple[Card, ...]]:
    """List what may be given where the giver may choose: every different set of so many cards; none if too many."""
    if comb(len(hand), count) > MOST_LISTED:
        return []
    return list(dict.fromkeys(combinations(sorted(hand), count)))
