"""`elysee bench`: figures by name. How large they are is no business of a test."""

import json

import pytest

from elysee.cli import bench

from .running import run


@pytest.fixture(autouse=True)
def short(monkeypatch):
    """Measure for a moment only."""
    monkeypatch.setattr(bench, "LONG_ENOUGH", 0.0)
    monkeypatch.setattr(bench, "REPEATS", 1)


def test_figures_by_name():
    shown = json.loads(run("bench", "--json", "--rules", "tdc revolution=round", "--players", "5").output)
    assert (shown["rules"], shown["players"]) == ("tdc revolution=round", 5)
    assert isinstance(shown["compiled"], bool)
    for name in bench.FIGURES:
        assert shown[name] > 0


def test_for_people():
    shown = run("bench")
    assert shown.exit_code == 0
    assert "compiled" in shown.output or "interpreted" in shown.output
    assert shown.output.count("a second") == 3


def test_rules_that_so_many_cannot_play_are_refused():
    shown = run("bench", "--rules", "classic points=3,2,1", "--players", "4")
    assert shown.exception.code == "points-need-players"


def test_the_median_is_taken_of_what_was_done_in_a_second(monkeypatch):
    monkeypatch.setattr(bench, "LONG_ENOUGH", 1.0)
    monkeypatch.setattr(bench, "REPEATS", 3)
    rates = iter([1, 1, 1, 10, 30, 20])

    def work(times):
        return next(rates) * times, 0.5 * times

    assert bench.speed(work) in {20.0, 40.0, 60.0}
