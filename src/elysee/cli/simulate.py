"""``elysee simulate``: matches of bots by the thousand, and what they came to."""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

if TYPE_CHECKING:
    from rich.table import Table

    from elysee.arena import Report, Tally
    from elysee.arena.report import Line
    from elysee.words import Language

STOPPED: Final = 130
"""The exit status after Ctrl-C."""

PLENTY: Final = 1_000_000


@click.command("simulate", short_help="Let bots play matches by the thousand, and count.")
@click.option("--rules", default="classic", metavar="RULES", help="A preset and changes: “classic revolution=round”.")
@click.option("--players", default=4, show_default=True, type=click.IntRange(3, 12), help="How many play.")
@click.option(
    "--rounds", default=20, show_default=True, type=click.IntRange(1, PLENTY), help="The most rounds of a match."
)
@click.option("--matches", default=200, show_default=True, type=click.IntRange(1, PLENTY), help="How many matches.")
@click.option(
    "--bots", default="simple", show_default=True, metavar="NAMES", help="Who plays, by turns: “simple,random”."
)
@click.option("--seed", default=1, show_default=True, type=int, help="The same seed, the same result.")
@click.option(
    "--records",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="DIR",
    help="Write every match as a record into this folder.",
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object instead of tables.")
@click.option(
    "--jobs", type=click.IntRange(1, 256), default=None, help="How many processes share the work. [default: one a core]"
)
@click.pass_context
def command(  # noqa: PLR0913  (one for each option)
    ctx: click.Context,
    *,
    rules: str,
    players: int,
    rounds: int,
    matches: int,
    bots: str,
    seed: int,
    records: Path | None,
    as_json: bool,
    jobs: int | None,
) -> None:
    """Let bots play matches by the thousand, and count.

    It tells how unfair a house rule is: the share of each role, the chance to stay president and to
    escape from scum, by bot and by seat. The bots move on by a seat from match to match.

    \b
      elysee simulate --rules "classic exchange=none"
      elysee simulate --bots simple,random --players 6 --matches 1000
    """  # noqa: D301  (click reads the backslash)
    from elysee.arena import Plan, Report, simulate
    from elysee.rules import Ruleset
    from elysee.words import language_of_environment, say

    language = language_of_environment(os.environ)
    names = tuple(name.strip() for name in bots.split(","))
    plan = Plan(Ruleset.parse(rules), names, players, rounds, matches, seed, records)
    report = Report(plan)
    stopped = _count(simulate(plan, jobs or _cores()), report, language, quiet=as_json)
    if as_json:
        click.echo(json.dumps(report.as_json(), ensure_ascii=False))
    elif report.matches:
        _print(report, language)
    if records is not None and not as_json:
        click.echo(say("arena.simulate.records", language, count=report.matches, folder=str(records)))
    if stopped:
        early = "" if report.matches else "-early"
        click.echo(say(f"arena.simulate.stopped{early}", language, done=report.matches, matches=matches), err=True)
        ctx.exit(STOPPED)


def _cores() -> int:
    """Count the cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _count(tallies: "Iterator[Tally]", report: "Report", language: "Language", *, quiet: bool) -> bool:
    """Add up the matches as they come, with a bar where somebody watches; tell whether Ctrl-C stopped it."""
    from rich.console import Console
    from rich.progress import MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from elysee.words import say

    console = Console(stderr=True)
    bar = Progress(
        *Progress.get_default_columns()[:2],
        MofNCompleteColumn(),
        TextColumn(say("arena.simulate.matches", language)),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=quiet or not console.is_terminal,
    )
    with bar:
        task = bar.add_task(say("arena.simulate.playing", language), total=report.plan.matches)
        try:
            for tally in tallies:
                report.add(tally)
                bar.advance(task)
        except KeyboardInterrupt:
            return True
    return False


def _print(report: "Report", language: "Language") -> None:
    """Print the tables, and the sentences below them."""
    from rich.console import Console

    from elysee.words import say

    plan = report.plan
    console = Console(highlight=False)
    facts = {"matches": report.matches, "rounds": plan.rounds, "players": plan.players, "seed": plan.seed}
    console.print(str(plan.ruleset), markup=False)
    console.print(say("arena.simulate.title", language, **facts))
    lines = [*report.bots.items()]
    console.print(_table(report, lines, "bot", language))
    seats = [(str(seat), line) for seat, line in enumerate(report.seats, 1)]
    console.print(_table(report, seats, "seat", language))
    for sentence in _sentences(report, language):
        console.print(sentence)


def _table(report: "Report", lines: "list[tuple[str, Line]]", kind: str, language: "Language") -> "Table":
    """Make the table of all bots, or of all seats: a column for each."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    from elysee.words import say

    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column(say(f"arena.simulate.{kind}", language), no_wrap=True)
    for name, _ in lines:
        table.add_column(name, justify="right", no_wrap=True)
    columns = [_figures(report, line, language) for _, line in lines]
    for head in columns[0]:
        table.add_row(head, *[column[head] for column in columns])
    return table


def _figures(report: "Report", line: "Line", language: "Language") -> dict[str, str]:
    """Write the figures of one bot or seat, each under its name."""
    from elysee.match import role_of
    from elysee.words import say, title

    plan = report.plan
    roles = list(dict.fromkeys(role_of(place, plan.players) for place in range(1, plan.players + 1)))
    titles = {role: title(plan.ruleset.titles, role, language) for role in roles}
    rounds = line.tally.rounds or 1
    return {
        say("arena.simulate.mean-place", language): f"{line.mean_place:.2f}",
        say("arena.simulate.give-or-take", language): "–" if line.ci95 is None else f"{line.ci95:.2f}",
        **{f"{titles[role]} (%)": _percent(line.tally.roles[role] / rounds) for role in roles},
        say("arena.simulate.stays", language, title=titles["president"]): _percent(line.stay_president),
        say("arena.simulate.escapes", language, title=titles["scum"]): _percent(line.escape_scum),
        say("arena.simulate.points", language): f"{line.mean_points:.2f}",
    }


def _sentences(report: "Report", language: "Language") -> list[str]:
    """Say how unfair it is, how long a round takes, what became of putsches."""
    from elysee.words import say, title

    style, equal = report.plan.ruleset.titles, 1 / report.plan.players
    sentences = []
    if report.all.stay_president is not None:
        facts = {
            "president": title(style, "president", language),
            "scum": title(style, "scum", language),
            "stay": _percent(report.all.stay_president),
            "escape": _percent(report.all.escape_scum),
            "equal_stay": _percent(equal),
            "equal_escape": _percent(1 - equal),
        }
        sentences.append(say("arena.simulate.unfair", language, **facts))
    sentences.append(say("arena.simulate.plies", language, plies=f"{report.plies_per_round:.1f}"))
    if report.plan.ruleset.putsch:
        key = "putsches" if report.putsches else "putsches-none"
        facts = {"declared": str(report.putsches), "won": str(report.putsches_won)}
        sentences.append(say(f"arena.simulate.{key}", language, **facts))
    return sentences


def _percent(share: float | None) -> str:
    """Write a share in per cent, or a dash where there is none."""
    return "–" if share is None else f"{100 * share:.1f}"
