"""Turns, tricks and places: rules.md, sections 1 and 4."""

import pytest

from .builders import lay, legal, say, table


def test_play_goes_clockwise():
    """1: "the next player is the one to the left"."""
    round_ = table("", "3S 9S", "4S 9H", "5S 9D", "6S 9C")
    turns = [round_.turn]
    for play in ("3S", "4S", "5S", "6S"):
        lay(round_, play)
        turns.append(round_.turn)
    assert turns == [1, 2, 3, 4, 1]


def test_a_named_leader_leads():
    """1: a trick begins with a lead."""
    assert table("", "3S 9S", "4S 9H", "5S 9D", leader=3).turn == 3


def test_nobody_plays_out_of_turn():
    """1: the next player is the one to the left, and nobody else."""
    round_ = table("", "3S 9S", "4S 9H", "5S 9D")
    assert round_.explain("4S", player=2).code == "not-your-turn"
    assert round_.explain("-", player=2).code == "not-your-turn"
    assert round_.explain("3S", player=1) is None


def test_only_cards_of_the_own_hand_are_played():
    """1: a play lays cards of one's own hand."""
    round_ = table("", "3S 9S", "4S 9H", "5S 9D")
    assert say(round_, "4S") == "not-in-hand"
    assert say(round_, "3S 3S") == "not-in-hand"
    assert say(round_, "X1") == "not-in-this-deck"


def test_a_set_is_cards_of_one_rank():
    """1: "cards of one rank laid together"."""
    round_ = table("", "3S 3H 4S 5S", "4H 9H", "5D 9D")
    assert say(round_, "3S 3H") == "ok"
    assert say(round_, "3S 4S") == "mixed-ranks"
    assert say(round_, "3S 3H 4S") == "mixed-ranks"
    assert say(round_, "3S 4S 5S") == "mixed-ranks"


def test_suits_never_matter_in_play():
    """2: "Suits never matter in play"."""
    round_ = table("", "5S 5H 5D 9S", "6C 6D 9H", "9D 9C")
    for play in ("5S", "5H", "5D", "5H 5D", "5D 5S"):
        assert say(round_, play) == "ok"
    lay(round_, "5S")
    assert say(round_, "6C") == say(round_, "6D") == "ok"


def test_the_legal_plays_name_the_first_suits():
    """record.md: "the cards named are the first of their rank in suit order S H D C"."""
    round_ = table("", "5C 5D 5H 5S 3D 3C", "6C 6D", "9D 9C")
    assert legal(round_) == ["3D", "3D 3C", "5S", "5S 5H", "5S 5H 5D", "5S 5H 5D 5C"]


def test_the_leader_must_play():
    """4: "The leader must play.\""""
    round_ = table("", "3S 9S", "4S 9H", "5S 9D")
    assert say(round_, "-") == "leader-must-play"
    assert "-" not in legal(round_)


def test_a_follower_may_always_pass():
    """1: "decline to follow"."""
    round_ = table("", "3S 9S", "4S 9H", "5S 9D")
    lay(round_, "3S")
    assert say(round_, "-") == "ok"
    assert legal(round_) == ["4S", "9H", "-"]


def test_a_trick_is_over_when_every_other_active_player_has_passed():
    """4: "A trick is over when every other active player who may still play has passed since the last play"."""
    round_ = table("", "3S 9S", "4S 9H", "5S 9D")
    lay(round_, "3S", "4S", "-")
    assert round_.pile
    events = lay(round_, "-")
    assert not round_.pile
    assert round_.turn == 2
    assert [(event.kind, event.player) for event in events] == [("swept", 2)]


def test_passes_count_since_the_last_play_only():
    """4: "has passed since the last play"."""
    round_ = table("", "3S 9S", "4S 9H", "5S 9D 6H", "6S 9C")
    lay(round_, "3S", "-", "5S", "6S", "-", "-")
    assert (round_.turn, bool(round_.pile)) == (3, True)
    lay(round_, "-")
    assert (round_.turn, bool(round_.pile)) == (4, False)


def test_whoever_made_the_last_play_leads_anything():
    """4: "The pile is swept, and whoever made the last play leads"."""
    round_ = table("", "3S 9S", "4S 4H 9H", "5S 9D")
    lay(round_, "3S", "4S", "-", "-")
    assert round_.turn == 2
    assert legal(round_) == ["4H", "9H"]


def test_going_out_does_not_end_a_trick():
    """4: "the others may still beat the last cards"."""
    round_ = table("", "3S", "4S 9H", "5S 9D")
    events = lay(round_, "3S")
    assert [(event.kind, event.player, event.value) for event in events] == [("out", 1, 1)]
    assert (round_.turn, str(round_.pile)) == (2, "3S")
    lay(round_, "4S", "-")
    assert (round_.turn, bool(round_.pile)) == (2, False)


def test_an_empty_hand_takes_the_next_free_place_at_once():
    """4: "A player whose hand is empty takes the next free place at once.\""""
    round_ = table("", "3S", "4S", "5S 9D", "6S 9C")
    lay(round_, "3S")
    assert (round_.place(1), round_.places, round_.active) == (1, (1,), (2, 3, 4))
    lay(round_, "4S")
    assert (round_.place(2), round_.places, round_.active) == (2, (1, 2), (3, 4))


def test_the_last_active_player_takes_the_last_place():
    """4: "When one active player is left, the round is over and that player takes the last free place.\""""
    round_ = table("", "3S", "4S", "5S 9D")
    lay(round_, "3S")
    assert not round_.is_over
    lay(round_, "4S")
    assert round_.is_over
    assert round_.places == (1, 2, 3)
    assert round_.turn is None
    assert say(round_, "9D") == "round-over"


def test_who_is_out_has_no_more_turns():
    """1: active is who "still holds cards in this round"."""
    round_ = table("", "3S", "4S 9H", "5S 9D")
    lay(round_, "3S", "4S", "5S")
    assert round_.turn == 2


@pytest.mark.parametrize("winner_out", ["left", "scum"])
def test_a_winner_who_is_still_in_leads_whatever_the_option(winner_out):
    """4: winner_out tells "who leads when the winner of the trick has gone out", nothing else."""
    round_ = table(f"winner_out={winner_out}", "3S 9S", "4S 9H", "5S 9D", scum=3)
    lay(round_, "3S", "4S", "-", "-")
    assert round_.turn == 2


def test_left_gives_the_lead_to_the_next_active_player():
    """4: "left: the next active player to the left"."""
    round_ = table("winner_out=left", "3S 9S", "4S", "5S", "6S 9C", scum=1)
    lay(round_, "3S", "4S", "5S", "-", "-")  # players 2 and 3 are out, and 3 won
    assert round_.turn == 4


def test_scum_gives_the_lead_to_the_scum():
    """4: "the player who is scum (by the last round), if active"."""
    round_ = table("winner_out=scum", "3S 9S", "4S", "5S 8S", "6S 9C", scum=1)
    lay(round_, "3S", "4S", "-", "-", "-")
    assert round_.turn == 1


def test_a_scum_who_is_out_leaves_the_lead_to_the_left():
    """4: "if active, else left"."""
    round_ = table("winner_out=scum", "3S", "4S", "5S 8S", "6S 9C", scum=1)
    lay(round_, "3S", "4S", "-", "-")
    assert round_.turn == 3


def test_without_a_scum_the_lead_goes_left():
    """4: in a round without roles nobody is scum, so left."""
    round_ = table("winner_out=scum", "3S 9S", "4S", "5S 8S", "6S 9C")
    lay(round_, "3S", "4S", "-", "-", "-")
    assert round_.turn == 3


def test_a_trick_of_two_left_ends_by_one_pass():
    """4: "every other active player"."""
    round_ = table("", "3S", "4S 9H 9C", "5S 9D 8D")
    lay(round_, "3S", "4S", "5S", "-")
    assert (round_.turn, bool(round_.pile)) == (3, False)


ORDERS = [
    ("deck=52", "3456789TJQKA2"),
    ("deck=53", "3456789TJQKA2X"),
    ("deck=54", "3456789TJQKA2X"),
    ("deck=32", "89TJQKA7"),
]


@pytest.mark.parametrize(("deck", "ranks"), ORDERS)
def test_the_ranks_go_from_the_weakest_to_the_strongest(deck, ranks):
    """2: "52: ranks 3 4 5 6 7 8 9 T J Q K A 2, weakest first. ... 32: ranks 8 9 T J Q K A 7, the 7 strongest"."""
    decks = " decks=3" if "X" in ranks else " decks=2"
    every = " ".join(rank + ("1" if rank == "X" else "S") for rank in ranks)
    for below, lead in enumerate(every.split()):
        round_ = table(deck + decks, f"{lead} {'X1' if lead == 'X1' else '9C'}", every, "9H 9D")
        lay(round_, lead)
        assert legal(round_) == [*every.split()[below + 1 :], "-"]


@pytest.mark.parametrize(("deck", "stranger"), [("52", "X1"), ("32", "2S"), ("32", "3C"), ("32", "X2")])
def test_only_cards_of_the_deck_are_played(deck, stranger):
    """2: the deck says which cards there are."""
    round_ = table(f"deck={deck}", "8S 9S", "9H TH", "JD QD")
    assert say(round_, stranger) == "not-in-this-deck"


def test_two_jokers_are_equal():
    """2: "two jokers are equal"."""
    for options, said in (("deck=54", "equal-refused"), ("deck=54 equal_rank=allowed", "ok")):
        round_ = table(options, "X1 3S", "X2 4S", "5S 6S")
        lay(round_, "X1")
        assert say(round_, "X2") == said
    assert say(table("deck=54", "X1 X2 3S", "4S 5S", "6S 7S"), "X1 X2") == "ok"
