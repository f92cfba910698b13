"""`elysee simulate`: tables, JSON, records, Ctrl-C."""

import json

import pytest

from elysee.arena import play_one
from elysee.arena import simulation as simulation_module
from elysee.bots import bot_names
from elysee.cli import simulate as command_module

from .running import run

SMALL = ("simulate", "--matches", "2", "--rounds", "2", "--jobs", "1")


def test_the_tables_say_what_was_played_and_what_came_of_it():
    shown = run(*SMALL, "--bots", "simple,random", "--rules", "classic putsch=true")
    assert shown.exit_code == 0
    for words in ("classic putsch=true", "2 matches of up to 2 rounds, 4 players, seed 1", "simple", "random"):
        assert words in shown.output
    for words in ("Mean place", "Stays President (%)", "Escapes Scum (%)", "Plies a round", "Putsches"):
        assert words in shown.output
    assert all(len(line) <= 80 for line in shown.output.splitlines())


def test_it_speaks_french():
    shown = run(*SMALL, "--rules", "family", lang="fr_FR.UTF-8")
    assert "Place moyenne" in shown.output
    assert "Reste Président (%)" in shown.output


def test_eight_players_fit_on_eighty_columns():
    shown = run(*SMALL, "--players", "8")
    assert all(len(line) <= 80 for line in shown.output.splitlines())
    assert "…" not in shown.output


def test_json_has_the_figures_by_name():
    shown = json.loads(run(*SMALL, "--json", "--players", "5", "--seed", "7").output)
    assert {"rules", "players", "rounds", "matches", "seed", "seats", "bots"} <= set(shown)
    assert (shown["rules"], shown["players"], shown["matches"], shown["seed"]) == ("classic", 5, 2, 7)
    assert set(shown["bots"][0]) == {
        *("name", "mean_place", "ci95", "roles", "stay_president", "escape_scum", "mean_points")
    }
    assert shown["putsches"] == {"declared": 0, "won": 0}


def test_the_same_seed_gives_the_same_bytes_whatever_the_jobs():
    words = ("simulate", "--matches", "5", "--rounds", "20", "--bots", "random", "--json")
    one, two = run(*words, "--jobs", "1"), run(*words, "--jobs", "2")
    assert one.output == two.output


def test_records_are_written_and_replayed(tmp_path):
    shown = run(*SMALL, "--records", str(tmp_path / "out"))
    assert f"2 records in {tmp_path / 'out'}" in shown.output.replace("\n", "")
    files = [str(file) for file in sorted((tmp_path / "out").iterdir())]
    assert len(files) == 2
    assert run("replay", *files).exit_code == 0


@pytest.mark.parametrize(
    "words", [("--matches", "0"), ("--players", "2"), ("--jobs", "0"), ("--rounds", "x"), ("--records", __file__)]
)
def test_wrong_usage_is_status_2(words):
    assert run("simulate", *words).exit_code == 2


def test_ctrl_c_stops_and_tells_what_was_done(monkeypatch):
    played = []

    def one_and_a_half(plan, number):
        if played:
            raise KeyboardInterrupt
        played.append(number)
        return play_one(plan, number)

    monkeypatch.setattr(simulation_module, "play_one", one_and_a_half)
    shown = run(*SMALL)
    assert shown.exit_code == command_module.STOPPED == 130
    assert "Stopped after 1 of 2 matches" in shown.output
    assert "Mean place" in shown.output


def test_ctrl_c_before_the_first_match_is_over(monkeypatch):
    def none(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr(simulation_module, "play_one", none)
    shown = run(*SMALL)
    assert (shown.exit_code, shown.stdout) == (130, "")
    assert "before the first match" in shown.stderr


def test_help_names_the_bots_there_are():
    shown = run("simulate", "--help").output
    assert all(name in shown for name in bot_names())
