"""Wild cards: rules.md, section 5, `wild` for the top rank and for jokers."""

import pytest

from .builders import lay, legal, say, table, verdict

TOPS, JOKERS = "top_rank=wild", "joker=wild deck=54"
BOTH = "top_rank=wild joker=wild deck=54"

COMPLETE = [
    (TOPS, "5S 2S", "ok"),
    (TOPS, "5S 2S 2H 2D", "ok"),
    (TOPS, "5S 5H 2S", "ok"),
    (TOPS, "2S", "wild-alone"),
    (TOPS, "2S 2H", "wild-alone"),
    (TOPS, "5S 6S 2S", "mixed-ranks"),
    (TOPS + " deck=54", "X1 2S", "ok"),
    (TOPS + " deck=54", "X1 5S", "mixed-ranks"),
    (JOKERS, "5S X1", "ok"),
    (JOKERS, "5S X1 X2", "ok"),
    (JOKERS, "2S X1", "ok"),
    (JOKERS, "X1", "ok"),
    (JOKERS, "X1 X2", "ok"),
    (JOKERS, "5S 6S X1", "mixed-ranks"),
    (JOKERS, "5S 2S", "mixed-ranks"),
    (BOTH, "5S 2S X1", "ok"),
    (BOTH, "X1 2S", "ok"),
    (BOTH, "X1", "ok"),
    (BOTH, "2S", "wild-alone"),
    ("", "5S 2S", "mixed-ranks"),
    ("deck=54", "5S X1", "mixed-ranks"),
    ("deck=54", "2S X1", "mixed-ranks"),
]


@pytest.mark.parametrize(("options", "play", "said"), COMPLETE)
def test_what_a_wild_card_completes(options, play, said):
    """5: "may complete any set of another rank ...; alone, or only with its like, it can never be played. It may complete jokers too"."""
    assert verdict(options, play) == said


FOLLOW = [
    (TOPS, "5S 5H", "6S 2S", "ok"),
    (TOPS, "5S 5H", "4S 2S", "too-low"),
    (TOPS, "5S 5H", "5D 2S", "equal-refused"),
    (TOPS, "5S 5H", "2S 2H", "wild-alone"),
    (TOPS, "5S", "2S", "wild-alone"),
    (TOPS, "5S 2S", "6S 6H", "ok"),
    (TOPS, "5S 2S", "4S 4H", "too-low"),
    (TOPS, "AS", "2S", "wild-alone"),
    (TOPS + " deck=54", "AS AH", "X1 2S", "ok"),
    (TOPS + " deck=54", "X1 2S", "AS AH", "too-low"),
    (TOPS + " equal_rank=allowed", "5S 5H", "5D 2S", "ok"),
    (JOKERS, "5S 5H", "6S X1", "ok"),
    (JOKERS, "5S 5H", "4S X1", "too-low"),
    (JOKERS, "AS AH", "2S X1", "ok"),
    (JOKERS, "AS", "X1", "ok"),
    (JOKERS, "2S 2H", "X1 X2", "ok"),
    (JOKERS, "X1", "2S", "too-low"),
    (JOKERS, "2S X1", "AS AH", "too-low"),
    (BOTH, "5S 5H 5D", "6S 2S X1", "ok"),
    (BOTH, "5S 5H 5D", "4S 2S X1", "too-low"),
    (BOTH, "AS AH", "X1 2S", "ok"),
]


@pytest.mark.parametrize(("options", "lead", "play", "said"), FOLLOW)
def test_a_completed_set_counts_as_the_rank_it_completes(options, lead, play, said):
    """5: "which then counts as that rank"; "sets of jokers alone are of joker rank"."""
    assert verdict(options, lead, play) == said


def test_wild_jokers_beside_a_wild_2_make_a_set_of_jokers():
    """5: the 2 "may complete jokers too": alone with wild cards, the rank is that of the jokers."""
    assert verdict(BOTH, "2S X1", "AS AH") == "too-low"
    assert verdict(BOTH + " equal_rank=allowed decks=2", "2S X1", "2H X2") == "ok"
    assert verdict(BOTH + " equal_rank=allowed decks=2", "2S X1", "X1 X2") == "ok"


def test_the_legal_plays_tell_the_wild_cards_apart():
    """record.md: "one line for each rank, size and number of wild cards"."""
    round_ = table(BOTH, "5S 5H 2S X1", "6S 7S", "6H 7H")
    assert legal(round_) == [
        "5S", "5S 5H", "5S X1", "5S 2S", "5S 5H X1", "5S 5H 2S", "5S 2S X1", "5S 5H 2S X1", "X1", "X1 2S",
    ]  # fmt: skip


def test_a_leader_with_wild_cards_only_has_no_legal_play():
    """5 and 8: "with wild cards only, a leader may have no legal play"; the lead moves on."""
    round_ = table(TOPS, "2S 2H", "6S 7S", "6H 7H")
    assert round_.turn == 2
    assert legal(round_) == ["6S", "7S"]


def test_wild_cards_that_are_left_over_can_only_wait():
    """5: a follower with nothing but wild cards passes."""
    round_ = table(TOPS, "5S 9S", "2S 2H", "6S 7S")
    lay(round_, "5S")
    assert legal(round_) == ["-"]
    assert say(round_, "2S") == "wild-alone"


def test_the_cards_of_a_wild_set_leave_the_hand():
    """5: the wild card is played like the others."""
    round_ = table(BOTH, "5S 5H 2S X1 9S", "6S 7S", "6H 7H")
    lay(round_, "5S 5H 2S X1")
    assert [str(card) for card in round_.hand(1)] == ["9S"]
    assert str(round_.pile) == "5S 5H 2S X1"


def test_wild_cards_do_not_count_where_they_are_not_wild():
    """5: a joker is wild only by its option."""
    assert verdict("top_rank=wild deck=54", "5S X1") == "mixed-ranks"
    assert verdict("joker=wild deck=54", "5S 2S") == "mixed-ranks"


def test_wild_cards_are_cards_of_the_largest_set():
    """4: "the most cards in a set (cards, not size)"."""
    assert verdict(BOTH + " largest_set=4", "5S 5H 2S X1") == "ok"
    assert verdict(BOTH + " largest_set=4", "5S 5H 5D 2S X1") == "too-many-cards"


def test_a_single_trick_takes_no_completed_pair():
    """4: "a follower lays one card"; a set of jokers completed by a 2 is of joker rank, and may be larger."""
    stay = " follow=same_or_more singles_stay_single=true"
    assert verdict(TOPS + stay, "5S", "6S 2S") == "one-card-only"
    assert verdict(TOPS + stay + " deck=54", "5S", "X1 2S") == "ok"
    assert verdict(JOKERS + stay, "5S", "2S X1") == "ok"
