"""``elysee rules``: the rule card of a table, and all that may be chosen."""

import textwrap
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from elysee.cli.speaking import console, language_of, language_option, tell

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import Console

    from elysee.rules import Option, Ruleset
    from elysee.rules.rule_card import RuleCard
    from elysee.words import Language

WIDEST: Final = 100
"""Longer lines are hard to read, however wide the screen."""

STDOUT: Final = Path("-")
EXAMPLE: Final = 'elysee rules "classic revolution=round putsch=true"'


@click.command(name="rules", short_help="Print the rule card of a table.")
@click.argument("rules", nargs=-1, metavar="[RULES]...")
@click.option("--list", "as_list", is_flag=True, help="List the presets and every option instead of the rule card.")
@click.option("--players", type=int, metavar="N", help="How many sit down: the card is then exact.")
@click.option(
    "--markdown",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Write the card as a Markdown page; - prints it.",
)
@language_option
@click.pass_context
def command(
    ctx: click.Context,
    *,
    rules: tuple[str, ...],
    as_list: bool,
    players: int | None,
    markdown: Path | None,
    lang: str | None,
) -> None:
    """Print the rule card of a table: its rules in plain words.

    RULES are a preset and any changes to it. Without them the presets and all options are listed.

    \b
      elysee rules "classic revolution=round putsch=true"
      elysee rules family --players 5 --markdown card.md
    """  # noqa: D301  (click reads the backslash)
    from elysee.errors import ElyseeError
    from elysee.rules import Ruleset
    from elysee.rules.rule_card import rule_card

    language = language_of(lang)
    if (as_list or not rules) and (markdown or players is not None):
        message = "--players and --markdown are for a rule card: name its RULES, without --list."
        raise click.UsageError(message, ctx)
    try:
        ruleset = Ruleset.parse(" ".join(rules))
        if as_list or not rules:
            _print_list(ruleset, console(), language)
            return
        card = rule_card(ruleset, language, players)
        if markdown is None:
            _print_card(card, console())
        else:
            _write(card.to_markdown(), markdown, language)
    except ElyseeError as error:
        tell(error, language)
        ctx.exit(1)


def _write(page: str, file: Path, language: "Language") -> None:
    """Write a page to a file, or to standard output for ``-``."""
    from elysee.errors import RecordError
    from elysee.words import say

    if file == STDOUT:
        click.echo(page, nl=False)
        return
    try:
        file.write_text(page, encoding="utf-8", newline="\n")
    except OSError as error:
        raise RecordError("unwritable-file", file=str(file), reason=error.strerror or str(error)) from error
    click.echo(say("cli.rules.written", language, file=str(file)), err=True)


def _print_card(card: "RuleCard", out: "Console") -> None:
    """Print a rule card, its headings in colour."""
    from elysee.terminal.speech import GOLD, painted

    headings = {card.title, *(section.heading for section in card.sections)}
    for line in card.to_text(min(out.width, WIDEST)).splitlines():
        is_heading = line in headings or set(line) == {"="}
        out.print(painted(line, GOLD if is_heading else ""), soft_wrap=True)


def _print_list(ruleset: "Ruleset", out: "Console", language: "Language") -> None:
    """Print the presets, then every option with its values; those of *ruleset* are marked."""
    from rich.text import Text

    from elysee.rules import GROUPS, OPTIONS
    from elysee.terminal.speech import GOLD
    from elysee.words import say

    width = min(out.width, WIDEST)

    def show(line: str, style: str = "") -> None:
        out.print(Text(line, style), soft_wrap=True)

    show(say("cli.rules.presets", language), GOLD)
    for line in _presets(width, language):
        show(line)
    for group in GROUPS:
        show("")
        show(say(f"cli.rules.group.{group}", language), GOLD)
        for option in OPTIONS.values():
            if option.group == group:
                _print_option(option, ruleset, width, out, language)
    show("")
    show(say("cli.rules.default", language, ruleset=str(ruleset)), "dim")
    show(say("cli.rules.example", language))
    show(f"  {EXAMPLE}")


def _presets(width: int, language: "Language") -> "Iterator[str]":
    """Tell each preset, and what it changes of the classic game."""
    from elysee.rules import OPTIONS, Ruleset
    from elysee.words import say

    classic = Ruleset.parse("")
    for name in Ruleset.preset_names():
        yield from _hanging(f"  {name:<8} ", say(f"terminal.begin.presets.{name}", language), width)
        changes = [f"{key}={OPTIONS[key].write(mine)}" for key, mine, _ in Ruleset.parse(name).differences(classic)]
        yield from _hanging(" " * 11, " ".join(changes), width)


def _print_option(option: "Option", ruleset: "Ruleset", width: int, out: "Console", language: "Language") -> None:
    """Print what an option decides, and what each value means."""
    from rich.text import Text

    from elysee.rules.table_words import table_words

    mine = option.write(getattr(ruleset, option.name))
    facts = table_words(language, ruleset.titles, top=ruleset.top_face, bottom=ruleset.bottom_face)
    out.print()
    for line in _hanging(f"  {option.name}: ", option.help[language], width, indent=4):
        text = Text(line)
        text.highlight_words([f"  {option.name}:"], "bold")
        out.print(text, soft_wrap=True)
    if option.syntax:
        out.print(Text(f"      {option.name}=…: {option.syntax[language]}"), soft_wrap=True)
    words = option.values or (mine,)
    column = max(map(len, words))
    for word in words:
        head = f"    {'*' if word == mine else ' '} {word:<{column}}  "
        for line in _hanging(head, option.value_help(word, language, **facts), width):
            out.print(Text(line, "bold" if word == mine else ""), soft_wrap=True)


def _hanging(head: str, text: str, width: int, indent: int | None = None) -> list[str]:
    """Wrap a text beside its head; nothing at all without a text."""
    margin = " " * (len(head) if indent is None else indent)
    return textwrap.wrap(text, max(width, len(margin) + 20), initial_indent=head, subsequent_indent=margin)
