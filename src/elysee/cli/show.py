"""``elysee show``: a record on the screen, round by round, trick by trick."""

import shlex
from typing import TYPE_CHECKING

import click

from elysee.cli.replay import read
from elysee.cli.speaking import console, language_of, language_option, tell

if TYPE_CHECKING:
    from rich.console import Console

    from elysee.match import Match, RoundResult
    from elysee.record import Record
    from elysee.terminal.speech import Speech
    from elysee.words import Language


@click.command(name="show", short_help="Show a record round by round, trick by trick.")
@click.argument("file", metavar="FILE")
@click.option("--round", "number", type=click.IntRange(1), metavar="N", help="Show round N only.")
@language_option
@click.pass_context
def command(ctx: click.Context, *, file: str, number: int | None, lang: str | None) -> None:
    """Show a record: all its rounds in short and the last one in full, or one round.

    A round is shown with the hands dealt, the swap, every trick, and what it came to.
    A FILE called - is standard input.
    """
    from elysee.errors import ElyseeError

    language = language_of(lang)
    try:
        record = read(file)
    except ElyseeError as error:
        tell(error, language)
        ctx.exit(1)
    if record.match is None:
        _refuse(ctx, "no-match", language, file=file)
        return
    show = Show(file, record, console(), language)
    if number is None:
        show.overview()
    elif not show.round(number):
        key = "no-round" if show.count else "no-rounds"
        _refuse(ctx, key, language, file=file, number=number, count=show.count)


def _refuse(ctx: click.Context, key: str, language: "Language", **facts: object) -> None:
    """Say in one line what cannot be shown, and end with status 1."""
    from elysee.words import say

    click.echo(say(f"cli.show.{key}", language, **facts), err=True)
    ctx.exit(1)


class Show:
    """Prints a record."""

    def __init__(self, file: str, record: "Record", out: "Console", language: "Language") -> None:
        """Take the record, where to print it, and in which language."""
        from elysee.cli.story import rounds_begun
        from elysee.match import Match
        from elysee.terminal.speech import Speech

        match = record.match
        if not isinstance(match, Match):
            raise TypeError(file)
        self._file = file
        self._record = record
        self._match = match
        self._out = out
        self._speech = Speech(match.names, match.ruleset.titles, 0, language)
        self.count = rounds_begun(record)
        """How many rounds have begun."""

    def _say(self, key: str, **facts: object) -> str:
        from elysee.words import say

        return say(f"cli.show.{key}", self._speech.language, **facts)

    def round(self, number: int) -> bool:
        """Print one round in full; False if there is none of that number."""
        from elysee.cli.showing import RoundShow
        from elysee.cli.story import story

        told = story(self._record, number)
        if told is None:
            return False
        for part in RoundShow(told, self._record, self._speech, self._out.width):
            self._out.print(part)
        return True

    def overview(self) -> None:
        """Print who plays by which rules, each round in a line, the standings, and the last round in full."""
        self._head()
        if self._match.results:
            self._rounds()
            self._standings()
        if self.count:
            self._out.print()
            self.round(self.count)
        if self.count > 1:
            command = shlex.join(["elysee", "show", self._file, "--round", "1"])
            self._out.print()
            self._out.print(self._say("more", command=command), style="dim", soft_wrap=True)

    def _head(self) -> None:
        """Print the tags of the file, the rules, the players, and what they drew."""
        from elysee.cli.story import draws
        from elysee.terminal.speech import painted

        names = ", ".join(f"{number} {self._speech.name(number)}" for number in range(1, len(self._match.names) + 1))
        lines = [(key, value) for key, value in self._record.tags if key != "gage"]
        lines += [(self._say("rules"), str(self._match.ruleset)), (self._say("players"), names)]
        drawn = [f"{self._speech.name(draw.player)} {self._speech.card(draw.card)}" for draw in draws(self._record)]
        if drawn:
            lines.append((self._say("drawn"), ", ".join(drawn)))
        for key, value in lines:
            self._out.print(painted(self._say("line", name=key, value=value)))

    def _rounds(self) -> None:
        """Print each round in a line: the places, and a putsch."""
        from rich.table import Table
        from rich.text import Text

        from elysee.terminal.speech import GOLD

        grid = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
        grid.add_column(self._say("round"), justify="right")
        grid.add_column(self._say("places"))
        grid.add_column(self._say("note") if any(result.putsch for result in self._match.results) else "")
        for result in self._match.results:
            grid.add_row(str(result.number), _places(result, self._match, self._speech), self._note(result))
        self._out.print()
        self._out.print(Text(self._say("rounds"), GOLD))
        self._out.print(grid)

    def _note(self, result: "RoundResult") -> str:
        if result.putsch is None:
            return ""
        player, won = result.putsch
        return self._say("won" if won else "lost", name=self._speech.name(player))

    def _standings(self) -> None:
        from rich.text import Text

        from elysee.terminal.results import standings
        from elysee.terminal.speech import GOLD

        self._out.print()
        self._out.print(Text(self._say("standings"), GOLD))
        self._out.print(standings(self._match, self._speech))


def _places(result: "RoundResult", match: "Match", speech: "Speech") -> str:
    """Name the players, first out first, with the points where they are counted."""
    from elysee.terminal.results import has_points

    if not has_points(match):
        return ", ".join(speech.names(result.places))
    points = {player: f"{earned:+d}" if earned else "0" for player, earned in result.points.items()}
    return ", ".join(f"{speech.name(player)}\u00a0{points[player]}" for player in result.places)
