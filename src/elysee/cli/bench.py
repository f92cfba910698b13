"""``elysee bench``: how fast the engine runs here, in figures with names."""

import json
import os
import time
from collections.abc import Callable
from statistics import median
from typing import TYPE_CHECKING, Final

import click

if TYPE_CHECKING:
    from elysee.rules import Ruleset

REPEATS: Final = 5
"""Each figure is the median of so many measurements."""

LONG_ENOUGH: Final = 0.15
"""Seconds that one measurement takes at least."""

ROUNDS_OF_RECORD: Final = 10

FIGURES: Final = ("kernel_plies_per_second", "round_plies_per_second", "replay_lines_per_second")


@click.command("bench", short_help="Measure how fast the engine runs here.")
@click.option("--rules", default="classic", metavar="RULES", help="A preset and changes: “classic revolution=round”.")
@click.option("--players", default=4, show_default=True, type=click.IntRange(3, 12), help="How many play.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def command(*, rules: str, players: int, as_json: bool) -> None:
    """Measure how fast the engine runs here.

    Plies are plays and passes. The kernel plays whole random rounds, deals included; `Round` plays
    random rounds from Python; reading plays a record of ten rounds through the rules.
    """
    from elysee import is_compiled
    from elysee.rules import Ruleset
    from elysee.words import language_of_environment, say

    language = language_of_environment(os.environ)
    ruleset = Ruleset.parse(rules)
    ruleset.check_players(players)
    form = "compiled" if is_compiled() else "interpreted"
    figures = measure(ruleset, players)
    if as_json:
        facts = {"rules": str(ruleset), "players": players, "compiled": is_compiled()}
        click.echo(json.dumps({**facts, **{name: round(value) for name, value in figures.items()}}))
        return
    words = say(f"arena.bench.{form}", language)
    click.echo(say("arena.bench.form", language, form=words, players=players, rules=str(ruleset)))
    for name, value in figures.items():
        click.echo(f"{_grouped(value):>14}  {say(f'arena.bench.{name}', language)}")


def measure(ruleset: "Ruleset", players: int) -> dict[str, float]:
    """Measure all figures, by name."""
    measures: tuple[Measure, ...] = (kernel_plies, round_plies, replay_lines)
    return {name: speed(make(ruleset, players)) for name, make in zip(FIGURES, measures, strict=True)}


Work = Callable[[int], tuple[int, float]]
"""Does something so many times; gives how many plies or lines that were, and the seconds it took."""

Measure = Callable[["Ruleset", int], Work]


def speed(work: Work) -> float:
    """Give the median of what was done in a second; first find how often makes it long enough to measure."""
    times = 1
    while work(times)[1] < LONG_ENOUGH:
        times *= 2
    return median(done / seconds for done, seconds in (work(times) for _ in range(REPEATS)))


def kernel_plies(ruleset: "Ruleset", players: int) -> Work:
    """Play random rounds in the kernel, deals included."""
    from elysee.engine.playout import random_rounds
    from elysee.engine.tables import Rules

    rules = Rules(ruleset, ruleset.decks_for(players))

    def work(times: int) -> tuple[int, float]:
        start = time.perf_counter()
        plies, _ = random_rounds(rules, players, 20 * times, 1)
        return plies, time.perf_counter() - start

    return work


def round_plies(ruleset: "Ruleset", players: int) -> Work:
    """Play random rounds by `Round`: list what is legal, choose, play; dealing is not counted."""
    from random import Random

    from elysee.cards import pack
    from elysee.engine import Round

    chances = Random(1)  # noqa: S311  (a benchmark, not a secret)
    cards = list(pack(ruleset.deck, ruleset.decks_for(players)))
    chance = chances.random

    def deal() -> Round:
        chances.shuffle(cards)
        return Round(ruleset, [cards[seat::players] for seat in range(players)])

    def work(times: int) -> tuple[int, float]:
        rounds = [deal() for _ in range(times)]
        plies = 0
        start = time.perf_counter()
        for one in rounds:
            while not one.is_over:
                plays = one.legal_plays
                one.play(plays[int(chance() * len(plays))])
                plies += 1
        return plies, time.perf_counter() - start

    return work


def replay_lines(ruleset: "Ruleset", players: int) -> Work:
    """Read a record: every line is played through the rules."""
    from elysee.arena import Plan, play_one
    from elysee.record import Record

    plan = Plan(ruleset.replace(end="open"), ("random",), players, ROUNDS_OF_RECORD)
    text = play_one(plan, 0)[0].dump()
    lines = sum(bool(line) for line in text.splitlines())

    def work(times: int) -> tuple[int, float]:
        start = time.perf_counter()
        for _ in range(times):
            Record.parse(text)
        return lines * times, time.perf_counter() - start

    return work


def _grouped(value: float) -> str:
    """Write a large number so that it can be read."""
    return f"{round(value):,}".replace(",", " ")
