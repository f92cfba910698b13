"""Roles and points: what a place earns (rules.md, sections 1 and 9)."""

from typing import Final, Literal

from elysee.rules import Ruleset

Role = Literal["president", "vice_president", "neutral", "vice_scum", "scum"]

ROLES: Final[tuple[Role, ...]] = ("president", "vice_president", "neutral", "vice_scum", "scum")
SCALE: Final[dict[Role, int]] = {"president": 5, "vice_president": 3, "neutral": 2, "vice_scum": 1, "scum": 0}

FEWEST_WITH_VICES: Final = 4


def role_of(place: int, players: int) -> Role:
    """Give the role that *place* (1 = first out) earns among so many players (section 1).

    >>> [role_of(place, 5) for place in range(1, 6)]
    ['president', 'vice_president', 'neutral', 'vice_scum', 'scum']
    """
    if place == 1:
        return "president"
    if place == players:
        return "scum"
    if players >= FEWEST_WITH_VICES and place in (2, players - 1):
        return "vice_president" if place == 2 else "vice_scum"  # noqa: PLR2004
    return "neutral"


def points_of(ruleset: Ruleset, place: int, players: int) -> int:
    """Give the points that *place* earns among so many players, without any putsch (section 9)."""
    if ruleset.points == "places":
        return players - place
    if ruleset.points == "scale":
        return SCALE[role_of(place, players)]
    if ruleset.points == "none":
        return 0
    return int(ruleset.points[place - 1])


def putsch_points(ruleset: Ruleset, *, won: bool) -> int:
    """Give what a putsch earns the one who declared it, beside the place (section 9)."""
    if ruleset.points == "none":
        return 0
    return 1 if won else -1
