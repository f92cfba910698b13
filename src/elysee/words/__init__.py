"""The words: every sentence the program says, in English and in French.

The sentences live beside this module, one catalogue a language: ``en.toml`` and ``fr.toml``. A subject that needs many of
them has files of its own, named after the first part of its keys: ``rule_card.…`` is in ``rule_card.en.toml`` and
``rule_card.fr.toml``. To add a sentence, add it to both languages; a test compares their keys and their blanks.

A sentence is a text with blanks, filled by the facts:

- ``{name}``: the fact as it is; a list is joined with commas and *and*.
- ``{cards:or}``: a list joined with *or*.
- ``{cards:card}``: cards as people write them: ``10♥``, and in French ``V♥`` for the jack.
- ``{rank:rank.*.the}``: the fact takes the place of the star, and that key is said: *the jack*, *le valet*.

A sentence that depends on a number is a table ``{one = …, other = …}``, chosen by the fact ``count``.

>>> say("rank.J.the"), say("rank.J.the", "fr")
('the jack', 'le valet')
>>> say("refusal.too-low", "en", rank="9", pile="J")
'The 9 is too weak on the jack: lay something stronger, or pass.'
"""

import pkgutil
import re
from collections.abc import Mapping
from functools import cache
from typing import Any, Final, Literal, TypeAlias, get_args

Language = Literal["en", "fr"]

Words: TypeAlias = str | dict[str, "Words"]

_BLANK: Final = re.compile(r"\{(\w+)(?::([^{}]*))?\}")
_SUITS: Final = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


class Key(str):
    """A fact that is itself a key: it is put into words in the language of the sentence around it."""

    __slots__ = ()


def languages() -> tuple[Language, ...]:
    """Give the languages there are words in, the default one first."""
    return get_args(Language)


def language_of_environment(environ: Mapping[str, str]) -> Language:
    """Give the language the environment asks for, as the C library reads it; English where we have no words."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(name):
            return "fr" if environ[name].lower().startswith("fr") else "en"
    return "en"


def say(key: str, language: Language = "en", /, **facts: object) -> str:
    """Put *key* into words.

    Raises:
        KeyError: If the catalogue has no such sentence, or a blank of it has no fact.
    """
    words = _find(key, language)
    if isinstance(words, dict):
        words = _plural(words, key, language, facts)

    def fill(blank: re.Match[str]) -> str:
        name, kind = blank.groups()
        if name not in facts:
            message = f"the words of {key!r} need the fact {name!r}"
            raise KeyError(message)
        return _put(facts[name], kind or "", language)

    return _BLANK.sub(fill, words)


def has(key: str, language: Language = "en") -> bool:
    """Tell whether there is a sentence (or a table of sentences) under *key*."""
    try:
        _find(key, language)
    except KeyError:
        return False
    return True


def card_name(card: object, language: Language = "en") -> str:
    """Write a card for people: ``10♥``, ``J♠``, in French ``V♠``; a joker in words. Other texts stay as they are."""
    code = str(card)
    if code in {"X1", "X2"}:
        return say("rank.X.one", language)
    rank, suit = code[:1], code[1:]
    return say(f"rank.{rank}.letter", language) + _SUITS[suit] if suit in _SUITS else code


def join(items: list[str], language: Language = "en", word: Literal["and", "or"] = "and") -> str:
    """Join texts: ``a, b and c``."""
    *head, last = items or [""]
    return f"{', '.join(head)} {say(f'join.{word}', language)} {last}" if head else last


def _put(fact: object, kind: str, language: Language) -> str:
    """Fill one blank."""
    if isinstance(fact, list | tuple | set | frozenset):
        word: Literal["and", "or"] = "or" if kind == "or" else "and"
        return join([_put(item, kind, language) for item in fact], language, word)
    if isinstance(fact, Key):
        return say(fact, language)
    if kind == "card":
        return card_name(fact, language)
    if "*" in kind:
        return say(kind.replace("*", str(fact)), language)
    return str(fact)


def _plural(
    forms: dict[str, Words], key: str, language: Language, facts: Mapping[str, object]
) -> str:
    """Choose the form for the fact ``count``: in French none is singular, in English it is plural."""
    count = facts.get("count")
    if not isinstance(count, int) or set(forms) != {"one", "other"}:
        message = f"{key!r} is no sentence, or needs a whole number as its fact 'count'"
        raise KeyError(message)
    single = count in {0, 1} if language == "fr" else count == 1
    return str(forms["one" if single else "other"])


def _find(key: str, language: Language) -> Words:
    """Walk down the catalogue."""
    words: Any = catalogue(language, _subject(key))
    for part in key.split("."):
        if not isinstance(words, dict) or part not in words:
            message = f"no words for {key!r} in {language!r}"
            raise KeyError(message)
        words = words[part]
    return words  # type: ignore[no-any-return]


def _subject(key: str) -> str:
    """Name the file that holds *key*: its first part where such a file exists."""
    first = key.partition(".")[0]
    return first if catalogue("en", first) else ""


@cache
def catalogue(language: Language, subject: str = "") -> dict[str, Words]:
    """Read one catalogue, once; it is empty where there is no such file."""
    import tomllib  # noqa: PLC0415  (only who speaks pays for the reading)

    name = f"{subject}.{language}.toml" if subject else f"{language}.toml"
    try:
        # pkgutil finds the file in a zip too, and is far cheaper to import than importlib.resources.
        data = pkgutil.get_data(__name__, name)
    except OSError:
        data = None
    return tomllib.loads((data or b"").decode())
