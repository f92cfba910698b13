"""People coming and going: rules.md, section 10, and matches that stop."""

import pytest

from .builders import act, begin, deal, new, order, real_round, say, with_roles


@pytest.mark.parametrize("line", ["leave 2", 'join "Zoé"'])
def test_only_between_rounds(line):
    """10: "Only between rounds.\""""
    match = new()
    assert say(match, line) == "ok"
    begin(match)
    assert say(match, line) == "wrong-phase"
    deal(match)
    assert say(match, line) == "wrong-phase"
    match = with_roles("", "1 2 3 4")
    assert say(match, line) == "ok"
    deal(match)
    assert (match.phase, say(match, line)) == ("give", "wrong-phase")


def test_everyone_below_who_leaves_moves_up_one():
    """10: "A player who leaves frees the place, and everyone below moves up one"."""
    match = act(with_roles("", "3 1 5 2 4"), "leave 1")
    assert order(match) == [3, 5, 2, 4]
    assert match.roles == {3: "president", 5: "vice_president", 2: "vice_scum", 4: "scum"}


def test_if_the_scum_leaves_the_vice_scum_becomes_scum():
    """10: "if the scum leaves, the vice_scum becomes scum"."""
    match = act(with_roles("", "3 1 4 2"), "leave 2")
    assert match.roles == {3: "president", 1: "neutral", 4: "scum"}
    assert match.next.actions == ["round 2 dealer 4"]


def test_if_the_president_leaves_the_next_takes_the_place():
    """10: "everyone below moves up one"."""
    assert act(with_roles("", "3 1 4 2"), "leave 3").roles[1] == "president"


def test_a_newcomer_takes_the_last_place_and_becomes_scum():
    """10: "A newcomer takes the last place, becomes scum"."""
    match = act(with_roles("", "3 1 4 2"), 'join "Zoé"')
    assert order(match) == [3, 1, 4, 2, 5]
    assert match.roles[5] == "scum"
    assert match.roles[2] == "vice_scum"
    assert match.name(5) == "Zoé"
    assert match.next.actions == ["round 2 dealer 5"]


def test_a_newcomer_takes_the_next_number():
    """record.md: "a newcomer takes the next number"."""
    match = act(with_roles("", "3 1 4 2"), "leave 3", 'join "Zoé"', 'join "Yan"')
    assert sorted(match.chairs) == [1, 2, 4, 5, 6]
    assert say(match, "leave 3") == "no-such-player"


def test_a_newcomer_starts_with_the_lowest_total_of_those_present():
    """10: "starts with the lowest total of those present"."""
    match = act(with_roles("points=places", "3 1 4 2"), 'join "Zoé"')
    assert match.totals[5] == 0
    match = real_round(with_roles("points=places", "1 2 3 4"), "4 3 1 2")
    assert match.totals == {1: 4, 2: 2, 3: 3, 4: 3}
    assert act(match.copy(), 'join "Zoé"').totals[5] == 2
    assert act(match.copy(), "leave 2", 'join "Zoé"').totals[5] == 3  # of those present
    failed = real_round(with_roles("putsch=true", "1 2 3 4"), "1 2 3 4", putsch=4)
    assert act(failed, 'join "Zoé"').totals[5] == -1


def test_a_newcomer_before_the_first_round_ends_has_0():
    """10: "(0 before the first round ends)"."""
    assert act(new(), 'join "Zoé"').totals[5] == 0


def test_a_newcomer_before_round_1_is_the_last_player_named():
    """3: "The dealer of an unranked first round is the last player named"."""
    assert act(new(), 'join "Zoé"').next.actions == ["round 1 dealer 5"]
    assert act(new(), "leave 4").next.actions == ["round 1 dealer 3"]


def test_with_static_seats_the_newcomers_chair_comes_after_the_last():
    """10: "with seats = static the newcomer's chair comes after the last one"."""
    match = act(with_roles("seats=static", "3 1 4 2"), "leave 1", 'join "Zoé"')
    assert begin(match).seats == (2, 3, 4, 5)


def test_with_seats_by_role_the_newcomer_sits_last():
    """3 and 10: seats go by place, and the newcomer has the last one."""
    match = act(with_roles("seats=by_role", "3 1 4 2"), 'join "Zoé"')
    assert begin(match).seats == (3, 1, 4, 2, 5)


def test_with_fewer_than_3_players_the_match_pauses():
    """10: "Fewer than 3 players: the match pauses.\""""
    match = act(with_roles("", "2 1 3"), "leave 1")
    assert (match.phase, match.is_over, match.next.actions) == ("round", False, [])
    assert say(match, "round 2 dealer 3") == "too-few-players"
    act(match, 'join "Zoé"')
    assert match.next.actions == ["round 2 dealer 4"]
    assert order(match) == [2, 3, 4]


def test_everybody_may_leave_and_others_come():
    """10: the match pauses, and goes on when there are three again."""
    match = act(with_roles("", "2 1 3"), "leave 1", "leave 2", "leave 3")
    assert match.next.actions == []
    act(match, 'join "X"', 'join "Y"', 'join "Z"')
    assert match.next.actions == ["round 2 dealer 6"]
    assert deal(match).phase == "give"


def test_a_thirteenth_player_is_refused():
    """2: "(a newcomer who would bring this about: at the `join`)"."""
    assert say(new("", 12), 'join "Zoé"') == "players-out-of-range"


def test_newcomers_may_join_before_the_first_draw():
    """3 and 10: who is there when the draw begins draws."""
    match = act(new("opening=draw", 3), 'join "Zoé"')
    act(match, "draw 1 AS")
    assert say(match, 'join "Yan"') == "wrong-phase"
    assert say(match, "leave 1") == "wrong-phase"
    act(match, "draw 2 KS", "draw 3 QS", "draw 4 JS")
    assert order(match) == [1, 2, 3, 4]


@pytest.mark.parametrize("leavers", [(1,), (1, 2), (1, 2, 3)])
def test_with_fewer_than_3_players_nobody_draws(leavers):
    """10: "Fewer than 3 players: the match pauses", before the draw too."""
    match = act(new("opening=draw", 3), *[f"leave {player}" for player in leavers])
    assert (match.phase, match.next.player, match.next.actions) == ("draw", None, [])
    assert say(match, "draw 3 AS") in {"too-few-players", "no-such-player"}
    act(match, *['join "Zoé"' for _ in leavers])
    assert len(match.next.actions) == 52


def test_who_left_has_no_part_in_the_next_round():
    """10: a player who left does not play."""
    match = act(with_roles("deck=32", "3 1 4 2"), "leave 3")
    begin(match)
    assert say(match, "deal 3 8S 8H") == "no-such-player"
    deal(match)
    assert sorted(match.hands) == [1, 2, 4]


def test_points_of_who_left_stay_as_they_are():
    """10: "A player who left stays in the standings"."""
    match = act(with_roles("points=places", "3 1 4 2"), "leave 3")
    real_round(match, "1 2 4")
    assert match.totals[3] == 3


def test_a_match_may_be_abandoned():
    """record.md: "`abandon`: the match stops here"."""
    for match in (new(), begin(new()), deal(new()), with_roles("", "1 2 3 4")):
        act(match, "abandon")
        assert (match.is_over, match.next.actions) == (True, [])
        assert say(match, "round 1 dealer 4") == "match-over"
