"""What commands share: the language they speak, a console, and a refusal in one line."""

import os
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

import click

if TYPE_CHECKING:
    from rich.console import Console

    from elysee.errors import ElyseeError
    from elysee.words import Language

Command = TypeVar("Command", bound=Callable[..., None])


def language_option(command: Command) -> Command:
    """Give a command the option ``--lang``."""
    option = click.option("--lang", type=click.Choice(["en", "fr"]), help="The language.  [default: by the locale]")
    return option(command)


def language_of(said: str | None) -> "Language":
    """Give the language that was asked for, else that of the locale."""
    from elysee.words import language_of_environment, languages

    return next((language for language in languages() if language == said), language_of_environment(os.environ))


def console(*, stderr: bool = False) -> "Console":
    """Make a console that prints what it is given, and never breaks over a letter it cannot write."""
    from rich.console import Console

    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    return Console(stderr=stderr, highlight=False, markup=False, emoji=False)


def tell(error: "ElyseeError", language: "Language") -> None:
    """Print what was refused on standard error: ``FILE:LINE: message``, as much of it as there is."""
    place = getattr(error, "place", "")
    sentence = error.explain(language)
    # Not click.echo: where a bar is shown, rich stands in for the stream, and lets the line go above the bar.
    sys.stderr.write(f"{place}: {sentence}\n" if place else f"{sentence}\n")
