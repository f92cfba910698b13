"""The bots, and what they owe a table."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from elysee.arena import Plan, Report, simulate
from elysee.bots import bot_names, make_bot
from elysee.errors import RulesError
from elysee.rules import Ruleset
from elysee.testing import check_bot, rulesets


def test_the_names_are_those_of_the_bots():
    assert [make_bot(name, 1).name for name in bot_names()] == ["random", "simple"]


def test_an_unknown_bot_is_refused_with_the_nearest_name():
    with pytest.raises(RulesError) as caught:
        make_bot("simpel", 1)
    assert (caught.value.code, caught.value.facts["nearest"]) == ("unknown-bot", "simple")


@pytest.mark.parametrize("name", bot_names())
def test_a_bot_behaves_at_every_table(name):
    check_bot(lambda seed: make_bot(name, seed), players=[3, 4, 7], rounds=2)


@pytest.mark.parametrize("name", bot_names())
@settings(max_examples=15)
@given(data=st.data(), players=st.integers(3, 8))
def test_a_bot_behaves_by_any_rules(name, data, players):
    rules = str(data.draw(rulesets(players=players)))
    check_bot(lambda seed: make_bot(name, seed), rules=[rules], players=[players], rounds=2)


@pytest.mark.parametrize("rules", [*Ruleset.preset_names(), "tdc joker=wild finish_ban=last_place", "scored deck=32"])
@pytest.mark.parametrize("players", [4, 5])
def test_simple_clearly_beats_random(rules, players):
    plan = Plan(Ruleset.parse(rules), ("simple", "random"), players, rounds=6, matches=6)
    report = Report(plan)
    for tally in simulate(plan):
        report.add(tally)
    # At four, two bots that always won would reach 1.5, and leave 3.5 to the others.
    assert report.bots["simple"].mean_place + 1 < report.bots["random"].mean_place


def test_simple_declares_putsches_that_succeed_more_often_than_not():
    plan = Plan(Ruleset.parse("classic putsch=true"), ("simple",), 3, rounds=30, matches=10)
    tallies = list(simulate(plan))
    declared, won = sum(tally.putsches for tally in tallies), sum(tally.putsches_won for tally in tallies)
    assert declared >= 10
    assert won > declared / 2


class TestConformance:
    """check_bot tells a bad bot from a good one."""

    class Bad:
        """As `random`, but for one vice."""

        def __init__(self, seed, vice):
            self.name = "bad" if vice != "nameless" else " "
            self.inner = make_bot("random", seed)
            self.vice = vice

        def act(self, view):
            """Play, and indulge."""
            if self.vice == "common chances":
                random.random()
            if self.vice == "passes always":
                return f"{view.player} -"
            if self.vice == "stops the match":
                return "abandon"
            if self.vice == "plays another's turn":
                return f"{view.player % len(view.players) + 1} -"
            if self.vice == "says nothing":
                return None
            if self.vice == "unsteady" and view.phase == "play":
                return f"{view.player} {random.Random().choice(view.legal_plays)}"
            return self.inner.act(view)

    @pytest.mark.parametrize(
        ("vice", "told"),
        [
            ("nameless", "name"),
            ("common chances", "common `random`"),
            ("passes always", "Whoever leads a trick must play"),
            ("stops the match", "abandon"),
            ("plays another's turn", "to play"),
            ("says nothing", "phase play"),
            ("unsteady", "the same again"),
        ],
    )
    def test_a_vice_is_found(self, vice, told):
        with pytest.raises(AssertionError, match=told):
            check_bot(lambda seed: self.Bad(seed, vice), rules=["classic"], players=[4], rounds=2)

    def test_without_a_vice_it_passes(self):
        check_bot(lambda seed: self.Bad(seed, ""), rules=["classic"], players=[4], rounds=2)
