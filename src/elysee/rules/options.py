"""The options: what may be chosen at a table, and how it is written (rules.md, sections 2 to 11).

>>> OPTIONS["deck"].parse("54")
54
>>> OPTIONS["exchange"].write((2, 1))
'2,1'
>>> OPTIONS["putsch"].label["fr"]
'putsch'
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, Literal, get_args

from elysee.errors import RulesError
from elysee.rules import values
from elysee.rules.table_words import capital, table_words
from elysee.rules.values import End, Reader, Value
from elysee.words import Key, Language, languages, say

Group = Literal["cards", "start", "trick", "special", "revolution", "exchange", "finish", "points", "titles"]
"""The sections of rules.md: 2, 3, 4, 5, 6, 7, 8, 9 and 11."""

GROUPS: Final[tuple[Group, ...]] = get_args(Group)


@dataclass(frozen=True, slots=True)
class Option:
    """One question about the rules and the answers it may have."""

    name: str
    group: Group
    default: Value
    """What ``classic`` plays."""
    values: tuple[str, ...] | None
    """The words to choose from; None where the value has a syntax, told by :attr:`syntax`."""
    reader: Reader

    def parse(self, text: str) -> Value:
        """Read a value.

        Raises:
            RulesError: If *text* is no value of this option (``bad-value``).
        """
        try:
            return self.reader(text)
        except ValueError:
            wanted: object = self.values or Key(f"options.{self.name}.syntax")
            raise RulesError("bad-value", option=self.name, value=shown(text), wanted=wanted) from None

    def write(self, value: Value) -> str:
        """Give the text that :meth:`parse` reads as *value*."""
        return values.write(value)

    def accept(self, value: object) -> Value:
        """Take a value or its text.

        Raises:
            RulesError: If it is neither (``bad-value``).
        """
        return self.parse(value if isinstance(value, str) else values.write(value))

    @property
    def label(self) -> Mapping[Language, str]:
        """A word or two for a form, in each language."""
        return self._said("label")

    @property
    def help(self) -> Mapping[Language, str]:
        """One line on what the option decides, in each language."""
        return self._said("help")

    @property
    def syntax(self) -> Mapping[Language, str] | None:
        """What may be written, in each language, where there is no list of words."""
        return None if self.values else self._said("syntax")

    def value_help(self, value: object, language: Language = "en", /, **facts: object) -> str:
        """Give one line on what *value* means.

        Args:
            value: A value or its text.
            language: The language to say it in.
            facts: The words of one table (see ``table_words``), in place of the usual ones.

        Raises:
            RulesError: If *value* is no value of this option (``bad-value``).
        """
        word, own = self._form(self.accept(value))
        key = f"options.{self.name}.value.{word}"
        return capital(say(key, language, **{**table_words(language), **facts, **own}))

    def _form(self, value: Value) -> tuple[str, dict[str, object]]:
        """Name the sentence that explains *value*, and its facts."""
        if isinstance(value, End):
            return value.kind, {"count": value.count}
        if isinstance(value, tuple):
            numbers = bool(value) and all(isinstance(item, int) for item in value)
            word = "list" if numbers else "-".join(map(str, value)) or "none"
            return word, {"list": ", ".join(map(str, value))}
        if self.values is None and isinstance(value, int):
            return "number", {"count": value}
        return self.write(value), {}

    def _said(self, part: str) -> Mapping[Language, str]:
        key = f"options.{self.name}.{part}"
        return MappingProxyType({language: say(key, language) for language in languages()})


def shown(text: str, most: int = 40) -> str:
    """Make foreign text fit for a message: short, and nothing a terminal would obey."""
    short = text if len(text) <= most else text[: most - 1] + "…"
    return "".join(char if char.isprintable() else "\ufffd" for char in short)


def _words(alias: object) -> tuple[tuple[str, ...], Reader]:
    """Give the words of a ``Literal`` and what reads them."""
    words: tuple[str, ...] = get_args(alias)

    def read(text: str) -> Value:
        return words[words.index(text)]

    return words, read


def _mapped(known: dict[str, Value]) -> tuple[tuple[str, ...], Reader]:
    """Give the words of a table and what reads them."""

    def read(text: str) -> Value:
        if text not in known:
            raise ValueError
        return known[text]

    return tuple(known), read


_FLAG: Final = _mapped({"false": False, "true": True})
_DECK: Final = _mapped({"52": 52, "53": 53, "54": 54, "32": 32})
_DECKS: Final = _mapped({"1": 1, "2": 2, "3": 3, "auto": "auto"})


def _options() -> Iterator[Option]:
    """Give every option, in the order of rules.md."""
    yield Option("deck", "cards", 52, *_DECK)
    yield Option("decks", "cards", 1, *_DECKS)
    yield Option("deal", "cards", "set_aside", *_words(values.Deal))
    yield Option("opening", "start", "unranked", *_words(values.Opening))
    yield Option("first_lead", "start", "left_of_dealer", *_words(values.FirstLead))
    yield Option("first_lead_shows", "start", False, *_FLAG)  # noqa: FBT003
    yield Option("next_lead", "start", "left_of_dealer", *_words(values.NextLead))
    yield Option("seats", "start", "by_role", *_words(values.Seats))
    yield Option("follow", "trick", "same_size", *_words(values.Follow))
    yield Option("singles_stay_single", "trick", False, *_FLAG)  # noqa: FBT003
    yield Option("largest_set", "trick", 4, None, values.read_size)
    yield Option("equal_rank", "trick", "refused", *_words(values.EqualRank))
    yield Option("passing", "trick", "free", *_words(values.Passing))
    yield Option("winner_out", "trick", "left", *_words(values.WinnerOut))
    yield Option("top_rank", "special", "high", *_words(values.TopRank))
    yield Option("top_rank_beaten_by", "special", (), None, values.read_beaten_by)
    yield Option("joker", "special", "high", *_words(values.Joker))
    yield Option("revolution", "revolution", "off", *_words(values.Revolution))
    yield Option("exchange", "exchange", (2, 1), None, values.read_exchange)
    yield Option("scum_gives", "exchange", "best", *_words(values.ScumGives))
    yield Option("president_gives", "exchange", "choice", *_words(values.PresidentGives))
    yield Option("putsch", "exchange", False, *_FLAG)  # noqa: FBT003
    yield Option("finish_ban", "finish", "illegal", *_words(values.FinishBan))
    yield Option("finish_ban_cards", "finish", "top", *_words(values.FinishBanCards))
    yield Option("finish_ban_turned", "finish", "same", *_words(values.FinishBanTurned))
    yield Option("points", "points", "places", None, values.read_points)
    yield Option("end", "points", End(), None, values.read_end)
    yield Option("titles", "titles", "secretary", *_words(values.Titles))


OPTIONS: Final[Mapping[str, Option]] = MappingProxyType({each.name: each for each in _options()})
"""Every option by its name, in the order of rules.md."""
