"""The card that must be shown: rules.md, section 3, `first_lead_shows`."""

from .builders import card, lay, legal, say, table

SHOWS = "first_lead=3C first_lead_shows=true"


def test_the_first_play_must_contain_the_card():
    """3: "the first play of round 1 must contain it (that very card)"."""
    round_ = table(SHOWS, "3C 3S 9S", "4S 4H", "5S 5H", show=card("3C"))
    assert round_.must_show is card("3C")
    assert legal(round_) == ["3C", "3C 3S"]
    assert [say(round_, play) for play in ("3C", "3S 3C", "3S", "9S")] == ["ok", "ok", "must-show", "must-show"]


def test_only_the_first_play_must():
    """3: "the first play of round 1"."""
    round_ = table(SHOWS, "3C 3S 9S", "4S 4H", "5S 5H 9D", show=card("3C"))
    lay(round_, "3C")
    assert round_.must_show is None
    assert legal(round_) == ["4S", "-"]


def test_copies_of_the_card_stay_in_the_list():
    """3: with several decks the set may hold the card twice."""
    round_ = table(SHOWS + " decks=2", "3C 3C 3S 9S", "4S 4H", "5S 5H", show=card("3C"))
    assert legal(round_) == ["3C", "3C 3S", "3C 3S 3C"]


def test_the_card_may_complete_another_set():
    """3 and 5: a wild card that must be shown is shown in any set it completes."""
    round_ = table(SHOWS + " top_rank=wild", "2C 2S 9S 9H", "4S 4H", "5S 5H", show=card("2C"))
    assert legal(round_) == ["9S 2C", "9S 9H 2C", "9S 2C 2S", "9S 9H 2C 2S"]
    assert say(round_, "9S 2S") == "must-show"


def test_a_card_that_cannot_be_led_is_not_demanded():
    """3 and 8: the leader must play; if no legal play holds the card, any legal play will do."""
    round_ = table(SHOWS + " top_rank=wild", "2C 2S", "4S 4H", "5S 5H", show=card("2C"))
    assert (round_.turn, legal(round_)) == (2, ["4S", "4S 4H"])


def test_without_the_demand_any_lead_is_legal():
    """3: false."""
    round_ = table("first_lead=3C", "3C 3S 9S", "4S 4H", "5S 5H")
    assert (round_.must_show, legal(round_)) == (None, ["3S", "3S 3C", "9S"])
