"""A putsch within a round: rules.md, section 7."""

from .builders import kinds, lay, table


def test_it_succeeds_if_the_scum_is_the_first_out():
    """7: "It succeeds if the scum is the first out: places and roles are then those of the round.\""""
    round_ = table("putsch=true", "3S", "4S", "5S 9D", scum=1, putsch=1)
    assert kinds(lay(round_, "3S")) == ["out"]
    assert not round_.is_over
    lay(round_, "4S")
    assert round_.places == (1, 2, 3)


def test_it_fails_as_soon_as_somebody_else_is_first_out():
    """7: "It fails as soon as somebody else is first out: the round stops"."""
    round_ = table("putsch=true", "3S 9S", "4S", "5S 9D", "6S 9C", scum=1, putsch=1)
    lay(round_, "3S")
    events = lay(round_, "4S")
    assert kinds(events) == ["out", "putsch-failed", "over"]
    assert round_.is_over
    assert round_.turn is None


def test_who_gets_the_last_place_is_not_the_first_out():
    """7 and 8: "Whoever takes place 1 is the first out, however that came.\""""
    options = "putsch=true finish_ban=last_place"
    round_ = table(options, "3S 9S", "2S", "5S 9D", "6S 9C", scum=1, putsch=1)
    lay(round_, "3S", "2S")
    assert not round_.is_over  # player 2 has place 4
    lay(round_, "-", "-", "-", "5S", "6S", "9S")
    assert round_.place(1) == 1
    assert not round_.is_over


def test_a_putschist_who_finishes_on_a_banned_card_has_not_won():
    """7 and 8: place n is not place 1; the next who takes place 1 ends the putsch."""
    options = "putsch=true finish_ban=last_place"
    round_ = table(options, "2S", "5S", "6S 9D", "7S 9C", scum=1, putsch=1)
    lay(round_, "2S")
    assert (round_.place(1), round_.is_over) == (4, False)
    lay(round_, "-", "-", "-")
    assert kinds(lay(round_, "5S")) == ["out", "putsch-failed", "over"]


def test_place_1_by_fewest_cards_is_first_out_too():
    """7 and 8: "however that came": by a lead that nobody can make."""
    round_ = table("putsch=true finish_ban=illegal", "2S", "2H", "2D", scum=1, putsch=1)
    assert round_.is_over
    assert round_.places[0] == 1
    round_ = table("putsch=true finish_ban=illegal", "2S", "2H", "2D", scum=1, putsch=1, leader=2)
    assert round_.is_over
    assert round_.place(2) == 1


def test_place_1_left_for_the_last_player_is_first_out_too():
    """7 and 8: all the others offended, so the putschist takes place 1."""
    options = "putsch=true finish_ban=last_place follow=same_or_more"
    round_ = table(options, "8S 9S", "2S", "2H 2D", scum=1, putsch=1)
    lay(round_, "8S", "2S", "-", "-")
    lay(round_, "2H 2D")
    assert round_.is_over
    assert round_.places == (1, 3, 2)
