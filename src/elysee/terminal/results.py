"""Results: what a round came to, the standings, and how a match ended."""

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from elysee.match import Match, Role, RoundResult
from elysee.terminal.speech import GOLD, LOUD, Speech, rule


def has_points(match: Match) -> bool:
    """Tell whether points are counted at this table."""
    return match.ruleset.points != "none"


def round_result(result: RoundResult, match: Match, speech: Speech, gages: Mapping[Role, str]) -> RenderableType:
    """Show places, titles and points of a round, and the forfeits of those who have one."""
    parts: list[RenderableType] = [
        Text(),
        rule(speech("results.round", number=result.number)),
    ]
    if result.putsch:
        player, won = result.putsch
        key = "results.putsch_won" if won else "results.putsch_lost"
        parts.append(Text(speech.of(key, player), LOUD))
    parts.append(_places(result, match, speech))
    for player, role in result.roles.items():
        if role in gages:
            words = speech("results.gage", name=speech.name(player), role=speech.role(role), gage=gages[role])
            parts.append(Text(words, GOLD))
    return Group(*parts)


def _grid(speech: Speech, *columns: str) -> Table:
    """Begin a plain table with right-aligned numbers."""
    grid = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for key in columns:
        right = key in {"place", "rank", "points", "total"}
        grid.add_column(
            speech(f"results.{key}"), justify="right" if right else "left", no_wrap=True, overflow="ellipsis"
        )
    return grid


def _places(result: RoundResult, match: Match, speech: Speech) -> Table:
    counted = ("points", "total") if has_points(match) else ()
    grid = _grid(speech, "place", "player", "title", *counted)
    for place, (player, role) in enumerate(result.roles.items(), 1):
        points = f"{result.points[player]:+d}" if result.points[player] else "0"
        numbers = (points, str(match.totals[player])) if counted else ()
        grid.add_row(
            str(place), _name(player, speech), speech.role(role), *numbers, style="bold" if player == speech.me else ""
        )
    return grid


def _name(player: int, speech: Speech) -> str:
    return speech.name(player) + (speech("screen.me") if player == speech.me else "")


def standings(match: Match, speech: Speech) -> RenderableType:
    """Show the standings: points where they are counted, titles as they are now."""
    grid = _grid(speech, "rank", "player", "title", *(("points",) if has_points(match) else ()))
    roles = match.roles
    lines = match.standings
    if not has_points(match):
        order = match.order or match.chairs
        lines = [line for player in order for line in lines if line.player == player]
    for place, line in enumerate(lines, 1):
        words = speech.role(roles[line.player]) if line.player in roles else "–"
        grid.add_row(
            str(line.rank if has_points(match) else place),
            _name(line.player, speech),
            words if line.present else speech("results.left"),
            *((str(line.points),) if has_points(match) else ()),
            style=GOLD if place == 1 and match.results else "",
        )
    return grid


def podium(match: Match, speech: Speech) -> RenderableType:
    """Show how a match ended."""
    title = rule(speech("results.over", count=len(match.results)), "═")
    if not match.results:
        return Group(Text(), title)
    return Group(Text(), title, standings(match, speech), Text(_last_word(match, speech), GOLD))


def _last_word(match: Match, speech: Speech) -> str:
    """Name who has won; where no points are counted nobody has, and the title of the last round is said."""
    if not has_points(match):
        role: Role = "president"
        first = next(player for player, held in match.results[-1].roles.items() if held == role)
        return speech.of("results.at_last", first, role=speech.role(role))
    best = [line.player for line in match.standings if line.rank == 1]
    if len(best) == 1:
        return speech.of("results.winner", best[0])
    return speech("results.winners", names=speech.names(best))
