"""Saves: where matches are kept, which one is the latest, and a file that is never written over by two."""

import os
import stat
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple, Self

from elysee.errors import RecordError
from elysee.record import Record

ENDING: Final = ".elysee"


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


def file_beside(path: Path) -> Path:
    """Give a file name beside another that is not taken yet: ``mine-2.elysee``."""
    number = 2
    while (file := path.with_name(f"{path.stem}-{number}{path.suffix}")).exists():
        number += 1
    return file


def is_read_only(path: Path) -> bool:
    """Tell whether a file is closed to writing: by its mode, even to whom no mode stops, such as root."""
    return not path.stat().st_mode & stat.S_IWUSR or not os.access(path, os.W_OK)


# ---------------------------------------------------------------------------------------------------------- the latest


class Latest(NamedTuple):
    """The match that was played last and is not over, and a later file that cannot be read, if there is one."""

    file: Path | None = None
    damage: RecordError | None = None


def latest(folder: Path) -> Latest:
    """Find the match that was played last and is not over; a damaged file that is newer is told with it."""
    damage = None
    files = {file: _written(file) for file in folder.glob(f"*{ENDING}")}
    for file in sorted(filter(files.get, files), key=files.__getitem__, reverse=True):
        try:
            if _goes_on(file):
                return Latest(file, damage)
        except RecordError as error:
            damage = damage or error
    return Latest(None, damage)


def _written(file: Path) -> int:
    """Give the time a file was written; 0 for what has just gone, or is no file."""
    with suppress(OSError):
        found = file.stat()
        return found.st_mtime_ns if stat.S_ISREG(found.st_mode) else 0
    return 0


def _goes_on(file: Path) -> bool:
    match = Record.load(file).match
    if match is None:
        raise RecordError("players-missing", file=str(file))
    return not match.is_over


def ends_badly(error: RecordError) -> bool:
    """Tell whether only the last line of a file is wrong, and the match would go on without it."""
    try:
        lines = Path(error.file or "").read_bytes().rstrip().split(b"\n")
        match = Record.parse(b"\n".join(lines[:-1])).match
    except (OSError, RecordError):
        return False
    return len(lines) == error.line and match is not None and not match.is_over


# ------------------------------------------------------------------------------------------------------------ one file


class Save:
    """The file of a match that is being played. What somebody else wrote there meanwhile is not written over."""

    def __init__(self, path: Path, content: bytes | None = None) -> None:
        """Take a file as it is now.

        Args:
            path: The file.
            content: What stands in it; it is read if nothing is said.
        """
        self.path = path
        self._content = content
        if content is None:
            with suppress(OSError):
                self._content = path.read_bytes()

    @classmethod
    def create(cls, path: Path, record: Record) -> Self:
        """Write the first lines of a match into a new file.

        Raises:
            FileExistsError: If there is such a file.
            RecordError: If it cannot be written (``unwritable-file``).
        """
        content = record.dump().encode()
        try:
            with path.open("xb") as file:
                file.write(content)
        except FileExistsError:
            raise
        except OSError as error:
            with suppress(OSError):
                path.unlink()
            raise RecordError("unwritable-file", file=str(path), reason=error.strerror or str(error)) from error
        return cls(path, content)

    @classmethod
    def load(cls, path: Path) -> tuple[Record, Self]:
        """Read a match that goes on.

        Raises:
            RecordError: If it cannot be read, or is wrong somewhere.
        """
        try:
            content = path.read_bytes()
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise RecordError("unreadable-file", file=str(path), reason=reason) from error
        return Record.parse(content, str(path)), cls(path, content)

    def write(self, record: Record) -> Path | None:
        """Write the match whole; beside the file, where somebody else has changed that.

        Returns:
            The file that was left as it is, if the match is now kept in another.

        Raises:
            RecordError: If it cannot be written (``unwritable-file``).
        """
        path = self.path if self._is_mine() else file_beside(self.path)
        record.save(path)
        left = self.path if path != self.path else None
        self.path, self._content = path, record.dump().encode()
        return left

    def _is_mine(self) -> bool:
        """Tell whether the file is as it was left here; one that is gone may be written again."""
        try:
            return self.path.read_bytes() == self._content and not is_read_only(self.path)
        except FileNotFoundError:
            return True
        except OSError:
            return False
