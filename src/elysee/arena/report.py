"""What many matches came to: means and shares, with how far chance may have moved them."""

from dataclasses import dataclass, field
from math import sqrt
from typing import Any, Final

from elysee.arena.simulation import Plan
from elysee.arena.tally import SeatTally, Tally

NORMAL_95: Final = 1.96
"""Standard errors to each side that hold 95 % of a normal distribution."""

DIGITS: Final = 4
"""Decimals in the JSON: far below what chance leaves certain."""


@dataclass(slots=True)
class Line:
    """All rounds of one bot, or of one seat.

    The rounds of a match hang together (who is president leads into the next round with better
    cards), so certainty comes from whole matches: each gives one mean place.
    """

    tally: SeatTally = field(default_factory=SeatTally)
    matches: int = 0
    _sum: float = 0.0
    _squares: float = 0.0

    def add(self, match: SeatTally) -> None:
        """Add what one match came to."""
        self.tally.add(match)
        if match.rounds:
            mean = match.places / match.rounds
            self.matches += 1
            self._sum += mean
            self._squares += mean * mean

    @property
    def mean_place(self) -> float:
        """The mean place, 1 for the first out."""
        return self.tally.places / (self.tally.rounds or 1)

    @property
    def ci95(self) -> float | None:
        """Half the width of the 95 % confidence interval of the mean place; None from a single match."""
        if self.matches < 2:  # noqa: PLR2004  (a spread takes two)
            return None
        spread = (self._squares - self._sum * self._sum / self.matches) / (self.matches - 1)
        return NORMAL_95 * sqrt(max(0.0, spread) / self.matches)

    @property
    def stay_president(self) -> float | None:
        """How often who began a round as president ended it so; None if nobody ever did."""
        return _share(self.tally.stayed_president, self.tally.was_president)

    @property
    def escape_scum(self) -> float | None:
        """How often who began a round as scum ended it as something better."""
        return _share(self.tally.escaped_scum, self.tally.was_scum)

    @property
    def mean_points(self) -> float:
        """The points earned a round."""
        return self.tally.points / (self.tally.rounds or 1)

    def as_json(self) -> dict[str, Any]:
        """Give the figures, ready for JSON."""
        rounds = self.tally.rounds or 1
        return {
            "mean_place": round(self.mean_place, DIGITS),
            "ci95": _rounded(self.ci95),
            "roles": {role: round(count / rounds, DIGITS) for role, count in self.tally.roles.items()},
            "stay_president": _rounded(self.stay_president),
            "escape_scum": _rounded(self.escape_scum),
            "mean_points": round(self.mean_points, DIGITS),
        }


class Report:
    """Sums over matches, by bot and by seat."""

    def __init__(self, plan: Plan) -> None:
        """Begin with nothing played."""
        self.plan = plan
        self.bots = {name: Line() for name in plan.bots}
        self.seats = [Line() for _ in range(plan.players)]
        self.all = Line()
        """Everybody together: how hard it is to fall, and to rise."""
        self.matches = self.rounds = self.plies = 0
        self.putsches = self.putsches_won = 0

    def add(self, tally: Tally) -> None:
        """Add what one match came to; matches are added in the order of their numbers."""
        own = {name: SeatTally() for name in self.bots}
        everybody = SeatTally()
        for name, line, seat in zip(tally.bots, self.seats, tally.seats, strict=True):
            line.add(seat)
            own[name].add(seat)
            everybody.add(seat)
        for name, seat in own.items():
            self.bots[name].add(seat)
        self.all.add(everybody)
        self.matches += 1
        self.rounds += tally.rounds
        self.plies += tally.plies
        self.putsches += tally.putsches
        self.putsches_won += tally.putsches_won

    @property
    def plies_per_round(self) -> float:
        """Plays and passes in a round."""
        return self.plies / (self.rounds or 1)

    def as_json(self) -> dict[str, Any]:
        """Give everything, ready for JSON."""
        return {
            "rules": str(self.plan.ruleset),
            "players": self.plan.players,
            "rounds": self.plan.rounds,
            "matches": self.matches,
            "rounds_played": self.rounds,
            "seed": self.plan.seed,
            "seats": [{"seat": seat, **line.as_json()} for seat, line in enumerate(self.seats, 1)],
            "bots": [{"name": name, **line.as_json()} for name, line in self.bots.items()],
            "stay_president": _rounded(self.all.stay_president),
            "escape_scum": _rounded(self.all.escape_scum),
            "plies_per_round": round(self.plies_per_round, DIGITS),
            "putsches": {"declared": self.putsches, "won": self.putsches_won},
        }


def _share(part: int, whole: int) -> float | None:
    return part / whole if whole else None


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, DIGITS)
