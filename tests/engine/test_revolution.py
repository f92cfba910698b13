"""Revolution: rules.md, section 6."""

import pytest

from .builders import kinds, lay, legal, say, table, verdict

SPANS = ["trick", "round", "match"]
QUAD = "5S 5H 5D 5C"


@pytest.mark.parametrize("span", SPANS)
@pytest.mark.parametrize("cards", [3, 4])
def test_four_cards_turn_the_order_at_once(span, cards):
    """6: "a set of four or more cards turns the order of the ranks round at once"."""
    fives = " ".join(QUAD.split()[:cards])
    round_ = table(f"revolution={span}", f"{QUAD} 9S", "6S 6H 6D 6C 9H", "4S 4H 4D 4C 9D")
    events = lay(round_, fives)
    assert round_.is_turned == (cards == 4)
    assert [(event.kind, event.player, event.value) for event in events] == [("revolution", 1, 1)] * (cards == 4)


def test_off_is_never():
    """6: "off: never"."""
    round_ = table("revolution=off", f"{QUAD} 9S", "6S 6H 6D 6C 9H", "4S 9D")
    assert lay(round_, QUAD) == []
    assert not round_.is_turned
    assert "6S 6H 6D 6C" in legal(round_)


@pytest.mark.parametrize("largest", [5, 8])
def test_more_than_four_cards_turn_it_too(largest):
    """6: "four or more cards"."""
    round_ = table(f"revolution=round decks=2 largest_set={largest}", "5S 5S 5H 5H 5D 9S", "6S 9H", "7S 9D")
    lay(round_, "5S 5S 5H 5H 5D")
    assert round_.is_turned


@pytest.mark.parametrize("span", ["round", "match"])
def test_a_turned_order_goes_from_the_top_down(span):
    """6: "turns the order of the ranks round"."""
    ranks = "2AKQJT9876543"
    every = " ".join(rank + "S" for rank in ranks)
    for below, lead in enumerate(every.split()):
        round_ = table(f"revolution={span} decks=2", f"{lead} 9C", every, "9H 9D", turned=True)
        lay(round_, lead)
        assert legal(round_) == [*reversed(every.split()[below + 1 :]), "-"]


@pytest.mark.parametrize(
    ("lead", "play", "said"), [("3S", "X1", "ok"), ("X1", "3S", "too-low"), ("X1", "2S", "too-low")]
)
def test_jokers_stay_the_strongest(lead, play, said):
    """6: "Jokers stay the strongest.\""""
    assert verdict("revolution=round deck=54", lead, play, turned=True) == said


COUNTED = [
    ("follow=same_or_more top_rank=double", "2S 2H", False),  # size 4, but two cards
    ("follow=same_or_more top_rank=double", "2S 2H 2D 2C", True),
    ("follow=same_or_more joker=double deck=54", "X1 X2", False),
    ("top_rank=wild", "5S 5H 2S 2H", True),
    ("top_rank=wild", "5S 2S 2H 2D", True),
    ("top_rank=wild", "5S 2S 2H", False),
    ("joker=wild deck=54", "5S 5H X1 X2", True),
    ("top_rank=wild joker=wild deck=54", "5S 2H X1 X2", True),
    ("deck=54 decks=2", "X1 X1 X2 X2", True),
    ("", "2S 2H 2D 2C", True),
]


@pytest.mark.parametrize(("options", "play", "turns"), COUNTED)
def test_it_is_cards_that_are_counted(options, play, turns):
    """6: "It is cards that are counted, not size; wild cards in the set count.\""""
    round_ = table(f"revolution=round {options}", f"{play} 9S", "7S 9H", "8S 9D")
    lay(round_, play)
    assert round_.is_turned == turns


def test_trick_lasts_until_the_pile_is_swept():
    """6: "trick: until the pile is swept"."""
    round_ = table("revolution=trick", f"{QUAD} 9S TS", "4S 9H", "3S 9D JD")
    lay(round_, QUAD)
    assert round_.is_turned
    lay(round_, "-", "-")
    assert not round_.is_turned
    lay(round_, "9S", "-")
    assert legal(round_) == ["JD", "-"]


@pytest.mark.parametrize("span", ["round", "match"])
def test_round_and_match_last_past_the_trick(span):
    """6: "round: until the end of the round. match: until the next revolution, over rounds"."""
    round_ = table(f"revolution={span}", f"{QUAD} 9S TS", "4S 8H 9H", "3S TD 9D")
    lay(round_, QUAD, "-", "-", "9S")
    assert round_.is_turned
    assert legal(round_) == ["4S", "8H", "-"]


def test_a_revolution_of_an_earlier_round_is_in_force_from_the_start():
    """6: "match: until the next revolution, over rounds"."""
    round_ = table("revolution=match", "9S 8S", "4S TH", "3S TD", turned=True)
    assert round_.is_turned
    lay(round_, "9S")
    assert legal(round_) == ["4S", "-"]


def test_the_set_that_turns_the_order_is_beaten_by_weaker_faces():
    """6: the order turns at once, for the answers in the same trick too."""
    round_ = table("revolution=trick", f"{QUAD} 9S", "6S 6H 6D 6C 9H", "4S 4H 4D 4C 9D")
    lay(round_, QUAD)
    assert say(round_, "6S 6H 6D 6C") == "too-low"
    lay(round_, "-")
    assert say(round_, "4S 4H 4D 4C") == "ok"


@pytest.mark.parametrize("span", SPANS)
def test_a_second_revolution_turns_the_order_back(span):
    """6: "A second revolution turns the order back. If it follows in the same trick, it must beat the first by the order in force
    after the first.\""""
    round_ = table(f"revolution={span}", f"{QUAD} 9S", "4S 4H 4D 4C 9H", "6S 6H 6D 6C 9D")
    lay(round_, QUAD)
    events = lay(round_, "4S 4H 4D 4C")
    assert [(event.kind, event.value) for event in events] == [("revolution", 0)]
    assert not round_.is_turned
    assert say(round_, "6S 6H 6D 6C") == "ok"  # by the order after the second


@pytest.mark.parametrize("span", ["round", "match"])
def test_a_second_revolution_in_a_later_trick_turns_it_back_too(span):
    """6: "A second revolution turns the order back.\""""
    round_ = table(f"revolution={span}", f"{QUAD} 9S 9D 9H 9C TS", "4S 8H", "3S TD")
    lay(round_, QUAD, "-", "-", "9S 9D 9H 9C")
    assert not round_.is_turned


def test_a_set_that_ends_its_trick_turns_the_order_first():
    """6: "A set that turns the order and ends its trick turns it first: under trick the sweep turns it back.\""""
    for span, stays in (("trick", False), ("round", True), ("match", True)):
        round_ = table(f"revolution={span} top_rank=closes", "2S 2H 2D 2C 9S", "4S 8H", "3S TD")
        assert kinds(lay(round_, "2S 2H 2D 2C")) == ["revolution", "swept"]
        assert round_.is_turned == stays


def test_the_top_rank_keeps_its_powers_while_the_order_is_turned():
    """6: "The special powers of the top rank stay with the top rank while the order is turned.\""""
    options = "revolution=round "
    round_ = table(options + "top_rank=closes", "2S 9S", "4S 8H", "3S TD", turned=True)
    assert kinds(lay(round_, "2S")) == ["swept"]
    assert verdict(options + "top_rank=closes", "AS", "2S", turned=True) == "too-low"
    assert verdict(options + "top_rank=wild", "5S 5H", "4S 2S", turned=True) == "ok"
    assert verdict(options + "top_rank=wild", "3S", turned=True) == "ok"
    assert verdict(options + "top_rank=wild", "2S", turned=True) == "wild-alone"
    double = options + "top_rank=double follow=same_or_more"
    assert verdict(double, "2S", "3S", turned=True) == "too-small"
    assert verdict(double, "2S", "3S 3H", turned=True) == "ok"
    round_ = table(options + "top_rank=cuts", "3S 9S", "2S TH", "4S TD", turned=True)
    assert kinds(lay(round_, "3S", "2S")) == ["swept"]
    round_ = table(options + "top_rank=closes", "3S 9S", "4S 8H", "5S TD", turned=True)
    assert lay(round_, "3S") == []  # the bottom rank gets no powers


def test_wild_jokers_stay_wild_and_strongest():
    """6: "Jokers stay the strongest.\""""
    options = "revolution=round joker=wild deck=54"
    assert verdict(options, "5S 5H", "4S X1", turned=True) == "ok"
    assert verdict(options, "3S 3H", "X1 X2", turned=True) == "ok"


def test_the_last_cards_may_turn_the_order():
    """6 and 4: going out with four cards turns the order for those who go on."""
    round_ = table("revolution=round", QUAD, "4S 4H 4D 4C 8H", "6S 6H 6D 6C TD")
    assert kinds(lay(round_, QUAD)) == ["revolution", "out"]
    assert say(round_, "4S 4H 4D 4C") == "ok"
