"""Options: what the command line says of a match, read and checked; what cannot be is refused in words."""

import math
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from elysee.bots import make_bot
from elysee.errors import ElyseeError, NotationError, RulesError
from elysee.match import ROLES
from elysee.match.actions import Quoted, check_name
from elysee.rules import Ruleset
from elysee.rules.values import MOST_PLAYERS
from elysee.terminal.asking import NoAnswer
from elysee.words import Language, say

USUAL_BOT: Final = "simple"
LONGEST_PACE: Final = 60
"""Seconds that may be waited after what a bot does."""


class BadOption(Exception):  # noqa: N818  (wrong usage)
    """An option that cannot be; the text says why."""

    def __init__(self, option: str, words: str) -> None:
        """Name the option and the reason."""
        super().__init__(words)
        self.option = option


class CannotBegin(Exception):  # noqa: N818  (the words say it)
    """A match is where a new one should be, or cannot go on; the text says why."""


@dataclass(frozen=True, slots=True)
class Options:
    """What the command line said of a new match; None is asked."""

    rules: str | None = None
    players: int | None = None
    names: str | None = None
    end: str | None = None
    bots: str | None = None
    seed: str | None = None
    record: Path | None = None
    seat: int | None = None
    gages: Sequence[str] = field(default=())


def rules_said(options: Options, language: Language) -> Ruleset | None:
    """Read the rules that the options name, with their end.

    Raises:
        BadOption: If there are no such rules.
    """
    if options.rules is None:
        if options.end is not None:
            with_end(Ruleset.parse(""), options.end, language)
        return None
    try:
        ruleset = Ruleset.parse(options.rules)
    except RulesError as error:
        raise BadOption("rules", error.explain(language)) from error
    if options.end is None:
        return ruleset
    if ruleset.end.kind != "open":
        raise BadOption("end", say("terminal.begin.end_twice", language, end=str(ruleset.end)))
    return with_end(ruleset, options.end, language)


def with_end(ruleset: Ruleset, end: str, language: Language) -> Ruleset:
    """Give the rules the end that was said.

    Raises:
        BadOption: If a match cannot end so.
    """
    try:
        return ruleset.replace(end=end)
    except RulesError as error:
        raise BadOption("end", error.explain(language)) from error


def names_said(options: Options, ruleset: Ruleset | None, language: Language) -> list[str]:
    """Read the names that the options give, and check the number of players.

    Raises:
        BadOption: If so many cannot play, or names cannot be.
    """
    if options.players is not None:
        try:
            (ruleset or Ruleset.parse("")).check_players(options.players)
        except RulesError as error:
            raise BadOption("players", error.explain(language)) from error
    if options.names is None:
        return []
    try:
        return read_names(options.names, options.players or MOST_PLAYERS, language)
    except NoAnswer as error:
        raise BadOption("names", str(error)) from error


def check_bots(text: str, language: Language) -> tuple[str, ...]:
    """Read names of bots, separated by commas.

    Raises:
        BadOption: If there is no such bot, or none is named.
    """
    names = tuple(name.strip() for name in text.split(",") if name.strip())
    if not names:
        raise BadOption("bots", say("terminal.begin.no_bots", language))
    try:
        for name in names:
            make_bot(name, 0)
    except ElyseeError as error:
        raise BadOption("bots", error.explain(language)) from error
    return names


def check_number_of_bots(bots: Sequence[str], players: int, language: Language) -> None:
    """See that there is a seat for each bot.

    Raises:
        BadOption: If there is none.
    """
    if len(bots) > players - 1:
        words = say("terminal.begin.too_many_bots", language, bots=len(bots), seats=players - 1)
        raise BadOption("bots", words)


def read_pace(text: str, language: Language) -> float:
    """Read how many seconds to wait after what a bot does.

    Raises:
        BadOption: If it is no number, or one of another size.
    """
    try:
        pace = float(text)
    except ValueError:
        pace = math.nan
    if not 0 <= pace <= LONGEST_PACE:  # no order holds for what is not a number
        raise BadOption("pace", say("terminal.begin.pace", language, text=text[:40], most=LONGEST_PACE))
    return pace


def read_gages(texts: Iterable[str], language: Language) -> list[tuple[str, str]]:
    """Read forfeits, each given as ``ROLE=TEXT``.

    Raises:
        BadOption: If one has another form, or its role does not exist.
    """
    return [_read_gage(text, language) for text in texts]


def _read_gage(text: str, language: Language) -> tuple[str, str]:
    role, _, gage = (part.strip() for part in text.partition("="))
    if not role or not gage:
        raise BadOption("gage", say("terminal.begin.gage_form", language, text=text[:40]))
    if role not in ROLES:
        raise BadOption("gage", NotationError("no-role", word=role[:40], known=list(ROLES)).explain(language))
    try:
        check_name(Quoted(gage))
    except NotationError as error:
        long = error.code == "name-too-long"
        key = "terminal.begin.gage_long" if long else "terminal.begin.gage_unprintable"
        raise BadOption("gage", say(key, language, role=role, **error.facts)) from error
    return role, gage


def read_names(text: str, players: int, language: Language) -> list[str]:
    """Read names separated by commas.

    Raises:
        NoAnswer: If there is none, there are too many, two look the same, or one is no name.
    """
    names = [unicodedata.normalize("NFC", " ".join(name.split())) for name in text.split(",") if name.strip()]
    if not names:
        raise NoAnswer(say("terminal.begin.no_names", language))
    if len(names) > players:
        raise NoAnswer(say("terminal.begin.too_many_names", language, count=len(names), players=players))
    for at, name in enumerate(names):
        if name in names[:at]:
            raise NoAnswer(say("terminal.begin.same_names", language, name=name))
        try:
            check_name(Quoted(name))
        except ElyseeError as error:
            raise NoAnswer(error.explain(language)) from error
    return names


def fill_names(names: Sequence[str], players: int, language: Language) -> list[str]:
    """Give everybody a name: the names that were said, then the usual ones."""
    usual = [say(f"terminal.begin.people.{number}", language) for number in range(1, MOST_PLAYERS + 1)]
    rest = [name for name in usual if name not in names]
    # The first of the usual names is the person's; a bot has it only when no other is left.
    others = rest[1:] + rest[:1] if names and rest[0] == usual[0] else rest
    return [*names, *others][:players]
