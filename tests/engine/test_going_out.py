"""Going out, and leaders who cannot lead: rules.md, section 8."""

import pytest

from .builders import kinds, lay, legal, say, table

ILLEGAL, LAST = "finish_ban=illegal", "finish_ban=last_place"
JOKERS_TOO = " deck=54 finish_ban_cards=top_and_joker"


# ------------------------------------------------------------------------------------------------------ finish_ban


@pytest.mark.parametrize("cards", ["2S", "2S 2H", "AS", "X1"])
def test_without_a_ban_any_card_may_be_the_last(cards):
    """8: "none"."""
    round_ = table("finish_ban=none deck=54", cards, "5C 6C", "7C 8C")
    assert say(round_, cards) == "ok"
    lay(round_, cards)
    assert round_.place(1) == 1


BANNED_LAST = [
    (ILLEGAL, "2S", "banned-finish"),
    (ILLEGAL, "2S 2H", "banned-finish"),
    (ILLEGAL, "AS", "ok"),
    (ILLEGAL + " deck=54", "X1", "ok"),
    (ILLEGAL + JOKERS_TOO, "X1", "banned-finish"),
    (ILLEGAL + JOKERS_TOO, "2S", "banned-finish"),
    (ILLEGAL + JOKERS_TOO, "AS", "ok"),
    (ILLEGAL + " top_rank=wild", "KS 2S", "banned-finish"),
    (ILLEGAL + " top_rank=wild", "KS KH", "ok"),
    (ILLEGAL + JOKERS_TOO + " joker=wild", "KS X1", "banned-finish"),
    (ILLEGAL + " deck=54 joker=wild", "KS X1", "ok"),
    (ILLEGAL + " deck=54 joker=wild", "2S X1", "banned-finish"),
    (ILLEGAL + " deck=54 top_rank=wild", "X1 2S", "banned-finish"),
    (ILLEGAL + " deck=32", "7S", "banned-finish"),
]


@pytest.mark.parametrize(("options", "last", "said"), BANNED_LAST)
def test_a_last_play_that_holds_a_banned_card_may_not_be_made(options, last, said):
    """8: "illegal: it may not be made"; "top, top_and_joker: which cards are banned"."""
    lead = " ".join(["8S", "8H"][: len(last.split())])
    round_ = table(options, lead + " 9S", last, "TC TD")
    lay(round_, lead)
    assert say(round_, last) == said
    assert (last in legal(round_)) == (said == "ok")


@pytest.mark.parametrize(("hand", "play"), [("2S 5S", "2S"), ("2S 2H 5S", "2S 2H"), ("2S 2H", "2S")])
def test_a_banned_card_may_be_played_before_the_last(hand, play):
    """8: it is the "last play" that counts."""
    round_ = table(ILLEGAL, "4C 4D 3S 3H", hand, "TC TD")
    lay(round_, " ".join(["4C", "4D"][: len(play.split())]))
    assert say(round_, play) == "ok"


def test_a_banned_last_play_earns_the_last_place():
    """8: "last_place: it may, and its player gets the last place still free"."""
    round_ = table(LAST, "8S 9S", "2S", "TC TD", "JC JD")
    events = lay(round_, "8S", "2S")
    assert [(event.kind, event.player, event.value) for event in events] == [("banned", 2, 4)]
    assert (round_.place(2), round_.active) == (4, (1, 3, 4))
    lay(round_, "-", "-", "-")
    assert round_.turn == 3  # the trick goes on, and the lead moves left


def test_a_second_offender_gets_the_place_before():
    """8: "(n, then n−1 for a second offender, ...)"."""
    round_ = table(LAST, "8S 9S", "2S", "TC TD", "2D", leader=1)
    lay(round_, "8S", "2S", "-", "-", "-")
    assert round_.turn == 3
    lay(round_, "TC", "2D")
    assert (round_.place(2), round_.place(4)) == (4, 3)
    lay(round_, "-", "-", "9S")
    assert round_.places == (1, 3, 4, 2)


def test_when_all_but_one_offend_the_last_takes_the_place_left():
    """4 and 8: "that player takes the last free place", which may be the first."""
    round_ = table(LAST + " follow=same_or_more", "2S", "2H 2D", "8S 9S")
    lay(round_, "2S")
    lay(round_, "-", "-")
    lay(round_, "2H 2D")
    assert round_.is_over
    assert round_.places == (3, 2, 1)


LAST_BY_CARDS = [
    (LAST, "2S", 4),
    (LAST, "AS", 1),
    (LAST + " deck=54", "X1", 1),
    (LAST + JOKERS_TOO, "X1", 4),
    (LAST + " top_rank=wild", "KS 2S", 4),
    (LAST + JOKERS_TOO + " joker=wild", "KS X1", 4),
    (LAST + " deck=54 joker=wild", "KS X1", 1),
]


@pytest.mark.parametrize(("options", "last", "place"), LAST_BY_CARDS)
def test_which_last_plays_earn_the_last_place(options, last, place):
    """8: "a last play that holds a banned card"."""
    round_ = table(options, last, "TC TD", "JC JD", "QC QD")
    lay(round_, last)
    assert round_.place(1) == place


TURNED = [
    ("same", False, "2S", True),
    ("same", False, "3S", False),
    ("same", True, "2S", True),
    ("same", True, "3S", False),
    ("extends", False, "2S", True),
    ("extends", False, "3S", False),
    ("extends", True, "2S", True),
    ("extends", True, "3S", True),
    ("extends", True, "4S", False),
    ("replaces", False, "2S", True),
    ("replaces", False, "3S", False),
    ("replaces", True, "2S", False),
    ("replaces", True, "3S", True),
]


@pytest.mark.parametrize(("value", "turned", "last", "banned"), TURNED)
def test_the_ban_while_the_order_is_turned(value, turned, last, banned):
    """8: "the ban stays the same; covers the bottom rank too; covers the bottom rank instead of the top rank"."""
    options = f" revolution=match finish_ban_turned={value}"
    round_ = table(LAST + options, last, "TC TD", "JC JD", "QC QD", turned=turned)
    lay(round_, last)
    assert round_.place(1) == (4 if banned else 1)
    round_ = table(ILLEGAL + options, last, "TC TD", "JC JD", "QC QD", turned=turned)
    assert round_.turn == (2 if banned else 1)  # a leader who may not finish has no lead


@pytest.mark.parametrize("value", ["same", "extends", "replaces"])
@pytest.mark.parametrize("turned", [False, True])
def test_banned_jokers_are_banned_in_any_order(value, turned):
    """8: finish_ban_turned speaks of the top rank and the bottom rank; jokers stay as they are."""
    options = f"{LAST}{JOKERS_TOO} revolution=match finish_ban_turned={value}"
    round_ = table(options, "X1", "TC TD", "JC JD", "QC QD", turned=turned)
    lay(round_, "X1")
    assert round_.place(1) == 4


def test_in_a_deck_of_32_the_bottom_rank_is_the_8():
    """2: "and of the 3 (the weakest) of the 8"."""
    options = f"{LAST} deck=32 revolution=match finish_ban_turned=replaces"
    for last, place in (("8S", 4), ("7S", 1)):
        round_ = table(options, last, "TC TD", "JC JD", "QC QD", turned=True)
        lay(round_, last)
        assert round_.place(1) == place


def test_the_order_before_the_play_counts():
    """8: "while the order is turned (before the play)"."""
    options = f"{LAST} revolution=round finish_ban_turned=replaces"
    for last, turned, place in (("3S 3H 3D 3C", False, 1), ("3S 3H 3D 3C", True, 4), ("2S 2H 2D 2C", False, 4)):
        round_ = table(options, last, "TC TD", "JC JD", "QC QD", turned=turned)
        lay(round_, last)
        assert round_.place(1) == place


# ----------------------------------------------------------------------------------------- leaders without a lead


def test_the_lead_moves_past_a_leader_who_may_not_finish():
    """8: "Under illegal ... a leader may have no legal play. Then the lead moves to the next active player.\""""
    round_ = table(ILLEGAL, "8S 2S", "9C 9D", "TC TD")
    lay(round_, "8S", "-", "-")
    assert (round_.turn, bool(round_.pile), legal(round_)) == (2, False, ["9D", "9D 9C"])
    assert round_.active == (1, 2, 3)


def test_the_lead_moves_past_several():
    """8: "the next active player" who can."""
    round_ = table(ILLEGAL, "2S", "2H", "2D", "9C 9D")
    assert (round_.turn, legal(round_)) == (4, ["9D", "9D 9C"])


def test_the_lead_does_not_move_while_some_play_is_legal():
    """8: only a leader with no legal play gives it up."""
    round_ = table(ILLEGAL, "2S 2H", "9C 9D", "TC TD")
    assert (round_.turn, legal(round_)) == (1, ["2S"])


def test_who_could_not_lead_may_follow_later():
    """8: the lead moves; the player stays in."""
    round_ = table(ILLEGAL + " top_rank=wild", "2S 2H", "9C 9D 8H", "TC TD")
    assert round_.turn == 2
    lay(round_, "9C", "TC")
    assert (round_.turn, legal(round_)) == (1, ["-"])


def test_when_nobody_can_lead_the_round_ends_by_fewest_cards():
    """8: "those players take the free places by how few cards they hold"."""
    round_ = table("top_rank=wild", "2S 2H 9S", "2D", "2C 8S", leader=3)
    lay(round_, "8S")
    lay(round_, "9S", "-", "-")
    assert round_.is_over
    assert round_.places == (2, 3, 1)


def test_ties_go_by_turn_order_from_who_should_have_led():
    """8: "ties by turn order from the one who should have led"."""
    for leader, places in ((1, (1, 2, 3)), (2, (2, 3, 1)), (3, (3, 1, 2))):
        round_ = table(ILLEGAL, "2S", "2H", "2D", leader=leader)
        assert round_.is_over
        assert round_.places == places


def test_those_who_are_out_keep_their_places():
    """8: "those players take the free places"."""
    round_ = table(ILLEGAL, "8S", "2S", "9C 2H", "TC 2D")
    lay(round_, "8S", "-", "9C", "TC", "-", "-")
    assert round_.is_over
    assert round_.places == (1, 4, 2, 3)


def test_the_free_places_may_stand_before_an_offender():
    """8: with last_place and wild cards, the places between are the free ones."""
    round_ = table(LAST + " top_rank=wild", "8S 2S", "2H 2D", "2C", leader=1)
    events = lay(round_, "8S 2S")
    assert kinds(events)[0] == "banned"
    assert round_.place(1) == 3
    lay(round_, "-", "-")
    assert round_.places == (3, 2, 1)


def test_a_round_that_nobody_can_begin_is_over():
    """8: "If no active player has a legal lead the round ends"."""
    round_ = table("top_rank=wild", "2S 2H", "2D", "2C 2C", decks=2)
    assert round_.is_over
    assert round_.places == (2, 1, 3)
    assert round_.turn is None
    assert legal(round_) == []
