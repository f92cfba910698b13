"""`elysee replay`: the end of record.md."""

import json
from pathlib import Path

import pytest

from elysee.record import Record

from .running import EVENING, RECORDS, SCORER, check_golden, run

WRONG = 'elysee 1\nrules classic\nplayers "Léa" "Tom" "Sam"\n\nround 1 dealer 2\n'


@pytest.fixture
def wrong(tmp_path: Path) -> str:
    path = tmp_path / "wrong.elysee"
    path.write_text(WRONG, encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_people_get_the_standings(language: str) -> None:
    result = run("replay", EVENING, SCORER, "--lang", language)
    assert (result.exit_code, result.stderr) == (0, "")
    check_golden(f"replay.{language}.txt", result.stdout)


def test_programs_get_one_object_a_file_and_line() -> None:
    result = run("replay", "--json", EVENING, SCORER)
    evening, scorer = map(json.loads, result.stdout.splitlines())
    assert (result.exit_code, result.stderr) == (0, "")
    assert list(evening) == ["file", "rounds", "totals", "finished", "next"]
    assert evening["file"] == EVENING
    assert evening["finished"] is True
    assert evening["next"] == {"phase": "over", "player": None, "actions": []}
    assert evening["totals"] == {"1": 9, "2": 9, "3": 2, "4": 3}
    assert evening["rounds"][2] == {
        "places": [2, 1, 4, 3],
        "roles": {"2": "president", "1": "vice_president", "4": "vice_scum", "3": "scum"},
        "points": {"1": 2, "2": 3, "3": -1, "4": 1},
        "putsch": {"player": 3, "won": False},
    }
    assert scorer["totals"] == {"1": 7, "2": 13, "3": 2, "4": 4, "5": 2}
    assert scorer["next"] == {"phase": "round", "player": None, "actions": ["round 4 dealer 5"]}


def test_the_legal_actions_of_a_running_match_are_listed() -> None:
    lines = (RECORDS / EVENING).read_text(encoding="utf-8").splitlines()
    cut = next(at for at, line in enumerate(lines) if line.startswith(("aside", "deal 4"))) + 2
    told = json.loads(run("replay", "--json", "-", given="\n".join(lines[:cut])).stdout)
    record = Record.parse("\n".join(lines[:cut]))
    assert record.match is not None
    assert told["next"]["phase"] == "play"
    assert told["next"]["player"] == record.match.turn
    assert told["next"]["actions"] == record.match.next.actions
    assert len(told["next"]["actions"]) > 1


@pytest.mark.parametrize("options", [[], ["--json"]])
def test_a_record_that_breaks_a_rule_ends_with_status_1(options: list[str], wrong: str) -> None:
    result = run("replay", *options, wrong)
    assert result.exit_code == 1
    assert result.stderr == f"{wrong}:5: In round 1 it is player 3 who deals, not player 2.\n"


def test_a_refusal_has_file_line_code_and_error_in_json(wrong: str) -> None:
    told = json.loads(run("replay", "--json", wrong, lang="fr_FR.UTF-8").stdout)
    assert told == {
        "file": wrong,
        "line": 5,
        "code": "wrong-dealer",
        "error": "In round 1 it is player 3 who deals, not player 2.",
    }


def test_refusals_are_in_the_language_of_the_person(wrong: str) -> None:
    french = f"{wrong}:5: À la manche 1, c’est le joueur 3 qui donne, pas le joueur 2.\n"
    assert run("replay", wrong, lang="fr_FR.UTF-8").stderr == french
    assert run("replay", wrong, "--lang", "fr").stderr == french
    assert run("replay", "--json", wrong, "--lang", "fr").stderr == french


def test_one_bad_record_does_not_hide_the_others(wrong: str) -> None:
    result = run("replay", EVENING, wrong, SCORER)
    assert result.exit_code == 1
    assert result.stdout.splitlines()[-1] == "3 records checked, 1 refused."
    assert "scorer.elysee: 3 rounds played, now: waiting for the next round" in result.stdout
    lines = run("replay", "--json", EVENING, wrong, SCORER).stdout.splitlines()
    assert ["code" in json.loads(line) for line in lines] == [False, True, False]


def test_a_file_that_is_not_there_is_refused_like_any_other() -> None:
    result = run("replay", "--json", "nothing.elysee")
    assert result.exit_code == 1
    assert result.stderr == "nothing.elysee: The file cannot be read: No such file or directory.\n"
    told = json.loads(result.stdout)
    assert (told["file"], told["line"], told["code"]) == ("nothing.elysee", None, "unreadable-file")


def test_a_folder_is_no_record(tmp_path: Path) -> None:
    result = run("replay", str(tmp_path))
    assert result.exit_code == 1
    assert result.stderr.startswith(f"{tmp_path}: The file cannot be read")


def test_a_record_without_a_match_is_in_its_first_phase() -> None:
    told = json.loads(run("replay", "--json", "-", given="elysee 1\n").stdout)
    assert told == {
        "file": "-",
        "rounds": [],
        "totals": {},
        "finished": False,
        "next": {"phase": "rules", "player": None, "actions": []},
    }
    assert run("replay", "-", given="elysee 1\n").stdout == "-: No players yet.\n\n"


@pytest.mark.parametrize("given", [b"", b"\xff\xfe\x00", b"elysee 2\n", b"elysee 1\nrules " + b"x" * 10**6])
def test_what_is_no_record_is_refused_in_one_line(given: bytes) -> None:
    result = run("replay", "-", given=given)
    assert result.exit_code == 1
    assert result.stderr.count("\n") == 1
    assert result.stderr.startswith(("-:1: ", "-:2: "))


def test_a_terminal_that_knows_few_letters_still_gets_json(wrong: str, tmp_path: Path) -> None:
    name = tmp_path / "Léa.elysee"
    name.write_text(WRONG, encoding="utf-8")
    result = run("replay", "--json", str(name), wrong)
    assert json.loads(result.stdout.splitlines()[0])["file"] == str(name)


def test_at_least_one_file_is_wanted() -> None:
    result = run("replay")
    assert result.exit_code == 2
    assert "FILE" in result.stderr
