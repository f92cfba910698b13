"""The words: every sentence the program says, in English and in French.

The sentences live beside this module, one catalogue a language: ``en.toml`` and ``fr.toml``.
A subject that needs many of them has files of its own, named after the first part of its keys:
``options.deck.label`` is ``deck.label`` in ``options.en.toml`` and ``options.fr.toml``. To add a sentence, add it to
both languages; a test compares their keys and their blanks. In French the space before ``: ; ! ?``
and inside guillemets is written plain and becomes a no-break space when the catalogue is read.

A sentence is a text with blanks, filled by the facts:

- ``{name}``: the fact as it is; a list is joined with commas and *and*.
- ``{cards:or}``: a list joined with *or*.
- ``{cards:card}``: cards as people write them: ``10♥``, and in French ``V♥`` for the jack.
- ``{turn:player}``: a player's name as it is, or *player 3* for a number.
- ``{rank:rank.*.the}``: the fact takes the place of the star: *the jack*, *le valet*.

A sentence that depends on a number is a table ``{one = …, other = …}``; the fact ``count`` chooses.

>>> say("rank.J.the"), say("rank.J.the", "fr")
('the jack', 'le valet')
>>> say("refusal.too-low", "en", rank="9", pile="J")
'On the jack, the 9 is too weak: lay something stronger, or pass.'
"""

import pkgutil
import re
from collections.abc import Mapping
from functools import cache
from typing import Any, Final, Literal, TypeAlias, get_args

Language = Literal["en", "fr"]

Words: TypeAlias = str | dict[str, "Words"]

_BLANK: Final = re.compile(r"\{(\w+)(?::([^{}]*))?\}")
_KEPT: Final = "\u00a0\u200c\u200d"
"""A space that does not break, and what joins letters and emoji: Python holds them for unprintable."""
_SUITS: Final = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


class Key(str):
    """A fact that is itself a key: it is said in the language of the sentence around it."""

    __slots__ = ()


def languages() -> tuple[Language, ...]:
    """Give the languages there are words in, the default one first."""
    return get_args(Language)


def language_of_environment(environ: Mapping[str, str]) -> Language:
    """Give the language the environment asks for, in the order the C library looks; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(name):
            return "fr" if re.match("fr(?![a-z])", environ[name].lower()) else "en"
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
    """Write a card for people: ``10♥``, ``J♠``, in French ``V♠``. Other texts stay as they are."""
    code = str(card)
    if code in {"X1", "X2"}:
        return say("rank.X.one", language)
    rank, suit = code[:1], code[1:]
    return say(f"rank.{rank}.letter", language) + _SUITS[suit] if suit in _SUITS else code


def title(
    style: str,
    role: str,
    language: Language = "en",
    form: Literal["", "the", "to", "of"] = "",
) -> str:
    """Give the words of a role: *Président*, or in a sentence *le*, *au*, *du Président*.

    Raises:
        KeyError: If there is no such style or role.
    """
    words = say(f"titles.{style}.{role}", language)
    if not form:
        return words
    vowel = "before_vowel." if words[0] in "AEIOUÉ" else ""
    return say(f"title.{vowel}{form}", language, title=words)


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
    if kind == "player" and isinstance(fact, int):
        return say("player.number", language, number=fact)
    if "*" in kind:
        key = kind.replace("*", str(fact))
        # A fact out of the ordinary (a set of 30 cards) must not take the sentence down with it.
        return say(key, language) if has(key, language) else printable(str(fact))
    return printable(str(fact))


def printable(text: str) -> str:
    """Take out what a terminal would obey, or could not write: facts may come from anywhere."""
    if text.isprintable():
        return text
    return "".join(char if char.isprintable() or char in _KEPT else "\ufffd" for char in text)


def _plural(forms: dict[str, Words], key: str, language: Language, facts: Mapping[str, object]) -> str:
    """Choose the form for the fact ``count``: in French 0 is singular, in English plural."""
    count = facts.get("count")
    if not isinstance(count, int) or set(forms) != {"one", "other"}:
        message = f"{key!r} is no sentence, or needs a whole number as its fact 'count'"
        raise KeyError(message)
    single = count in {0, 1} if language == "fr" else count == 1
    return str(forms["one" if single else "other"])


def _find(key: str, language: Language) -> Words:
    """Walk down the catalogue."""
    subject, _, rest = key.partition(".")
    own = catalogue(language, subject)
    words: Any = own or catalogue(language)
    for part in (rest if own else key).split("."):
        if not isinstance(words, dict) or part not in words:
            message = f"no words for {key!r} in {language!r}"
            raise KeyError(message)
        words = words[part]
    return words  # type: ignore[no-any-return]


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
    text = (data or b"").decode()
    return tomllib.loads(_no_break(text) if language == "fr" else text)


def _no_break(text: str) -> str:
    """Put French no-break spaces, so that no line begins with a colon."""
    text = re.sub(r"(?<=\S) (?=[:;!?»])", "\u00a0", text)
    return text.replace("« ", "«\u00a0")
