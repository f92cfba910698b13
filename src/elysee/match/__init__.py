"""Rounds in a row: roles, seats, exchange, putsch, points, people coming and going."""

from elysee.match.match import Match, Next, RoundResult, Standing
from elysee.match.roles import ROLES, Role, role_of

__all__ = ["ROLES", "Match", "Next", "Role", "RoundResult", "Standing", "role_of"]
