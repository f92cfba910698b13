"""Begin: what a new match needs, from options or from questions; and the match that goes on."""

import datetime as dt
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TypeVar

from elysee.bots import make_bot
from elysee.errors import ElyseeError, RecordError, RulesError
from elysee.match.actions import Quoted, check_name, quoted
from elysee.record import Record
from elysee.rules import Ruleset
from elysee.rules.values import FEWEST_PLAYERS, MOST_PLAYERS
from elysee.terminal.asking import Asker, NoAnswer
from elysee.terminal.saves import latest_unfinished, new_file
from elysee.terminal.speech import rule
from elysee.words import Language, say

RESUME: Final = "elysee play --resume"
USUAL_BOT: Final = "simple"
USUAL_PLAYERS: Final = (4, 6)

T = TypeVar("T")


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


def begin(options: Options, asker: Asker, folder: Path) -> tuple[Record, Path]:
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
    ruleset = _rules_said(options, language)
    names = _names_said(options, ruleset, language)
    bots = check_bots(options.bots or USUAL_BOT, language)
    if options.record is not None and options.record.exists():
        raise CannotBegin(say("terminal.begin.exists", language, file=options.record))
    welcome(asker, None if options.record else latest_unfinished(folder))
    questions = Questions(asker, options)
    ruleset = questions.rules() if ruleset is None else ruleset
    players = questions.players(ruleset, names)
    names = fill_names(names, players, language) if names else questions.names(players)
    if options.seat is not None and not 1 <= options.seat <= players:
        raise BadOption("seat", say("terminal.begin.seat", language, seat=options.seat))
    seed = questions.seed()
    today = dt.datetime.now().astimezone().date().isoformat()
    path = options.record or questions.file(new_file(folder, today))
    tags = {"date": today, "seed": seed, "bots": ",".join(bots)}
    if options.seat not in {None, 1}:
        tags["seat"] = str(options.seat)
    record = Record.start(ruleset, names, **tags)
    for gage in options.gages:
        _take_gage(record, gage, language)
    if path.parent == folder:
        _make(folder)
    record.save(path)
    return record, path


def _make(folder: Path) -> None:
    """Make the folder of a person's matches."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = error.strerror or str(error)
        raise RecordError("unwritable-file", file=str(folder), reason=reason) from error


# ------------------------------------------------------------------------------------------------------------ options


def _rules_said(options: Options, language: Language) -> Ruleset | None:
    """Read the rules that the options name, with their end."""
    if options.rules is None:
        if options.end is not None:
            _with_end(Ruleset.parse(""), options.end, language)
        return None
    try:
        ruleset = Ruleset.parse(options.rules)
    except RulesError as error:
        raise BadOption("rules", error.explain(language)) from error
    if options.end is None:
        return ruleset
    if ruleset.end.kind != "open":
        raise BadOption("end", say("terminal.begin.end_twice", language, end=str(ruleset.end)))
    return _with_end(ruleset, options.end, language)


def _with_end(ruleset: Ruleset, end: str, language: Language) -> Ruleset:
    try:
        return ruleset.replace(end=end)
    except RulesError as error:
        raise BadOption("end", error.explain(language)) from error


def _names_said(options: Options, ruleset: Ruleset | None, language: Language) -> list[str]:
    """Read the names that the options give, and check the number of players."""
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
        BadOption: If there is no such bot.
    """
    names = tuple(name.strip() for name in text.split(",") if name.strip()) or (USUAL_BOT,)
    try:
        for name in names:
            make_bot(name, 0)
    except ElyseeError as error:
        raise BadOption("bots", error.explain(language)) from error
    return names


def _take_gage(record: Record, text: str, language: Language) -> None:
    """Write a forfeit, given as ``ROLE=TEXT``."""
    role, _, gage = text.partition("=")
    try:
        record.append(f"gage {role.strip() or '?'} {quoted(check_name(Quoted(gage)))}")
    except ElyseeError as error:
        raise BadOption("gage", error.explain(language)) from error


def read_names(text: str, players: int, language: Language) -> list[str]:
    """Read names separated by commas.

    Raises:
        NoAnswer: If there are too many, two are the same, or one is no name.
    """
    names = [" ".join(name.split()) for name in text.split(",") if name.strip()]
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


# ---------------------------------------------------------------------------------------------------------- questions


class Questions:
    """What is asked before a match: only what no option has said."""

    def __init__(self, asker: Asker, options: Options) -> None:
        """Take whom to ask, and what was said already."""
        self._asker = asker
        self._options = options
        self._language = asker.language

    def _say(self, key: str, **facts: object) -> str:
        return say(f"terminal.begin.{key}", self._language, **facts)

    def _ask(self, key: str, answers: Sequence[tuple[str, T]], read: Callable[[str], T]) -> T:
        return self._asker.ask(self._say(key), answers, read, hint=self._say(f"{key}_hint"), first_at_end=True)

    def _ruleset(self, typed: str) -> Ruleset:
        """Read rules that were typed."""
        try:
            return Ruleset.parse(typed)
        except RulesError as error:
            raise NoAnswer(error.explain(self._language)) from error

    def rules(self) -> Ruleset:
        """Ask which rules, and for how long."""
        answers = [
            (f"{name:<8} {self._say(f'presets.{name}')}", Ruleset.parse(name)) for name in Ruleset.preset_names()
        ]
        ruleset = self._ask("rules", answers, self._ruleset)
        if ruleset.end.kind != "open":
            return ruleset
        if self._options.end is not None:
            return _with_end(ruleset, self._options.end, self._language)
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


def welcome(asker: Asker, unfinished: Path | None) -> None:
    """Greet, before the first question; an unfinished match is worth a word."""
    asker.print(rule(say("terminal.begin.welcome", asker.language), "═"))
    asker.say("begin.keys")
    if unfinished:
        asker.say("begin.unfinished", command=RESUME)


def bots_of(record: Record, wanted: str | None, language: Language) -> tuple[str, ...]:
    """Give the bots of a match: as said, else as the record says, else the usual one.

    Raises:
        BadOption: If a bot that was asked for does not exist.
        CannotBegin: If the record names one that does not exist.
    """
    if wanted is not None:
        return check_bots(wanted, language)
    try:
        return check_bots(record.tag("bots") or "", language)
    except BadOption as error:
        raise CannotBegin(str(error)) from error


def seed_of(record: Record) -> str:
    """Give the seed of a match; one that has none takes chances as they come."""
    return record.tag("seed") or str(secrets.randbelow(10**9))


def seat_of(record: Record, wanted: int | None, language: Language) -> int:
    """Give the seat of the person: as said, else as the record says, else the first.

    Raises:
        BadOption: If nobody sits there.
    """
    chairs: Sequence[int] = record.match.chairs if record.match else ()
    tag = record.tag("seat") or ""
    if wanted is None and tag.isdecimal() and int(tag[:4]) in chairs:
        return int(tag)
    if wanted is not None and wanted not in chairs:
        raise BadOption("seat", say("terminal.begin.seat", language, seat=wanted))
    return wanted or min(chairs, default=1)
