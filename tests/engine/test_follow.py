"""How many cards a follower lays: rules.md, section 4, and the size of a set, section 5."""

import pytest

from .builders import legal, rules, table, verdict

SAME, MORE = "follow=same_size", "follow=same_or_more"
STAY = "follow=same_or_more singles_stay_single=true"
FOLLOW = [
    (SAME, "5S", "6S", "ok"),
    (SAME, "5S", "4S", "too-low"),
    (SAME, "5S", "5H", "equal-refused"),
    (SAME, "5S", "6S 6H", "wrong-size"),
    (SAME, "5S 5H", "6S", "wrong-size"),
    (SAME, "5S 5H", "6S 6H", "ok"),
    (SAME, "5S 5H", "6S 6H 6D", "wrong-size"),
    (SAME, "5S 5H 5D", "6S 6H 6D", "ok"),
    (SAME, "5S 5H 5D 5C", "4S 4H 4D 4C", "too-low"),
    (SAME, "5S 5H 5D 5C", "2S 2H 2D 2C", "ok"),
    (SAME, "AS", "2S", "ok"),
    (SAME, "2S", "AS", "too-low"),
    (MORE, "5S", "6S", "ok"),
    (MORE, "5S", "6S 6H", "ok"),
    (MORE, "5S", "6S 6H 6D 6C", "ok"),
    (MORE, "5S", "4S 4H", "too-low"),
    (MORE, "5S", "5H 5D", "equal-refused"),
    (MORE, "5S 5H", "6S", "too-small"),
    (MORE, "5S 5H", "2S", "too-small"),
    (MORE, "5S 5H", "6S 6H 6D", "ok"),
    (MORE, "5S 5H 5D", "6S 6H", "too-small"),
    (STAY, "5S", "6S", "ok"),
    (STAY, "5S", "6S 6H", "one-card-only"),
    (STAY, "5S", "6S 6H 6D 6C", "one-card-only"),
    (STAY, "5S", "2S 2H", "ok"),
    (STAY, "5S", "2S 2H 2D", "ok"),
    (STAY, "5S 5H", "6S", "too-small"),
    (STAY, "5S 5H", "6S 6H 6D", "ok"),
    (STAY + " deck=54", "5S", "X1 X2", "ok"),
    (STAY + " deck=54", "5S", "X1", "ok"),
]


@pytest.mark.parametrize(("options", "lead", "play", "said"), FOLLOW)
def test_how_many_cards_a_follower_lays(options, lead, play, said):
    """4: "how many cards a follower lays"; 5: "With same_or_more, a follower's size must be at least the size lying there.\""""
    assert verdict(options, lead, play) == said


CHAINS = [
    (MORE, ("5S", "6S 6H", "7S"), "too-small"),
    (MORE, ("5S", "6S 6H", "7S 7H"), "ok"),
    (STAY, ("5S", "6S", "7S 7H"), "one-card-only"),
    (STAY, ("5S", "2S 2H", "AS AH"), "one-card-only"),
    (STAY + " deck=54", ("5S", "2S 2H", "X1"), "too-small"),
    (STAY + " deck=54", ("5S", "2S 2H", "X1 X2"), "ok"),
    (STAY, ("5S 5H", "6S 6H", "7S 7H 7D"), "ok"),
]


@pytest.mark.parametrize(("options", "plays", "said"), CHAINS)
def test_a_follower_answers_the_set_just_laid(options, plays, said):
    """4, 5: the size lying there counts; singles stay single by the lead of the trick."""
    assert verdict(options, *plays) == said


STAY_AND_DOUBLE = [
    ("top_rank=double", "2S", "AS AH", "too-low"),  # a lead of one card of size 2 is no single
    ("top_rank=double deck=54", "2S", "X1 X2", "ok"),
    ("top_rank=double", "5S", "2S", "ok"),
    ("top_rank=double", "5S", "2S 2H", "ok"),
    ("joker=double deck=54", "5S", "X1", "ok"),
    ("joker=double deck=54", "5S", "X1 X2", "ok"),
    ("joker=double deck=54", "5S", "6S 6H", "one-card-only"),
    ("joker=double top_rank=double deck=54", "2S", "X1", "ok"),
    ("joker=double top_rank=double deck=54", "2S 2H", "X1", "too-small"),
]


@pytest.mark.parametrize(("options", "lead", "play", "said"), STAY_AND_DOUBLE)
def test_only_a_lead_of_one_card_of_size_1_keeps_the_trick_single(options, lead, play, said):
    """4: "when the lead was one card of size 1, a follower lays one card; sets of the top rank and of jokers may be larger"."""
    assert verdict(f"{STAY} {options}", lead, play) == said


def test_a_double_lead_is_not_single():
    """4: the 2 that counts as two was one card, but not of size 1: pairs, triples and quads may follow in its trick."""
    round_ = table(f"{STAY} top_rank=double revolution=round", "2S TC TD", "3S 3H 3D 4S TH", "5S 6S", turned=True)
    round_.play("2S")
    assert legal(round_) == ["3S 3H", "3S 3H 3D", "-"]


def test_a_new_trick_is_free_of_the_old_lead():
    """4: the lead of this trick counts."""
    round_ = table(STAY, "3S 9S 9H", "4S 4H 4D 8S", "5S 6S 6H 6D")
    for play in ("3S", "4S", "-", "-"):
        round_.play(play)
    assert legal(round_) == ["4H", "4H 4D", "8S"]
    round_.play("4H 4D")
    assert legal(round_) == ["6S 6H", "6S 6H 6D", "-"]


LARGEST = [
    ("", "5S 5H 5D 5C", "ok"),
    ("largest_set=1", "5S", "ok"),
    ("largest_set=1", "5S 5H", "too-many-cards"),
    ("largest_set=3", "5S 5H 5D", "ok"),
    ("largest_set=3", "5S 5H 5D 5C", "too-many-cards"),
    ("decks=2", "5S 5S 5H 5H 5D", "too-many-cards"),
    ("decks=2 largest_set=5", "5S 5S 5H 5H 5D", "ok"),
    ("decks=2 largest_set=8", "5S 5S 5H 5H 5D 5D 5C 5C", "ok"),
    ("decks=3 largest_set=12", "5S 5S 5S 5H 5H 5H 5D 5D 5D 5C 5C 5C", "ok"),
    ("decks=3 largest_set=11", "5S 5S 5S 5H 5H 5H 5D 5D 5D 5C 5C 5C", "too-many-cards"),
    ("largest_set=2 follow=same_or_more top_rank=double", "2S 2H", "ok"),  # two cards, size 4
    ("largest_set=2 follow=same_or_more top_rank=double", "2S 2H 2D", "too-many-cards"),
    ("largest_set=2 top_rank=wild", "5S 2H", "ok"),
    ("largest_set=2 top_rank=wild", "5S 2H 2D", "too-many-cards"),
    ("largest_set=2 top_rank=wild", "5S 5H 2D", "too-many-cards"),
]


@pytest.mark.parametrize(("options", "play", "said"), LARGEST)
def test_the_most_cards_in_a_set(options, play, said):
    """4: "the most cards in a set (cards, not size)"."""
    assert verdict(options, play) == said


DOUBLE = "follow=same_or_more top_rank=double"
JOKERS = "follow=same_or_more joker=double deck=54"
BOTH = "follow=same_or_more top_rank=double joker=double deck=54"
SIZES = [
    (DOUBLE, "5S 5H", "2S", "ok"),
    (DOUBLE, "5S 5H 5D", "2S", "too-small"),
    (DOUBLE, "5S 5H 5D", "2S 2H", "ok"),
    (DOUBLE, "5S 5H 5D 5C", "2S 2H", "ok"),
    (DOUBLE, "2S", "2H 2D", "equal-refused"),
    (DOUBLE, "5S", "2S", "ok"),
    (JOKERS, "5S 5H", "X1", "ok"),
    (JOKERS, "2S 2H", "X1", "ok"),
    (JOKERS, "5S 5H 5D", "X1", "too-small"),
    (JOKERS, "5S 5H 5D 5C", "X1 X2", "ok"),
    (BOTH, "2S", "X1", "ok"),
    (BOTH, "2S 2H", "X1", "too-small"),
    (BOTH, "2S 2H", "X1 X2", "ok"),
]


@pytest.mark.parametrize(("options", "lead", "play", "said"), SIZES)
def test_double_cards_count_as_two(options, lead, play, said):
    """5: "each top-rank card counts as two cards towards the size of a set"; jokers: "counts as two cards, joker rank"."""
    assert verdict(options, lead, play) == said


def test_who_follows_a_double_needs_its_size():
    """5: "A set's size is the number of its cards, each card of a rank that counts `double` counting two"."""
    assert verdict(DOUBLE + " deck=54", "5S 5H", "2S", "X1") == "too-small"
    assert verdict(DOUBLE + " deck=54", "5S 5H", "2S", "X1 X2") == "ok"


def test_a_wild_card_counts_one_whatever_it_completes():
    """5: "a wild card counts one, whatever rank it completes"."""
    options = "follow=same_or_more top_rank=double joker=wild deck=54 decks=2 largest_set=5"
    assert verdict(options, "5S 5H 5D", "2S X1") == "ok"  # 2 + 1
    assert verdict(options, "5S 5H 5D 5C", "2S X1") == "too-small"
    assert verdict(options, "5S 5H 5D 5C", "2S X1 X2") == "ok"
    options = "follow=same_or_more top_rank=wild joker=double deck=54 decks=2 largest_set=5"
    assert verdict(options, "5S 5H 5D", "X1 2S") == "ok"  # 2 + 1
    assert verdict(options, "5S 5H 5D 5C", "X1 2S") == "too-small"


def test_the_tables_play_by_the_rules_they_name():
    """The builder changes what it is told, and nothing else."""
    assert rules("follow=same_or_more").follow == "same_or_more"
    assert rules().finish_ban == "none"
