"""A round is played, and what it comes to: places, points, the end of the match (rules.md, sections 4 to 9)."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from elysee.engine import Event
from elysee.errors import IllegalAction
from elysee.match.actions import End, Lay
from elysee.match.roles import points_of, putsch_points

if TYPE_CHECKING:
    from elysee.match.match import Match


def lay(match: "Match", action: Lay) -> tuple[Event, ...]:
    """Take a play or a pass."""
    match.need(action, "play")
    round_ = match.round
    if round_ is None:
        raise AssertionError(match.phase)
    if action.player not in round_.players:
        match.need_player(action.player)
    events = round_.play(action.play, action.player)
    if round_.is_over:
        finish(match)
    return events


def next_play(match: "Match") -> tuple[int | None, Callable[[], list[str]]]:
    """Say whose turn it is, and what is legal."""
    round_ = match.round
    if round_ is None or round_.turn is None:
        return None, list
    player = round_.turn
    return player, lambda: [f"{player} {play}" for play in round_.legal_plays]


def finish(match: "Match") -> None:
    """Take the places of a round that was played out here."""
    round_ = match.round
    if round_ is None:
        raise AssertionError(match.phase)
    match.is_turned = match.ruleset.revolution == "match" and round_.is_turned
    places = round_.places
    if match.putsch is not None and places[0] != match.putsch:
        places = tuple(match.order or ())
    close(match, places)
    match.end_due = True


def close(match: "Match", places: tuple[int, ...]) -> None:
    """Write down what a round came to, and end the match if it must (section 9)."""
    from elysee.match.match import RoundResult  # noqa: PLC0415  (a match is made of rounds, a round closes in a match)

    points = {player: points_of(match.ruleset, place + 1, len(places)) for place, player in enumerate(places)}
    putsch = None
    match.failed_putsch = None
    if match.putsch is not None:
        won = places[0] == match.putsch
        putsch = (match.putsch, won)
        points[match.putsch] += putsch_points(match.ruleset, won=won)
        match.failed_putsch = None if won else match.putsch
    match.results.append(RoundResult(len(match.results) + 1, places, points, putsch))
    for player, earned in points.items():
        match.totals[player] += earned
    match.order = list(places)
    match.hands, match.swaps, match.putsch = {}, [], None
    match.phase = "over" if is_end(match) else "round"


def is_end(match: "Match") -> bool:
    """Tell whether the match is over after this round."""
    end_rule = match.ruleset.end
    if end_rule.kind == "rounds":
        return len(match.results) >= end_rule.count
    if end_rule.kind == "points":
        return any(match.totals[player] >= end_rule.count for player in match.chairs)
    return False


def end(match: "Match", action: End) -> tuple[Event, ...]:
    """Check the places after a round, or take them for one played with real cards (record.md)."""
    if match.end_due:
        wanted = match.results[-1].places
        if action.places != wanted:
            raise IllegalAction("wrong-end", wanted=list(wanted))
        return ()
    if match.phase != "deal" or match.hands or match.aside:
        match.need(action)
        raise AssertionError(match.phase)
    if sorted(action.places) != sorted(match.seats):
        raise IllegalAction("wrong-places", places=list(action.places), players=sorted(match.seats))
    if match.putsch is not None and action.places[0] != match.putsch and list(action.places) != match.order:
        raise IllegalAction("places-kept", wanted=list(match.order or ()))
    close(match, action.places)
    return ()
