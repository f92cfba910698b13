"""The top rank: rules.md, section 5, `top_rank` and `top_rank_beaten_by` (wild ones in test_wild.py)."""

import pytest

from .builders import kinds, lay, legal, say, table, verdict

HIGH, CLOSES, CUTS, MORE = "top_rank=high", "top_rank=closes", "top_rank=cuts", "top_rank=cuts_one_more"
OR_MORE = " follow=same_or_more"


# ------------------------------------------------------------------------------------------------- high and closes


@pytest.mark.parametrize(("lead", "play", "said"), [("AS", "2S", "ok"), ("AS AH", "2S", "wrong-size")])
@pytest.mark.parametrize("options", [HIGH, CLOSES])
def test_the_top_rank_is_just_the_strongest(options, lead, play, said):
    """5: "high: just the strongest rank"; "closes: the same, and ...\""""
    assert verdict(options, lead, play) == said


def test_a_high_top_rank_ends_nothing():
    """5: "just the strongest rank"."""
    round_ = table(HIGH, "5S 9S", "2S 9H", "5D 9D")
    assert lay(round_, "5S", "2S") == []
    assert round_.turn == 3
    assert verdict(HIGH, "2S", "AS") == "too-low"


@pytest.mark.parametrize("plays", [("2S",), ("5S", "2S"), ("5S 5H", "2S 2H")])
def test_a_closing_set_ends_the_trick_and_its_player_leads_again(plays):
    """5: "a set holding a top-rank card ends the trick at once; its player leads again"."""
    players = [f"{play} {spare}" for play, spare in zip(plays, ("9S TS", "9H TH"), strict=False)]
    round_ = table(CLOSES, *players, "6D 6C", "7D 7C")
    events = lay(round_, *plays)
    assert kinds(events) == ["swept"]
    assert events[0].value == 1  # at once, by the play
    assert (round_.turn, bool(round_.pile)) == (len(plays), False)


def test_a_closer_who_goes_out_leaves_the_lead():
    """5 and 4: the trick ends at once, and `winner_out` leads."""
    round_ = table(CLOSES, "5S 9S", "2S", "5D 9D", "6D 9C")
    assert kinds(lay(round_, "5S", "2S")) == ["out", "swept"]
    assert (round_.turn, bool(round_.pile)) == (3, False)
    round_ = table(CLOSES + " winner_out=scum", "5S 9S", "2S", "5D 9D", "6D 9C", scum=1)
    lay(round_, "5S", "2S")
    assert (round_.turn, bool(round_.pile)) == (1, False)


def test_a_set_with_a_wild_joker_closes_by_its_top_rank_card():
    """5: "a set holding a top-rank card"; a set of another rank holds none."""
    options = CLOSES + " joker=wild deck=54"
    round_ = table(options, "5S 5H 9S", "2S X1 9H", "5D 9D")
    assert kinds(lay(round_, "5S 5H", "2S X1")) == ["swept"]
    round_ = table(options, "5S 5H 9S", "6S X1 9H", "5D 9D")
    assert lay(round_, "5S 5H", "6S X1") == []


def test_in_a_deck_of_32_the_7_is_the_top_rank():
    """2: "everything said below of the 2 (the strongest rank) is said of the 7"."""
    round_ = table(CLOSES + " deck=32", "8S 9S", "7S 9H", "TD 9D")
    assert kinds(lay(round_, "8S", "7S")) == ["swept"]
    assert verdict(CUTS + " deck=32", "AS AH AD", "7S") == "ok"
    assert verdict("top_rank=wild deck=32", "AS", "7S") == "wild-alone"
    assert verdict("deck=32", "AS", "7S") == "ok"


# ------------------------------------------------------------------------------------------------------------- cuts

CUT_TABLE = [
    (CUTS, "5S", "2S", "ok"),
    (CUTS, "5S 5H", "2S", "ok"),
    (CUTS, "5S 5H 5D", "2S", "ok"),
    (CUTS, "AS AH AD AC", "2S", "ok"),
    (CUTS, "5S 5H", "2S 2H", "ok"),  # sets of it follow as usual
    (CUTS, "5S 5H 5D", "2S 2H", "wrong-size"),
    (CUTS, "5S", "2S 2H", "wrong-size"),
    (CUTS + OR_MORE, "5S", "2S 2H", "ok"),
    (CUTS + OR_MORE, "5S 5H 5D", "2S 2H", "too-small"),
    (CUTS + OR_MORE, "5S 5H 5D", "2S", "ok"),
    (CUTS, "5S 5H", "AS", "wrong-size"),
    (MORE, "5S", "2S", "ok"),
    (MORE, "5S 5H", "2S", "ok"),
    (MORE, "5S 5H 5D", "2S", "wrong-size"),
    (MORE, "5S 5H", "2S 2H", "ok"),
    (MORE, "5S 5H 5D", "2S 2H", "ok"),
    (MORE, "5S 5H 5D 5C", "2S 2H", "wrong-size"),
    (MORE, "5S 5H 5D 5C", "2S 2H 2D", "ok"),
    (MORE, "5S", "2S 2H", "wrong-size"),
    (MORE + OR_MORE, "5S", "2S 2H", "ok"),
    (MORE + OR_MORE, "5S 5H 5D", "2S", "too-small"),
    (MORE, "5S 5H", "AS", "wrong-size"),
]


@pytest.mark.parametrize(("options", "lead", "play", "said"), CUT_TABLE)
def test_what_the_top_rank_cuts(options, lead, play, said):
    """5: "a single top-rank card may follow a set of any size"; "k top-rank cards may follow a set of size k or k+1"."""
    assert verdict(options, lead, play) == said


CUT_TURNED = [
    (CUTS, "5S", "2S", "ok"),
    (CUTS, "5S 5H", "2S", "ok"),
    (CUTS, "5S 5H", "2S 2H", "too-low"),
    (CUTS, "3S", "AS", "too-low"),
    (MORE, "5S", "2S", "ok"),
    (MORE, "5S 5H", "2S 2H", "ok"),
    (MORE, "5S 5H 5D", "2S 2H", "ok"),
    (MORE, "5S 5H 5D", "2S", "wrong-size"),
    (MORE + OR_MORE, "5S", "2S 2H", "too-low"),
]


@pytest.mark.parametrize(("options", "lead", "play", "said"), CUT_TURNED)
def test_the_cuts_stay_with_the_top_rank_while_the_order_is_turned(options, lead, play, said):
    """6: "The special powers of the top rank stay with the top rank while the order is turned.\""""
    assert verdict(options + " revolution=round", lead, play, turned=True) == said


CUT_JOKERS = [
    (CUTS, "5S 5H 5D", "X1", "ok"),
    (CUTS, "5S 5H", "X1 X2", "ok"),
    (CUTS, "5S 5H 5D", "X1 X2", "wrong-size"),
    (MORE, "5S 5H", "X1", "ok"),
    (MORE, "5S 5H 5D", "X1", "wrong-size"),
    (MORE, "5S 5H 5D", "X1 X2", "ok"),
    (MORE, "5S 5H 5D 5C", "X1 X2", "wrong-size"),
]


@pytest.mark.parametrize(("options", "lead", "play", "said"), CUT_JOKERS)
def test_jokers_cut_in_just_the_same_way(options, lead, play, said):
    """5: "Under cuts and cuts_one_more jokers cut in just the same way"."""
    assert verdict(options + " deck=54", lead, play) == said


@pytest.mark.parametrize("options", [CUTS, MORE])
@pytest.mark.parametrize("play", ["2S", "2S 2H", "2S 2H 2D", "X1", "X1 X2"])
def test_every_play_of_the_top_rank_or_of_jokers_ends_the_trick(options, play):
    """5: "every play of the top rank or of jokers, leading too, ends the trick at once"."""
    round_ = table(options + " deck=54", f"{play} 9S", "6H 9H", "6D 9D")
    assert kinds(lay(round_, play)) == ["swept"]
    assert (round_.turn, bool(round_.pile)) == (1, False)
    lead = ["", "5S", "5S 5H", "5S 5H 5D"][len(play.split())]
    round_ = table(options + " deck=54", f"{lead} 9S", f"{play} 9H", "6D 9D")
    assert kinds(lay(round_, lead, play)) == ["swept"]
    assert (round_.turn, bool(round_.pile)) == (2, False)


@pytest.mark.parametrize("options", [CUTS, MORE])
def test_a_cutter_who_goes_out_leaves_the_lead(options):
    """4 and 5: the trick ends at once, and `winner_out` leads."""
    round_ = table(options, "5S 5H 9S", "2S", "5D 9D", "6D 9C")
    assert kinds(lay(round_, "5S 5H", "2S")) == ["out", "swept"]
    assert round_.turn == 3


def test_a_set_completed_by_a_wild_joker_counts_as_the_top_rank():
    """5: a completed set "counts as that rank"; so it ends the trick under the cuts, but is no single card."""
    options = CUTS + " joker=wild deck=54"
    round_ = table(options, "5S 5H 9S", "2S X1 9H", "5D 9D")
    assert kinds(lay(round_, "5S 5H", "2S X1")) == ["swept"]
    assert verdict(options, "5S 5H 5D", "2S X1") == "wrong-size"
    assert verdict(MORE + " joker=wild deck=54", "5S 5H 5D", "2S X1") == "ok"
    assert verdict(options, "5S 5H", "6S X1") == "ok"
    round_ = table(options, "5S 5H 9S", "6S X1 9H", "5D 9D")
    assert lay(round_, "5S 5H", "6S X1") == []  # a pair of 6, no play of jokers


# ------------------------------------------------------------------------------------------------------ double top

DOUBLE = "top_rank=double follow=same_or_more"


@pytest.mark.parametrize(
    ("lead", "play", "said"),
    [
        ("5S 5H", "2S", "ok"),
        ("5S 5H 5D", "2S", "too-small"),
        ("5S 5H 5D 5C", "2S 2H", "ok"),
        ("2S", "2H", "equal-refused"),
        ("AS AH AD", "2S 2H", "ok"),
    ],
)
def test_a_double_top_rank_counts_as_two(lead, play, said):
    """5: "each top-rank card counts as two cards towards the size of a set"."""
    assert verdict(DOUBLE, lead, play) == said


# -------------------------------------------------------------------------------------------------------- beaten by

QUAD, KICK = "top_rank_beaten_by=quad", "top_rank_beaten_by=pair_on_single"
BEATEN = [
    ("", "2S", "3S 3H 3D 3C", "wrong-size"),
    ("", "2S", "2H 2D", "wrong-size"),
    (QUAD, "2S", "3S 3H 3D 3C", "ok"),
    (QUAD, "2S 2H", "3S 3H 3D 3C", "ok"),
    (QUAD, "2S 2H 2D", "AS AH AD AC", "ok"),
    (QUAD, "2S 2H 2D 2C", "3S 3H 3D 3C", "ok"),
    (QUAD, "2S", "3S 3H 3D", "wrong-size"),
    (QUAD, "AS", "3S 3H 3D 3C", "wrong-size"),
    (QUAD, "2S", "2H 2D", "wrong-size"),
    (QUAD + " decks=2", "2S 2H", "2S 2H 2D 2C", "ok"),  # of any rank but jokers
    (QUAD + " decks=2 largest_set=5", "2S", "3S 3H 3D 3C 3S", "wrong-size"),  # exactly four
    (QUAD + " decks=2 deck=54", "2S", "X1 X1 X2 X2", "wrong-size"),
    (QUAD + " deck=54 joker=wild", "2S", "3S 3H X1 X2", "ok"),  # wild ones included
    (QUAD + " deck=54 joker=wild", "2S 2H X1", "3S 3H 3D 3C", "ok"),
    (QUAD + " deck=54", "X1", "3S 3H 3D 3C", "wrong-size"),
    (QUAD + OR_MORE, "2S", "3S 3H 3D 3C", "ok"),
    (QUAD + OR_MORE, "2S 2H 2D", "3S 3H 3D 3C", "ok"),
    (QUAD + OR_MORE, "2S", "3S 3H 3D", "too-low"),
    (QUAD + " top_rank=double follow=same_or_more", "2S 2H 2D", "3S 3H 3D 3C", "ok"),  # on size 6
    (KICK, "2S", "2H 2D", "ok"),
    (KICK, "2S", "2H 2D 2C", "wrong-size"),
    (KICK, "2S 2H", "2D 2C", "equal-refused"),
    (KICK, "AS", "2H 2D", "wrong-size"),
    (KICK, "2S", "3S 3H", "wrong-size"),
    (KICK + OR_MORE, "2S", "2H 2D", "ok"),
    (KICK + OR_MORE, "2S", "2H 2D 2C", "equal-refused"),
    (KICK + " top_rank=double follow=same_or_more", "2S", "2H 2D", "ok"),
    ("top_rank_beaten_by=quad,pair_on_single", "2S", "2H 2D", "ok"),
    ("top_rank_beaten_by=quad,pair_on_single", "2S", "3S 3H 3D 3C", "ok"),
]


@pytest.mark.parametrize(("options", "lead", "play", "said"), BEATEN)
def test_what_beats_the_top_rank(options, lead, play, said):
    """5: `quad` (a set of exactly four cards ...) and `pair_on_single` (two top-rank cards follow one)."""
    assert verdict(options, lead, play) == said


@pytest.mark.parametrize(
    ("plays", "said"),
    [
        (("2S", "3S 3H 3D 3C", "4S 4H 4D 4C"), "ok"),
        (("2S", "5S 5H 5D 5C", "4S 4H 4D 4C"), "too-low"),
        (("2S", "5S 5H 5D 5C", "6S"), "wrong-size"),
        (("2S", "5S 5H 5D 5C", "2H"), "wrong-size"),
    ],
)
def test_after_a_quad_the_trick_goes_on_with_four(plays, said):
    """5: "After either, the trick goes on with the size just laid.\""""
    assert verdict(QUAD, *plays) == said


def test_after_the_kick_the_trick_goes_on_with_two():
    """5: "After either, the trick goes on with the size just laid.\""""
    options = KICK + " deck=54"
    assert verdict(options, "2S", "2H 2D", "X1 X2") == "ok"
    assert verdict(options, "2S", "2H 2D", "X1") == "wrong-size"
    assert verdict("top_rank_beaten_by=quad,pair_on_single", "2S", "2H 2D", "5S 5H 5D 5C") == "ok"


def test_the_powers_against_the_top_rank_hold_while_the_order_is_turned():
    """6: "The special powers of the top rank stay with the top rank while the order is turned.\""""
    for options, play, said in (
        (QUAD, "3S 3H 3D 3C", "ok"),
        (KICK, "2H 2D", "ok"),
        ("", "2H 2D", "wrong-size"),
    ):
        assert verdict(options + " revolution=round", "2S", play, turned=True) == said


def test_a_beating_quad_turns_the_order():
    """5 and 6: it is a set of four cards."""
    round_ = table(QUAD + " revolution=trick", "2S 9S", "3S 3H 3D 3C 9H", "4S 4H 4D 4C 9D", "5S TD")
    assert kinds(lay(round_, "2S", "3S 3H 3D 3C")) == ["revolution"]
    assert legal(round_) == ["-"]  # while the order is turned 4 is weaker than 3
    assert say(round_, "4S 4H 4D 4C") == "too-low"


def test_a_beating_set_goes_past_a_single_lead():
    """4 and 5: what beats the top rank does so on a trick that stays single too."""
    stay = "follow=same_or_more singles_stay_single=true "
    assert verdict(stay + QUAD, "2S", "3S 3H 3D 3C") == "ok"
    assert verdict(stay + KICK, "2S", "2H 2D") == "ok"
    assert verdict(stay + QUAD, "5S", "2S", "3S 3H 3D 3C") == "ok"
