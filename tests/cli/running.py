"""How these tests run a command: as a person would, without a terminal."""

import os
from pathlib import Path

from click.testing import CliRunner, Result

from elysee.cli.main import elysee

HERE = Path(__file__).parent
RECORDS = HERE / "records"
EVENING = "evening.elysee"
SCORER = "scorer.elysee"


def run(*words: str, lang: str = "C", given: str | bytes | None = None, columns: int = 80) -> Result:
    """Run ``elysee`` in the folder of the records."""
    before = Path.cwd()
    os.chdir(RECORDS)
    try:
        env = {"LC_ALL": lang, "COLUMNS": str(columns), "NO_COLOR": "1"}
        return CliRunner().invoke(elysee, words, input=given, env=env, prog_name="elysee")
    finally:
        os.chdir(before)


def check_golden(name: str, output: str) -> None:
    """Compare with a file that people have read; ``UPDATE_GOLDEN=1`` writes it anew."""
    path = HERE / "golden" / name
    told = "\n".join(line.rstrip() for line in output.splitlines()) + "\n"
    if os.environ.get("UPDATE_GOLDEN"):
        path.write_text(told, encoding="utf-8")
    assert told == path.read_text(encoding="utf-8")
