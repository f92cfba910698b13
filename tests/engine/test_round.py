"""Round as a tool: what it tells, what it refuses, copies."""

import pytest

from elysee.engine import PASS, Play, Round
from elysee.errors import ElyseeError, IllegalAction, NotationError, RulesError
from elysee.rules import Ruleset

from .builders import card, lay, legal, say, table

HANDS = ("3S 3H 9D", "4S 4H KD", "5C 6C 7C")


def test_players_may_have_any_numbers():
    round_ = Round(Ruleset.parse("classic"), {7: "3S 9S", 2: "4S 9H", 5: "5S 9D"}, leader=2)
    assert (round_.players, round_.turn) == ((7, 2, 5), 2)
    lay(round_, "4S", "5S")
    assert round_.turn == 7


def test_a_refusal_names_the_thing_and_changes_nothing():
    """architecture: `IllegalAction` (who, what, why, what was legal)."""
    round_ = table("", *HANDS)
    lay(round_, "9D")
    before = round_.copy()
    with pytest.raises(IllegalAction) as caught:
        round_.play("4S")
    assert (caught.value.code, caught.value.facts) == ("too-low", {"rank": "4", "pile": "9"})
    assert str(round_.explain("4S")) == str(caught.value)
    assert round_ == before
    assert round_.history == before.history


FACTS = [
    ("", ("3S 3H",), "KD", {"size": 1, "wanted": 2}),
    ("follow=same_or_more", ("3S 3H",), "KD", {"size": 1, "wanted": 2}),
    ("", (), "3S 9D", {"cards": ["3S", "9D"]}),
    ("", (), "KD", {"cards": ["KD"]}),
    ("largest_set=1", (), "3S 3H", {"count": 2, "most": 1}),
]


@pytest.mark.parametrize(("options", "before", "play", "facts"), FACTS)
def test_a_refusal_has_the_facts_for_its_sentence(options, before, play, facts):
    round_ = table(options, *HANDS)
    lay(round_, *before)
    refused = round_.explain(play)
    assert refused.facts == facts
    assert "{" not in str(refused)
    assert str(refused.explain("fr")) != str(refused)


def test_text_and_plays_are_the_same():
    round_ = table("", *HANDS)
    assert round_.explain(Play([card("3H"), card("3S")])) is None
    assert round_.explain("3H 3S") is None
    assert round_.explain(PASS).code == round_.explain("-").code == "leader-must-play"
    with pytest.raises(NotationError):
        round_.explain("3Z")


@pytest.mark.parametrize(
    ("hands", "more"),
    [
        (["3S", "3S", "4S"], {}),
        (["3S 3S", "4S", "5S"], {}),
        (["X1", "4S", "5S"], {}),
        (["", "4S", "5S"], {}),
        (["3S", "4S", "5Z"], {}),
        (["3S", "4S", "5S"], {"leader": 4}),
        (["3S", "4S", "5S"], {"scum": 0}),
        (["3S", "4S", "5S"], {"putsch": 9}),
    ],
)
def test_a_round_that_cannot_be_is_refused(hands, more):
    with pytest.raises(ElyseeError):
        table("", *hands, **more)


@pytest.mark.parametrize("count", [0, 1, 2, 13])
def test_so_many_cannot_play(count):
    cards = [f"{rank}{suit}" for rank in "3456" for suit in "SHDC"]
    with pytest.raises(RulesError):
        table("", *cards[:count])


def test_history_tells_the_tricks():
    round_ = table("", "3S 9S", "4S 9H", "5S 9D")
    lay(round_, "3S", "4S", "-", "-", "9H")
    tricks = [[(player, str(play)) for player, play in trick] for trick in round_.history]
    assert tricks == [[(1, "3S"), (2, "4S"), (3, "-"), (1, "-")], [(2, "9H")]]


def test_a_copy_of_a_round_is_equal_until_one_of_them_goes_on():
    round_ = table("", *HANDS)
    lay(round_, "3S")
    other = round_.copy()
    assert other == round_
    lay(other, "4S")
    assert other != round_
    assert (legal(round_), say(round_, "4S")) == (["4S", "KD", "-"], "ok")
    assert round_ != "round"


def test_a_repr_shows_no_hand():
    """A repr may end in a log."""
    text = repr(table("", *HANDS))
    assert "9D" not in text
    assert "1: 3" in text


def test_events_of_one_play_come_in_order():
    """The order turns, somebody loses a turn, somebody is out, the pile is swept, the round is over."""
    round_ = table("revolution=round equal_rank=skips decks=2", "5S 5H 5D 5C", "5S 5H 5D 5C", "6S 9D", leader=1)
    assert [event.kind for event in lay(round_, "5S 5H 5D 5C")] == ["revolution", "out"]
    events = lay(round_, "5S 5H 5D 5C")
    assert [event.kind for event in events] == ["revolution", "out", "out", "over"]
    assert [(event.player, event.value) for event in events[1:3]] == [(2, 2), (3, 3)]
