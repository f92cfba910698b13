"""How long it takes to begin: ``elysee --help`` and ``import elysee``, beside a bare Python.

python benchmarks/start.py [--repeats N]
"""

import argparse
import subprocess
import sys
import time
from statistics import median

HELP = "from elysee.cli.main import main; main()"

PROGRAMS = {
    "python -c pass": ["-c", "pass"],
    "import elysee": ["-c", "import elysee"],
    "elysee.Round, first used": ["-c", "import elysee; elysee.Round"],
    "elysee --help": ["-c", HELP, "--help"],
    "elysee rules --help": ["-c", HELP, "rules", "--help"],
}


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how long it takes to begin.")
    parser.add_argument("--repeats", type=int, default=21, help="measurements of each program")
    repeats = parser.parse_args().repeats
    times: dict[str, list[float]] = {name: [] for name in PROGRAMS}
    for _ in range(repeats):
        for name, arguments in PROGRAMS.items():
            start = time.perf_counter()
            subprocess.run([sys.executable, *arguments], check=True, stdout=subprocess.DEVNULL)
            times[name].append((time.perf_counter() - start) * 1e3)
    bare = median(times["python -c pass"])
    for name, values in times.items():
        middle = median(values)
        print(f"{middle:8.1f} ms  {middle - bare:+7.1f} ms  ({min(values):.1f} to {max(values):.1f})  {name}")


if __name__ == "__main__":
    main()
