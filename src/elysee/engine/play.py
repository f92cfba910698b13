"""Play: the cards one player lays at once, or a pass (rules.md, section 4)."""

from collections.abc import Iterable
from typing import ClassVar, Final, Self, final

from elysee.cards import ALL_CARDS, Card, parse_cards, svg_of


@final
class Play:
    """The cards laid at once; no cards are a pass. Plays of the same cards, in whatever order, are equal.

    >>> Play.parse("9S 9H")
    Play('9S 9H')
    >>> Play.parse("9S 9H") == Play.parse("9H 9S")
    True
    >>> Play.parse("-").is_pass
    True
    """

    __slots__ = ("cards",)

    cards: tuple[Card, ...]
    """The cards, in the order they were named."""

    PASS: ClassVar["Play"]
    """The pass, written ``-``."""

    def __init__(self, cards: Iterable[Card] = ()) -> None:
        """Take cards that are already read; see :meth:`parse` for text."""
        self.cards = tuple(cards)

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read a play: cards separated by spaces, or ``-`` for a pass.

        Raises:
            NotationError: If a word is not a card (``not-a-card``).
        """
        return cls(() if text.strip() == "-" else parse_cards(text))

    @property
    def is_pass(self) -> bool:
        """Whether no card is laid."""
        return not self.cards

    def __len__(self) -> int:
        """Count the cards."""
        return len(self.cards)

    def __bool__(self) -> bool:
        """Tell a set of cards from a pass."""
        return bool(self.cards)

    def __eq__(self, other: object) -> bool:
        """Compare by the cards, in whatever order."""
        if not isinstance(other, Play):
            return NotImplemented
        return self.cards == other.cards or sorted(self.cards) == sorted(other.cards)

    def __hash__(self) -> int:
        """Agree with equality."""
        return hash(tuple(sorted(self.cards)))

    def __str__(self) -> str:
        """Give the text that :meth:`parse` reads back."""
        return " ".join([card.code for card in self.cards]) or "-"

    def __repr__(self) -> str:
        """Show the play as an expression."""
        return f"Play({str(self)!r})"

    def _repr_svg_(self) -> str:
        """Show the play in a notebook; a pass is an empty place."""
        return svg_of(self.cards)


SINGLES: Final = {card: Play((card,)) for card in ALL_CARDS}
"""Each card alone, made once: most plays are of one card."""

PASS: Final = Play()
Play.PASS = PASS
