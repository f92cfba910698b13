"""Begin: what a new match needs, from options or from questions."""

import datetime as dt
import secrets
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, TypeVar

from elysee.errors import RecordError, RulesError
from elysee.match.actions import quoted
from elysee.record import Record
from elysee.rules import Ruleset
from elysee.rules.values import FEWEST_PLAYERS, MOST_PLAYERS
from elysee.terminal.asking import Asker, NoAnswer
from elysee.terminal.options import (
    USUAL_BOT,
    BadOption,
    CannotBegin,
    Options,
    check_bots,
    check_number_of_bots,
    fill_names,
    names_said,
    read_gages,
    read_names,
    rules_said,
    with_end,
)
from elysee.terminal.resuming import command
from elysee.terminal.saves import Latest, Save, latest, new_file
from elysee.terminal.speech import rule
from elysee.words import say

USUAL_PLAYERS: Final = (4, 6)
PRESET: Final = 9
"""Columns for the name of a preset."""

T = TypeVar("T")


def begin(options: Options, asker: Asker, folder: Path) -> tuple[Record, Save]:
    """Begin a match: ask what the options leave open, write the first lines of the record.

    Args:
        options: What need not be asked.
        asker: Whom to ask.
        folder: Where matches are kept when nobody says where.

    Raises:
        BadOption: If an option cannot be.
        Leaving: If the person leaves before anything has begun.
        CannotBegin: If the file is there already.
        RecordError: If the file cannot be written.
    """
    language = asker.language
    ruleset = rules_said(options, language)
    names = names_said(options, ruleset, language)
    bots = check_bots(USUAL_BOT if options.bots is None else options.bots, language)
    gages = read_gages(options.gages, language)
    if options.record is not None and options.record.exists():
        raise CannotBegin(say("terminal.begin.exists", language, file=options.record))
    welcome(asker, Latest() if options.record else latest(folder))
    questions = Questions(asker, options)
    ruleset = questions.rules() if ruleset is None else ruleset
    players = questions.players(ruleset, names)
    names = fill_names(names, players, language) if names else questions.names(players)
    if options.seat is not None and not 1 <= options.seat <= players:
        raise BadOption("seat", say("terminal.begin.seat", language, seat=options.seat))
    check_number_of_bots(bots, players, language)
    seed = questions.seed()
    today = dt.datetime.now().astimezone().date().isoformat()
    usual = new_file(folder, today)
    path = options.record or questions.file(usual)
    tags = {"date": today, "seed": seed, "bots": ",".join(bots)}
    if options.seat not in {None, 1}:
        tags["seat"] = str(options.seat)
    record = Record.start(ruleset, names, **tags)
    for role, gage in gages:
        record.append(f"gage {role} {quoted(gage)}")
    if path.parent == folder:
        _make(folder)
    while True:
        try:
            return record, Save.create(path, record)
        except FileExistsError:  # somebody else has begun a match since
            if path != usual:
                raise CannotBegin(say("terminal.begin.exists", language, file=path)) from None
            path = usual = new_file(folder, today)


def _make(folder: Path) -> None:
    """Make the folder of a person's matches."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = error.strerror or str(error)
        raise RecordError("unwritable-file", file=str(folder), reason=reason) from error


class Questions:
    """What is asked before a match: only what no option has said."""

    def __init__(self, asker: Asker, options: Options) -> None:
        """Take whom to ask, and what was said already."""
        self._asker = asker
        self._options = options
        self._language = asker.language

    def _say(self, key: str, **facts: object) -> str:
        return say(f"terminal.begin.{key}", self._language, **facts)

    def _ask(self, key: str, answers: Sequence[tuple[str, T]], read: Callable[[str], T], hang: int = 0) -> T:
        hint = self._say(f"{key}_hint")
        return self._asker.ask(self._say(key), answers, read, hint=hint, first_at_end=True, hang=hang)

    def _ruleset(self, typed: str) -> Ruleset:
        """Read rules that were typed."""
        try:
            return Ruleset.parse(typed)
        except RulesError as error:
            raise NoAnswer(error.explain(self._language)) from error

    def rules(self) -> Ruleset:
        """Ask which rules, and for how long."""
        answers = [
            (f"{name:<{PRESET}}{self._say(f'presets.{name}')}", Ruleset.parse(name)) for name in Ruleset.preset_names()
        ]
        ruleset = self._ask("rules", answers, self._ruleset, hang=PRESET)
        if ruleset.end.kind != "open":
            return ruleset
        if self._options.end is not None:
            return with_end(ruleset, self._options.end, self._language)
        return self._length(ruleset)

    def _length(self, ruleset: Ruleset) -> Ruleset:
        """Ask when the match is over."""
        answers = [(self._say("rounds", count=count), f"rounds:{count}") for count in (5, 10)]
        if ruleset.points != "none":
            answers.append((self._say("points", count=20), "points:20"))
        answers.append((self._say("open"), "open"))

        def read(typed: str) -> str:
            end = f"rounds:{typed}" if typed.isdecimal() else typed.replace(" ", "")
            try:
                ruleset.replace(end=end)
            except RulesError as error:
                raise NoAnswer(error.explain(self._language)) from error
            return end

        return ruleset.replace(end=self._ask("length", answers, read))

    def players(self, ruleset: Ruleset, names: Sequence[str]) -> int:
        """Ask how many play; three names or more have said it."""
        said = self._options.players or (len(names) if len(names) >= FEWEST_PLAYERS else None)
        if said is None:
            usual = (len(ruleset.points),) if isinstance(ruleset.points, tuple) else USUAL_PLAYERS
            answers = [(self._say("players_answer", count=count), count) for count in usual]
            return self._ask("players", answers, lambda typed: self._number(typed, ruleset))
        try:
            ruleset.check_players(said)
        except RulesError as error:
            option = "players" if self._options.players else "names"
            raise BadOption(option, error.explain(self._language)) from error
        return said

    def _number(self, typed: str, ruleset: Ruleset) -> int:
        """Read a number of players."""
        if not typed.isdecimal() or not FEWEST_PLAYERS <= int(typed[:4]) <= MOST_PLAYERS:
            raise NoAnswer(self._say("players_number"))
        try:
            ruleset.check_players(int(typed))
        except RulesError as error:
            raise NoAnswer(error.explain(self._language)) from error
        return int(typed)

    def names(self, players: int) -> list[str]:
        """Ask for names."""
        usual = fill_names([], players, self._language)

        def read(typed: str) -> list[str]:
            return fill_names(read_names(typed, players, self._language), players, self._language)

        return self._ask("names", [(", ".join(usual), usual)], read)

    def seed(self) -> str:
        """Ask for a seed."""
        if self._options.seed is not None:
            return self._options.seed
        answers: list[tuple[str, str | None]] = [(self._say("chance"), None)]
        said = self._ask("seed", answers, str)
        return said or str(secrets.randbelow(10**9))

    def file(self, usual: Path) -> Path:
        """Ask where to keep the match."""

        def read(typed: str) -> Path:
            path = Path(typed).expanduser()
            if path.exists():
                raise NoAnswer(self._say("exists", file=path))
            return path

        return self._ask("file", [(str(usual), usual)], read)


def welcome(asker: Asker, found: Latest) -> None:
    """Greet, before the first question; an unfinished match is worth a word, and so is a damaged one."""
    asker.print(rule(say("terminal.begin.welcome", asker.language), "═"))
    asker.say("begin.keys")
    if found.damage:
        asker.say("begin.damaged", command=command())
    elif found.file:
        asker.say("begin.unfinished", command=command())
