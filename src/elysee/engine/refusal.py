"""Why a play is refused: the kernel's reason, with the facts that a sentence needs (rules.md, sections 4 to 8)."""

from collections.abc import Callable, Mapping, Sequence

from elysee.cards import JOKER, Card, faces
from elysee.engine.play import Play
from elysee.engine.state import State
from elysee.engine.tables import REASONS, Rules
from elysee.errors import IllegalAction

Facts = dict[str, object]


def why_not_cards(
    rules: Rules, ranks: Mapping[str, int], held: Sequence[Sequence[Card]], cards: Sequence[Card]
) -> tuple[int, IllegalAction | None]:
    """Turn cards into the kernel's play, or say why they are no set of this player's cards (section 5, wild cards).

    Args:
        rules: The compiled rules.
        ranks: The number of each rank.
        held: The player's cards by rank.
        cards: The cards to lay.

    Returns:
        The play as an integer and None, or 0 and the refusal.
    """
    count = len(cards)
    rank = ranks.get(cards[0].rank, -1) if cards else 0
    # By far the most common: a pass, one card, or the first ones of a rank, as `legal_plays` names them.
    usual = rank >= 0 and (cards[0] in held[rank] if count == 1 else cards == tuple(held[rank][:count]))
    if usual:
        return count << 12 | rank << 8, None
    counts: dict[int, int] = {}
    for card in cards:
        rank = ranks.get(card.rank, -1)
        if rank < 0 or rank > rules.top + bool(rules.jokers):
            return 0, IllegalAction("not-in-this-deck", card=card.code, deck=rules.deck)
        counts[rank] = counts.get(rank, 0) + 1
    missing = [card.code for card in dict.fromkeys(cards) if not _has(held, ranks, card, cards)]
    if missing:
        return 0, IllegalAction("not-in-hand", cards=missing)
    if len(counts) <= 1:
        return next((count << 12 | rank << 8 for rank, count in counts.items()), 0), None
    tops = counts.pop(rules.top, 0) if rules.top_wild else 0
    jokers = counts.pop(rules.joker, 0) if rules.joker_wild and len(counts) > 1 else 0
    if len(counts) != 1:
        return 0, IllegalAction("mixed-ranks", cards=[card.code for card in cards])
    ((rank, naturals),) = counts.items()
    return naturals << 12 | rank << 8 | tops << 4 | jokers, None


def _has(held: Sequence[Sequence[Card]], ranks: Mapping[str, int], card: Card, cards: Sequence[Card]) -> bool:
    """Tell whether a hand has a card as often as it is named."""
    return held[ranks[card.rank]].count(card) >= cards.count(card)


def refusal(
    rules: Rules, state: State, reason: int, number: int, play: Play, pile: Play, show: Card | None
) -> IllegalAction:
    """Give the error for a reason of the kernel."""
    code = REASONS[reason]
    make = _FACTS.get(code)
    named = _Named(rules, state, number, play, pile, show)
    return IllegalAction(code, **(make(named) if make else {}))


class _Named:
    """What the sentences of refusals speak of."""

    def __init__(self, rules: Rules, state: State, number: int, play: Play, pile: Play, show: Card | None) -> None:
        self.most = rules.most
        self.cards = [card.code for card in play.cards]
        self.size = rules.size(number) if number else len(self.cards)
        self.wanted = rules.size(state.pile) if state.pile else 0
        letters = faces(rules.deck) + JOKER
        self.rank = letters[number >> 8 & 15] if number else ""
        self.pile_rank = letters[state.pile >> 8 & 15] if state.pile else ""
        self.pile = pile
        self.show = show


_FACTS: dict[str, Callable[[_Named], Facts]] = {
    "too-low": lambda named: {"rank": named.rank, "pile": named.pile_rank},
    "wrong-size": lambda named: {"size": named.size, "wanted": named.wanted},
    "too-small": lambda named: {"size": named.size, "wanted": named.wanted},
    "equal-refused": lambda named: {"rank": named.rank},
    "must-match": lambda named: {"rank": named.pile_rank, "size": named.wanted},
    "too-many-cards": lambda named: {"count": len(named.cards), "most": named.most},
    "wild-alone": lambda named: {"rank": named.rank},
    "must-show": lambda named: {"card": str(named.show)},
    "banned-finish": lambda named: {"cards": named.cards},
}
