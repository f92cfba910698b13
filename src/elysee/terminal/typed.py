"""Cards as people type them: ``VV``, ``J J``, ``2x9``, ``9♠ 9♥``, ``10h``, ``roi``.

A letter has one meaning as a rank and another as a suit; its place decides. In French the ranks are
A R D V (the English K Q J are taken too) and the suits P C K T, beside the S H D of the records; a letter
that repeats the rank before it is that rank again: ``DD`` is two queens, ``DK`` the queen of diamonds.
"""

import re
from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from elysee.cards import FACES, JOKER, SUITS, Card
from elysee.words import Language, say

_SYMBOLS: Final = {"♠": "S", "♥": "H", "♦": "D", "♣": "C", "♤": "S", "♡": "H", "♢": "D", "♧": "C"}
_RANKS: Final[dict[Language, dict[str, str]]] = {
    "en": {rank: rank for rank in FACES + JOKER} | {"*": JOKER},
    "fr": {rank: rank for rank in FACES + JOKER} | {"*": JOKER, "V": "J", "D": "Q", "R": "K"},
}
_LETTERS: Final[dict[Language, dict[str, str]]] = {
    "en": {"S": "S", "H": "H", "D": "D", "C": "C"},
    # A French C is cœur; who writes the codes of the records means clubs. The hand decides.
    "fr": {"P": "S", "C": "HC", "K": "D", "T": "C", "S": "S", "H": "H", "D": "D"},
}
_JOKERS: Final = "12"
_MANY: Final = re.compile(r"(\d{1,2})[x×](.+)", re.IGNORECASE)
_NOT_SEEN: Final = dict.fromkeys(map(ord, "\ufe0e\ufe0f"))
"""What some keyboards put after a suit."""


class TypingError(Exception):
    """What was typed cannot be read as cards, or is not held; the words are those of the terminal."""

    def __init__(self, key: str, **facts: object) -> None:
        """Keep which sentence tells it, and its facts."""
        super().__init__(key)
        self.key = key
        self.facts = facts


class Named(NamedTuple):
    """A card as it was named: a rank, and the suits it may have (any where none was named)."""

    rank: str
    suits: str = ""


def read_named(text: str, language: Language) -> list[Named]:
    """Read what cards are named.

    Raises:
        TypingError: If a word names none.
    """
    text = re.sub(r"\s+(?=[♠♥♦♣♤♡♢♧])", "", text.translate(_NOT_SEEN))
    words = [word for word in re.split(r"[\s,;+]+", text) if word]
    return [named for word in words for named in _read_word(word, language)]


def _read_word(word: str, language: Language) -> list[Named]:
    many = _MANY.fullmatch(word)
    if many:
        named = _read_word(many[2], language)
        if len(named) == 1 and int(many[1]):
            return named * int(many[1])
    rank = _rank_words().get(word.casefold())
    return [Named(rank)] if rank else _read_letters(word.upper(), language)


def _read_letters(word: str, language: Language) -> list[Named]:
    """Read ranks and suits written without spaces."""
    ranks, letters = _RANKS[language], _LETTERS[language]
    named: list[Named] = []
    at = 0
    while at < len(word):
        sign = "10" if word.startswith("10", at) else word[at]
        rank = "T" if sign == "10" else ranks.get(sign)
        if rank is None:
            raise TypingError("typed.unreadable", text=word[:40])
        at += len(sign)
        after = word[at : at + 1]
        if rank == JOKER:
            suits = after if after and after in _JOKERS else ""
        else:
            suits = _SYMBOLS.get(after) or ("" if after == sign else letters.get(after, ""))
        at += bool(suits)
        named.append(Named(rank, suits))
    return named


@cache
def _rank_words() -> dict[str, str]:
    """Map the names of ranks in both languages: ``roi``, ``kings``, ``joker``."""
    words = {}
    languages: tuple[Language, ...] = ("en", "fr")
    for language in languages:
        for rank in "JQKAX":
            for form in ("one", "many"):
                words[say(f"rank.{rank}.{form}", language).casefold()] = rank
    return words


def choose_cards(named: Sequence[Named], hand: Sequence[Card], show: Card | None = None) -> tuple[Card, ...]:
    """Take the named cards from a hand: named suits as they are, others the first in suit order.

    Args:
        named: What was named.
        hand: The cards to choose from.
        show: A card that comes before its like where no suit is named: it must be shown.

    Raises:
        TypingError: If there are not so many cards of a rank. A card named with its suit is given back
            even if the hand lacks it: the rules say so better.
    """
    left = Counter(hand)
    chosen: dict[int, Card] = {}
    for at, (rank, suits) in enumerate(named):
        if suits:
            codes = [Card(rank + suit) for suit in suits]
            chosen[at] = next((card for card in codes if left[card]), codes[0])
            left[chosen[at]] -= 1
    for at, (rank, suits) in enumerate(named):
        if not suits:
            likes = [card for card in (show, *_all_of(rank)) if card and card.rank == rank and left[card] > 0]
            if not likes:
                held = sum(card.rank == rank for card in hand)
                wanted = sum(other.rank == rank for other in named)
                raise TypingError("typed.too-few", rank=rank, held=held, wanted=wanted)
            chosen[at] = likes[0]
            left[likes[0]] -= 1
    return tuple(chosen[at] for at in range(len(named)))


def _all_of(rank: str) -> list[Card]:
    """List the cards of a rank, in suit order."""
    return [Card(rank + suit) for suit in (_JOKERS if rank == JOKER else SUITS)]
