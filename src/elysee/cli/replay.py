"""``elysee replay``: checks records, and tells what they came to."""

import json
import sys
from typing import TYPE_CHECKING, Final

import click

from elysee.cli.speaking import console, language_of, language_option, tell

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress

    from elysee.record import Record
    from elysee.words import Language

STDIN: Final = "-"


@click.command(name="replay", short_help="Check records and print the standings.")
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object a file and line.")
@language_option
@click.pass_context
def command(ctx: click.Context, *, files: tuple[str, ...], as_json: bool, lang: str | None) -> None:
    """Check records and print the standings.

    Every line is played through the rules. A record that breaks one is told on standard error, as FILE:LINE: message,
    and the exit status is 1. A FILE called - is standard input.
    """
    from elysee.errors import RecordError

    language = language_of(lang)
    printer = JsonPrinter() if as_json else TablePrinter(console(), language)
    refused = 0
    with _progress() as bar:
        for file in bar.track(files, description=_checking(language)):
            try:
                record = read(file)
            except RecordError as error:
                refused += 1
                printer.refuse(error)
                tell(error, language)
            else:
                printer.show(record, file)
    printer.end(len(files), refused)
    ctx.exit(1 if refused else 0)


def read(file: str) -> "Record":
    """Read a record from a file, or from standard input for ``-``.

    Raises:
        RecordError: If it cannot be opened, or is wrong somewhere.
    """
    from elysee.record import Record

    if file == STDIN:
        return Record.parse(sys.stdin.buffer.read(), STDIN)
    return Record.load(file)


def _checking(language: "Language") -> str:
    from elysee.words import say

    return say("cli.replay.checking", language)


def _progress() -> "Progress":
    """Make a bar on standard error, where somebody watches it and the results go elsewhere."""
    from rich.progress import Progress

    err = console(stderr=True)
    watched = err.is_terminal and not sys.stdout.isatty()
    return Progress(*Progress.get_default_columns(), console=err, transient=True, disable=not watched)


class JsonPrinter:
    """Prints one object a file and line, for programs."""

    def show(self, record: "Record", file: str) -> None:
        """Print what a record came to."""
        from elysee.record.report import report

        self._print(report(record, file))

    def refuse(self, error: Exception) -> None:
        """Print what is wrong with a record."""
        from elysee.errors import RecordError
        from elysee.record.report import refused

        if isinstance(error, RecordError):
            self._print(refused(error))

    def end(self, checked: int, refused: int) -> None:
        """Print nothing: a program has counted for itself."""
        del checked, refused

    def _print(self, data: dict[str, object]) -> None:
        # A file's name may hold bytes that are no letters, and a terminal may know few of them: such are escaped.
        text = json.dumps(data, ensure_ascii=False)
        try:
            text.encode(sys.stdout.encoding or "ascii")
        except UnicodeEncodeError:
            text = json.dumps(data)
        click.echo(text)


class TablePrinter:
    """Prints where each match stands, and its standings, for people."""

    def __init__(self, out: "Console", language: "Language") -> None:
        """Take where to print, and in which language."""
        self._out = out
        self._language = language

    def show(self, record: "Record", file: str) -> None:
        """Print the standings of a record."""
        from elysee.terminal.results import standings
        from elysee.terminal.speech import GOLD, Speech, painted
        from elysee.words import say

        match = record.match
        state = say("cli.show.line", self._language, name=file, value=self._state(record))
        self._out.print(painted(state, GOLD), soft_wrap=True)
        if match is not None:
            self._out.print(standings(match, Speech(match.names, match.ruleset.titles, 0, self._language)))
        self._out.print()

    def _state(self, record: "Record") -> str:
        """Say how far a match has come."""
        from elysee.terminal.speech import Speech
        from elysee.words import say

        match = record.match
        if match is None:
            return say("cli.replay.nobody", self._language)
        key = "over" if match.is_over else "running"
        state = say(f"cli.replay.{key}", self._language, count=len(match.results), phase=match.phase)
        if match.turn is None:
            return state
        name = Speech(match.names, match.ruleset.titles, 0, self._language).name(match.turn)
        return f"{state}, {say('cli.replay.turn', self._language, name=name)}"

    def refuse(self, error: Exception) -> None:
        """Print nothing: the refusal stands on standard error."""
        del error

    def end(self, checked: int, refused: int) -> None:
        """Count, where there was more than one."""
        from elysee.words import say

        if checked > 1:
            self._out.print(say("cli.replay.checked", self._language, count=checked, refused=refused))
