"""Equal ranks: rules.md, section 4, `equal_rank`."""

import pytest

from .builders import kinds, lay, legal, say, table, verdict

VALUES = ["refused", "allowed", "skips", "skips_or_matches"]


@pytest.mark.parametrize(
    ("value", "said"), [("refused", "equal-refused"), ("allowed", "ok"), ("skips", "ok"), ("skips_or_matches", "ok")]
)
@pytest.mark.parametrize(("lead", "play"), [("5S", "5H"), ("5S 5H", "5D 5C"), ("2S", "2H")])
def test_whether_an_equal_rank_may_follow(value, said, lead, play):
    """4: "refused: a follower must be strictly stronger. allowed: an equal rank of the same size may follow"."""
    assert verdict(f"equal_rank={value}", lead, play) == said


@pytest.mark.parametrize("value", VALUES)
@pytest.mark.parametrize(("lead", "play"), [("5S", "5H 5D"), ("2S", "2H 2D"), ("5S", "5H 5D 5C")])
def test_an_equal_rank_of_another_size_never_follows(value, lead, play):
    """4: "an equal rank of the same size may follow"."""
    assert verdict(f"equal_rank={value} follow=same_or_more", lead, play) == "equal-refused"


@pytest.mark.parametrize("value", VALUES)
def test_a_weaker_rank_never_follows(value):
    """4: equal is the least."""
    assert verdict(f"equal_rank={value}", "5S", "4S") == "too-low"


def test_nothing_more_happens_where_it_is_only_allowed():
    """4: "allowed: ... nothing more happens"."""
    round_ = table("equal_rank=allowed", "5S 9S", "5H 9H", "6S 9D", "7S 9C")
    assert lay(round_, "5S", "5H") == []
    assert (round_.turn, round_.must_match) == (3, False)
    assert legal(round_) == ["6S", "9D", "-"]


# ------------------------------------------------------------------------------------------------------------- skips


def test_an_equal_rank_makes_the_next_player_lose_the_turn():
    """4: "skips: an equal rank may follow, and the next player ... loses this turn"."""
    round_ = table("equal_rank=skips", "5S 9S", "5H 9H", "6S 9D", "7S 9C")
    events = lay(round_, "5S", "5H")
    assert [(event.kind, event.player) for event in events] == [("lost-turn", 3)]
    assert round_.turn == 4


def test_a_stronger_rank_skips_nobody():
    """4: it is the equal rank that skips."""
    round_ = table("equal_rank=skips", "5S 9S", "6H 9H", "7S 9D")
    assert lay(round_, "5S", "6H") == []
    assert round_.turn == 3


def test_a_lead_skips_nobody():
    """4: a lead follows nothing, even of the rank that was swept."""
    round_ = table("equal_rank=skips", "5S 5H 9S", "6H 9H", "7S 9D")
    lay(round_, "5S", "-", "-")
    assert lay(round_, "5H") == []
    assert round_.turn == 2


def test_who_lost_a_turn_stays_in_the_trick():
    """4: "loses this turn but stays in the trick"."""
    round_ = table("equal_rank=skips passing=locks", "5S 9S", "5H 9H", "6S 9D", "7S 9C")
    lay(round_, "5S", "5H", "7S", "-", "-")  # player 3 lost the turn, 1 and 2 pass
    assert round_.turn == 3
    assert legal(round_) == ["9D", "-"]


@pytest.mark.parametrize("value", ["skips", "skips_or_matches"])
def test_a_lost_turn_never_locks(value):
    """4: "a lost turn counts as a pass here, but never locks"."""
    round_ = table(f"equal_rank={value} passing=locks", "5S 9S", "5H 9H", "6S 9D", "7S 9C")
    lay(round_, "5S", "5H")
    assert round_.passed == (3,)
    lay(round_, "7S")
    assert 3 not in round_.passed


def test_a_lost_turn_counts_as_a_pass_for_the_end_of_the_trick():
    """4: "(a lost turn counts as a pass here ...)"."""
    round_ = table("equal_rank=skips", "5S 9S", "5H 9H", "6S 9D")
    lay(round_, "5S", "5H")  # 3 loses the turn, 1 passes: everybody has
    assert round_.turn == 1
    assert kinds(lay(round_, "-")) == ["swept"]
    assert round_.turn == 2


def test_the_skip_meets_the_next_who_is_active():
    """4: "the next active one who is not locked"."""
    round_ = table("equal_rank=skips", "5S 9S", "6S 9H", "7S", "7H 7D 9D", "8S 9C", leader=3)
    lay(round_, "7S")  # player 3 is out
    lay(round_, "7H")  # 5 loses the turn
    assert round_.turn == 1
    round_ = table("equal_rank=skips", "7S", "7H 8S", "7C", "3H 9D", "8H 9C", leader=3)
    lay(round_, "7C", "-", "-", "7S")  # players 3 and 1 are out; 1 skips 2
    assert round_.turn == 4


def test_the_skip_passes_over_the_locked():
    """4: "the next active one who is not locked"."""
    round_ = table("equal_rank=skips passing=locks", "5S 9S 9H", "6S 8H TH", "7H 8D", "7S 8C TS", "7D TC TD", leader=2)
    lay(round_, "6S", "-", "7S", "-", "-")  # 3, 5 and 1 are locked
    events = lay(round_, "8H", "8C")
    assert [(event.kind, event.player) for event in events] == [("lost-turn", 2), ("swept", 4)]


def test_of_two_players_the_other_is_skipped_and_the_trick_ends():
    """4: the one other player loses the turn, which counts as a pass: everybody has passed."""
    round_ = table("equal_rank=skips", "3S", "5S 9S", "5H 9H", leader=1)
    lay(round_, "3S")
    events = lay(round_, "5S", "5H")
    assert kinds(events) == ["lost-turn", "swept"]
    assert round_.turn == 3


# -------------------------------------------------------------------------------------------------- skips or matches

MATCHES = "equal_rank=skips_or_matches"


def test_the_next_player_may_answer_with_the_same_again():
    """4: "that next player may answer with the same rank and size again"."""
    round_ = table(MATCHES, "5S 9S", "5H 9H", "5D 6S 9D", "7S 9C")
    lay(round_, "5S", "5H")
    assert (round_.turn, round_.must_match) == (3, True)
    assert legal(round_) == ["5D", "-"]
    assert say(round_, "6S") == say(round_, "9D") == "must-match"


def test_an_answer_moves_the_skip_on():
    """4: "which moves the skip on to the one after"."""
    round_ = table(MATCHES, "5S 9S", "5H 9H", "5D 6S", "5C 7S", "8S 9C")
    lay(round_, "5S", "5H", "5D")
    assert (round_.turn, round_.must_match, legal(round_)) == (4, True, ["5C", "-"])
    events = lay(round_, "5C")  # 5 holds no answer
    assert [(event.kind, event.player) for event in events] == [("lost-turn", 5)]
    assert (round_.turn, round_.must_match, legal(round_)) == (1, False, ["9S", "-"])


def test_a_chain_may_go_round_the_table():
    """4: the skip moves on as long as it is answered."""
    round_ = table(MATCHES + " decks=2", "5S 5S 9S", "5H 5H 9H", "5D 5D 9D")
    lay(round_, "5S", "5H", "5D", "5S", "5H")
    assert (round_.turn, round_.must_match, legal(round_)) == (3, True, ["5D", "-"])


def test_without_an_answer_the_turn_is_lost_without_a_word():
    """4: "without a word for a player who holds no such answer"."""
    round_ = table(MATCHES, "5S 9S", "5H 9H", "6S 6H 9D", "7S 9C")
    events = lay(round_, "5S", "5H")
    assert [(event.kind, event.player) for event in events] == [("lost-turn", 3)]
    assert (round_.turn, round_.must_match) == (4, False)


def test_who_holds_the_answer_loses_the_turn_by_a_pass():
    """4: "by a pass ... for one who holds it and declines"."""
    round_ = table(MATCHES, "5S 9S", "5H 9H", "5D 6S", "7S 9C")
    lay(round_, "5S", "5H", "-")
    assert (round_.turn, round_.must_match) == (4, False)
    assert legal(round_) == ["7S", "9C", "-"]


def test_declining_to_match_never_locks():
    """4: "by a pass (which never locks)"."""
    round_ = table(MATCHES + " passing=locks", "5S 9S", "5H 9H", "5D 6S 9D", "7S 9C")
    lay(round_, "5S", "5H", "-", "7S", "-", "-")
    assert (round_.turn, legal(round_)) == (3, ["9D", "-"])


def test_an_ordinary_pass_in_the_same_trick_locks_all_the_same():
    """4: only the declined match is spared."""
    round_ = table(MATCHES + " passing=locks", "5S 9S", "5H 9H", "5D 6S 9D", "7S 9C")
    lay(round_, "5S", "5H", "-", "7S", "-", "9H")
    assert round_.turn == 3  # player 1 is locked, 3 is not
    lay(round_, "-")
    assert round_.turn == 4


def test_one_card_of_a_pair_is_no_answer_to_a_pair():
    """4: "the same rank and size"."""
    round_ = table(MATCHES + " decks=2", "5S 5H 9S", "5S 5D 9H", "5C 6S 6H", "7S 9C")
    assert kinds(lay(round_, "5S 5H", "5S 5D")) == ["lost-turn"]
    assert round_.turn == 4


def test_a_wild_card_helps_to_match():
    """4 and 5: a completed set counts as its rank, and a wild card as one."""
    round_ = table(MATCHES + " top_rank=wild", "5S 9S 9H", "5H 9D", "5D 2S 3S", "7S 9C")
    lay(round_, "5S", "5H")
    assert legal(round_) == ["5D", "-"]
    round_ = table(MATCHES + " top_rank=wild", "5S 2H 9S", "5H 2D 9D", "5D 2S 3S", "7S 9C")
    lay(round_, "5S 2H", "5H 2D")
    assert legal(round_) == ["5D 2S", "-"]


def test_doubled_cards_match_by_size():
    """4 and 5: two 2s that count double are not the size of one."""
    options = MATCHES + " top_rank=double follow=same_or_more"
    round_ = table(options, "2S 9S", "2H 9H", "2D 2C 9D", "7S 9C")
    lay(round_, "2S", "2H")
    assert legal(round_) == ["2D", "-"]


def test_an_answer_that_may_not_be_played_is_not_held():
    """4 and 8: a banned last play is no answer, so the turn is lost without a word."""
    round_ = table(MATCHES + " finish_ban=illegal", "2S 9S", "2H 9H", "2D", "7S 9C")
    events = lay(round_, "2S", "2H")
    assert [(event.kind, event.player) for event in events] == [("lost-turn", 3)]


def test_matching_out_of_the_round_moves_the_skip_on():
    """4: the answer may be the last card."""
    round_ = table(MATCHES, "5S 9S", "5H 9H", "5D", "5C 7S", "8S 9C")
    lay(round_, "5S", "5H", "5D")
    assert (round_.places, round_.turn, legal(round_)) == ((3,), 4, ["5C", "-"])


def test_jokers_match_jokers():
    """4, 5: "sets of jokers are sets like others"."""
    round_ = table(MATCHES + " deck=54 decks=2", "X1 9S", "X2 9H", "X1 6S", "7S 9C")
    lay(round_, "X1", "X2")
    assert legal(round_) == ["X1", "-"]


def test_the_same_rank_that_beats_by_its_power_skips_nobody():
    """4 and 5: a pair on a single 2 is no equal rank of the same size."""
    for value in ("skips", "skips_or_matches"):
        round_ = table(f"equal_rank={value} top_rank_beaten_by=pair_on_single", "2S 9S", "2H 2D 9H", "6S 9D")
        assert lay(round_, "2S", "2H 2D") == []
        assert (round_.turn, round_.must_match) == (3, False)


def test_an_equal_quad_skips_and_turns_the_order_back():
    """4 and 6: an equal quad may follow where equal ranks may, and is a second revolution."""
    round_ = table("equal_rank=skips decks=2 revolution=round", "5S 5H 5D 5C 9S", "5S 5H 5D 5C 9H", "6S 9D", "7S 9C")
    lay(round_, "5S 5H 5D 5C")
    assert round_.is_turned
    assert kinds(lay(round_, "5S 5H 5D 5C")) == ["revolution", "lost-turn"]
    assert not round_.is_turned
    assert round_.turn == 4
