"""``elysee play``: a match in the terminal, against bots."""

import os
import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from elysee.errors import ElyseeError
    from elysee.record import Record
    from elysee.terminal.asking import Asker
    from elysee.terminal.begin import Options
    from elysee.words import Language

LATEST = ""
"""``--resume`` without a file."""

INTERRUPTED = 130
LIVELY = 0.8
"""Seconds between what bots do, where a person watches."""


@click.command(name="play")
@click.option("--rules", help="The rules, such as 'classic revolution=round'. See `elysee rules`.")
@click.option("--players", type=int, help="How many play, you among them: 3 to 12.")
@click.option("--names", help="Names, yours first, separated by commas.")
@click.option("--end", help="When the match is over: open, rounds:N or points:N.")
@click.option("--bots", help="Who plays against you, such as simple or simple,random.  [default: simple]")
@click.option("--seed", help="The same seed deals the same cards.")
@click.option("--record", type=click.Path(path_type=Path, dir_okay=False), help="The file to keep the match in.")
@click.option(
    "--resume",
    is_flag=False,
    flag_value=LATEST,
    metavar="[FILE]",
    help="Go on with a match: that of FILE, or the last one played.",
)
@click.option("--seat", type=click.IntRange(1, 12), help="The player you are.  [default: 1]")
@click.option("--gage", multiple=True, metavar="ROLE=TEXT", help="A forfeit, told at the end of each round.")
@click.option("--lang", type=click.Choice(["en", "fr"]), help="The language.  [default: by the locale]")
@click.option("--pace", type=click.FloatRange(0, 60), help="Seconds after what a bot does; 0 for none.")
@click.option("--auto-pass", is_flag=True, help="Pass without asking where nothing else is legal.")
@click.pass_context
def command(ctx: click.Context, /, **said: Any) -> None:  # noqa: ANN401  (click gives what the options say)
    """Play in the terminal, against bots, by any table's rules.

    What no option says is asked; an empty line takes the first answer. In the game, ? tells what may be typed.
    The match is saved after every action, and --resume goes on with it.
    """
    from elysee.errors import ElyseeError
    from elysee.terminal.asking import Asker, Leaving
    from elysee.terminal.begin import BadOption, CannotBegin
    from elysee.terminal.interruption import Interruption
    from elysee.words import language_of_environment

    language: Language = said["lang"] or language_of_environment(os.environ)
    interruption = Interruption()
    asker = Asker(_console(), language, interruption=interruption)
    sitting = Sitting(asker, said)
    with interruption.held_back():
        try:
            sitting.run()
        except BadOption as error:
            raise click.BadParameter(str(error), ctx, param_hint=f"--{error.option}") from error
        except CannotBegin as error:
            click.echo(str(error), err=True)
            ctx.exit(1)
        except ElyseeError as error:
            click.echo(sitting.why(error), err=True)
            ctx.exit(1)
        except Leaving:
            sitting.tell_how_to_go_on()
        except KeyboardInterrupt:
            asker.print()
            sitting.tell_how_to_go_on()
            ctx.exit(INTERRUPTED)


def _console() -> Any:  # noqa: ANN401  (rich is imported when it is needed)
    """Make the console: no streams break over a letter they cannot write or read."""
    from rich.console import Console

    for stream in (sys.stdin, sys.stdout):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    return Console(highlight=False, markup=False, emoji=False)


class Sitting:
    """One sitting at a table: from the first question to the last card, or to where one leaves."""

    def __init__(self, asker: "Asker", said: dict[str, Any]) -> None:
        """Take whom to ask and what the options said."""
        from elysee.terminal.saves import data_folder

        self._asker = asker
        self._said = said
        self._folder = data_folder(os.environ)
        self._path: Path | None = None
        """Where the match is kept, once it has begun."""

    def run(self) -> None:
        """Begin or go on, and play to the end."""
        from elysee.terminal.begin import bots_of, seat_of, seed_of
        from elysee.terminal.game import Game

        said, language = self._said, self._asker.language
        resumed = said["resume"] is not None
        record, path = self._resume() if resumed else self._begin()
        bots = bots_of(record, said["bots"], language)
        pace = said["pace"] if said["pace"] is not None else self._usual_pace()
        game = Game(
            record,
            path,
            self._asker,
            me=seat_of(record, said["seat"], language),
            bots=bots,
            seed=seed_of(record),
            pace=pace,
            auto_pass=said["auto_pass"],
        )
        self._path = path
        if resumed:
            self._asker.say("leave.resumed")
            game.show_where_we_are()
        game.play()
        self._asker.say_unbroken("results.again", show=self._command("show"))
        self._asker.say_unbroken("results.check", replay=self._command("replay"))

    def _usual_pace(self) -> float:
        return LIVELY if self._asker.is_live and self._asker.console.is_terminal else 0.0

    def _begin(self) -> "tuple[Record, Path]":
        """Begin a new match."""
        from elysee.terminal.begin import begin

        return begin(self._options(), self._asker, self._folder)

    def _options(self) -> "Options":
        from elysee.terminal.begin import Options

        said = self._said
        names = ("rules", "players", "names", "end", "bots", "seed", "record", "seat")
        return Options(**{name: said[name] for name in names}, gages=said["gage"])

    def _resume(self) -> "tuple[Record, Path]":
        """Read the match that goes on."""
        from elysee.record import Record
        from elysee.terminal.begin import BadOption, CannotBegin
        from elysee.terminal.saves import latest_unfinished
        from elysee.words import say

        language = self._asker.language
        clashes = ("rules", "players", "names", "end", "seed", "record", "gage")
        named = [f"--{name}" for name in clashes if self._said[name] not in {None, ()}]
        if named:
            raise BadOption("resume", say("terminal.begin.with_resume", language, options=named))
        path = Path(self._said["resume"]) if self._said["resume"] else latest_unfinished(self._folder)
        if path is None:
            raise CannotBegin(say("terminal.begin.no_saved", language))
        return Record.load(path), path

    # ------------------------------------------------------------------------------------------------- telling

    def _command(self, name: str) -> str:
        return shlex.join(["elysee", name, str(self._path)])

    def why(self, error: "ElyseeError") -> str:
        """Say in one line what is wrong, and where in a file."""
        from elysee.errors import RecordError

        sentence = error.explain(self._asker.language)
        place = error.place if isinstance(error, RecordError) else ""
        return f"{place}: {sentence}" if place else sentence

    def tell_how_to_go_on(self) -> None:
        """Say where the match is, and how to go on with it."""
        from elysee.terminal.begin import RESUME
        from elysee.terminal.saves import latest_unfinished

        asker = self._asker
        if asker.ended:
            asker.say("leave.ended")
        if self._path is None:
            asker.say("leave.nothing")
            return
        asker.say_unbroken("leave.saved", file=self._path)
        latest = latest_unfinished(self._folder) == self._path
        go_on = RESUME if latest else f"{RESUME} {shlex.quote(str(self._path))}"
        asker.say_unbroken("leave.go_on", command=go_on)
