"""The lines of a record as values: reading one, and writing it back (record.md)."""

import re
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from elysee.cards import Card
from elysee.engine.play import PASS, Play
from elysee.errors import NotationError

MOST_DIGITS: Final = 6
"""Longer numbers are refused unread: no match has so many rounds or players."""

LONGEST_NAME: Final = 100
"""Letters in a name: enough for any person, too few to flood a screen."""


_HIDDEN: Final = re.compile(
    r"[\x00-\x1f\x7f-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f"
    r"\u3164\ufeff\uffa0\ufff0-\ufffb\ud800-\udfff\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
    r"|(?<![^\x00-\u02ff])[\u200c\u200d]|[\u200c\u200d](?![^\x00-\u02ff])"
)
"""What nobody sees in a name: control characters, letters without width, marks that turn the direction of writing.
The joiners stay where they join something: emoji, or letters of scripts that need them."""


class Draw(NamedTuple):
    """``draw P CARD``: a card drawn for the first roles."""

    player: int
    card: Card

    def __str__(self) -> str:
        return f"draw {self.player} {self.card}"


class StartRound(NamedTuple):
    """``round K dealer P``."""

    number: int
    dealer: int

    def __str__(self) -> str:
        return f"round {self.number} dealer {self.dealer}"


class Deal(NamedTuple):
    """``deal P CARDS…``: the hand of one player."""

    player: int
    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return f"deal {self.player} {_codes(self.cards)}"


class Aside(NamedTuple):
    """``aside CARDS…``: cards over, shown to all and out of the round."""

    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return f"aside {_codes(self.cards)}"


class Removed(NamedTuple):
    """``removed CARDS…``: weak cards taken out before the deal."""

    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return f"removed {_codes(self.cards)}"


class Putsch(NamedTuple):
    """``putsch P``: the scum declares a putsch."""

    player: int

    def __str__(self) -> str:
        return f"putsch {self.player}"


class Give(NamedTuple):
    """``give P Q CARDS…``: P gives Q cards."""

    player: int
    to: int
    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return f"give {self.player} {self.to} {_codes(self.cards)}"


class Offer(NamedTuple):
    """``offer P Q CARDS… for CARDS…``: P would give Q the first cards for the second ones."""

    player: int
    to: int
    gives: tuple[Card, ...]
    wants: tuple[Card, ...]

    def __str__(self) -> str:
        return f"offer {self.player} {self.to} {_codes(self.gives)} for {_codes(self.wants)}"


class Refuse(NamedTuple):
    """``refuse Q``: Q declines what was offered."""

    player: int

    def __str__(self) -> str:
        return f"refuse {self.player}"


class Accept(NamedTuple):
    """``accept Q``: Q agrees to what was offered."""

    player: int

    def __str__(self) -> str:
        return f"accept {self.player}"


class Lay(NamedTuple):
    """``P CARDS…`` or ``P -``: a play or a pass."""

    player: int
    play: Play

    def __str__(self) -> str:
        return f"{self.player} {self.play}"


class End(NamedTuple):
    """``end P P P…``: the places of the round, first out first."""

    places: tuple[int, ...]

    def __str__(self) -> str:
        return "end " + " ".join(map(str, self.places))


class Leave(NamedTuple):
    """``leave P``."""

    player: int

    def __str__(self) -> str:
        return f"leave {self.player}"


class Join(NamedTuple):
    """``join "Name"``."""

    name: str

    def __str__(self) -> str:
        return f"join {quoted(self.name)}"


class Abandon(NamedTuple):
    """``abandon``: the match stops here."""

    def __str__(self) -> str:
        return "abandon"


Action = (
    Draw
    | StartRound
    | Deal
    | Aside
    | Removed
    | Putsch
    | Give
    | Offer
    | Refuse
    | Accept
    | Lay
    | End
    | Leave
    | Join
    | Abandon
)


def _codes(cards: Sequence[Card]) -> str:
    return " ".join([card.code for card in cards])


# ------------------------------------------------------------------------------------------------------------- words

_TOKEN: Final = re.compile(r'\s*(?:"((?:[^"\\]|\\["\\])*)"(?=\s|#|$)|(#.*)|([^\s"#]+)(?=\s|#|$))', re.DOTALL)


class Quoted(str):
    """A word that stood in quotes."""

    __slots__ = ()


def split_line(line: str) -> list[str]:
    """Split a line into words; ``"…"`` is one word (a `Quoted`), ``#`` starts a comment.

    Raises:
        NotationError: If a quote is not closed, or stands inside a word (``bad-quotes``), or if no file could hold the
            line (``not-utf8``: what Python makes of bytes that are no text).
    """
    if not line.isascii():
        stray = next((at for at, letter in enumerate(line) if "\ud800" <= letter <= "\udfff"), None)
        if stray is not None:
            raise NotationError("not-utf8", byte=f"0x{ord(line[stray]) & 0xFF:02x}", at=stray + 1)
    if '"' not in line:
        return line.partition("#")[0].split()
    words: list[str] = []
    at, line = 0, line.rstrip()
    while at < len(line):
        found = _TOKEN.match(line, at)
        if found is None:
            raise NotationError("bad-quotes", text=line[at : at + 40].strip())
        text, comment, word = found.groups()
        if comment is not None:
            break
        words.append(word if word is not None else Quoted(re.sub(r'\\(["\\])', r"\1", text)))
        at = found.end()
    return words


def quoted(text: str) -> str:
    """Write a text in quotes, so that :func:`split_line` reads it back."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def check_name(word: str) -> str:
    """Give a name back if it may be one.

    Raises:
        NotationError: If it is not in quotes, empty, too long, or has characters that do not print.
    """
    if not isinstance(word, Quoted):
        raise NotationError("name-without-quotes", text=word[:40])
    if not word.strip():
        raise NotationError("name-empty")
    if len(word) > LONGEST_NAME:
        raise NotationError("name-too-long", count=len(word), most=LONGEST_NAME)
    if _HIDDEN.search(word):
        raise NotationError("name-unprintable", name=ascii(str(word)))
    return str(word)


def read_number(word: str) -> int:
    """Read a whole number from 1, such as a player's.

    Raises:
        NotationError: If it is none (``not-a-number``).
    """
    if not (word.isascii() and word.isdigit() and len(word) <= MOST_DIGITS and word[0] != "0"):
        raise NotationError("not-a-number", text=word[:40])
    return int(word)


# ----------------------------------------------------------------------------------------------------------- reading

Words = Sequence[str]


def _cards(words: Words, form: str) -> tuple[Card, ...]:
    if not words:
        raise NotationError("wrong-form", form=form)
    return tuple(map(Card, words))


def _read_offer(words: Words) -> Action:
    form = "offer P Q CARDS… for CARDS…"
    if len(words) < 3 or words.count("for") != 1:  # noqa: PLR2004
        raise NotationError("wrong-form", form=form)
    middle = list(words).index("for")
    gives, wants = _cards(words[2:middle], form), _cards(words[middle + 1 :], form)
    return Offer(read_number(words[0]), read_number(words[1]), gives, wants)


def _read_round(words: Words) -> Action:
    if len(words) != 3 or words[1] != "dealer":  # noqa: PLR2004
        raise NotationError("wrong-form", form="round K dealer P")
    return StartRound(read_number(words[0]), read_number(words[2]))


def _exactly(count: int, form: str, make: Callable[[Words], Action]) -> Callable[[Words], Action]:
    """Read a line of exactly so many words after the first."""

    def read(words: Words) -> Action:
        if len(words) != count:
            raise NotationError("wrong-form", form=form)
        return make(words)

    return read


def _at_least(count: int, form: str, make: Callable[[Words], Action]) -> Callable[[Words], Action]:
    """Read a line of at least so many words after the first."""

    def read(words: Words) -> Action:
        if len(words) < count:
            raise NotationError("wrong-form", form=form)
        return make(words)

    return read


READERS: Final[dict[str, Callable[[Words], Action]]] = {
    "draw": _exactly(2, "draw P CARD", lambda w: Draw(read_number(w[0]), Card(w[1]))),
    "round": _read_round,
    "deal": _at_least(2, "deal P CARDS…", lambda w: Deal(read_number(w[0]), tuple(map(Card, w[1:])))),
    "aside": _at_least(1, "aside CARDS…", lambda w: Aside(tuple(map(Card, w)))),
    "removed": _at_least(1, "removed CARDS…", lambda w: Removed(tuple(map(Card, w)))),
    "putsch": _exactly(1, "putsch P", lambda w: Putsch(read_number(w[0]))),
    "give": _at_least(
        3, "give P Q CARDS…", lambda w: Give(read_number(w[0]), read_number(w[1]), tuple(map(Card, w[2:])))
    ),
    "offer": _read_offer,
    "refuse": _exactly(1, "refuse Q", lambda w: Refuse(read_number(w[0]))),
    "accept": _exactly(1, "accept Q", lambda w: Accept(read_number(w[0]))),
    "end": _at_least(1, "end P P P…", lambda w: End(tuple(map(read_number, w)))),
    "leave": _exactly(1, "leave P", lambda w: Leave(read_number(w[0]))),
    "join": _exactly(1, 'join "Name"', lambda w: Join(check_name(w[0]))),
    "abandon": _exactly(0, "abandon", lambda _: Abandon()),
}
"""How to read each line of a match, by its first word. A play begins with a player's number instead."""


def parse_action(line: str | Sequence[str]) -> Action:
    """Read one line of a match.

    Raises:
        NotationError: If it is none; the error names the word and the form that would be right.
    """
    words = split_line(line) if isinstance(line, str) else line
    if not words:
        raise NotationError("empty-line")
    first = words[0]
    strange = next((word for word in words if isinstance(word, Quoted)), None)
    if strange is not None and (first != "join" or strange is first):  # only a newcomer's name stands in quotes
        raise NotationError("bad-quotes", text=quoted(strange)[:40])
    reader = READERS.get(first)
    if reader is not None:
        return reader(words[1:])
    if not (first.isascii() and first.isdigit()):
        raise NotationError("unknown-line", word=first[:40], known=sorted(READERS))
    if len(words) == 1:
        raise NotationError("wrong-form", form="P CARDS…  /  P -")
    play = PASS if list(words[1:]) == ["-"] else Play(tuple(map(Card, words[1:])))
    return Lay(read_number(first), play)
