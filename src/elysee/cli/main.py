"""``elysee``: the command that holds all commands; each is loaded when it is used, so that help is fast."""

import os
import sys
from importlib import import_module
from typing import Any, Final

import click

from elysee._version import __version__

COMMANDS: Final = {
    "play": "Play in the terminal, against bots, by any table's rules.",
    "rules": "Print the rule card of a table.",
    "replay": "Check records and print the standings.",
    "show": "Show a record round by round, trick by trick.",
    "simulate": "Let bots play matches by the thousand, and count.",
    "bench": "Measure how fast the engine runs here.",
}


class LazyGroup(click.Group):
    """A group whose commands live in modules of their own name, loaded on demand."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Name the commands, in the order people need them."""
        del ctx
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Load one command."""
        del ctx
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f"elysee.cli.{cmd_name}").command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands without loading them."""
        del ctx
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


def print_version(ctx: click.Context, param: click.Parameter, value: Any) -> None:  # noqa: ANN401
    """Print the version, and which of its two speeds the engine runs at."""
    del param
    if not value or ctx.resilient_parsing:
        return
    from elysee import is_compiled

    click.echo(f"elysee {__version__} ({'compiled' if is_compiled() else 'interpreted'})")
    ctx.exit()


@click.group(cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "--version",
    is_flag=True,
    callback=print_version,
    expose_value=False,
    is_eager=True,
    help="Show the version and exit.",
)
def elysee() -> None:
    """Élysée: the card game Président, by every table's rules."""


def main() -> None:
    """Run the command line: errors in one line, status 1; wrong usage 2; Ctrl-C 130."""
    try:
        status = elysee.main(standalone_mode=False)
    except click.ClickException as error:
        error.show()
        sys.exit(error.exit_code)
    except (click.Abort, KeyboardInterrupt):
        click.echo("\nStopped.", err=True)
        sys.exit(130)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except OSError as error:  # a full disk, say
        click.echo(f"elysee: {error.filename or 'output'}: {error.strerror or error}", err=True)
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115  (nothing more can be written)
        sys.exit(1)
    except Exception as error:  # noqa: BLE001  (what is not ours goes on)
        sys.exit(report(error))
    sys.exit(status if isinstance(status, int) else 0)


def report(error: Exception) -> int:
    """Print one of our errors in one line; any other is a bug, and is shown whole."""
    from elysee.errors import ElyseeError, RecordError
    from elysee.words import language_of_environment

    if not isinstance(error, ElyseeError):
        raise error
    sentence = error.explain(language_of_environment(os.environ))
    if isinstance(error, RecordError) and error.place:
        sentence = f"{error.place}: {sentence}"
    click.echo(sentence, err=True)
    return 1
