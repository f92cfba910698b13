"""Reading and writing a record: record.md, line by line."""

import pytest

from elysee.errors import IllegalAction, NotationError, RecordError
from elysee.record import Record, refused, report
from elysee.rules import Ruleset

HEAD = 'elysee 1\nrules classic deck=32 finish_ban=none\nplayers "Léa" "Tom" "Sam" "Zoé"\n'
DEAL = """
round 1 dealer 4
deal 1 8S 8H 9S 9H TS TH JS JH
deal 2 8D 8C 9D 9C TD TC JD JC
deal 3 QS QH KS KH AS AH 7S 7H
deal 4 QD QC KD KC AD AC 7D 7C
"""


def code(text: str | bytes) -> tuple[str, int | None]:
    """Tell what is wrong with a text, and in which line."""
    with pytest.raises(RecordError) as caught:
        Record.parse(text)
    return caught.value.code, caught.value.line


def test_a_record_of_nothing_is_none():
    assert code("") == ("not-a-record", 1)
    assert code("\n\n# nothing\n")[0] == "not-a-record"
    assert code("players") == ("not-a-record", 1)


def test_the_first_line_names_the_version():
    assert code("elysee 2\n") == ("unknown-version", 1)
    assert code("elysee\n")[0] == "not-a-record"
    assert Record.parse("elysee 1").phase == "rules"


def test_rules_come_before_players_and_players_before_play():
    assert code('elysee 1\nplayers "A" "B" "C"') == ("rules-missing", 2)
    assert code("elysee 1\nround 1 dealer 1") == ("rules-missing", 2)
    assert code("elysee 1\nrules classic\nround 1 dealer 1") == ("players-missing", 3)
    assert code(HEAD + "rules classic") == ("line-twice", 4)
    assert code(HEAD + 'players "A" "B" "C"') == ("line-twice", 4)
    assert code("elysee 1\nrules classic deck=99") == ("bad-value", 2)
    assert code('elysee 1\nrules classic\nplayers "A" "B"') == ("players-out-of-range", 3)


NAMES = [
    ("players Léa Tom Sam", "name-without-quotes"),
    ('players "" "B" "C"', "name-empty"),
    ('players " " "B" "C"', "name-empty"),
    ('players "A "B" "C"', "bad-quotes"),
    ('players "A" "B" "C', "bad-quotes"),
    ('players "A\tB" "B" "C"', "name-unprintable"),
    ('players "A\u2028B" "B" "C"', "name-unprintable"),
    (f'players "{"x" * 101}" "B" "C"', "name-too-long"),
]


@pytest.mark.parametrize(("line", "said"), NAMES)
def test_names_stand_in_quotes_and_print(line, said):
    assert code(f"elysee 1\nrules classic\n{line}")[0] == said


@pytest.mark.parametrize("name", ["Léa", 'Jo "J" Ray', "back\\slash", "#1", "a b  c", "名前", "x" * 100, "'"])
def test_any_printing_name_reads_back(name):
    record = Record.start(Ruleset.parse("classic"), [name, name, "C"])
    again = Record.parse(record.dump())
    assert again.match.names == [name, name, "C"]
    assert again.dump() == record.dump()


def test_comments_and_blank_lines_are_ignored():
    """ "`#` starts a comment, blank lines are ignored"."""
    plain = Record.parse(HEAD + DEAL + "1 8S\n")
    text = "# a match\n\n" + HEAD.replace('"Tom"', ' "Tom"').replace("classic", " classic ") + "\n\n#x" + DEAL
    noisy = text.replace("dealer 4", "dealer  4   # Zoé deals") + "\n\n 1   8S # the weakest\n\n"
    assert Record.parse(noisy) == plain
    assert Record.parse(noisy).dump() == plain.dump()
    assert Record.parse(noisy.replace("\n", "\r\n")).dump() == plain.dump()
    assert Record.parse(noisy.encode()).dump() == plain.dump()
    assert Record.parse(b"\xef\xbb\xbf" + noisy.encode()).dump() == plain.dump()


def test_writing_is_canonical():
    """ "read, then written, a record is the same bytes but for comments and spaces"."""
    text = HEAD + DEAL + "1 8H 8S\n2 9D 9C\n"
    assert Record.parse(text).dump() == text
    assert str(Record.parse(text)) == text.rstrip("\n")


def test_a_record_may_stop_anywhere():
    """ "A record may stop anywhere: that is a match in progress"."""
    text = HEAD + DEAL + "1 8S\n2 9D\n3 -\n4 QD\n1 -\n2 -\n3 -\n4 QC\n"
    lines = text.splitlines()
    for count in range(1, len(lines) + 1):
        part = Record.parse("\n".join(lines[:count]))
        assert not report(part)["finished"]


BROKEN = [
    ("2 9D", "not-your-turn"),
    ("1 -", "leader-must-play"),
    ("1 9D", "not-in-hand"),
    ("1 8S 9S", "mixed-ranks"),
    ("1 XX", "not-a-card"),
    ("1 X1", "not-in-this-deck"),
    ("1", "wrong-form"),
    ("1 -  8S", "not-a-card"),
    ("1 8S -", "not-a-card"),
    ("01 8S", "not-a-number"),
    ("0 8S", "not-a-number"),
    ("9 8S", "no-such-player"),
    ("5 8S", "no-such-player"),
    ("end 1 2 3 4", "wrong-phase"),
    ("round 2 dealer 1", "wrong-phase"),
    ("give 1 2 8S", "wrong-phase"),
    ("putsch 4", "putsch-not-played"),
    ("deal 1 8S 8H", "wrong-phase"),
    ("leave 1", "wrong-phase"),
    ('join "X"', "wrong-phase"),
    ("event late", "header-too-late"),
    ("plays 1", "misspelt-line"),
    ("givve 1 2 8S", "misspelt-line"),
    ("play 1", "header-too-late"),
    ("abandon now", "wrong-form"),
    ("round one dealer 1", "not-a-number"),
    ("round 1", "wrong-form"),
    ("Ünknown 1", "unknown-line"),
    ('"1" 8S', "bad-quotes"),
    ('1 "8S"', "bad-quotes"),
    ('"join" "X"', "bad-quotes"),
    ('leave "1"', "bad-quotes"),
]


@pytest.mark.parametrize(("line", "said"), BROKEN)
def test_the_first_line_that_breaks_a_rule_is_named(line, said):
    """ "the first line that breaks one is named with its number, what was wrong and what was allowed there"."""
    text = HEAD + DEAL + line + "\n1 nonsense\n"
    assert code(text) == (said, 10)
    with pytest.raises(RecordError) as caught:
        Record.parse(text, "m.elysee")
    assert str(caught.value).startswith("m.elysee:10: ")
    assert refused(caught.value)["line"] == 10
    assert refused(caught.value)["code"] == said


@pytest.mark.parametrize(("line", "said"), [line for line in BROKEN if line[1] != "header-too-late"])
def test_a_line_that_is_refused_leaves_the_record_as_it_was(line, said):
    record = Record.parse(HEAD + DEAL)
    before = record.dump()
    with pytest.raises((IllegalAction, NotationError)) as caught:
        record.append(line)
    assert caught.value.code == said
    assert record.dump() == before


def test_tags_stand_before_the_match():
    """ "optional: event, date, place, seed, gage … KEY VALUE, before the first `draw` or `round`"."""
    text = HEAD + 'event "Mardi soir"\ndate 2026-11-30\nplace chez Léa\ngage scum "vouvoyer le Président"\n'
    record = Record.parse(text)
    assert record.tag("event") == "Mardi soir"
    assert record.tag("place") == "chez Léa"
    assert record.tag("seed") is None
    assert record.gages == {"scum": "vouvoyer le Président"}
    assert record.dump() == text
    assert code(HEAD + "event") == ("wrong-form", 4)
    assert code(HEAD + "gage scum") == ("wrong-form", 4)
    assert code(HEAD + 'gage king "x"') == ("no-role", 4)
    assert code(HEAD + "plyers x") == ("misspelt-line", 4)


def test_end_is_optional_and_checked():
    """ "`end` ... Optional: a reader works them out, and checks them where given"."""
    text = 'elysee 1\nrules classic deck=32 finish_ban=none deal=uneven\nplayers "A" "B" "C" "D"\n' + DEAL
    record = Record.parse(text)
    while record.phase == "play":
        record.append(record.match.next.actions[0])
    played = record.dump()
    end = record.match.end_line
    assert Record.parse(played).match.results == record.match.results
    assert Record.parse(f"{played}{end}\n").match.results == record.match.results
    assert Record.parse(f"{played}{end}\nround 2 dealer {end[-1]}\n").phase == "deal"
    assert Record.parse(f"{played}round 2 dealer {end[-1]}\n").phase == "deal"
    assert code(f"{played}end {' '.join(reversed(end.split()[1:]))}\n")[0] == "wrong-end"
    assert code(f"{played}{end}\n{end}\n")[0] == "wrong-phase"
    assert code(f"{played}end 1 2 3\n")[0] == "wrong-end"


def test_a_scorers_sheet_is_such_a_record():
    """ "A round without `deal` lines was played with real cards: it has its `round` line ... and `end`"."""
    text = HEAD + "\nround 1 dealer 4\nend 2 1 4 3\n\nround 2 dealer 3\nend 1 2 3 4\n"
    record = Record.parse(text)
    assert record.dump() == text
    assert [result.places for result in record.match.results] == [(2, 1, 4, 3), (1, 2, 3, 4)]
    for wrong in ("end 1 2 3", "end 1 2 3 3", "end 1 2 3 5", "end 1 2 3 4 5"):
        assert code(HEAD + f"\nround 1 dealer 4\n{wrong}\n")[0] == "wrong-places"
    assert code(HEAD + "\nround 1 dealer 4\ndeal 1 8S 8H 9S 9H TS TH JS JH\nend 1 2 3 4\n")[0] == "wrong-phase"


def test_the_report_is_as_it_is_described():
    """ "`--json` prints one object a file and line"."""
    text = HEAD + "\nround 1 dealer 4\nend 2 1 4 3\n\nround 2 dealer 3\n"
    found = report(Record.parse(text), "m.elysee")
    assert found == {
        "file": "m.elysee",
        "rounds": [
            {
                "places": [2, 1, 4, 3],
                "roles": {"2": "president", "1": "vice_president", "4": "vice_scum", "3": "scum"},
                "points": {"1": 2, "2": 3, "3": 0, "4": 1},
                "putsch": None,
            }
        ],
        "totals": {"1": 2, "2": 3, "3": 0, "4": 1},
        "finished": False,
        "next": {"phase": "deal", "player": None, "actions": []},
    }


def test_the_report_lists_legal_actions_as_record_lines():
    """ "`actions` are the legal ones written as record lines ... and the pass where it is allowed"."""
    record = Record.parse(HEAD + DEAL + "1 8S\n")
    assert report(record)["next"] == {
        "phase": "play",
        "player": 2,
        "actions": ["2 9D", "2 TD", "2 JD", "2 -"],
    }


def test_a_file_is_read_and_written_whole(tmp_path):
    path = tmp_path / "m.elysee"
    record = Record.parse(HEAD + DEAL)
    record.save(path)
    assert path.read_bytes() == record.dump().encode()
    assert Record.load(path) == record
    assert [file.name for file in tmp_path.iterdir()] == ["m.elysee"]
    for missing in (tmp_path / "none.elysee", tmp_path, tmp_path / "a\0b"):
        with pytest.raises(RecordError) as caught:
            Record.load(missing)
        assert caught.value.code == "unreadable-file"
    with pytest.raises(RecordError) as caught:
        record.save(tmp_path / "none" / "m.elysee")
    assert caught.value.code == "unwritable-file"
