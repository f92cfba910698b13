"""Read, then written, a record is the same bytes."""

from hypothesis import given, settings

from elysee.record import Record, report
from elysee.testing import matches

MOST = 30


@settings(max_examples=MOST)
@given(matches())
def test_a_record_reads_back_byte_for_byte(record):
    again = Record.parse(record.dump())
    assert again == record
    assert again.dump() == record.dump()
    assert str(Record.parse(str(record))) == str(record)
    assert Record.parse(record.dump().encode()).dump() == record.dump()


@settings(max_examples=MOST)
@given(matches())
def test_what_is_read_stands_where_it_stood(record):
    """The same places, points and roles, and the same actions; a putsch that was declined in silence is asked for again."""
    again, was = Record.parse(record.dump()), record.match
    now = again.match
    assert (now.results, now.totals, now.order, now.chairs) == (was.results, was.totals, was.order, was.chairs)
    assert report(again) == report(record)


@settings(max_examples=MOST)
@given(matches(rounds=1))
def test_end_lines_may_be_left_out(record):
    """record.md: "Optional: a reader works them out"; not where a round was played with real cards."""
    text = record.dump()
    rounds = text.split("\nround ")
    shorter = [
        "\n".join(line for line in part.split("\n") if not line.startswith("end ")) if "\ndeal " in part else part
        for part in rounds
    ]
    again = Record.parse("\nround ".join(shorter))
    assert again.match.results == record.match.results
