"""Matches of bots by the thousand: the same seed gives the same result, whatever the number of processes."""

import signal
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Final

from elysee.arena.driver import fate, play_match
from elysee.arena.tally import Tally
from elysee.bots import make_bot
from elysee.record import Record
from elysee.rules import Ruleset

ROUNDS_A_CHUNK: Final = 40
"""About so many rounds are sent to a process at once: a quarter of a second of work, so that Ctrl-C is quick."""

CHUNKS_AHEAD: Final = 3
"""So many chunks a process are handed out before the first of them is back."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What to play.

    Raises:
        RulesError: If so many cannot play by the rules, or a bot is unknown.
    """

    ruleset: Ruleset
    bots: tuple[str, ...] = ("simple",)
    """Names of bots. They take the seats in turn, again from the first where there are more seats,
    and from one match to the next each moves on by a seat."""
    players: int = 4
    rounds: int = 20
    """The most rounds of a match; its rules may end it before."""
    matches: int = 100
    seed: int = 1
    records: Path | None = None
    """The folder where every match is written, if any."""

    def __post_init__(self) -> None:
        """Refuse what could not be played."""
        self.ruleset.check_players(self.players)
        for name in self.bots:
            make_bot(name, 0)

    def bots_of(self, number: int) -> tuple[str, ...]:
        """Name the bot on each seat in the match of that number."""
        return tuple(self.bots[(seat + number) % len(self.bots)] for seat in range(self.players))


def play_one(plan: Plan, number: int) -> tuple[Record, Tally]:
    """Play one match of a plan: its chances come from the seed of the plan and its own number, nothing else."""
    names = plan.bots_of(number)
    seed = f"{plan.seed}/{number}"
    chances = Random(seed)  # noqa: S311  (cards, not secrets)
    called = [f"{name} {seat}" for seat, name in enumerate(names, 1)]
    record = Record.start(plan.ruleset, called, event="elysee simulate", seed=seed)
    match = record.match
    if match is None:
        raise AssertionError(record)
    while match.phase == "draw":
        fate(match, chances)
    first_roles = match.roles
    bots = {seat: make_bot(name, f"{seed}/{seat}") for seat, name in enumerate(names, 1)}
    play_match(match, bots, chances, plan.rounds)
    return record, Tally.of(number, names, match, first_roles)


def simulate(plan: Plan, jobs: int = 1) -> Iterator[Tally]:
    """Play all matches of a plan.

    Args:
        plan: What to play.
        jobs: How many processes share the work. Which ones do what changes no result.

    Yields:
        What each match came to, in the order of their numbers.

    Raises:
        RecordError: If a record cannot be written.
    """
    if plan.records is not None:
        plan.records.mkdir(parents=True, exist_ok=True)
    size = max(1, ROUNDS_A_CHUNK // plan.rounds)
    chunks = [range(first, min(first + size, plan.matches)) for first in range(0, plan.matches, size)]
    if jobs > 1 and len(chunks) > 1:
        yield from _share(plan, chunks, min(jobs, len(chunks)))
    else:
        for number in range(plan.matches):
            yield _play_and_write(plan, number)


def _share(plan: Plan, chunks: list[range], jobs: int) -> Iterator[Tally]:
    """Play chunks of matches in several processes; give the results in order."""
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_leave_ctrl_c_to_the_parent)
    try:
        left = iter(chunks)
        ahead: deque[Future[list[Tally]]] = deque()
        ahead.extend(pool.submit(_play_chunk, plan, chunk) for chunk in islice(left, jobs * CHUNKS_AHEAD))
        while ahead:
            yield from ahead.popleft().result()
            ahead.extend(pool.submit(_play_chunk, plan, chunk) for chunk in islice(left, 1))
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_ctrl_c_to_the_parent() -> None:
    """Let a worker finish its chunk when Ctrl-C reaches all processes of a terminal."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_chunk(plan: Plan, numbers: range) -> list[Tally]:
    """Play some matches (in a worker)."""
    return [_play_and_write(plan, number) for number in numbers]


def _play_and_write(plan: Plan, number: int) -> Tally:
    """Play one match, and write its record where the plan wants it."""
    record, tally = play_one(plan, number)
    if plan.records is not None:
        record.save(plan.records / f"{number + 1:06d}.elysee")
    return tally
