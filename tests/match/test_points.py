"""Points, standings and the end of a match: rules.md, section 9."""

import pytest

from elysee.errors import RulesError

from .builders import act, new, real_round, say, with_roles

EARNED = [
    ("places", "1 2 3", [2, 1, 0]),
    ("places", "3 1 4 2", [3, 2, 1, 0]),
    ("places", "1 2 3 4 5 6", [5, 4, 3, 2, 1, 0]),
    ("scale", "1 2 3", [5, 2, 0]),
    ("scale", "1 2 3 4", [5, 3, 1, 0]),
    ("scale", "1 2 3 4 5", [5, 3, 2, 1, 0]),
    ("scale", "1 2 3 4 5 6 7", [5, 3, 2, 2, 2, 1, 0]),
    ("none", "1 2 3 4", [0, 0, 0, 0]),
    ("4,2,0,-1", "2 1 4 3", [4, 2, 0, -1]),
    ("0,0,-5", "1 2 3", [0, 0, -5]),
]


@pytest.mark.parametrize(("points", "places", "earned"), EARNED)
def test_what_each_place_earns(points, places, earned):
    """9: "places: place p earns n−p. scale: president 5, vice_president 3, neutral 2, vice_scum 1, scum 0. A list gives ...\""""
    match = with_roles(f"points={points}", places)
    players = [int(word) for word in places.split()]
    assert [match.results[0].points[player] for player in players] == earned
    assert [match.totals[player] for player in players] == earned


def test_points_add_up():
    """9: standings are by the points of all rounds."""
    match = real_round(with_roles("points=places", "1 2 3 4"), "1 4 3 2")
    assert match.totals == {1: 6, 2: 2, 3: 2, 4: 2}


@pytest.mark.parametrize(("points", "players"), [("1,2,3", 4), ("1,2,3,4", 3)])
def test_a_list_needs_as_many_numbers_as_players(points, players):
    """9: "and needs n numbers"."""
    with pytest.raises(RulesError) as caught:
        new(f"points={points}", players)
    assert caught.value.code == "points-need-players"


def test_a_join_or_leave_that_breaks_the_list_is_refused():
    """9: "a `join` or `leave` that breaks that is refused"."""
    match = with_roles("points=3,2,1,0", "1 2 3 4")
    assert say(match, 'join "Zoé"') == "points-need-players"
    assert say(match, "leave 2") == "points-need-players"
    three = with_roles("points=2,1,0", "1 2 3")
    assert say(three, "leave 2") == "points-need-players"


@pytest.mark.parametrize("points", ["places", "scale", "none"])
def test_other_points_fit_any_number(points):
    """9: only a list needs n numbers."""
    match = with_roles(f"points={points}", "1 2 3 4")
    assert say(match, 'join "Zoé"') == say(match, "leave 2") == "ok"


# -------------------------------------------------------------------------------------------------------- the end


def test_open_never_ends_by_itself():
    """9: "never by itself"."""
    match = new("end=open")
    for _ in range(30):
        real_round(match, "1 2 3 4")
    assert not match.is_over


def test_after_n_rounds():
    """9: "rounds:N: ... after N rounds"."""
    match = real_round(new("end=rounds:2"), "1 2 3 4")
    assert (match.is_over, match.phase) == (False, "round")
    real_round(match, "1 2 3 4")
    assert (match.is_over, match.phase, match.next.actions) == (True, "over", [])
    assert say(match, "round 3 dealer 4") == "match-over"
    assert say(match, 'join "Zoé"') == "match-over"
    assert say(match, "leave 1") == "match-over"
    assert say(match, "abandon") == "match-over"


def test_after_the_round_in_which_someone_reaches_n_points():
    """9: "points:N: ... after the round in which someone present reaches N points"."""
    match = real_round(new("end=points:6"), "1 2 3 4")
    assert not match.is_over
    assert real_round(match, "1 2 3 4").is_over
    assert real_round(new("end=points:3"), "1 2 3 4").is_over  # to reach is enough


def test_only_someone_present_ends_the_match():
    """9: "someone present"."""
    match = real_round(new("end=points:9 points=scale"), "1 2 3 4")
    act(match, "leave 1")
    real_round(match, "2 3 4")
    assert (match.totals[1], match.totals[2], match.is_over) == (5, 8, False)


def test_a_player_who_left_with_the_points_does_not_end_it():
    """9: "someone present": a total that is enough counts for nothing when its player has gone."""
    match = real_round(new("end=points:6"), "1 2 3 4")
    match.totals[1] = 100  # as if many rounds had been played
    act(match, "leave 1")
    assert not real_round(match, "2 3 4").is_over


# ---------------------------------------------------------------------------------------------------- standings


def standings(match) -> list[tuple[int, int, int]]:
    return [(line.rank, line.player, line.points) for line in match.standings]


def test_most_points_first_and_equal_totals_share_a_rank():
    """9: "Standings: most points first; equal totals share a rank.\""""
    match = with_roles("points=5,2,2,0", "3 1 4 2")
    assert standings(match) == [(1, 3, 5), (2, 1, 2), (2, 4, 2), (4, 2, 0)]
    assert standings(new()) == [(1, 1, 0), (1, 2, 0), (1, 3, 0), (1, 4, 0)]


def test_the_loser_has_the_fewest():
    """9: "The loser is whoever has the fewest.\""""
    match = with_roles("points=5,2,2,-1", "3 1 4 2")
    assert standings(match)[-1] == (4, 2, -1)


def test_a_player_who_left_stays_in_the_standings_marked():
    """10: "A player who left stays in the standings, marked.\""""
    match = act(with_roles("points=places", "3 1 4 2"), "leave 3")
    assert standings(match)[0] == (1, 3, 3)
    assert [line.present for line in match.standings] == [False, True, True, True]
