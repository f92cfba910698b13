"""Cards, their order, and packs of them (rules.md, section 2).

A card is written with two letters, rank then suit: ``9S``, ``TH``, ``2C``. The two jokers are ``X1`` and ``X2``.

>>> Card.parse("TH")
Card('TH')
>>> Card.parse("TH").rank, Card.parse("TH").suit
('T', 'H')
"""

from collections.abc import Iterable
from functools import cache
from typing import ClassVar, Final, Self, final

from elysee.errors import NotationError

SUITS: Final = "SHDC"
"""The suits, in the order that settles which of two equal cards is given first (section 7)."""

SUIT_ORDER: Final = {suit: index for index, suit in enumerate(SUITS + "12")}
"""The place of each suit, and of the two jokers, among cards of one rank."""

FACES: Final = "3456789TJQKA2"
"""The ranks of a pack of 52, weakest first."""

FACES_32: Final = "89TJQKA7"
"""The ranks of a pack of 32, weakest first."""

JOKER: Final = "X"
"""The rank of both jokers."""


@final
class Card:
    """One card; the same card is always the same object, so ``is`` and ``==`` agree.

    Cards sort by face, as a pack of 52 does, then by suit, jokers last.
    """

    __slots__ = ("_order", "code", "rank", "suit")

    code: str
    """Rank and suit: ``"TH"``."""
    rank: str
    """One of ``3456789TJQKA2``, or ``X`` for a joker."""
    suit: str
    """One of ``SHDC``; ``1`` or ``2`` for a joker."""

    _order: int
    _all: ClassVar[dict[str, Self]] = {}

    def __new__(cls, code: str) -> Self:
        """Give the card of that code.

        Raises:
            NotationError: If *code* is not one rank and one suit (``not-a-card``).
        """
        try:
            return cls._all[code]
        except (KeyError, TypeError):
            raise NotationError("not-a-card", text=str(code)[:40]) from None

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read a card from its two letters, such as ``"TH"``.

        Raises:
            NotationError: If *text* is not one rank and one suit (``not-a-card``).
        """
        return cls(text)

    @property
    def is_joker(self) -> bool:
        """Whether this is a joker."""
        return self.rank == JOKER

    def __str__(self) -> str:
        """Give the two letters, which :meth:`parse` reads back."""
        return self.code

    def __repr__(self) -> str:
        """Show the card as an expression."""
        return f"Card({self.code!r})"

    def __lt__(self, other: "Card") -> bool:
        """Compare by face, then by suit."""
        return self._order < other._order

    def __reduce__(self) -> tuple[type["Card"], tuple[str]]:
        """Keep one object for each card across copies and pickles."""
        return Card, (self.code,)

    def _repr_svg_(self) -> str:
        """Show the card in a notebook."""
        return svg_of([self])

    @classmethod
    def _make_all(cls) -> None:
        """Create the 54 cards, once, when the module is imported."""
        codes = [rank + suit for rank in FACES for suit in SUITS] + ["X1", "X2"]
        for order, code in enumerate(codes):
            card = object.__new__(cls)
            card.code, card.rank, card.suit = code, code[0], code[1]
            card._order = order
            cls._all[code] = card


Card._make_all()  # noqa: SLF001  (the class makes its own members)

ALL_CARDS: Final = tuple(sorted(Card._all.values()))  # noqa: SLF001
"""The 54 cards, by face and suit, jokers last."""


def faces(deck: int) -> str:
    """Give the ranks of a pack of *deck* cards (52, 53, 54 or 32), weakest first, without jokers."""
    return FACES_32 if deck == len(FACES_32) * len(SUITS) else FACES


@cache
def rank_order(deck: int, *, turned: bool = False) -> dict[str, int]:
    """Number the ranks of a pack: 0 is the weakest, jokers are the strongest, turned or not (section 6)."""
    ranks = faces(deck)
    return {rank: index for index, rank in enumerate((ranks[::-1] if turned else ranks) + JOKER)}


@cache
def pack(deck: int, decks: int = 1) -> tuple[Card, ...]:
    """Give the cards of *decks* packs of *deck* cards each, weakest rank first (section 2)."""
    ranks = faces(deck)
    jokers = max(0, deck - len(FACES) * len(SUITS))
    one = [Card(rank + suit) for rank in ranks for suit in SUITS]
    one += [Card(f"{JOKER}{number + 1}") for number in range(jokers)]
    order = rank_order(deck)
    return tuple(sorted(one * decks, key=lambda card: (order[card.rank], SUIT_ORDER[card.suit])))


def svg_of(cards: Iterable[Card]) -> str:
    """Draw cards side by side, as an SVG picture for notebooks and pages."""
    drawn = []
    for place, card in enumerate(cards):
        colour = "#b4152d" if card.suit in "HD1" else "#15201c"
        rank = "10" if card.rank == "T" else "" if card.is_joker else card.rank
        sign = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}.get(card.suit, "★")
        drawn.append(
            f'<g transform="translate({46 * place + 2} 2)" fill="{colour}" text-anchor="middle"><title>{card}</title>'
            '<rect width="42" height="58" rx="5" fill="#fdf9ef" stroke="#8b8676"/>'
            f'<text x="21" y="26" font-size="20" font-weight="700">{rank}</text>'
            f'<text x="21" y="{38 if card.is_joker else 49}" font-size="20">{sign}</text></g>'
        )
    width = 46 * len(drawn) or 46
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="62" font-family="Georgia, serif">'
        f"{''.join(drawn)}</svg>"
    )


def parse_cards(text: str | Iterable[str]) -> tuple[Card, ...]:
    """Read cards separated by spaces, such as ``"9S 9H"``.

    Raises:
        NotationError: If one of them is not a card (``not-a-card``).
    """
    return tuple(map(Card, text.split() if isinstance(text, str) else text))
