"""Write the pages of these docs that are made from the code: run it after a change, a test tells when.

python docs/generate.py
"""

import importlib
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import click

from elysee.cli.main import COMMANDS, elysee
from elysee.rules import GROUPS, OPTIONS, Option, Ruleset
from elysee.words import catalogue, say

DOCS = Path(__file__).parent
WIDTH = 80
"""Columns of the help in docs/commands.md."""

OPTIONS_HEAD = """# Every option

*This page is written by `docs/generate.py`, from the options themselves.*

Each table is one option: its values, and what a table with that value plays. The value in bold is that of `classic`.
The same list, marked for any rules, is printed by `elysee rules --list "classic revolution=round"`; the words of
[the rules](../rules.md) say what each value means to the last detail.
"""

ERRORS_HEAD = """# Every error

*This page is written by `docs/generate.py`, from the words themselves.*

Each error of Élysée is an `ElyseeError` with a **code**, which stays the same from version to version, and **facts**:
what it speaks of. The sentence is made from the two at the edge, in the language of whoever reads it: `error.code`,
`error.facts`, `error.explain("fr")`.
‹ › stand for facts.

| class | is raised | is also a |
| --- | --- | --- |
| `RulesError` | for a ruleset that cannot be | `ValueError` |
| `NotationError` | for a text that is not the card, the play or the line it should be | `ValueError` |
| `IllegalAction` | for an action that the rules refuse here and now | `ValueError` |
| `RecordError` | for a record, with `file` and `line`; it has the code of what is wrong there | `ValueError` |
| `StorageError` | for what cannot be kept or read back | – |
"""

ERROR_PARTS = {
    "unknown-preset": "Rules",
    "not-a-card": "Cards and plays",
    "wrong-phase": "Lines of a match",
    "empty-line": "Lines that cannot be read",
    "not-a-record": "Records",
}
"""The first code of each part, in the order of the catalogue."""


def options_page() -> Iterator[str]:
    """Write every option with its values, then the presets."""
    yield OPTIONS_HEAD
    for group in GROUPS:
        yield f"## {say(f'cli.rules.group.{group}')}\n"
        for option in OPTIONS.values():
            if option.group == group:
                yield from option_part(option)
    yield "## Presets\n"
    yield "Where a preset names no value, it plays that of `classic`.\n"
    yield from presets_table()


def option_part(option: Option) -> Iterator[str]:
    """Write one option."""
    default = option.write(option.default)
    yield f"### `{option.name}`\n"
    yield f"{option.help['en']} In French: *{option.label['fr']}*.\n"
    if option.syntax:
        yield f"Written as {option.syntax['en']}.\n"
    yield "| value | what it means |\n| --- | --- |"
    for word in option.values or (default,):
        shown = f"**`{word}`**" if word == default else f"`{word}`"
        yield f"| {shown} | {option.value_help(word)} |"
    yield ""


def presets_table() -> Iterator[str]:
    """Write the presets side by side: the options in which any differs from `classic`."""
    presets = {name: Ruleset.parse(name) for name in Ruleset.preset_names()}
    yield "| option | " + " | ".join(f"`{name}`" for name in presets) + " |"
    yield "| --- |" + " --- |" * len(presets)
    for name, option in OPTIONS.items():
        values = [option.write(getattr(rules, name)) for rules in presets.values()]
        if len(set(values)) > 1:
            cells = [word if word != values[0] or not at else "" for at, word in enumerate(values)]
            yield f"| [`{name}`](#{name}) | " + " | ".join(cells) + " |"
    yield ""


def errors_page() -> Iterator[str]:
    """Write every code with its sentence in both languages."""
    yield ERRORS_HEAD
    english, french = (catalogue(language)["refusal"] for language in ("en", "fr"))
    if not isinstance(english, dict) or not isinstance(french, dict):
        raise TypeError(english)
    for code, words in english.items():
        if code in ERROR_PARTS:
            yield f"## {ERROR_PARTS[code]}\n"
        yield f"### `{code}`\n"
        yield f"- {with_facts(words)}"
        yield f"- *{with_facts(french[code])}*\n"


def with_facts(words: object) -> str:
    """Show the facts of a sentence in angle quotes."""
    text = str(words["other"] if isinstance(words, dict) else words)
    return re.sub(r"\{(\w+)[^}]*\}", r"‹\1›", text)


def commands_page(page: str) -> str:
    """Put the help of each command into its block in docs/commands.md."""
    for name in ["", *COMMANDS]:
        title = f"elysee {name}".strip()
        block = f"```console\n$ {title} --help\n{help_of(name)}```"
        pattern = rf"```console\n\$ {title} --help\n.*?```"
        if not re.search(pattern, page, re.DOTALL):
            raise LookupError(title)
        page = re.sub(pattern, lambda _, block=block: block, page, count=1, flags=re.DOTALL)  # type: ignore[misc]
    return page


def help_of(name: str) -> str:
    """Give what ``elysee NAME --help`` prints."""
    command: click.Command = importlib.import_module(f"elysee.cli.{name}").command if name else elysee
    parent = click.Context(elysee, info_name="elysee", terminal_width=WIDTH)
    ctx = click.Context(command, info_name=name, parent=parent, terminal_width=WIDTH) if name else parent
    ctx.help_option_names = ["-h", "--help"]
    return command.get_help(ctx) + "\n"


def pages() -> dict[Path, str]:
    """Give every page that is made from the code, as it should be."""
    commands = DOCS / "commands.md"
    return {
        DOCS / "rules" / "options.md": "\n".join(options_page()),
        DOCS / "errors.md": "\n".join(errors_page()),
        commands: commands_page(commands.read_text(encoding="utf-8")),
    }


def main() -> None:
    """Write the pages that are not as they should be."""
    for path, text in pages().items():
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            sys.stdout.write(f"{path.relative_to(DOCS)} written\n")


if __name__ == "__main__":
    main()
