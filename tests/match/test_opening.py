"""Before the first round, and who leads: rules.md, section 3."""

import pytest

from .builders import act, begin, codes, deal, new, order, real_round, say, with_roles

DRAW = "opening=draw"


# ---------------------------------------------------------------------------------------------------------- opening


def test_an_unranked_first_round_has_no_roles_and_no_exchange():
    """3: "unranked: the first round has no roles, no exchange"."""
    match = new("opening=unranked")
    assert (match.phase, match.roles, match.order) == ("round", {}, None)
    deal(match)
    assert match.phase == "play"


def test_the_strongest_card_drawn_makes_the_president_and_so_on_down():
    """3: "each player draws a card; the strongest makes the president, and so on down"."""
    match = act(new(DRAW), "draw 1 5S", "draw 2 2H", "draw 3 KD", "draw 4 3C")
    assert order(match) == [2, 3, 1, 4]
    assert match.roles == {2: "president", 3: "vice_president", 1: "vice_scum", 4: "scum"}
    assert match.phase == "round"


def test_which_card_wins_a_draw_follows_the_faces():
    """2: "which card wins a draw, follows the order of the faces"; in a deck of 32 the 7 is the strongest."""
    match = act(new(DRAW + " deck=32", 3), "draw 1 AS", "draw 2 7H", "draw 3 8D")
    assert order(match) == [2, 1, 3]
    match = act(new(DRAW + " deck=53", 3), "draw 1 2S", "draw 2 X1", "draw 3 AD")
    assert order(match) == [2, 1, 3]


def test_equal_ranks_draw_again_among_themselves():
    """3: "equal ranks draw again among themselves until they differ"."""
    match = act(new(DRAW), "draw 1 9S", "draw 2 KH", "draw 3 9D", "draw 4 9C")
    assert match.phase == "draw"
    assert match.next.player == 1
    assert say(match, "draw 2 AS") == "no-draw-due"
    act(match, "draw 1 5S", "draw 3 5H", "draw 4 2C")  # 1 and 3 are equal again
    assert match.phase == "draw"
    assert say(match, "draw 4 3C") == "no-draw-due"
    act(match, "draw 1 3H", "draw 3 AC")
    assert order(match) == [2, 4, 3, 1]


def test_two_groups_of_equals_draw_each_among_itself():
    """3: "equal ranks draw again among themselves": who wins the second draw gains nothing over others."""
    match = act(new(DRAW), "draw 1 9S", "draw 2 KH", "draw 3 9D", "draw 4 KC")
    act(match, "draw 1 2S", "draw 3 AS", "draw 2 3S", "draw 4 4S")
    assert order(match) == [4, 2, 1, 3]


def test_cards_drawn_are_gone_for_those_who_draw_again():
    """3: "from the cards not drawn yet"."""
    match = act(new(DRAW, 3), "draw 1 9S", "draw 2 KH", "draw 3 9D")
    assert say(match, "draw 1 KH") == "card-gone"
    assert "draw 1 KH" not in match.next.actions
    assert say(match, "draw 1 9C") == "ok"
    twin = act(new(DRAW + " decks=2", 3), "draw 1 9S", "draw 2 KH", "draw 3 9D")
    assert say(twin, "draw 1 KH") == "ok"


def test_the_two_jokers_are_equal_in_the_draw():
    """3: "the two jokers are equal"."""
    match = act(new(DRAW + " deck=54", 3), "draw 1 X1", "draw 2 X2", "draw 3 9D")
    assert match.phase == "draw"
    assert order(act(match, "draw 1 3S", "draw 2 4S")) == [2, 1, 3]


def test_after_a_draw_the_first_round_has_roles_and_an_exchange():
    """3: "the first round then has roles, and so an exchange"."""
    match = act(new(DRAW), "draw 1 5S", "draw 2 2H", "draw 3 KD", "draw 4 3C")
    deal(match)
    assert (match.phase, match.next.player) == ("give", 4)


def test_every_card_may_be_drawn():
    """3: the actions of a draw are the cards not drawn yet."""
    match = new(DRAW)
    assert len(match.next.actions) == 52
    assert all(say(match, line) == "ok" for line in match.next.actions)
    assert say(match, "draw 1 X1") != "ok"
    assert say(match, "round 1 dealer 4") == "wrong-phase"


# ------------------------------------------------------------------------------------------------------------- leads


def test_left_of_dealer_leads_the_first_round():
    """3: "left_of_dealer"; "The dealer of an unranked first round is the last player named"."""
    match = deal(new("first_lead=left_of_dealer"))
    assert (match.dealer, match.round.turn) == (4, 1)
    assert say(new(), "round 1 dealer 1") == "wrong-dealer"
    assert say(new(), "round 2 dealer 4") == "wrong-round"


@pytest.mark.parametrize(("value", "card"), [("QH", "QH"), ("3C", "3C")])
@pytest.mark.parametrize("holder", [1, 2, 3, 4])
def test_whoever_holds_the_card_leads(value, card, holder):
    """3: "A card: whoever holds it when the exchange is over"."""
    match = deal(new(f"first_lead={value}"), {holder: card})
    assert match.round.turn == holder


def test_a_card_that_changed_hands_counts_where_it_went():
    """3: "when the exchange is over"."""
    match = act(new(DRAW + " first_lead=3C exchange=1"), "draw 1 2S", "draw 2 AS", "draw 3 KS", "draw 4 QS")
    deal(match, {1: "3C", 4: "2S"})
    act(match, "give 4 1 2S", "give 1 4 3C")
    assert match.round.turn == 4


def test_with_several_decks_the_first_holder_from_the_dealers_left_leads():
    """3: "with several decks the first holder in turn order from the dealer's left"."""
    match = deal(new("first_lead=QH decks=2"), {3: "QH", 2: "QH"})
    assert match.round.turn == 2
    match = deal(new("first_lead=QH decks=2"), {4: "QH", 3: "QH"})
    assert match.round.turn == 3


def test_if_the_card_was_not_dealt_the_next_stronger_of_its_suit_counts():
    """3: "If that card was not dealt, the next stronger card of its suit (order of the faces) counts"."""
    match = deal(new("first_lead=QH", 3), {2: "KH", 3: "JH"}, aside="QH")
    assert match.round.turn == 2
    match = deal(new("first_lead=3C", 3), {3: "4C"}, aside="3C")
    assert match.round.turn == 3
    match = deal(new("first_lead=3C", 5), {4: "5C"}, aside="3C 4C")
    assert match.round.turn == 4


def test_if_there_is_no_stronger_one_the_left_of_the_dealer_leads():
    """3: "if there is none, left_of_dealer"."""
    match = begin(new("first_lead=QH deck=32", 12))  # 8 cards are set aside
    deal(match, {5: "9H"}, aside="QH KH AH 7H")
    assert match.round.turn == 1


def test_in_a_deck_of_32_the_3_of_clubs_means_the_8_of_clubs():
    """3: "In a deck of 32, `3C` means the 8 of clubs.\""""
    match = deal(new("first_lead=3C deck=32"), {3: "8C"})
    assert match.round.turn == 3
    match = deal(new("first_lead=3C deck=32", 3), {2: "9C"}, aside="8C")
    assert match.round.turn == 2


def test_the_president_of_the_draw_may_lead():
    """3: "`president` needs `opening = draw`"."""
    match = act(new(DRAW + " first_lead=president exchange=none"), "draw 1 5S", "draw 2 2H", "draw 3 KD", "draw 4 3C")
    assert deal(match).round.turn == 2


def test_the_first_play_of_round_1_shows_the_card():
    """3: "with a card: the first play of round 1 must contain it (that very card)"."""
    match = deal(new("first_lead=3C first_lead_shows=true"), {3: "3C 3S 4C", 1: "4D", 4: "4H"})
    assert say(match, "3 3S") == "must-show"
    assert say(match, "3 4C") == "must-show"
    assert say(match, "3 3C") == say(match, "3 3S 3C") == "ok"
    act(match, "3 3C")
    assert say(match, "4 4H") == "ok"
    free = deal(new("first_lead=3C"), {3: "3C 3S 4C"})
    assert say(free, "3 4C") == "ok"


def test_the_card_that_stands_for_it_is_shown():
    """3: the next stronger card "counts" for the one that was not dealt."""
    match = deal(new("first_lead=3C first_lead_shows=true", 3), {3: "4C 4S"}, aside="3C")
    assert say(match, "3 4S") == "must-show"
    assert say(match, "3 4C") == "ok"


def test_later_rounds_show_nothing():
    """3: "the first play of round 1"."""
    match = with_roles("first_lead=3C next_lead=3C first_lead_shows=true exchange=none", "1 2 3 4")
    deal(match, {2: "3C 4C"})
    assert match.round.turn == 2
    assert say(match, "2 4C") == "ok"


LEADS = [("left_of_dealer", 3), ("president", 3), ("scum", 2)]


@pytest.mark.parametrize(("value", "leader"), LEADS)
def test_who_leads_every_later_round(value, leader):
    """3: next_lead; "With seats = by_role ... left_of_dealer and president are the same person"."""
    match = with_roles(f"next_lead={value} exchange=none", "3 1 4 2")
    assert deal(match).round.turn == leader


def test_with_static_seats_the_left_of_the_dealer_is_another():
    """3: from then on the dealer is the scum; static: everybody keeps their chair."""
    match = with_roles("next_lead=left_of_dealer seats=static exchange=none", "3 1 4 2")
    assert (deal(match).dealer, match.round.turn) == (2, 3)
    match = with_roles("next_lead=left_of_dealer seats=static exchange=none", "3 2 4 1")
    assert (deal(match).dealer, match.round.turn) == (1, 2)


@pytest.mark.parametrize(("value", "card"), [("QH", "QH"), ("3C", "3C")])
def test_a_card_may_lead_later_rounds(value, card):
    """3: next_lead: `QH`, `3C`."""
    match = with_roles(f"next_lead={value} exchange=none", "3 1 4 2")
    assert deal(match, {4: card}).round.turn == 4


# ------------------------------------------------------------------------------------------------------------- seats


def test_by_role_the_players_sit_in_order_of_place():
    """3: "by_role: in every round that begins with roles ... in order of place, president first, clockwise"."""
    match = with_roles("seats=by_role exchange=none", "3 1 4 2")
    deal(match)
    assert (match.seats, match.dealer) == ((3, 1, 4, 2), 2)
    assert match.left_of_dealer() == (3, 1, 4, 2)
    real_round(with_roles("seats=by_role", "3 1 4 2"), "1 2 3 4")


def test_by_role_holds_for_the_first_round_after_a_draw():
    """3: "(the first too, after a draw)"."""
    match = act(new(DRAW), "draw 1 5S", "draw 2 2H", "draw 3 KD", "draw 4 3C")
    assert begin(match).seats == (2, 3, 1, 4)
    match = act(new(DRAW + " seats=static"), "draw 1 5S", "draw 2 2H", "draw 3 KD", "draw 4 3C")
    assert begin(match).seats == (1, 2, 3, 4)


def test_an_unranked_first_round_is_played_as_seated():
    """3: seats go by role "in every round that begins with roles"."""
    assert begin(new("seats=by_role")).seats == (1, 2, 3, 4)


def test_static_seats_never_change():
    """3: "static: everybody keeps their chair"."""
    match = with_roles("seats=static exchange=none", "3 1 4 2")
    deal(match)
    assert match.seats == (1, 2, 3, 4)
    assert match.left_of_dealer() == (3, 4, 1, 2)


def test_the_scum_deals():
    """3: "from then on it is the scum"."""
    match = with_roles("exchange=none", "3 1 4 2")
    assert match.next.actions == ["round 2 dealer 2"]
    assert say(match, "round 2 dealer 3") == "wrong-dealer"
    assert codes(match.aside) == ""
    match = act(new(DRAW), "draw 1 5S", "draw 2 2H", "draw 3 KD", "draw 4 3C")
    assert match.next.actions == ["round 1 dealer 4"]


def test_the_turn_goes_round_by_the_seats():
    """1 and 3: play goes clockwise, and by_role changes who sits where."""
    match = deal(with_roles("exchange=none next_lead=president", "3 1 4 2"))
    turns = [match.round.turn]
    for _ in range(3):
        act(match, match.next.actions[0])
        turns.append(match.round.turn)
    assert turns == [3, 1, 4, 2]
