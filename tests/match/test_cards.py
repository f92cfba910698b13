"""Players, decks and deals: rules.md, sections 1 and 2."""

from collections import Counter

import pytest

from elysee.cards import pack, parse_cards
from elysee.errors import RulesError
from elysee.match import role_of
from elysee.match.dealing import deal_actions, pack_of
from elysee.rules import Ruleset

from .builders import act, begin, codes, deal, new, say


@pytest.mark.parametrize("players", [0, 1, 2, 13, 100])
def test_fewer_than_3_or_more_than_12_players_are_refused(players):
    """2: "Fewer than 3 or more than 12 players ...: refused when the match is made ... with the numbers in the message"."""
    with pytest.raises(RulesError) as caught:
        Ruleset.parse("classic").check_players(players)
    assert caught.value.code == "players-out-of-range"
    assert caught.value.facts["players"] == players
    assert str(players) in str(caught.value)
    with pytest.raises(RulesError):
        new("", 13)


@pytest.mark.parametrize("players", range(3, 13))
@pytest.mark.parametrize("deck", [52, 53, 54, 32])
def test_3_to_12_players_have_two_cards_at_least(deck, players):
    """2: "or hands of fewer than 2 cards": even 32 cards make two each for twelve."""
    match = begin(new(f"deck={deck}", players))
    deal(match)
    assert min(len(match.hands[player]) for player in match.seats) >= 2


ROLES = {
    3: ["president", "neutral", "scum"],
    4: ["president", "vice_president", "vice_scum", "scum"],
    5: ["president", "vice_president", "neutral", "vice_scum", "scum"],
    7: ["president", "vice_president", "neutral", "neutral", "neutral", "vice_scum", "scum"],
    12: ["president", "vice_president", *["neutral"] * 8, "vice_scum", "scum"],
}


@pytest.mark.parametrize("players", ROLES)
def test_the_roles_by_place(players):
    """1: "1 = president, 2 = vice_president when n ≥ 4, n−1 = vice_scum when n ≥ 4, n = scum, all others neutral"."""
    assert [role_of(place, players) for place in range(1, players + 1)] == ROLES[players]


DECKS = [("52", 52, 0), ("53", 53, 1), ("54", 54, 2), ("32", 32, 0)]


@pytest.mark.parametrize(("deck", "count", "jokers"), DECKS)
@pytest.mark.parametrize("decks", [1, 2, 3])
def test_how_many_cards_are_shuffled_together(deck, count, jokers, decks):
    """2: "how many such decks are shuffled together"."""
    cards = pack_of(Ruleset.parse(f"classic deck={deck} decks={decks}"), 4)
    assert len(cards) == count * decks
    assert sum(card.is_joker for card in cards) == jokers * decks
    assert set(Counter(cards).values()) == {decks}


@pytest.mark.parametrize(("players", "count"), [(3, 52), (6, 52), (7, 104), (12, 104)])
def test_auto_adds_a_second_deck_from_seven_players_on(players, count):
    """2: "auto: 1 up to six players, 2 from seven on"."""
    assert len(pack_of(Ruleset.parse("classic decks=auto"), players)) == count


def test_auto_is_counted_anew_for_each_round():
    """2: "counted anew for each round"."""
    match = deal(new("decks=auto", 6))
    assert sum(map(len, match.hands.values())) + len(match.aside) == 52
    match = new("decks=auto", 6)
    act(begin(match), "end 1 2 3 4 5 6", 'join "Zoé"')
    deal(match)
    assert sum(map(len, match.hands.values())) + len(match.aside) == 104


SIZES = [
    ("52", 4, "set_aside", [13] * 4, 0),
    ("52", 3, "set_aside", [17] * 3, 1),
    ("52", 5, "set_aside", [10] * 5, 2),
    ("54", 4, "set_aside", [13] * 4, 2),
    ("32", 12, "set_aside", [2] * 12, 8),
    ("52", 3, "uneven", [18, 17, 17], 0),
    ("52", 5, "uneven", [11, 11, 10, 10, 10], 0),
    ("54", 4, "uneven", [14, 14, 13, 13], 0),
    ("32", 3, "remove_lowest", [10] * 3, 2),
    ("53", 4, "remove_lowest", [13] * 4, 1),
    ("52", 11, "remove_lowest", [4] * 11, 8),
    ("52", 4, "remove_lowest", [13] * 4, 0),
]


@pytest.mark.parametrize(("deck", "players", "how", "sizes", "over"), SIZES)
def test_how_many_cards_each_is_dealt(deck, players, how, sizes, over):
    """2: "uneven: all of them, so that some hands hold one card more. set_aside: the same number each"; "remove_lowest: ... equal".

    "one by one, clockwise, beginning at the dealer's left": the hands of one card more are the first at the dealer's left.
    """
    match = deal(begin(new(f"deck={deck} deal={how} finish_ban=none", players)))
    hands = match.round.all_left
    assert match.dealer == players
    assert [hands[player] for player in match.left_of_dealer()] == sizes
    assert len(match.aside) == over


def test_cards_are_dealt_one_by_one_beginning_at_the_dealers_left():
    """2: "Cards are dealt one by one, clockwise, beginning at the dealer's left.\""""
    match = begin(new("deal=uneven", 3))
    lines = [str(action) for action in deal_actions(match, pack(52))]
    hands = {int(line.split()[1]): line.split()[2:] for line in lines}
    assert [hands[player][0] for player in (1, 2, 3)] == ["3S", "3H", "3D"]
    assert [len(hands[player]) for player in (1, 2, 3)] == [18, 17, 17]
    assert "2C" in hands[1]


def test_cards_set_aside_are_shown_and_out_of_the_round():
    """2: "the rest is shown to everybody and is out of this round"."""
    match = deal(begin(new("", 3)), aside="2S")
    assert codes(match.aside) == "2S"
    assert not any("2S" in codes(match.round.hand(player)) for player in (1, 2, 3))


REMOVED = [
    ("deck=32", 3, ["8 8"], ["8 9", "9 9", "8", "8 8 8"]),
    ("deck=53", 4, ["3"], ["4", "X"]),
    ("deck=52", 11, ["3 3 3 3 4 4 4 4"], ["3 3 3 3 4 4 4 5"]),
    ("deck=52 decks=2", 11, ["3 3 3 3 3"], ["3 3 3 3 4"]),
]


@pytest.mark.parametrize(("options", "players", "right", "wrong"), REMOVED)
def test_the_weakest_cards_leave_the_deck(options, players, right, wrong):
    """2: "just as many cards of the weakest rank as needed (then of the next weakest) leave the deck, so that the hands are equal"."""
    match = begin(new(f"{options} deal=remove_lowest", players))

    def line(ranks: str) -> str:
        used: Counter[str] = Counter()
        cards = []
        for rank in ranks.split():
            cards.append(rank + ("1" if rank == "X" else "SHDC"[used[rank] % 4]))
            used[rank] += 1
        return "removed " + " ".join(cards)

    assert all(say(match, line(ranks)) == "ok" for ranks in right)
    assert all(say(match, line(ranks)) == "wrong-removed" for ranks in wrong)


def test_32_cards_and_three_players_play_with_30():
    """2: "So 32 cards and three players play with 30.\""""
    match = deal(begin(new("deck=32 deal=remove_lowest", 3)))
    assert sum(match.round.all_left.values()) == 30


def test_what_is_removed_follows_the_order_of_the_faces():
    """2: "Which rank is weakest for remove_lowest ... follows the order of the faces, never a turned order.\""""
    match = new("deck=53 deal=remove_lowest revolution=match finish_ban=none", 4)
    begin(match)
    act(match, "removed 3S")
    deal_rest = {
        1: "4S 4H 4D 4C 5S 5H 5D 5C 6S 6H 6D 6C 7S",
        2: "3H 3D 3C 7H 7D 7C 8S 8H 8D 8C 9S 9H 9D",
        3: "9C TS TH TD TC JS JH JD JC QS QH QD QC",
        4: "KS KH KD KC AS AH AD AC 2S 2H 2D 2C X1",
    }
    act(match, *[f"deal {player} {cards}" for player, cards in deal_rest.items()], "1 4S 4H 4D 4C")
    assert match.round.is_turned
    finish(match)
    assert match.is_turned
    begin(match)
    assert say(match, "removed 3S") == "ok"
    assert say(match, "removed 2S") == "wrong-removed"


def finish(match) -> None:
    """Play on, the weakest single first, until the round is over; no quads."""
    while match.phase == "play":
        plays = [line for line in match.next.actions if len(line.split()) < 5]
        match.apply(plays[0])


WRONG = [
    ("deal 1 3S 4S", "wrong-hand"),
    ("deal 5 3S 4S", "no-such-player"),
    ("aside 3S", "ok"),
    ("aside 3S 4S", "wrong-over"),
    ("removed 3S", "wrong-over"),
    ("1 3S", "wrong-phase"),
    ("round 1 dealer 3", "wrong-phase"),
]


@pytest.mark.parametrize(("line", "said"), WRONG)
def test_what_is_no_deal_is_refused(line, said):
    """2 and record.md: "together with aside and removed they make exactly the deck of the rules"."""
    assert say(begin(new("", 3)), line) == said


def test_no_card_is_dealt_twice():
    """record.md: "they make exactly the deck of the rules"."""
    match = begin(new("", 3))
    cards = codes(parse_cards(codes(pack(52)))[:17])
    act(match, f"deal 1 {cards}")
    assert say(match, f"deal 2 {cards}") == "card-twice"
    assert say(match, f"deal 1 {cards}") == "dealt-already"
    assert say(match, "deal 2 " + codes(pack(54)[-17:])) == "not-in-this-deck"
    twice = "deal 2 " + codes([*pack(52)[17:33], pack(52)[17]])
    assert say(match, twice) == "card-twice"
