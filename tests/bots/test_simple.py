"""How the simple bot plays: one case for each thing it should mind."""

import pytest

from elysee.bots import make_bot
from elysee.match import Match
from elysee.record import View
from elysee.rules import Ruleset

WHOLE = [face + suit for face in "3456789TJQKA2" for suit in "SHDC"]


def round_view(rules, hands, *plays):
    """A round from given hands, as player 1 sees it: what `Match` would deal, with fewer cards."""
    from elysee.engine import Round

    ruleset = Ruleset.parse(rules)
    match = Match(ruleset, [f"P{player}" for player in range(1, len(hands) + 1)])
    match.seats, match.dealer = tuple(range(1, len(hands) + 1)), len(hands)
    match.round_at = 0
    match.round = Round(ruleset, hands, leader=2 if plays else 1)
    match.phase = "play"
    for play in plays:
        match.round.play(play)
    return View.of(match, 1)


def act(view, seed=1):
    return make_bot("simple", seed).act(view)


def test_it_leads_low():
    assert act(round_view("classic", ["3S 8S KD AD", "4S 4H 5D 6D", "5C 6C 7C 8C"])) == "1 3S"


def test_it_keeps_a_pair_together_when_it_follows_a_single():
    view = round_view("classic", ["6S 6H 9S AD 3D", "4S 4H 5D 6D KS", "5C 6C 7C 8C KH"], "4S", "-")
    assert act(view) == "1 9S"


def test_it_leads_a_low_pair_whole():
    assert act(round_view("classic", ["3S 3H 9S AD", "4S 4H 5D 6D", "5C 6C 7C 8C"])) == "1 3S 3H"


def test_it_does_not_waste_the_best_card_on_a_low_one():
    view = round_view("scored passing=free", ["5S 7H 9S JD 2S", "4S 4H 5D 6D KS", "5C 6C 7C 8C KH"], "4S", "-")
    assert act(view) in {"1 5S", "1 7H"}


def test_it_goes_out_when_it_can():
    view = round_view("scored", ["AS AH", "4S 4H 5D 6D KS", "5C 6C 7C 8C KH"], "4S 4H", "-")
    assert act(view) == "1 AS AH"


def test_after_a_revolution_what_was_strong_is_laid_first():
    view = round_view(
        "scored revolution=round",
        ["3S 8S KD AD", "4S 4H 4D 4C TS", "5C 6C 7C 8C"],
        *("4S 4H 4D 4C", "-", "-", "TS", "-"),
    )
    assert view.is_turned
    assert act(view) == "1 8S"


def test_it_does_not_keep_a_banned_card_for_last():
    for rules in ("classic", "classic finish_ban=last_place"):
        assert act(round_view(rules, ["3S 2S", "4S 4H 5D 6D", "5C 6C 7C 8C"])) == "1 2S"


def test_it_lays_wild_cards_with_the_last_natural_ones():
    view = round_view("tdc", ["9S 2S 2H", "4S 4H 5D 6D", "5C 6C 7C 8C"])
    assert sorted(act(view).split()[1:]) == ["2H", "2S", "9S"]


def test_it_passes_where_nothing_else_is_legal():
    view = round_view("classic", ["3S 4S", "AS 4H 5D 6D", "5C 6C 7C 8C"], "AS", "-")
    assert act(view) == "1 -"


class TestExchange:
    """What it gives, takes and offers."""

    def swap(self, rules, hand):
        """Player 1 was president in a round with real cards; its second hand is *hand* and low cards."""
        ruleset = Ruleset.parse(rules)
        match = Match(ruleset, ["P1", "P2", "P3", "P4"])
        match.apply("round 1 dealer 4")
        match.apply("end 1 2 3 4")
        match.apply("round 2 dealer 4")
        mine = hand.split()
        rest = [card for card in WHOLE if card not in mine]
        for player in (2, 3, 4):
            match.apply(f"deal {player} {' '.join(rest[(player - 2) * 13 : (player - 1) * 13])}")
        match.apply(f"deal 1 {' '.join(mine)}")
        return match

    HAND = "3S 4S 4H 5S 6S 6H 8S 8H 9S 9H TS TH JS"

    def test_the_president_gives_low_singles_and_keeps_pairs(self):
        match = self.swap("classic", self.HAND)
        match.apply(match.next.actions[0])  # the scum gives its best
        assert act(View.of(match, 1)) in {"give 1 4 3S 5S", "give 1 4 5S 3S"}

    def test_a_forced_gift_is_given(self):
        match = self.swap("classic", self.HAND)
        assert act(View.of(match, 4)) == match.next.actions[0]

    def test_the_scum_takes_a_fair_offer_and_refuses_robbery(self):
        match = self.swap("classic scum_gives=agreed", self.HAND)
        robbery, fair = match.copy(), match
        best = " ".join(card.code for card in sorted(match.hands[4])[-2:])
        worst = " ".join(card.code for card in sorted(match.hands[4])[:2])
        robbery.apply(f"offer 1 4 3S 5S for {best}")
        fair.apply(f"offer 1 4 TS TH for {worst}")
        assert act(View.of(robbery, 4)) == "refuse 4"
        assert act(View.of(fair, 4)) == "accept 4"

    def test_an_offer_asks_for_better_cards_than_it_gives(self):
        match = self.swap("classic scum_gives=agreed", self.HAND)
        for seed in range(10):
            words = act(View.of(match, 1), seed).split()
            assert words[:3] == ["offer", "1", "4"]
            assert set(words[3:5]) == {"3S", "5S"}
            assert all(word[0] in "9TJQKA2" and word not in self.HAND.split() for word in words[6:])


@pytest.mark.parametrize(
    ("hand", "line"),
    [
        ("3S 4S 5S 6S 7S 8S 9S TS JS 3H 4H 5H 6H", None),
        ("2S 2H 2D 2C AS AH AD AC KS KH KD KC 3S", "putsch 1"),
    ],
)
def test_a_putsch_takes_a_strong_hand(hand, line):
    match = Match(Ruleset.parse("classic putsch=true"), ["P1", "P2", "P3", "P4"])
    for said in ("round 1 dealer 4", "end 4 2 3 1", "round 2 dealer 1"):
        match.apply(said)
    rest = [card for card in WHOLE if card not in hand.split()]
    for player in (2, 3, 4):
        match.apply(f"deal {player} {' '.join(rest[(player - 2) * 13 : (player - 1) * 13])}")
    match.apply(f"deal 1 {hand}")
    assert act(View.of(match, 1)) == line
