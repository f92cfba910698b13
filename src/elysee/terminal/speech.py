"""Speech: puts what happens at a table into words, for one player and in one language."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, Literal

from rich.cells import cell_len, set_cell_size
from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from elysee.cards import Card
from elysee.engine import Play
from elysee.errors import ElyseeError
from elysee.match import Role
from elysee.words import Language, card_name, printable, say, title

LONGEST_SHOWN: Final = 16
"""Columns a name may take; longer ones are cut, so that a table of twelve stays a table."""

PEOPLE: Final = ("player", "turn", "giver", "receiver", "to", "scum", "dealer")
"""The facts of an error that are players' numbers."""

RED: Final = r"(?:\b(?:10|[2-9AJQKVDR])[♥♦])"
NARROWEST: Final = 10
"""Columns a text is given however narrow the screen is."""
LOUD: Final = "bold red"
GOLD: Final = "bold yellow"


class Speech:
    """Says sentences about people at a table; one of them is *you*."""

    def __init__(self, names: Sequence[str], titles: str, me: int, language: Language) -> None:
        """Take the people's names, the style of titles, and whose ears the words are for.

        Args:
            names: The name of player 1, 2, ...; newcomers may be added later.
            titles: The style of titles at the table (rules.md, section 11).
            me: The player who is *you*.
            language: The language of all words.
        """
        self.me = me
        self.language = language
        self._names = names
        self._titles = titles

    def __call__(self, key: str, **facts: object) -> str:
        """Say one sentence of the terminal."""
        return say(f"terminal.{key}", self.language, **facts)

    def of(self, key: str, player: int, **facts: object) -> str:
        """Say what a player does: there is a sentence for *you*, and one for anybody else."""
        who = "you" if player == self.me else "other"
        return self(f"{key}.{who}", name=self.name(player), **facts)

    def name(self, player: int) -> str:
        """Give a name that is fit to be printed: nothing a terminal would obey, and not too long."""
        name = printable(self._names[player - 1])
        return name if cell_len(name) <= LONGEST_SHOWN else set_cell_size(name, LONGEST_SHOWN - 1).rstrip() + "…"

    def names(self, players: Iterable[int]) -> list[str]:
        """Give the names of some players."""
        return [self.name(player) for player in players]

    def role(self, role: Role, form: Literal["", "the", "to", "of"] = "") -> str:
        """Give the words of a role, in the table's own style."""
        return title(self._titles, role, self.language, form)

    def card(self, card: Card) -> str:
        """Write a card."""
        return card_name(card, self.language)

    def cards(self, cards: Play | Iterable[Card]) -> str:
        """Write cards, one after the other; a space that does not break holds them together."""
        return "\u00a0".join(map(self.card, cards.cards if isinstance(cards, Play) else cards))

    def why(self, error: ElyseeError) -> str:
        """Say why something is refused, naming people by their names."""
        facts = {
            key: self.name(fact) if key in PEOPLE and isinstance(fact, int) and self._is_here(fact) else fact
            for key, fact in error.facts.items()
        }
        named = ElyseeError(error.code, **facts)
        return named.explain(self.language)

    def _is_here(self, player: int) -> bool:
        return 0 < player <= len(self._names)


def painted(sentence: str, style: str = "") -> Text:
    """Colour the red cards in a sentence."""
    text = Text(sentence, style)
    text.highlight_regex(RED, "red")
    return text


def hanging(head: Text, body: Text, console: Console) -> Iterator[Text]:
    """Write a text after its head, over several lines if need be, all of them beginning below its first word."""
    for line in body.wrap(console, max(console.width - head.cell_len, NARROWEST)):
        line.rstrip()
        yield Text.assemble(head, line)
        head = Text(" " * head.cell_len)


def rule(words: str, line: str = "─") -> Rule:
    """Draw a line with words in it."""
    return Rule(Text(words, GOLD), style="yellow", characters=line)
