"""Saves: where matches are kept when nobody says where."""

from collections.abc import Mapping
from pathlib import Path

from elysee.errors import RecordError
from elysee.record import Record

ENDING = ".elysee"


def data_folder(environ: Mapping[str, str]) -> Path:
    """Give the folder of a person's matches: in XDG_DATA_HOME, else in ~/.local/share."""
    named = environ.get("XDG_DATA_HOME", "")
    base = Path(named) if Path(named).is_absolute() else Path.home() / ".local" / "share"
    return base / "elysee"


def new_file(folder: Path, day: str) -> Path:
    """Give a file name that is not taken yet: ``2026-11-30-1.elysee``."""
    number = 1
    while (file := folder / f"{day}-{number}{ENDING}").exists():
        number += 1
    return file


def latest_unfinished(folder: Path) -> Path | None:
    """Find the match that was played last and is not over; files that are no records are passed over."""
    try:
        files = sorted(folder.glob(f"*{ENDING}"), key=lambda file: file.stat().st_mtime_ns, reverse=True)
    except OSError:
        return None
    return next((file for file in files if _goes_on(file)), None)


def _goes_on(file: Path) -> bool:
    try:
        match = Record.load(file).match
    except RecordError:
        return False
    return match is not None and not match.is_over
