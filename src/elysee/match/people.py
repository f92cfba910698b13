"""People coming and going between rounds (rules.md, section 10)."""

from typing import TYPE_CHECKING

from elysee.engine import Event
from elysee.errors import RulesError
from elysee.match import drawing
from elysee.match.actions import Abandon, Join, Leave, Quoted, check_name
from elysee.rules.values import FEWEST_PLAYERS

if TYPE_CHECKING:
    from elysee.match.match import Match


def between_rounds(match: "Match", action: Join | Leave) -> None:
    """Refuse coming and going in the middle of a round, or of the draw."""
    if match.phase == "draw" and not match.draws.begun:
        return
    match.need(action, "round")


def _check_number(match: "Match", players: int) -> None:
    """Refuse too many players, and a number that a list of points does not fit (section 9); too few only pause."""
    points = match.ruleset.points
    if isinstance(points, tuple) and len(points) != players:
        raise RulesError("points-need-players", count=len(points), players=players)
    if players >= FEWEST_PLAYERS:
        match.ruleset.check_players(players)


def leave(match: "Match", action: Leave) -> tuple[Event, ...]:
    """Let a player go: everyone below moves up one place."""
    between_rounds(match, action)
    match.need_player(action.player)
    _check_number(match, len(match.chairs) - 1)
    match.chairs.remove(action.player)
    if match.order:
        match.order.remove(action.player)
    match.draws = drawing.Draws(match) if match.phase == "draw" else match.draws
    return ()


def join(match: "Match", action: Join) -> tuple[Event, ...]:
    """Seat a newcomer: last place, last chair, the lowest total of those present."""
    between_rounds(match, action)
    check_name(Quoted(action.name))
    _check_number(match, len(match.chairs) + 1)
    match.names.append(action.name)
    player = len(match.names)
    present = [match.totals[other] for other in match.chairs]
    match.totals[player] = min(present, default=0) if match.results else 0
    match.chairs.append(player)
    if match.order is not None:
        match.order.append(player)
    match.draws = drawing.Draws(match) if match.phase == "draw" else match.draws
    return ()


def abandon(match: "Match", action: Abandon) -> tuple[Event, ...]:
    """Stop the match here."""
    if match.is_over:
        match.need(action)
    match.phase = "over"
    return ()
