"""The putsch: rules.md, sections 7 and 9."""

import pytest

from .builders import act, begin, deal, hand, new, order, real_round, say, with_roles

PLAYED = "deck=32 finish_ban=none putsch=true"
WEAK = {1: "8S 8H 9S 9H TS TH JS JH", 4: "8D 9D TD JD QD KD AD 7D"}


def dealt(options: str = ""):
    """Deal round 2: player 1 is president, 4 scum."""
    return deal(with_roles(f"{PLAYED} {options}", "1 2 3 4"), WEAK)


def first_out(match, player: int) -> None:
    """Play on until somebody is out, *player* if it can be: the others pass where they may."""
    while match.phase == "play" and not match.round.places:
        lines = match.next.actions
        act(match, lines[0] if match.next.player == player or not lines[-1].endswith("-") else lines[-1])


# ---------------------------------------------------------------------------------------------------- declaring it


def test_the_scum_may_declare_it_after_the_deal_and_before_any_swap():
    """7: "from the second round on, after the deal and before any swap, the scum may declare a putsch"."""
    match = dealt()
    assert (match.phase, match.next.player) == ("putsch", 4)
    assert match.next.actions == ["putsch 4", "give 4 1 7D AD"]
    assert say(match, "putsch 1") == "putsch-not-scum"
    assert say(match, "putsch 9") == "no-such-player"
    act(match, "give 4 1 7D AD")
    assert say(match, "putsch 4") != "ok"


def test_nobody_swaps_in_a_putsch():
    """7: "Nobody swaps this round.\""""
    match = act(dealt(), "putsch 4")
    assert (match.phase, match.next.player) == ("play", 1)
    assert hand(match, 4) == WEAK[4]
    assert say(match, "give 4 1 7D AD") == "wrong-phase"


@pytest.mark.parametrize("opening", ["unranked", "draw"])
def test_no_putsch_in_round_1(opening):
    """7: "from the second round on", even where a draw has made a scum."""
    match = new(f"{PLAYED} opening={opening}")
    if opening == "draw":
        act(match, "draw 1 AS", "draw 2 KS", "draw 3 QS", "draw 4 JS")
    deal(match, WEAK)
    assert match.phase in {"give", "play"}
    assert say(match, "putsch 4") == "putsch-first-round"


def test_no_putsch_where_it_is_not_played():
    """7: putsch: false."""
    match = deal(with_roles("deck=32", "1 2 3 4"), WEAK)
    assert match.phase == "give"
    assert say(match, "putsch 4") == "putsch-not-played"


def test_nobody_declares_twice():
    """7: "the scum may declare a putsch"."""
    assert say(act(dealt(), "putsch 4"), "putsch 4") != "ok"


# -------------------------------------------------------------------------------------------------------- success


def test_it_succeeds_if_the_scum_is_the_first_out():
    """7: "places and roles are then those of the round"; 9: "A putsch that succeeds earns its player 1 point more.\""""
    match = act(dealt("points=places"), "putsch 4")
    first_out(match, 4)
    while match.phase == "play":
        act(match, match.next.actions[0])
    result = match.results[-1]
    assert result.putsch == (4, True)
    assert result.places[0] == 4 == order(match)[0]
    assert result.points[4] == 4  # place 1 of 4 earns 3, and 1 more
    assert match.roles[4] == "president"
    assert say(deal(match), f"putsch {order(match)[-1]}") == "ok"


# -------------------------------------------------------------------------------------------------------- failure


def failed(options: str = ""):
    match = act(dealt(options), "putsch 4")
    first_out(match, 1)
    return match


def test_it_fails_as_soon_as_somebody_else_is_first_out():
    """7: "the round stops, everyone keeps the role of before"."""
    match = failed()
    assert match.phase == "round"
    assert match.results[-1].places == (1, 2, 3, 4)
    assert match.results[-1].putsch == (4, False)
    assert match.roles == {1: "president", 2: "vice_president", 3: "vice_scum", 4: "scum"}
    assert match.end_line == "end 1 2 3 4"
    assert say(match, "end 2 1 3 4") == "wrong-end"


@pytest.mark.parametrize(
    ("points", "earned"),
    [("places", (3, 2, 1, -1)), ("scale", (5, 3, 1, -1)), ("none", (0, 0, 0, 0)), ("7,5,3,1", (7, 5, 3, 0))],
)
def test_a_failed_putsch_scores_by_the_roles_kept(points, earned):
    """9: "One that fails: the round scores by the roles kept, and the scum loses 1. With `none` a putsch earns and costs nothing.\""""
    match = failed(f"points={points}")
    assert tuple(match.results[-1].points[player] for player in (1, 2, 3, 4)) == earned


@pytest.mark.parametrize("points", ["places", "scale", "none", "7,5,3,1"])
def test_a_putsch_won_earns_one_more(points):
    """9: "A putsch that succeeds earns its player 1 point more"; "With `none` a putsch earns and costs nothing.\""""
    match = with_roles(f"putsch=true points={points}", "1 2 3 4")
    real_round(match, "4 1 2 3", putsch=4)
    plain = {"places": 3, "scale": 5, "none": 0, "7,5,3,1": 7}[points]
    assert match.results[-1].points[4] == plain + (points != "none")


def test_after_failing_the_scum_gives_4_cards_for_4():
    """7: "in the next round the scum must give 4 best cards for 4 cards of the president's choice"."""
    match = deal(failed(), WEAK)
    assert (match.phase, match.next.actions) == ("give", ["give 4 1 7D AD KD QD"])
    act(match, *match.next.actions)
    assert match.next.player == 1
    assert len(match.next.actions) == 495  # 4 of 12
    assert say(match, "give 1 4 8S 8H") == "wrong-count"


@pytest.mark.parametrize(
    "options", ["exchange=1", "scum_gives=best_together", "president_gives=worst", "scum_gives=agreed"]
)
def test_the_penalty_holds_whatever_the_options_say(options):
    """7: "(whatever `exchange`, `scum_gives` and `president_gives` say ...)"."""
    match = deal(real_round(with_roles(f"{PLAYED} {options}", "1 2 3 4"), "1 2 3 4", putsch=4), WEAK)
    assert match.next.actions == ["give 4 1 7D AD KD QD"]
    act(match, *match.next.actions)
    assert say(match, "give 1 4 JH JS TH TS") == "ok"


def test_the_other_pairs_swap_as_usual():
    """7: "the other pairs swap as usual"."""
    match = deal(real_round(with_roles(f"{PLAYED} exchange=2,1", "1 2 3 4"), "1 2 3 4", putsch=4), WEAK)
    act(match, *match.next.actions)
    act(match, match.next.actions[0])
    assert (match.next.player, match.next.actions[0].split()[1:3]) == (3, ["3", "2"])
    assert len(match.next.actions[0].split()) == 4
    bargains = deal(real_round(with_roles(f"{PLAYED} scum_gives=agreed", "1 2 3 4"), "1 2 3 4", putsch=4), WEAK)
    act(bargains, *bargains.next.actions)
    act(bargains, bargains.next.actions[0])
    assert (bargains.phase, bargains.next.player) == ("offer", 2)


def test_the_penalty_is_at_most_half_of_the_hand():
    """7: "A pair swaps at most half of the smaller of its two hands"."""
    places = " ".join(map(str, range(1, 9)))
    match = with_roles(PLAYED, places)
    deal(real_round(match, places, putsch=8))
    assert len(match.next.actions[0].split()) == 3 + 2  # hands of 4


def test_who_failed_may_not_declare_a_putsch_again():
    """7: "and may not declare a putsch"."""
    match = deal(failed(), WEAK)
    assert say(match, "putsch 4") == "putsch-again"
    after = real_round(failed(), "1 2 3 4")  # the round of the penalty, with real cards
    assert say(deal(after, WEAK), "putsch 4") == "ok"


def test_a_failed_putsch_is_a_round():
    """9: "A failed putsch is a round": it counts for the end, and the next one has its own number."""
    match = failed()
    assert (match.results[-1].number, match.next.actions) == (2, ["round 3 dealer 4"])
    assert failed("end=rounds:2").is_over


def test_the_first_out_by_a_banned_card_is_not_the_first():
    """7 and 8: "Whoever takes place 1 is the first out, however that came.\""""
    match = deal(
        with_roles("deck=32 putsch=true finish_ban=last_place largest_set=1 points=places seats=static", "1 2 3 4"),
        {4: "7S 7H 7D 7C AS AH AD AC", 1: "8S 8H 8D 8C 9S 9H 9D 9C"},
    )
    act(match, "putsch 4")
    assert match.next.player == 1
    act(match, "1 8S", "2 -", "3 -")
    for card in ["AS", "AH", "AD", "AC", "7S", "7H", "7D"]:
        act(match, f"4 {card}", *[f"{player} -" for player in (1, 2, 3)])
    act(match, "4 7C")
    assert (match.round.place(4), match.phase) == (4, "play")  # the last place: the putsch goes on, and can only fail
    while match.phase == "play":
        lines = match.next.actions
        act(match, lines[0] if match.next.player == 1 else lines[-1])
    assert match.results[-1].putsch == (4, False)
    assert match.results[-1].places == (1, 2, 3, 4)


# ------------------------------------------------------------------------------------------------- with real cards


def test_a_putsch_with_real_cards():
    """record.md: "a `putsch` line if there was one, and `end` ... (after a failed putsch: the places kept)"."""
    match = begin(with_roles("putsch=true", "1 2 3 4"))
    assert say(match, "putsch 3") == "putsch-not-scum"
    act(match, "putsch 4")
    assert say(match, "putsch 4") != "ok"
    assert say(match, "end 4 1 2 3") == "ok"
    assert say(match, "end 1 2 3 4") == "ok"
    assert say(match, "end 2 1 3 4") == "places-kept"
    act(match, "end 1 2 3 4")
    assert match.results[-1].putsch == (4, False)
    assert say(begin(match), "putsch 4") == "putsch-again"


def test_no_putsch_with_real_cards_in_round_1():
    """7: "from the second round on"."""
    assert say(begin(new("putsch=true")), "putsch 4") == "putsch-first-round"


# -------------------------------------------------------------------------------------------- who pays the penalty


def test_the_penalty_stands_if_the_player_who_failed_is_the_scum():
    """10: "The penalty of a failed putsch stands if the player who failed is the scum at the next `round`.\""""
    match = act(failed(), "leave 2")
    deal(match)
    assert match.phase == "give"
    assert len(match.next.actions[0].split()) == 3 + 4


@pytest.mark.parametrize("lines", [("leave 4",), ('join "Zoé"',)])
def test_the_penalty_falls_if_somebody_else_is_scum(lines):
    """10: who leaves, or is scum no more, owes nothing; and the new scum may declare a putsch."""
    match = deal(act(failed(), *lines))
    assert match.phase == "putsch"
    assert len(match.next.actions[1].split()) == 3 + 2


def test_the_penalty_stands_after_a_newcomer_has_left_again():
    """10: it is "at the next `round`" that counts."""
    match = act(failed(), 'join "Zoé"', "leave 5")
    assert deal(match).phase == "give"
    assert len(match.next.actions[0].split()) == 3 + 4
