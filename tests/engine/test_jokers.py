"""Jokers: rules.md, section 5, `joker` (wild ones in test_wild.py, double ones in test_follow.py)."""

import pytest

from .builders import kinds, lay, legal, table, verdict

HIGH, ANY = "deck=54 joker=high", "deck=54 joker=any_set"
PLAYS = [
    (HIGH, "2S", "X1", "ok"),
    (HIGH, "X1", "2S", "too-low"),
    (HIGH, "2S 2H", "X1", "wrong-size"),
    (HIGH, "2S 2H", "X1 X2", "ok"),
    (HIGH, "X1", "X2", "equal-refused"),
    (HIGH + " follow=same_or_more", "2S", "X1 X2", "ok"),
    (HIGH + " follow=same_or_more", "2S 2H", "X1", "too-small"),
    (ANY, "2S", "X1", "ok"),
    (ANY, "2S 2H", "X1", "ok"),
    (ANY, "5S 5H 5D 5C", "X1", "ok"),
    (ANY, "5S 5H 5D 5C", "X1 X2", "wrong-size"),
    (ANY, "2S 2H", "X1 X2", "ok"),
    (ANY, "X1", "X2", "equal-refused"),
    (ANY + " equal_rank=allowed", "X1", "X2", "ok"),
    (ANY + " decks=2", "X1 X2", "X1", "wrong-size"),
    (ANY + " follow=same_or_more", "5S 5H 5D", "X1", "ok"),
    (ANY + " follow=same_or_more", "5S 5H 5D", "X1 X2", "too-small"),
    (ANY + " follow=same_or_more singles_stay_single=true", "5S", "X1", "ok"),
    (ANY + " top_rank=wild", "5S 5H 5D", "X1", "ok"),
    (ANY + " top_rank=wild", "5S 5H 5D", "X1 2S", "wrong-size"),  # two cards are no single joker
]


@pytest.mark.parametrize(("options", "lead", "play", "said"), PLAYS)
def test_what_jokers_follow(options, lead, play, said):
    """5: "high: the strongest rank, above the 2"; "any_set: one joker follows a set of any size other than jokers"."""
    assert verdict(options, lead, play) == said


def test_after_a_joker_on_any_set_the_pile_has_size_1():
    """5: "the pile then has size 1"."""
    round_ = table(ANY + " equal_rank=allowed", "5S 5H 5D 9S", "X1 9H", "X2 2S 2H 2D 2C", "6S 7S")
    lay(round_, "5S 5H 5D", "X1")
    assert legal(round_) == ["X2", "-"]


@pytest.mark.parametrize("options", [HIGH, ANY])
def test_a_joker_ends_no_trick_by_itself(options):
    """5: only the cuts make jokers end a trick; under `closes` it is the top rank that does."""
    for top in ("high", "closes"):
        round_ = table(f"{options} top_rank={top}", "5S 9S", "X1 9H", "6D 9D")
        assert lay(round_, "5S", "X1") == []
        assert round_.turn == 3


def test_jokers_on_any_set_cut_where_the_top_rank_cuts():
    """5: under the cuts "every play ... of jokers ... ends the trick at once", and any_set lets one follow any size."""
    round_ = table(ANY + " top_rank=cuts_one_more", "5S 5H 5D 9S", "X1 9H", "6D 9D")
    assert kinds(lay(round_, "5S 5H 5D", "X1")) == ["swept"]


@pytest.mark.parametrize("deck", ["deck=53", "deck=54"])
def test_jokers_stand_above_the_top_rank(deck):
    """2: "one or two jokers above the 2"."""
    assert verdict(deck, "2S", "X1") == "ok"
    assert verdict(deck, "X1", "2S") == "too-low"


def test_several_decks_have_several_jokers():
    """2: "how many such decks are shuffled together", jokers too."""
    assert verdict("deck=53 decks=3", "2S 2H 2D", "X1 X1 X1") == "ok"
    assert verdict("deck=54 decks=2 largest_set=4", "2S 2H 2D 2C", "X1 X1 X2 X2") == "ok"


def test_a_single_joker_beside_wild_tops_counts_as_a_joker():
    """5: a set of jokers is beaten by nothing but jokers."""
    assert verdict("deck=54 top_rank=wild", "X1", "AS") == "too-low"
    assert verdict("deck=54 top_rank=wild follow=same_or_more", "X1", "AS 2S") == "too-low"


def test_quads_do_not_beat_jokers():
    """5: a quad follows "a set of top-rank cards", not of jokers."""
    assert verdict("deck=54 top_rank_beaten_by=quad", "X1", "AS AH AD AC") == "wrong-size"
    assert verdict("deck=54 top_rank_beaten_by=quad follow=same_or_more", "X1", "AS AH AD AC") == "too-low"
