"""Resuming: the match that goes on, who plays in it, and what to say when it cannot go on."""

import secrets
import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from elysee.errors import RecordError
from elysee.record import Record
from elysee.terminal.options import USUAL_BOT, BadOption, CannotBegin, check_bots, check_number_of_bots
from elysee.terminal.saves import Latest, Save, ends_badly, is_read_only, latest
from elysee.words import Language, say

COMMAND: Final = "elysee play --resume"


def resume(path: Path | None, folder: Path, language: Language) -> tuple[Record, Save]:
    """Read the match that goes on: that of a file, or the last one played.

    Raises:
        CannotBegin: If there is none, or it cannot go on; the words say what can be done.
    """
    found = Latest(path) if path else latest(folder)
    if found.damage:
        raise CannotBegin(_told_of_latest(found.damage, found.file, language))
    if found.file is None:
        raise CannotBegin(say("terminal.begin.no_saved", language))
    try:
        record, save = Save.load(found.file)
    except RecordError as error:
        raise CannotBegin(" ".join(_told(error, language))) from error
    if record.match and not record.match.is_over and is_read_only(found.file):
        raise CannotBegin(say("terminal.resume.read_only", language, file=found.file))
    return record, save


def in_one_line(error: RecordError, language: Language) -> str:
    """Say what is wrong, and where in a file."""
    sentence = error.explain(language)
    return f"{error.place}: {sentence}" if error.place else sentence


def _told(error: RecordError, language: Language) -> list[str]:
    """Say what is wrong in a file, and how it is easily mended if it is."""
    told = [in_one_line(error, language)]
    return [*told, say("terminal.resume.last_line", language, line=error.line)] if ends_badly(error) else told


def _told_of_latest(damage: RecordError, older: Path | None, language: Language) -> str:
    """Say what is wrong with the last match, and which older one there is."""
    told = [*_told(damage, language), say("terminal.resume.damaged", language)]
    if older:
        told.append(say("terminal.resume.older", language, command=command(older)))
    return "\n".join(told)


def command(file: Path | None = None, seat: int | None = None) -> str:
    """Give the command that goes on with a match: with that of a file, or the last one played."""
    words = [] if file is None else [shlex.quote(str(file))]
    seats = [] if seat is None else [f"--seat {seat}"]
    return " ".join([COMMAND, *words, *seats])


# ------------------------------------------------------------------------------------------------------------ who plays


def bots_of(record: Record, wanted: str | None, language: Language) -> tuple[str, ...]:
    """Give the bots of a match: as said, else as the record says, else the usual one.

    Raises:
        BadOption: If a bot that was asked for does not exist, or there are too many.
        CannotBegin: If the record names one that does not exist.
    """
    if wanted is not None:
        bots = check_bots(wanted, language)
        check_number_of_bots(bots, len(_chairs(record)), language)
        return bots
    try:
        return check_bots(record.tag("bots") or USUAL_BOT, language)
    except BadOption as error:
        raise CannotBegin(str(error)) from error


def seed_of(record: Record) -> str:
    """Give the seed of a match; one that has none takes chances as they come."""
    return record.tag("seed") or str(secrets.randbelow(10**9))


def seat_of(record: Record, wanted: int | None, language: Language) -> int:
    """Give the seat of the person: as said, else as the record says, else the first.

    Raises:
        BadOption: If nobody sits there.
    """
    chairs = _chairs(record)
    if wanted is not None:
        if wanted not in chairs:
            raise BadOption("seat", say("terminal.begin.seat", language, seat=wanted))
        return wanted
    tag = record.tag("seat") or ""
    return int(tag) if tag.isdecimal() and int(tag[:4]) in chairs else min(chairs, default=1)


def _chairs(record: Record) -> Sequence[int]:
    return record.match.chairs if record.match else ()


def other_seat(record: Record, seat: int, language: Language) -> str | None:
    """Say that another hand is played than before, if it is: nobody changes places without a word."""
    before = seat_of(record, None, language)
    if record.match is None or before == seat:
        return None
    facts = {"name": record.match.name(seat), "seat": seat, "before": record.match.name(before), "number": before}
    return say("terminal.resume.other_seat", language, **facts)
