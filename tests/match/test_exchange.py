"""The exchange: rules.md, section 7."""

import pytest

from .builders import act, deal, hand, new, say, with_roles

PRESIDENT = "8S 8H 9S 9H TS TH JS JH"
SCUM = "8D 9D TD JD QD KD AD 7D"  # the 7 is the strongest of a deck of 32


def dealt(options: str = "", hands: dict[int, str] | None = None, order: str = "1 2 3 4"):
    """Deal round 2 of a match with 32 cards: 1 is president, 4 scum."""
    match = with_roles(f"deck=32 finish_ban=none {options}", order)
    return deal(match, {1: PRESIDENT, 4: SCUM} if hands is None else hands)


def gives(match) -> list[str]:
    """List who gives whom, in turn, by the first legal gift each."""
    pairs = []
    while match.phase == "give":
        line = match.next.actions[0]
        pairs.append((line.split()[1], line.split()[2], len(line.split()) - 3))
        act(match, line)
    return pairs


# ---------------------------------------------------------------------------------------------------- counts, pairs

COUNTS = [
    ("2,1", 4, [("4", "1", 2), ("1", "4", 2), ("3", "2", 1), ("2", "3", 1)]),
    ("1", 4, [("4", "1", 1), ("1", "4", 1)]),
    ("none", 4, []),
    ("2,1", 3, [("3", "1", 2), ("1", "3", 2)]),
    ("2,1", 5, [("5", "1", 2), ("1", "5", 2), ("4", "2", 1), ("2", "4", 1)]),
    ("3,2,1", 5, [("5", "1", 3), ("1", "5", 3), ("4", "2", 2), ("2", "4", 2)]),
    (
        "3,2,1",
        6,
        [("6", "1", 3), ("1", "6", 3), ("5", "2", 2), ("2", "5", 2), ("4", "3", 1), ("3", "4", 1)],
    ),
    ("3,2,1", 7, [("7", "1", 3), ("1", "7", 3), ("6", "2", 2), ("2", "6", 2), ("5", "3", 1), ("3", "5", 1)]),
]


@pytest.mark.parametrize(("counts", "players", "pairs"), COUNTS)
def test_how_many_cards_each_pair_swaps(counts, players, pairs):
    """7: "pairs counted from the outside: the first number between president and scum ...", "three players have one ...".

    And: "The lower of each pair gives first"; "The pairs swap one after the other, the outermost first. Who is in no pair, or in one
    without a number, does not swap."
    """
    match = with_roles(f"exchange={counts}", " ".join(map(str, range(1, players + 1))))
    assert gives(deal(match)) == pairs
    assert match.phase == "play"


def test_the_pairs_are_made_by_place():
    """7: president and scum, vice_president and vice_scum, by the places of the last round."""
    match = deal(with_roles("exchange=2,1", "3 1 4 2"))
    assert gives(match) == [("2", "3", 2), ("3", "2", 2), ("4", "1", 1), ("1", "4", 1)]


HALVES = [
    ("exchange=20", 4, 13, 6),  # 13 // 2
    ("exchange=3 deck=32", 12, 2, 1),
    ("exchange=2 deck=32", 8, 4, 2),
    ("exchange=3 deck=32", 8, 4, 2),
    ("exchange=5 deck=32", 3, 10, 5),
    ("exchange=6 deck=32", 3, 10, 5),
]


@pytest.mark.parametrize(("options", "players", "size", "swapped"), HALVES)
def test_a_pair_swaps_at_most_half_of_the_smaller_hand(options, players, size, swapped):
    """7: "A pair swaps at most half of the smaller of its two hands, rounded down.\""""
    match = deal(with_roles(options, " ".join(map(str, range(1, players + 1)))))
    assert len(match.hands[1]) == size
    assert (match.swaps[0].count) == swapped
    assert len(match.next.actions[0].split()) == 3 + swapped


def test_the_smaller_of_two_uneven_hands_counts():
    """7: "the smaller of its two hands"."""
    match = deal(with_roles("exchange=9 deal=uneven deck=54 decks=1", "1 2 3 4 5 6 7"))  # 54 = 5 hands of 8, 2 of 7
    sizes = {player: len(cards) for player, cards in match.hands.items()}
    assert (sizes[1], sizes[7]) == (8, 7)
    assert match.swaps[0].count == 3


# ------------------------------------------------------------------------------------------------------- scum_gives


def test_the_scum_gives_the_best():
    """7: "best: the k strongest"."""
    match = dealt("scum_gives=best")
    assert match.next.actions == ["give 4 1 7D AD"]
    assert say(match, "give 4 1 AD 7D") == "ok"  # the order of the cards does not matter
    assert say(match, "give 4 1 7D KD") == "must-give-best"
    assert say(match, "give 4 1 7D") == "wrong-count"
    assert say(match, "give 4 1 7D AD KD") == "wrong-count"
    assert say(match, "give 4 1 7D 8S") == "not-in-hand-of"


def test_jokers_are_the_best():
    """2 and 6: jokers are the strongest rank."""
    match = deal(with_roles("deck=53 exchange=1 deal=uneven", "1 2 3 4"), {4: "X1 2S AS"})
    assert match.next.actions == ["give 4 1 X1"]


def test_the_cards_move():
    """7: what is given is in the other hand, and may be given back."""
    match = act(dealt("president_gives=choice"), "give 4 1 7D AD")
    assert hand(match, 1) == "8S 8H 9S 9H TS TH JS JH AD 7D"
    assert hand(match, 4) == "8D 9D TD JD QD KD"
    act(match, "give 1 4 8S 7D")
    assert hand(match, 1) == "8H 9S 9H TS TH JS JH AD"
    assert hand(match, 4) == "8S 8D 9D TD JD QD KD 7D"


TIES = [
    ("7S 7H 7D 8D 9D TD JD QD", "give 4 1 7S 7H"),
    ("7C 7D 7H 8D 9D TD JD QD", "give 4 1 7H 7D"),
    ("7C AD AS AH 9D TD JD QD", "give 4 1 7C AS"),
    ("7C AC AD 8D 9D TD JD QD", "give 4 1 7C AD"),
]


@pytest.mark.parametrize(("cards", "line"), TIES)
def test_between_equal_cards_the_first_in_suit_order_goes(cards, line):
    """7: "Between equal cards (same rank) the giver's first in suit order S H D C goes.\""""
    match = dealt("scum_gives=best", {4: cards, 1: PRESIDENT.replace("8S 8H", "8C KC")})
    assert match.next.actions == [line]
    other = line.rpartition(" ")[0] + " 8D"
    assert say(match, other) in {"must-give-best", "not-in-hand-of"}


TOGETHER = [
    ("7D AS AH KD QD JD TD 9D", "give 4 1 AS AH"),  # one 7, two aces: the pair
    ("7D 7H AS AH QD JD TD 9D", "give 4 1 7H 7D"),  # the strongest twice: the two strongest
    ("7D AS KS KH QD JD TD 9D", "give 4 1 7D AS"),  # the second strongest rank is held once
    ("7D AC AD AH QD JD TD 9D", "give 4 1 AH AD"),  # twice at least
    ("7D 7H 7C AS AH AD TD 9D", "give 4 1 7H 7D"),
]


@pytest.mark.parametrize(("cards", "line"), TOGETHER)
def test_the_best_together(cards, line):
    """7: "best_together: for k = 2, if the second strongest rank is held at least twice and the strongest only once, that pair
    instead of the two different cards"."""
    match = dealt("scum_gives=best_together", {4: cards, 1: PRESIDENT.replace("8S 8H", "8C KC")})
    assert match.next.actions == [line]


@pytest.mark.parametrize("counts", ["1", "3"])
def test_best_together_is_best_but_for_two_cards(counts):
    """7: "for k = 2"."""
    match = dealt(f"scum_gives=best_together exchange={counts}", {4: "7D AS AH KD QD JD TD 9D"})
    assert match.next.actions == [{"1": "give 4 1 7D", "3": "give 4 1 7D AS AH"}[counts]]


def test_the_vice_pair_gives_by_the_same_options():
    """7: scum_gives and president_gives hold for each pair."""
    match = deal(
        with_roles("deck=32 exchange=1,2 scum_gives=best_together president_gives=worst", "1 2 3 4"),
        {3: "7D AS AH KD QD JD TD 9D", 2: "8S 8H 9S 9H TS TH JS JH"},
    )
    act(match, *match.next.actions)
    act(match, *match.next.actions)
    assert match.next.actions == ["give 3 2 AS AH"]
    act(match, "give 3 2 AS AH")
    assert match.next.actions == ["give 2 3 8S 8H"]


# --------------------------------------------------------------------------------------------------- president_gives


def test_the_president_gives_any_cards():
    """7: "choice: any k cards, the ones just received too"."""
    match = act(dealt("president_gives=choice"), "give 4 1 7D AD")
    assert len(match.next.actions) == 45  # 2 of 10
    for line in ("give 1 4 7D AD", "give 1 4 8S 8H", "give 1 4 JH 9S"):
        assert say(match, line) == "ok"
    assert say(match, "give 1 4 8S") == "wrong-count"
    assert say(match, "give 1 4 8S 8S") == "not-in-hand-of"
    assert say(match, "give 1 4 8S QD") == "not-in-hand-of"


def test_gifts_beyond_number_are_legal_but_not_listed():
    """7: "any k cards": of 20 cards among 74 there are more sets than any list could hold."""
    match = deal(with_roles("deck=54 decks=3 exchange=20", "1 2 3"))
    act(match, *match.next.actions)
    assert (match.next.player, match.next.actions) == (1, [])
    gift = " ".join(str(card) for card in match.hands[1][:20])
    assert say(match, f"give 1 3 {gift}") == "ok"
    assert say(match, "give 1 3 3S") == "wrong-count"


def test_the_president_gives_the_worst():
    """7: "worst: the k weakest, even if that breaks a set"."""
    match = act(dealt("president_gives=worst"), "give 4 1 7D AD")
    assert match.next.actions == ["give 1 4 8S 8H"]
    assert say(match, "give 1 4 8S 9S") == "must-give-worst"
    breaks = dealt("president_gives=worst exchange=1", {1: "8S 8H 9S 9H TS TH JS JH", 4: SCUM})
    act(breaks, "give 4 1 7D")
    assert breaks.next.actions == ["give 1 4 8S"]


def test_the_worst_of_equal_cards_goes_by_suit_too():
    """7: "the giver's first in suit order S H D C goes"."""
    match = dealt("president_gives=worst exchange=1", {1: "8C 8D 9S 9H TS TH JS JH", 4: "9D TD JD QD KD AD 7D 9C"})
    act(match, "give 4 1 7D")
    assert match.next.actions == ["give 1 4 8D"]


# ---------------------------------------------------------------------------------------------------- order, phases


def test_the_lower_gives_first():
    """7: "The lower of each pair gives first; the higher answers having seen what it got.\""""
    match = dealt()
    assert match.next.player == 4
    assert say(match, "give 1 4 8S 8H") == "wrong-pair"
    act(match, "give 4 1 7D AD")
    assert match.next.player == 1
    assert say(match, "give 4 1 KD QD") == "wrong-pair"
    assert say(match, "give 1 3 8S 8H") == "wrong-pair"
    assert say(match, "give 3 2 8S") == "wrong-pair"


def test_nobody_plays_before_all_have_swapped():
    """7: the exchange comes before the first play."""
    assert say(dealt(), "1 8S") == "wrong-phase"
    match = new("deck=32")
    deal(match)
    assert say(match, "give 4 1 7D AD") == "wrong-phase"


def test_a_turned_order_tells_best_and_worst():
    """6: "match: at the next deal "best" and "worst" cards in the exchange follow the order in force.\""""
    options = "deck=32 finish_ban=none revolution=match exchange=2 president_gives=worst"
    match = deal(new(options), {1: "8S 8H 8D 8C 9S 9H 9D 9C", 2: "TS TH TD TC JS JH JD JC"})
    act(match, "1 8S 8H 8D 8C")
    while match.phase == "play":
        act(match, next(line for line in reversed(match.next.actions) if len(line.split()) < 5))
    assert match.is_turned
    roles = match.order
    deal(match, {roles[-1]: "7D AD KD QD JD TD 9D 8D", roles[0]: "7S AS KS QS JS TS 9S 8S"})
    assert match.next.actions == [f"give {roles[-1]} {roles[0]} 8D 9D"]
    act(match, *match.next.actions)
    assert match.next.actions == [f"give {roles[0]} {roles[-1]} 7S AS"]


@pytest.mark.parametrize("span", ["trick", "round"])
def test_a_revolution_of_a_round_is_over_at_the_next_deal(span):
    """6: "round: until the end of the round"."""
    options = f"deck=32 finish_ban=none revolution={span} exchange=2"
    match = deal(new(options), {1: "8S 8H 8D 8C 9S 9H 9D 9C", 2: "TS TH TD TC JS JH JD JC"})
    act(match, "1 8S 8H 8D 8C")
    while match.phase == "play":
        act(match, next(line for line in reversed(match.next.actions) if len(line.split()) < 5))
    assert not match.is_turned
    roles = match.order
    deal(match, {roles[-1]: "7D AD KD QD JD TD 9D 8D"})
    assert match.next.actions == [f"give {roles[-1]} {roles[0]} 7D AD"]
