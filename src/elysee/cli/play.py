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
    from elysee.terminal.options import Options
    from elysee.terminal.saves import Save
    from elysee.words import Language

LATEST = ""
"""``--resume`` without a file."""

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
@click.option("--pace", metavar="SECONDS", help="How long to wait after what a bot does: 0 to 60.")
@click.option("--auto-pass", is_flag=True, help="Pass without asking where nothing else is legal.")
@click.pass_context
def command(ctx: click.Context, /, **said: Any) -> None:  # noqa: ANN401  (click gives what the options say)
    """Play in the terminal, against bots, by any table's rules.

    What no option says is asked; an empty line takes the first answer. In the game, ? tells what may be typed.
    The match is saved after every action, and --resume goes on with it; Ctrl-C leaves as q does.
    """
    from elysee.errors import ElyseeError
    from elysee.terminal.asking import Asker, Leaving
    from elysee.terminal.interruption import Interruption
    from elysee.terminal.options import BadOption, CannotBegin
    from elysee.words import language_of_environment

    language: Language = said["lang"] or language_of_environment(os.environ)
    interruption = Interruption()
    asker = Asker(_console(language), language, interruption=interruption)
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


def _console(language: "Language") -> Any:  # noqa: ANN401  (rich is imported when it is needed)
    """Make the console: no streams break over a letter they cannot write or read."""
    from rich.console import Console

    from elysee.terminal.letters import stand_in

    plainly = stand_in(language)
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, plainly), (sys.stderr, plainly)):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=errors)
    return Console(highlight=False, markup=False, emoji=False)


class Sitting:
    """One sitting at a table: from the first question to the last card, or to where one leaves."""

    def __init__(self, asker: "Asker", said: dict[str, Any]) -> None:
        """Take whom to ask and what the options said."""
        from elysee.terminal.saves import data_folder

        self._asker = asker
        self._said = said
        self._folder = data_folder(os.environ)
        self._save: Save | None = None
        """Where the match is kept, once it has begun."""
        self._seat: int | None = None
        """The seat that was asked for, where the record says another."""

    def run(self) -> None:
        """Begin or go on, and play to the end."""
        from elysee.terminal.game import Game
        from elysee.terminal.options import read_pace
        from elysee.terminal.resuming import bots_of, other_seat, seat_of, seed_of

        said, language = self._said, self._asker.language
        pace = read_pace(said["pace"], language) if said["pace"] is not None else self._usual_pace()
        resumed = said["resume"] is not None
        record, save = self._resume() if resumed else self._begin()
        me = seat_of(record, said["seat"], language)
        game = Game(
            record,
            save,
            self._asker,
            me=me,
            bots=bots_of(record, said["bots"], language),
            seed=seed_of(record),
            pace=pace,
            auto_pass=said["auto_pass"],
        )
        self._save = save
        if resumed:
            self._asker.say("leave.resumed")
            switched = other_seat(record, me, language)
            if switched:
                self._seat = me
                self._asker.print(switched)
            game.show_where_we_are()
        game.play()
        self._asker.say_unbroken("results.again", show=self._command("show"))
        self._asker.say_unbroken("results.check", replay=self._command("replay"))

    def _usual_pace(self) -> float:
        return LIVELY if self._asker.is_live and self._asker.console.is_terminal else 0.0

    def _begin(self) -> "tuple[Record, Save]":
        """Begin a new match."""
        from elysee.terminal.begin import begin

        return begin(self._options(), self._asker, self._folder)

    def _options(self) -> "Options":
        from elysee.terminal.options import Options

        said = self._said
        names = ("rules", "players", "names", "end", "bots", "seed", "record", "seat")
        return Options(**{name: said[name] for name in names}, gages=said["gage"])

    def _resume(self) -> "tuple[Record, Save]":
        """Read the match that goes on."""
        from elysee.terminal.options import BadOption
        from elysee.terminal.resuming import resume
        from elysee.words import say

        language = self._asker.language
        clashes = ("rules", "players", "names", "end", "seed", "record", "gage")
        named = [f"--{name}" for name in clashes if self._said[name] not in {None, ()}]
        if named:
            raise BadOption("resume", say("terminal.begin.with_resume", language, options=named))
        return resume(Path(self._said["resume"]) if self._said["resume"] else None, self._folder, language)

    # ------------------------------------------------------------------------------------------------- telling

    def _command(self, name: str) -> str:
        return shlex.join(["elysee", name, str(self._save.path if self._save else "")])

    def why(self, error: "ElyseeError") -> str:
        """Say in one line what is wrong, and where in a file."""
        from elysee.errors import RecordError
        from elysee.terminal.resuming import in_one_line

        language = self._asker.language
        return in_one_line(error, language) if isinstance(error, RecordError) else error.explain(language)

    def tell_how_to_go_on(self) -> None:
        """Say where the match is, and how to go on with it."""
        from elysee.terminal.resuming import command
        from elysee.terminal.saves import Latest, latest

        asker = self._asker
        if asker.ended:
            asker.say("leave.ended")
        if self._save is None:
            asker.say("leave.nothing")
            return
        file = self._save.path
        asker.say_unbroken("leave.saved", file=file)
        is_latest = latest(self._folder) == Latest(file)
        asker.say_unbroken("leave.go_on", command=command(None if is_latest else file, self._seat))
