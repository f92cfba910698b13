"""Letters: what is printed where a terminal cannot write all of them: ``9S`` for ``9♠``, ``>`` for ``▶``."""

import codecs
import unicodedata
from typing import Final

from elysee.words import Language

_SUITS: Final[dict[Language, str]] = {"en": "SHDC", "fr": "PCKT"}
"""What people type for ♠♥♦♣ (`elysee.terminal.typed`)."""

_PLAIN: Final = {
    **dict.fromkeys("▶›", ">"),
    "‹": "<",
    **dict.fromkeys("“”«»", '"'),
    **dict.fromkeys("’‘", "'"),
    **dict.fromkeys("—–─", "-"),
    "═": "=",
    "×": "x",
    "✗": "x",
    "★": "*",
    "·": "-",
    "…": ".",  # one column wide, as it was
    "œ": "oe",
    "Œ": "OE",
}


def plain(text: str, language: Language) -> str:
    """Write a text in ASCII, as well as it can be.

    >>> plain("▶ Léa 9♠ V♥", "fr")
    '> Lea 9P VC'
    """
    letters = _PLAIN | dict(zip("♠♥♦♣", _SUITS[language], strict=True))
    return "".join(letters.get(letter) or _bare(letter) for letter in text)


def _bare(letter: str) -> str:
    """Give a letter without its accents; a question mark for one that has no likeness."""
    return unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode() or "?"


def stand_in(language: Language) -> str:
    """Give the name of an error handler, for streams: what cannot be encoded is written plainly."""
    name = f"elysee.{language}"

    def handle(error: UnicodeError) -> tuple[str, int]:
        if not isinstance(error, UnicodeEncodeError):
            raise error
        return plain(error.object[error.start : error.end], language), error.end

    codecs.register_error(name, handle)
    return name
