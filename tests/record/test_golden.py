"""Whole matches kept as files: what is legal, what follows, what each seat sees, what it comes to.

``UPDATE_GOLDEN=1`` writes the files beside the records anew; the change is then reviewed like code. More matches come from
``tests/records/make.py``, or are written by hand.
"""

import json
import os
from functools import cache
from pathlib import Path

import pytest

from elysee.match import Match
from elysee.record import Record, report
from elysee.rules import OPTIONS, Ruleset
from elysee.rules.values import End

FOLDER = Path(__file__).parent.parent / "records"
FILES = sorted(FOLDER.glob("*.elysee"))
SEEN = {"classic-4", "agreed-4", "shows-3C-4", "hand-short-round", "stopped-in-an-offer-4", "draw-static-4"}
"""Records whose views are kept, from every seat and from outside."""
SILENT = ["largest_set", "top_rank_beaten_by", "exchange", "points", "end"]
EXPECTED = {
    "largest_set": {1, 2, 3, 4, 5, 6, 8, 12},
    "top_rank_beaten_by": {(), ("quad",), ("pair_on_single",), ("quad", "pair_on_single")},
    "exchange": {(), (1,), (2, 1), (3, 2, 1)},
    "points": {"places", "scale", "none", (5, 2, 0, -3)},
    "end": {End(), End("rounds", 3), End("points", 9), End("points", 12)},
}


def told(record: Record) -> dict[str, object]:
    """Play the record through again, and tell what happened at every line."""
    match = record.match
    found = report(record)
    content: dict[str, object] = {"rounds": found.pop("rounds"), "report": found}
    if match is not None:
        again = Match(match.ruleset, match.names[: len(match.names) - joined(record)])
        content["steps"] = [step(again, line) for line in match.lines]
    return content


def joined(record: Record) -> int:
    return sum(line.startswith("join ") for line in record.lines)


def step(match: Match, line: str) -> str:
    """Take a line: who was to act, how many actions were legal, and what followed."""
    due = match.next
    before = f"{due.phase} {due.player or '-'} {len(due.actions)}"
    events = match.apply(line)
    after = " ".join(f"{event.kind}:{event.player}:{event.value}" for event in events)
    return f"{line} | {before}{' | ' if after else ''}{after}"


def seen(record: Record) -> dict[str, list[str]]:
    """Give the lines that are not the same for everybody, from each seat and from outside (0)."""
    private = ("deal", "give", "offer")
    return {
        str(player or 0): [line for line in record.view(player).splitlines() if line.startswith(private)]
        for player in [*range(1, len(record.match.names) + 1), None]
    }


def pretty(content: dict[str, object]) -> str:
    """Write JSON with one line for each item, for people and diffs."""
    parts = []
    for key, value in content.items():
        if isinstance(value, list):
            rows = ",\n  ".join(json.dumps(item, ensure_ascii=False) for item in value)
            parts.append(f' "{key}": [\n  {rows}\n ]' if value else f' "{key}": []')
        else:
            parts.append(f' "{key}": {json.dumps(value, ensure_ascii=False)}')
    return "{\n" + ",\n".join(parts) + "\n}\n"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_record_comes_to_what_it_came_to(path):
    record = Record.load(path)
    content = told(record)
    if path.stem in SEEN:
        content["views"] = seen(record)
    beside = path.with_suffix(".json")
    written = pretty(content)
    if os.environ.get("UPDATE_GOLDEN"):
        beside.write_text(written, encoding="utf-8")
    assert json.loads(written) == json.loads(beside.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_record_is_canonical(path):
    """record.md: "Writing is canonical"; the hands' own records come out without comments."""
    content = path.read_bytes()
    record = Record.parse(content)
    if not path.stem.startswith("hand-"):
        assert record.dump().encode() == content
    assert str(Record.parse(str(record))) == str(record)


def test_there_are_thirty_matches_of_3_to_12_players():
    sizes = {len(record.match.names) for record in records() if record.match is not None}
    assert len(FILES) >= 30
    assert set(range(3, 13)) <= sizes


@cache
def records() -> list[Record]:
    return [Record.load(path) for path in FILES]


def rulesets() -> list[Ruleset]:
    return [record.match.ruleset for record in records() if record.match is not None]


@pytest.mark.parametrize("name", [name for name in OPTIONS if name not in SILENT])
def test_every_value_of_every_option_is_played_in_some_record(name):
    option = OPTIONS[name]
    played = {getattr(ruleset, name) for ruleset in rulesets()}
    assert {option.parse(word) for word in option.values or ()} <= played


@pytest.mark.parametrize("name", SILENT)
def test_values_with_a_syntax_are_played_in_some_record(name):
    assert EXPECTED[name] <= {getattr(ruleset, name) for ruleset in rulesets()}


LINES = [
    "draw",
    "round",
    "deal",
    "aside",
    "removed",
    "putsch",
    "offer",
    "refuse",
    "accept",
    "give",
    "end",
    "leave",
    "join",
    "abandon",
]


@pytest.mark.parametrize("kind", LINES)
def test_every_kind_of_line_occurs(kind):
    assert any(line.startswith(kind + " ") or line == kind for record in records() for line in record.lines)


KINDS = ["revolution", "out", "banned", "lost-turn", "swept", "lead-moved", "putsch-failed", "over"]


def test_every_kind_of_event_occurs():
    found = set()
    for path in FILES:
        for told_step in json.loads(path.with_suffix(".json").read_text(encoding="utf-8")).get("steps", []):
            found |= {word.partition(":")[0] for word in told_step.split(" | ")[2:] for word in word.split()}
    assert found == set(KINDS)


def test_every_phase_is_where_some_record_stops():
    phases = {record.phase for record in records()}
    assert phases == {"rules", "draw", "round", "deal", "putsch", "give", "offer", "play", "over"}
