"""Passing, and how it ends a trick: rules.md, section 4, `passing`."""

import pytest

from .builders import lay, legal, say, table


def test_who_passed_may_still_play():
    """4: "free: who passed may still play when the turn comes back"."""
    round_ = table("passing=free", "3S 9S", "4S 8S", "5S 9D")
    lay(round_, "3S", "-", "5S", "-")
    assert (round_.turn, legal(round_)) == (2, ["8S", "-"])


def test_who_passed_is_out_until_the_pile_is_swept():
    """4: "locks: who passed is out until the pile is swept"."""
    round_ = table("passing=locks", "3S 9S TS", "4S 8S", "5S 9D", "6S 9C")
    lay(round_, "3S", "-", "5S", "6S", "9S")
    assert round_.turn == 3  # player 2 is locked
    assert round_.passed == (2,)
    lay(round_, "-", "-")
    assert (round_.turn, bool(round_.pile), round_.passed) == (1, False, ())
    lay(round_, "TS")
    assert round_.turn == 2  # in again


def test_a_locked_player_is_passed_over_without_a_word():
    """4: who is out of the trick has no turn in it."""
    round_ = table("passing=locks", "3S 9S", "4S 8S", "5S 9D")
    lay(round_, "3S", "-", "5S")
    assert round_.turn == 1
    assert round_.explain("8S", player=2).code == "not-your-turn"


def test_a_trick_ends_when_all_but_the_last_are_locked():
    """4: "every other active player who may still play"."""
    round_ = table("passing=locks", "3S 9S", "4S 8S", "5S 9D")
    lay(round_, "3S", "-", "5S", "-")
    assert (round_.turn, bool(round_.pile)) == (3, False)


def test_a_play_that_nobody_may_answer_ends_the_trick_at_once():
    """4: with the others locked or out, nobody is left who "may still play"."""
    round_ = table("passing=locks", "8S", "4S 9S", "5S 9D", leader=3)
    lay(round_, "5S", "8S")  # player 1 goes out
    lay(round_, "-")  # 2 is locked
    events = lay(round_, "9D")  # 3 goes out too, and the round with it
    assert round_.is_over
    assert [event.kind for event in events] == ["out", "out", "over"]
    round_ = table("passing=locks", "8S", "4S 9S", "5S 9D TD", leader=3)
    lay(round_, "5S", "8S", "-", "9D")
    assert (round_.turn, bool(round_.pile)) == (3, False)


@pytest.mark.parametrize("passing", ["free", "locks"])
def test_the_leader_of_the_next_trick_is_the_last_who_played(passing):
    """4: "whoever made the last play leads"."""
    round_ = table(f"passing={passing}", "3S 9S", "4S 8S", "5S 9D", "6S 9C")
    lay(round_, "3S", "4S", "5S", "-", "-", "-")
    assert (round_.turn, bool(round_.pile)) == (3, False)


def test_who_played_may_pass_later_in_the_trick():
    """4: to pass is to decline this turn, whatever one did before."""
    round_ = table("passing=locks", "3S 9S", "4S 8S TS", "5S 9D TD")
    lay(round_, "3S", "4S", "5S", "-", "8S", "9D", "-")
    assert (round_.turn, bool(round_.pile)) == (3, False)


def test_passing_is_legal_with_good_cards_too():
    """1: pass is "decline to follow", not being unable to."""
    round_ = table("", "3S 9S", "2S 2H", "5S 9D")
    lay(round_, "3S")
    assert say(round_, "-") == "ok"
