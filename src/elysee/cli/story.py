"""One round as it went: gathered from a record, which is played once more up to there."""

from dataclasses import dataclass, field

from elysee.engine import Event
from elysee.match import Match, Role, RoundResult
from elysee.match.actions import (
    Abandon,
    Accept,
    Action,
    Aside,
    Deal,
    Draw,
    Give,
    Lay,
    Offer,
    Refuse,
    Removed,
    StartRound,
    parse_action,
)
from elysee.record import Record

Ply = tuple[Lay, tuple[Event, ...]]
"""A play or a pass, and what followed from it."""


@dataclass(slots=True)
class Story:
    """What happened in one round, in order."""

    number: int
    dealer: int
    match: Match
    """The match as it stood when the round was over, or where the record stops."""
    roles: dict[int, Role]
    """The titles before the round; empty where there were none."""
    seats: tuple[int, ...]
    """The players, clockwise."""
    deals: dict[int, Deal] = field(default_factory=dict)
    over: Aside | Removed | None = None
    """The cards that no hand got."""
    swaps: list[Give | Offer | Accept | Refuse] = field(default_factory=list)
    putsch: int | None = None
    tricks: list[list[Ply]] = field(default_factory=lambda: [[]])

    @property
    def result(self) -> RoundResult | None:
        """What the round came to; None while it is being played."""
        results = self.match.results
        return results[self.number - 1] if len(results) >= self.number else None

    def take(self, action: Action, events: tuple[Event, ...]) -> None:
        """Take one action of the round."""
        self.putsch = self.match.putsch or self.putsch
        if isinstance(action, Deal):
            self.deals[action.player] = action
        elif isinstance(action, Aside | Removed):
            self.over = action
        elif isinstance(action, Give | Offer | Accept | Refuse):
            self.swaps.append(action)
        elif isinstance(action, Lay):
            self.tricks[-1].append((action, events))
            if any(event.kind == "swept" for event in events):
                self.tricks.append([])


def rounds_begun(record: Record) -> int:
    """Count the rounds of a record, the running one too."""
    return sum(line.startswith("round ") for line in record.match.lines) if record.match else 0


def draws(record: Record) -> list[Draw]:
    """Give the cards drawn for the first titles."""
    lines = record.match.lines if record.match else []
    return [action for action in map(parse_action, lines) if isinstance(action, Draw)]


def story(record: Record, number: int) -> Story | None:
    """Play a record once more, up to the end of one of its rounds.

    Returns:
        The round of that number, None if the record has none.
    """
    again = Record()
    for line in record.header:
        again.append(line)
    match = again.match
    if match is None or record.match is None:
        return None
    told: Story | None = None
    for line in record.match.lines:
        action, roles = parse_action(line), match.roles
        events = match.apply(action)
        if isinstance(action, StartRound) and action.number == number:
            told = Story(number, action.dealer, match, roles, match.seats)
        elif told is not None and not isinstance(action, Abandon):
            told.take(action, events)
        if len(match.results) >= number:
            break
    return told
