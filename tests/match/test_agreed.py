"""A negotiated exchange: rules.md, section 7, `agreed`."""

import pytest

from .builders import act, deal, hand, say, with_roles

BOTH = "scum_gives=agreed president_gives=agreed"
PRESIDENT = "8S 8H 9S 9H TS TH JS JH"
SCUM = "8D 9D TD JD QD KD AD 7D"


def dealt(options: str = BOTH, exchange: str = "2"):
    return deal(with_roles(f"deck=32 exchange={exchange} {options}", "1 2 3 4"), {1: PRESIDENT, 4: SCUM})


OFFER = "offer 1 4 8S 9S for 7D 8D"


@pytest.mark.parametrize("options", [BOTH, "scum_gives=agreed", "president_gives=agreed"])
def test_the_higher_proposes_what_both_give(options):
    """7: "agreed: the higher proposes what both give, the lower accepts or refuses"."""
    match = dealt(options)
    assert (match.phase, match.next.player) == ("offer", 1)
    assert say(match, "give 4 1 7D AD") == "wrong-phase"
    assert say(match, OFFER) == "ok"
    act(match, OFFER)
    assert (match.next.player, match.next.actions) == (4, ["accept 4", "refuse 4"])
    assert say(match, OFFER) == "offer-not-answered"
    assert say(match, "accept 1") == say(match, "refuse 3") == "not-your-turn"


WRONG = [
    ("offer 4 1 7D 8D for 8S 9S", "wrong-pair"),
    ("offer 2 3 8S 9S for 7D 8D", "wrong-pair"),
    ("offer 1 4 8S for 7D 8D", "wrong-count"),
    ("offer 1 4 8S 9S for 7D", "wrong-count"),
    ("offer 1 4 8S 7D for 7D 8D", "not-in-hand-of"),
    ("offer 1 4 8S 9S for 3D 8D", "not-in-this-deck"),
    ("accept 4", "no-offer"),
    ("refuse 4", "no-offer"),
]


@pytest.mark.parametrize(("line", "said"), WRONG)
def test_what_is_no_offer_is_refused(line, said):
    """7: each gives as many cards as the pair swaps, of its own hand."""
    assert say(dealt(), line) == said


def test_what_is_accepted_is_swapped():
    """7: "the lower accepts"."""
    match = act(dealt(), OFFER, "accept 4")
    assert hand(match, 1) == "8H 8D 9H TS TH JS JH 7D"
    assert hand(match, 4) == "8S 9S 9D TD JD QD KD AD"
    assert match.phase == "play"


def test_what_is_refused_may_be_offered_again():
    """7: "after three refusals", so the first two are followed by new offers."""
    match = act(dealt(), OFFER, "refuse 4")
    assert (match.phase, match.next.player, hand(match, 1)) == ("offer", 1, PRESIDENT)
    act(match, OFFER, "refuse 4", "offer 1 4 8S 9S for 9D 8D", "accept 4")
    assert hand(match, 1) == "8H 8D 9H 9D TS TH JS JH"


@pytest.mark.parametrize(
    "options", [BOTH, "scum_gives=agreed president_gives=worst", "scum_gives=best_together president_gives=agreed"]
)
def test_after_three_refusals_best_and_choice_apply(options):
    """7: "after three refusals `best` and `choice` apply", whatever the other option says."""
    match = deal(with_roles(f"deck=32 exchange=2 {options}", "1 2 3 4"), {1: PRESIDENT, 4: "8D 9D TD JD QD AS AD 7D"})
    for _ in range(3):
        act(match, OFFER, "refuse 4")
    assert (match.phase, match.next.actions) == ("give", ["give 4 1 7D AS"])
    assert say(match, OFFER) == "wrong-phase"
    act(match, "give 4 1 7D AS")
    assert (match.next.player, len(match.next.actions)) == (1, 45)


def test_the_vice_pair_does_the_same():
    """7: "The vice pair does the same", after the outermost, with refusals of its own."""
    match = deal(
        with_roles(f"deck=32 exchange=2,1 {BOTH}", "1 2 3 4"),
        {1: PRESIDENT, 4: SCUM, 2: "8C 9C TC JC QC KC AC 7C", 3: "QS QH KS KH AS AH 7S 7H"},
    )
    act(match, OFFER, "refuse 4", OFFER, "refuse 4", OFFER, "accept 4")
    assert (match.phase, match.next.player) == ("offer", 2)
    assert say(match, "offer 2 3 8C 9C for QS QH") == "wrong-count"
    for _ in range(2):
        act(match, "offer 2 3 8C for 7S", "refuse 3")
    assert match.phase == "offer"
    act(match, "offer 2 3 8C for 7S", "refuse 3")
    assert (match.phase, match.next.actions) == ("give", ["give 3 2 7S"])


def test_an_offer_does_not_tell_what_the_other_holds():
    """7: only the lower's answer tells, and it cannot be a yes to cards that it does not hold."""
    match = dealt()
    act(match, "offer 1 4 8S 9S for 7D KH")
    assert (match.next.player, match.next.actions) == (4, ["refuse 4"])
    assert say(match, "accept 4") == "not-in-hand-of"
    act(match, "refuse 4")
    assert match.next.player == 1


def test_a_card_just_received_may_not_be_part_of_the_offer():
    """7: "proposes what both give": each gives cards that it holds."""
    assert say(dealt(), "offer 1 4 7D 8D for 8S 9S") == "not-in-hand-of"


def test_a_putsch_may_come_before_any_offer():
    """7: "after the deal and before any swap"; an offer declines it."""
    match = dealt(BOTH + " putsch=true")
    assert (match.phase, match.next.actions) == ("putsch", ["putsch 4"])
    assert say(match, OFFER) == "ok"
    act(match, OFFER)
    assert say(match, "putsch 4") != "ok"
