"""A match that is left at any question goes on as if it had never been left."""

from pathlib import Path

import pytest

from elysee.record import Record

from .playing import new_match, play_here

MANY = [""] * 2000
RULES = [
    "classic end=rounds:2",
    "general end=rounds:2",
    "classic end=rounds:3 scum_gives=agreed putsch=true revolution=match deck=32",
]


def play_in_parts(record: Record, file: Path, lines: int) -> tuple[Record, set[str]]:
    """Play, leaving after so many lines each time; give the record, and the phases it was left in."""
    left = set()
    while not record.match.is_over:
        play_here(record, file, *[""] * lines)
        left.add(record.match.phase)
        saved = Record.load(file)
        assert saved == record
        record = saved
    return record, left


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("lines", [3, 17])
def test_a_match_in_parts_is_the_same_match(tmp_path: Path, rules: str, lines: int) -> None:
    whole = new_match(rules)
    play_here(whole, tmp_path / "whole.elysee", *MANY)
    parts, _ = play_in_parts(new_match(rules), tmp_path / "parts.elysee", lines)
    assert parts.match.lines == whole.match.lines
    assert parts.match.standings == whole.match.standings


def test_it_is_left_in_play_in_the_exchange_and_between_rounds(tmp_path: Path) -> None:
    seen = set()
    for seat in (1, 2, 3):
        record = new_match("classic deck=32 end=rounds:3 scum_gives=agreed putsch=true", 3)
        file = tmp_path / f"{seat}.elysee"
        while not record.match.is_over:
            play_here(record, file, "", me=seat)
            seen.add(record.match.phase)
            record = Record.load(file)
    assert seen >= {"play", "round", "offer", "putsch", "over"}


def test_a_gift_is_asked_for_again_after_leaving(tmp_path: Path) -> None:
    record, file = new_match("classic end=rounds:12"), tmp_path / "m.elysee"
    while record.match.phase != "give":
        play_here(record, file, "", me=1)
        assert not record.match.is_over
    record = Record.load(file)
    before = list(record.match.lines)
    assert "do you give to" in play_here(record, file, "q")
    assert record.match.lines == before
    output = play_here(record, file, "K K K K", "2x3 2x4", "zz", "1")
    assert record.match.lines[len(before)].startswith("give 1 ")
    assert "You give" in output


@pytest.mark.parametrize(("line", "over"), [("1", False), ("2", False), ("3", True)])
def test_between_two_rounds_one_may_stop(tmp_path: Path, line: str, over: bool) -> None:
    record, file = new_match("classic"), tmp_path / "m.elysee"
    while record.match.phase != "round" or not record.match.results:
        play_here(record, file, "")
    output = play_here(record, file, line)
    assert record.match.is_over == over
    assert ("The match stops here" in output) == over
    assert ("Round 2" in output) == (line == "1")
