"""The values an option may have, and how each kind of value is read and written."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

from elysee.errors import RulesError
from elysee.words import Key

Decks: TypeAlias = int | Literal["auto"]
Deal = Literal["set_aside", "uneven", "remove_lowest"]
Opening = Literal["unranked", "draw"]
FirstLead = Literal["left_of_dealer", "QH", "3C", "president"]
NextLead = Literal["left_of_dealer", "president", "scum", "QH", "3C"]
Seats = Literal["by_role", "static"]
Follow = Literal["same_size", "same_or_more"]
EqualRank = Literal["refused", "allowed", "skips", "skips_or_matches"]
Passing = Literal["free", "locks"]
WinnerOut = Literal["left", "scum"]
TopRank = Literal["high", "closes", "cuts", "cuts_one_more", "wild", "double"]
BeatenBy = Literal["quad", "pair_on_single"]
Joker = Literal["high", "wild", "double", "any_set"]
Revolution = Literal["off", "trick", "round", "match"]
ScumGives = Literal["best", "best_together", "agreed"]
PresidentGives = Literal["choice", "worst", "agreed"]
FinishBan = Literal["none", "illegal", "last_place"]
FinishBanCards = Literal["top", "top_and_joker"]
FinishBanTurned = Literal["same", "extends", "replaces"]
PointsWord = Literal["places", "scale", "none"]
Points: TypeAlias = PointsWord | tuple[int, ...]
Titles = Literal["classic", "polite", "secretary", "ministry", "company", "army"]
EndKind = Literal["open", "rounds", "points"]

MOST_SET: Final = 12
"""The largest set any table plays: all cards of one rank in three packs."""
MOST_SWAPPED: Final = 20
MOST_PAIRS: Final = 6
"""Twelve players make six pairs."""
FEWEST_PLAYERS: Final = 3
MOST_PLAYERS: Final = 12
MOST_POINTS: Final = 1_000_000
"""Far above any table, and small enough that a total never surprises a database or a page."""

_WHOLE: Final = re.compile(r"0|-?[1-9][0-9]{0,6}")


@dataclass(frozen=True, slots=True)
class End:
    """When a match is over: never by itself, after some rounds, or at some points (section 9).

    Raises:
        RulesError: If the count does not fit the kind (``bad-value``).
    """

    kind: EndKind = "open"
    count: int = 0
    """Rounds or points; 0 when the end is open."""

    def __post_init__(self) -> None:
        """Refuse what no match could reach."""
        least, most = (0, 0) if self.kind == "open" else (1, MOST_POINTS)
        whole = type(self.count) is int and least <= self.count <= most
        if self.kind not in get_args(EndKind) or not whole:
            value = f"{self.kind}:{_write_item(self.count)}"[:40]
            raise RulesError("bad-value", option="end", value=value, wanted=Key("options.end.syntax"))

    def __str__(self) -> str:
        """Give ``open``, ``rounds:10`` or ``points:20``."""
        return "open" if self.kind == "open" else f"{self.kind}:{self.count}"


Value: TypeAlias = int | str | tuple[int, ...] | tuple[str, ...] | End
"""What an option may hold; ``bool`` is an ``int``."""

Reader: TypeAlias = Callable[[str], Value]
"""Reads the text of a value; raises ``ValueError`` where it is none."""

Writer: TypeAlias = Callable[[Value], str]
"""Gives the text of a value."""


def whole(text: str, least: int, most: int) -> int:
    """Read a whole number in one spelling only, from *least* to *most*.

    Raises:
        ValueError: If it is anything else.
    """
    # The pattern comes first: a number of a million digits never reaches int().
    if not _WHOLE.fullmatch(text) or not least <= int(text) <= most:
        raise ValueError
    return int(text)


def read_size(text: str) -> int:
    """Read the cards of the largest set: 1 to 12."""
    return whole(text, 1, MOST_SET)


def read_beaten_by(text: str) -> tuple[str, ...]:
    """Read ``none`` or some of ``quad`` and ``pair_on_single``, in whatever order."""
    named = [] if text == "none" else text.split(",", 2)
    known = get_args(BeatenBy)
    if len(set(named)) < len(named) or not set(named) <= set(known):
        raise ValueError
    return tuple(word for word in known if word in named)


def read_exchange(text: str) -> tuple[int, ...]:
    """Read ``none`` or the counts of the pairs, outermost first: ``2,1``."""
    named = [] if text == "none" else text.split(",", MOST_PAIRS)
    if len(named) > MOST_PAIRS:
        raise ValueError
    return tuple(whole(word, 1, MOST_SWAPPED) for word in named)


def read_points(text: str) -> Points:
    """Read ``places``, ``scale``, ``none`` or the points of each place: ``5,3,2,0``."""
    for word in get_args(PointsWord):
        if text == word:
            return word  # type: ignore[no-any-return]
    named = text.split(",", MOST_PLAYERS)
    if not FEWEST_PLAYERS <= len(named) <= MOST_PLAYERS:
        raise ValueError
    return tuple(whole(word, -MOST_POINTS, MOST_POINTS) for word in named)


def read_end(text: str) -> End:
    """Read ``open``, ``rounds:10`` or ``points:20``."""
    if text == "open":
        return End()
    kind, _, count = text.partition(":")
    for known in ("rounds", "points"):
        if kind == known:
            return End(known, whole(count, 1, MOST_POINTS))
    raise ValueError


def write(value: object) -> str:
    """Give the text of any value; of what is no value, a text that no option reads.

    ``True`` and ``1`` are equal in Python, but not in a ruleset.
    """
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Sequence) and not isinstance(value, str | bytes):
        return ",".join(map(_write_item, value)) or "none"
    if isinstance(value, int | str | End):
        return _write_item(value)
    return f"({type(value).__name__})"


def _write_item(value: object) -> str:
    """Give the text of one item; a huge number cannot be written, nor is it wanted."""
    if isinstance(value, int) and abs(value) > MOST_POINTS:
        return "(number)"
    return str(value)
