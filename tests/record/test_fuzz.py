"""Whatever bytes come, a record is read or refused as a record: nothing else is raised, and nothing takes long."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from elysee.errors import ElyseeError, NotationError, RecordError
from elysee.match.actions import Join
from elysee.record import Record, report
from elysee.rules import Ruleset
from elysee.testing import matches

HEAD = b'elysee 1\nrules classic deck=32 putsch=true\nplayers "Ana" "Ben" "Cleo"\n'
MANY = 150


def read(text: str | bytes) -> RecordError | None:
    """Read a text; whatever is read must read back, and what is refused is told in short, with its line."""
    refused = None
    try:
        record = Record.parse(text, "m.elysee")
    except RecordError as error:
        refused = error
    else:
        report(record)
        assert Record.parse(record.dump()).dump() == record.dump()
    if refused is not None:
        assert (refused.line or 0) >= 1
        assert 0 < len(str(refused)) < 2_000, "a message is no place for a whole file"
    return refused


@settings(max_examples=MANY)
@given(st.binary(max_size=300))
def test_any_bytes(noise):
    read(noise)
    read(HEAD + noise)


@settings(max_examples=MANY)
@given(st.text(max_size=200))
def test_any_text(noise):
    read(noise)
    read("elysee 1\n" + noise)
    read(HEAD.decode() + noise)


WORDS = [
    "round", "deal", "draw", "give", "offer", "for", "accept", "refuse", "putsch", "end", "leave", "join", "abandon", "aside",
    "removed", "rules", "players", "elysee", "gage", "event", "dealer", "1", "2", "3", "4", "-", "0", "01", "-1", "1.5", "１", "²",
    "3C", "QH", "X1", "X2", "8S", "7C", "ZZ", '"Zoé"', '"', "#", "\\", "\x00", "\u202e", "10000000000", "9" * 5000, "classic",
    "deck=32", "=", "points=1,2", "scum",
]  # fmt: skip
lines = st.lists(st.sampled_from(WORDS), max_size=7).map(" ".join)


@settings(max_examples=MANY)
@given(st.lists(lines, max_size=8))
def test_lines_of_the_words_of_records(noise):
    read(HEAD.decode() + "\n".join(noise))
    read(HEAD.decode() + "round 1 dealer 3\nend 1 2 3\n" + "\n".join(noise))
    read("elysee 1\n" + "\n".join(noise))


@settings(max_examples=40)
@given(matches(rounds=1), st.data())
def test_mutated_good_records(record, data):
    """A good record with a line or some letters changed, doubled, dropped or moved."""
    text = record.dump()
    assert read(text) is None
    rows = text.split("\n")
    for _ in range(6):
        at = data.draw(st.integers(0, len(rows) - 1))
        to = data.draw(st.integers(0, len(rows) - 1))
        kind = data.draw(st.sampled_from(["drop", "double", "swap", "letter", "cut", "word"]))
        changed = list(rows)
        if kind == "drop":
            del changed[at]
        elif kind == "double":
            changed.insert(to, rows[at])
        elif kind == "swap":
            changed[at], changed[to] = rows[to], rows[at]
        elif kind == "letter" and rows[at]:
            where = data.draw(st.integers(0, len(rows[at]) - 1))
            changed[at] = rows[at][:where] + data.draw(st.characters()) + rows[at][where + 1 :]
        elif kind == "cut":
            changed[at] = rows[at][: data.draw(st.integers(0, 20))]
        else:
            changed[at] = rows[at] + " " + data.draw(st.sampled_from(WORDS))
        read("\n".join(changed))


def test_bytes_that_are_no_text():
    for wrong in (b"\xff\xfe", b"\xc3(", "é".encode("latin-1"), "elysee 1".encode("utf-16"), b"\xed\xa0\x80"):
        assert read(wrong) is not None
        error = read(HEAD + b"event " + wrong + b"\n")
        assert error is not None
        assert error.line == 4


@pytest.mark.parametrize("line", ['join "\ud800"', 'event "\udfff"', "event \udce9", "# \udce9"])
def test_what_no_file_could_hold_is_not_read_from_a_string(line):
    """Python makes such letters of bytes that are no text, in names from a command line, say."""
    error = read(HEAD.decode() + line)
    assert (error.code, error.line) == ("not-utf8", 4)
    with pytest.raises(NotationError):
        Record.start(Ruleset.parse("classic"), ["Ana", "Ben", "Cl\udce9o"])
    with pytest.raises(NotationError):
        Record.parse(HEAD).append(Join("Cl\udce9o"))


@pytest.mark.parametrize("digits", [10, 20, 5_000])
@pytest.mark.parametrize(
    "line",
    [
        "round {n} dealer 1",
        "round 1 dealer {n}",
        "{n} 8S",
        "deal {n} 8S",
        "leave {n}",
        "end {n} 2 3",
        "putsch {n}",
        "give {n} 1 8S",
    ],
)
def test_numbers_without_end(line, digits):
    """10^9 and 10^5000 are refused as numbers, not worked out."""
    assert read(HEAD + line.format(n="1" + "0" * digits).encode()) is not None


@pytest.mark.parametrize(
    "rules",
    ["largest_set={n}", "end=rounds:{n}", "end=points:{n}", "exchange={n}", "points={n},1,0", "deck={n}", "decks={n}"],
)
@pytest.mark.parametrize("digits", [9, 5_000])
def test_numbers_without_end_in_the_rules(rules, digits):
    text = f"elysee 1\nrules classic {rules.format(n='1' + '0' * digits)}\n"
    error = read(text)
    assert error is not None
    assert error.line == 2


MEGA = 10 * 1024 * 1024
BIG = {
    "noise": bytes(range(256)) * (MEGA // 256),
    "nul": b"\0" * MEGA,
    "one line": b"elysee 1" + b" " * MEGA,
    "one word": b"elysee 1\nrules " + b"x" * MEGA,
    "many words": b"elysee 1\nrules classic " + b"a=b " * (MEGA // 4),
    "quotes": HEAD + b"event " + b'"' * MEGA,
    "escapes": HEAD + b'event "' + b"\\\\" * (MEGA // 2),
    "comment": b"elysee 1\n#" + b"x" * MEGA,
    "cards": HEAD + b"round 1 dealer 3\ndeal 1 " + b"8S " * (MEGA // 3),
    "one name": b'elysee 1\nrules classic\nplayers "' + b"n" * MEGA + b'" "B" "C"',
    "names": b"elysee 1\nrules classic\nplayers " + b'"A" ' * (MEGA // 4),
}


@pytest.mark.parametrize("what", BIG)
def test_ten_megabytes(what):
    """A monster is refused at its first bad line, and the message stays short."""
    assert read(BIG[what]) is not None


@pytest.mark.parametrize("what", ["elysee 1", "quotes", "players"])
def test_a_line_just_as_long_as_allowed(what):
    """No line of the length that is read takes time out of proportion."""
    long = {
        "elysee 1": "elysee 1" + " " * 19_000,
        "quotes": HEAD.decode() + "event " + '"a" ' * 4_900,
        "players": "elysee 1\nrules classic\nplayers " + '"A" ' * 4_900,
    }[what]
    read(long)
    read(long + '"')
    read(long + "\\")


def test_a_million_blank_lines():
    assert read(b"\n" * 1_000_000) is not None
    assert read(HEAD + b"\n" * 1_000_000) is None
    assert read(HEAD + b"# nothing\n" * 100_000 + b"round 1 dealer 3") is None


def test_a_record_of_many_rounds():
    """A scorer's sheet of years: each round costs the same."""
    rounds = "".join(f"\nround {number} dealer 3\nend 1 2 3\n" for number in range(1, 3_001))
    assert read(HEAD + rounds.encode()) is None


def test_an_error_is_one_of_ours():
    """Whoever catches `ElyseeError` catches them all."""
    with pytest.raises(ElyseeError):
        Record.parse("nonsense")
