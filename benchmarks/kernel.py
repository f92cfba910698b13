"""The kernel beside a C program that knows one ruleset only, measured in turn in one run.

    python benchmarks/kernel.py [--rounds N] [--repeats N]

``playout.c`` plays plain Président (four players, 52 cards, a pass locks, nothing special) as fast as C can:
a readable kernel, and one of lanes. Both deal and play at random, as our kernel does by every ruleset.
The programs alternate, so that whatever else the machine does meets them alike. Without gcc only our figures
are printed.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

import elysee
from elysee.cli.bench import replay_lines, round_plies, speed
from elysee.engine.playout import random_rounds
from elysee.engine.tables import Rules
from elysee.rules import Ruleset

SOURCE = Path(__file__).parent / "playout.c"

PLAIN = "classic passing=locks finish_ban=none"
HARD = f"{PLAIN} revolution=round equal_rank=skips top_rank=cuts"

PURE = """
import time
from elysee.engine.playout import random_rounds
from elysee.engine.tables import Rules
from elysee.rules import Ruleset
rules = Rules(Ruleset.parse({rules!r}), 1)
random_rounds(rules, 4, 20, 1)
start = time.perf_counter()
plies, _ = random_rounds(rules, 4, 1000, 1)
print(plies / (time.perf_counter() - start))
"""

Program = Callable[[], float]
"""Plays, and gives the plies of a second."""


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the kernel beside the C program.")
    parser.add_argument("--rounds", type=int, default=100_000, help="rounds in one measurement")
    parser.add_argument("--repeats", type=int, default=7, help="measurements of each program")
    options = parser.parse_args()
    print(f"elysee {elysee.__version__}, {'compiled' if elysee.is_compiled() else 'interpreted'}")
    with tempfile.TemporaryDirectory() as folder:
        programs = {**c_programs(Path(folder), options.rounds), **our_programs(options.rounds)}
        figures = alternate(programs, options.repeats)
    tell(figures)
    print(f"{speed(round_plies(Ruleset.parse('classic'), 4)) / 1e3:10.0f} k plies/s  Round, classic")
    print(f"{speed(replay_lines(Ruleset.parse('classic'), 4)) / 1e3:10.0f} k lines/s  Record.parse, classic")


def alternate(programs: dict[str, Program], repeats: int) -> dict[str, list[float]]:
    """Run every program once, then all of them again, and so on."""
    figures: dict[str, list[float]] = {name: [] for name in programs}
    for _ in range(repeats):
        for name, program in programs.items():
            figures[name].append(program())
    return figures


def tell(figures: dict[str, list[float]]) -> None:
    """Print medians, the spread, and ratios to the readable C kernel, run by run."""
    reference = figures.get("C, readable")
    for name, values in figures.items():
        ratios = [value / other for value, other in zip(values, reference or [], strict=False)]
        ratio = f"  {median(ratios):5.2f} of C, readable" if ratios else ""
        spread = f"({min(values) / 1e6:.2f} to {max(values) / 1e6:.2f})"
        print(f"{median(values) / 1e6:10.2f} M plies/s  {spread:>18}  {name}{ratio}")


def c_programs(folder: Path, rounds: int) -> dict[str, Program]:
    """Build the C programs, where there is gcc."""
    if shutil.which("gcc") is None:
        print("no gcc here: our figures alone")
        return {}
    programs = {}
    for name, flags in (("C, readable", []), ("C, lanes", ["-DLANES"])):
        binary = folder / f"playout{len(programs)}"
        subprocess.run(["gcc", "-O3", "-march=native", *flags, "-o", binary, SOURCE], check=True)
        programs[name] = c_program(binary, rounds)
    return programs


def c_program(binary: Path, rounds: int) -> Program:
    """Give a C program as a function; its own line tells the speed: ``0.1 s  57.0 M plies/s``."""

    def run() -> float:
        shown = subprocess.run([binary, str(rounds), "1", "1"], check=True, capture_output=True, text=True).stdout
        return float(shown.split("M plies/s")[0].split()[-1]) * 1e6

    return run


def our_programs(rounds: int) -> dict[str, Program]:
    """Give our kernel by plain and by hard rules, and interpreted."""
    rounds = rounds if elysee.is_compiled() else max(1, rounds // 500)
    return {
        "elysee, plain rules": our_program(PLAIN, rounds),
        "elysee, revolution, skips, cuts": our_program(HARD, rounds),
        "elysee, classic": our_program("classic", rounds),
        "elysee, plain rules, interpreted": pure_program,
    }


def our_program(rules: str, rounds: int) -> Program:
    """Give our kernel by some rules as a function."""
    compiled = Rules(Ruleset.parse(rules), 1)

    def run() -> float:
        start = time.perf_counter()
        plies, _ = random_rounds(compiled, 4, rounds, 1)
        return plies / (time.perf_counter() - start)

    return run


def pure_program() -> float:
    """Run the same kernel interpreted, in a process of its own."""
    code = PURE.format(rules=PLAIN)
    environment = {**os.environ, "ELYSEE_PURE": "1"}
    shown = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True, env=environment)
    return float(shown.stdout)


if __name__ == "__main__":
    main()
