"""What one match came to, in whole numbers: small enough to send from one process to another."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from elysee.match import ROLES, Match, Role, RoundResult


@dataclass(slots=True)
class SeatTally:
    """What one player came to, or all who sat on one seat, or all who were one bot."""

    rounds: int = 0
    places: int = 0
    """The sum of the places, 1 for the first out."""
    points: int = 0
    roles: dict[Role, int] = field(default_factory=lambda: dict.fromkeys(ROLES, 0))
    was_president: int = 0
    """Rounds begun as president, and those of them that ended so."""
    stayed_president: int = 0
    was_scum: int = 0
    escaped_scum: int = 0

    def add(self, other: "SeatTally") -> None:
        """Add the numbers of another."""
        self.rounds += other.rounds
        self.places += other.places
        self.points += other.points
        for role, count in other.roles.items():
            self.roles[role] += count
        self.was_president += other.was_president
        self.stayed_president += other.stayed_president
        self.was_scum += other.was_scum
        self.escaped_scum += other.escaped_scum


@dataclass(slots=True)
class Tally:
    """What one match came to."""

    number: int
    """The number of the match, from 0."""
    bots: tuple[str, ...]
    """The bot on each seat."""
    seats: list[SeatTally]
    rounds: int
    plies: int
    """Plays and passes."""
    putsches: int
    putsches_won: int

    @classmethod
    def of(cls, number: int, bots: tuple[str, ...], match: Match, roles: Mapping[int, Role]) -> "Tally":
        """Count one match.

        Args:
            number: The number of the match.
            bots: The bot of each player, in the order of their numbers.
            match: The match, played.
            roles: The roles before the first round; empty where there were none.
        """
        seats = [SeatTally() for _ in bots]
        for result in match.results:
            after = result.roles
            for player, seat in enumerate(seats, 1):
                _count(seat, player, result, roles, after)
            roles = after
        putsches = [result.putsch for result in match.results if result.putsch is not None]
        plies = sum(line[0].isdigit() for line in match.lines)
        won = sum(success for _, success in putsches)
        return cls(number, bots, seats, len(match.results), plies, len(putsches), won)


def _count(
    seat: SeatTally, player: int, result: RoundResult, before: Mapping[int, Role], after: Mapping[int, Role]
) -> None:
    """Add one round to what a player came to."""
    role = after[player]
    seat.rounds += 1
    seat.places += result.places.index(player) + 1
    seat.points += result.points[player]
    seat.roles[role] += 1
    if before.get(player) == "president":
        seat.was_president += 1
        seat.stayed_president += role == "president"
    if before.get(player) == "scum":
        seat.was_scum += 1
        seat.escaped_scum += role != "scum"
