"""Match: rounds in a row between the same people (rules.md, sections 3, 7, 9 and 10)."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, NamedTuple, Self

from elysee.cards import Card
from elysee.engine import Event, Round
from elysee.errors import IllegalAction
from elysee.match import dealing, drawing, exchanging, people, playing
from elysee.match.actions import (
    Abandon,
    Accept,
    Action,
    Aside,
    Deal,
    Draw,
    End,
    Give,
    Join,
    Lay,
    Leave,
    Offer,
    Putsch,
    Refuse,
    Removed,
    StartRound,
    parse_action,
)
from elysee.match.exchange import Swap
from elysee.match.roles import Role, role_of
from elysee.rules import Ruleset


@dataclass(frozen=True, slots=True)
class RoundResult:
    """What a round came to."""

    number: int
    places: tuple[int, ...]
    """The players, first out first; after a failed putsch the places kept."""
    points: dict[int, int]
    """What each player earned."""
    putsch: tuple[int, bool] | None = None
    """Who declared a putsch, and whether it succeeded."""

    @property
    def roles(self) -> dict[int, Role]:
        """The role each player has after this round."""
        return {player: role_of(place + 1, len(self.places)) for place, player in enumerate(self.places)}


class Standing(NamedTuple):
    """One line of the standings."""

    rank: int
    player: int
    points: int
    present: bool
    """False for a player who left."""


class Next:
    """What may come next in a match."""

    def __init__(self, phase: str, player: int | None, list_actions: Callable[[], list[str]]) -> None:
        """Keep how to list the actions: they are listed when asked for."""
        self.phase = phase
        """One of `rules`, `draw`, `round`, `deal`, `putsch`, `give`, `offer`, `play`, `over`."""
        self.player = player
        """Who acts; None where it is nobody's turn."""
        self._list_actions = list_actions

    @cached_property
    def actions(self) -> list[str]:
        """The legal actions as record lines; none where there are too many kinds to list (a deal, an offer, a name)."""
        return self._list_actions()

    def __repr__(self) -> str:
        """Show the phase and the player."""
        return f"<Next: {self.phase}{f', player {self.player}' if self.player else ''}>"


class Match:
    """A match in progress: it is told record lines, checks each through the rules, and knows what may come.

    >>> match = Match(Ruleset.parse("classic"), ["Léa", "Tom", "Sam"])
    >>> match.next.actions
    ['round 1 dealer 3']
    >>> match.apply("round 1 dealer 2")
    Traceback (most recent call last):
    elysee.errors.IllegalAction: In round 1 it is player 3 who deals, not player 2.
    """

    def __init__(self, ruleset: Ruleset, names: Sequence[str]) -> None:
        """Seat the players of that *names*, clockwise; they are numbered from 1.

        Raises:
            RulesError: If so many cannot play by these rules (section 2), or for points that need another number.
        """
        ruleset.check_players(len(names))
        self.ruleset = ruleset
        self.names: list[str] = list(names)
        """The name of player p is ``names[p - 1]``; newcomers come after."""
        self.chairs: list[int] = list(range(1, len(names) + 1))
        """The players present, clockwise in their chairs."""
        self.order: list[int] | None = None
        """The players present by place, president first; None while there are no roles."""
        self.totals: dict[int, int] = dict.fromkeys(self.chairs, 0)
        """Points of all who ever played."""
        self.results: list[RoundResult] = []
        """The rounds that are over."""
        self.lines: list[str] = []
        """All that was accepted, in the words of the record."""
        self.round_at: int | None = None
        """Where in *lines* the running round begins, or the last one."""
        self.phase = "draw" if ruleset.opening == "draw" else "round"
        self.round: Round | None = None
        """The round being played, or the last one played; None before, and for one played with real cards."""
        self.dealer = 0
        self.seats: tuple[int, ...] = ()
        """The players of the running round, clockwise."""
        self.hands: dict[int, list[Card]] = {}
        """The hands dealt, and changed by the exchange, before play."""
        self.aside: tuple[Card, ...] = ()
        """Cards out of the round."""
        self.swaps: list[Swap] = []
        """The swaps still to be done."""
        self.putsch: int | None = None
        """Who declared a putsch in the running round."""
        self.failed_putsch: int | None = None
        """Who failed a putsch in the last round, and pays in the next."""
        self.is_turned = False
        """Whether a revolution of an earlier round is in force (`revolution=match`)."""
        self.end_due = False
        """Whether an `end` line may stand here."""
        self.draws = drawing.Draws(self)

    # ------------------------------------------------------------------------------------------------ looking

    @property
    def is_over(self) -> bool:
        """Whether the match has ended, by the rules or because it was abandoned."""
        return self.phase == "over"

    @property
    def number(self) -> int:
        """The number of the running round, or of the next one between rounds."""
        return len(self.results) + 1

    @property
    def roles(self) -> dict[int, Role]:
        """The role of each player present; empty while there are none."""
        if self.order is None:
            return {}
        return {player: role_of(place + 1, len(self.order)) for place, player in enumerate(self.order)}

    @property
    def scum(self) -> int | None:
        """Who is scum by the last round, or by the draw."""
        return self.order[-1] if self.order else None

    @property
    def turn(self) -> int | None:
        """The player who must act, None where it is nobody's turn."""
        return _NEXT[self.phase](self)[0]

    @property
    def next(self) -> Next:
        """What may come: the phase, the player, the legal actions."""
        player, list_actions = _NEXT[self.phase](self)
        return Next(self.phase, player, list_actions)

    @property
    def standings(self) -> list[Standing]:
        """The players by points, most first; equal totals share a rank; those who left are marked (section 9)."""
        totals = sorted(self.totals.items(), key=lambda pair: (-pair[1], pair[0]))
        points = [total for _, total in totals]
        return [Standing(points.index(total) + 1, player, total, player in self.chairs) for player, total in totals]

    @property
    def dealer_due(self) -> int:
        """Who deals the next round: the scum, or the last player named while there are no roles (section 3)."""
        return self.order[-1] if self.order else max(self.chairs)

    @property
    def end_line(self) -> str | None:
        """The `end` line of the round that has just been played out, where it is not written yet."""
        return str(End(self.results[-1].places)) if self.end_due and self.results else None

    def name(self, player: int) -> str:
        """Give the name of a player."""
        return self.names[player - 1]

    # ------------------------------------------------------------------------------------------------- acting

    def apply(self, line: str | Action) -> tuple[Event, ...]:
        """Take one line of a record.

        Args:
            line: The line, such as ``"3 9S 9H"``, or an action that is already read.

        Returns:
            What followed from a play (see :class:`elysee.engine.Event`), else nothing.

        Raises:
            NotationError: If it is no line of a match.
            IllegalAction: If the rules refuse it here. The match is then as it was.
            RulesError: If the people left could not play by the rules.
        """
        action = parse_action(line) if isinstance(line, str) else line
        events: tuple[Event, ...] = _DO[type(action)](self, action)
        self.lines.append(str(action))
        if type(action) is not Lay:
            self.end_due = False
        return events

    def decline_putsch(self) -> None:
        """Let the scum go on without a putsch. The record has no line for it: the next action tells.

        Raises:
            IllegalAction: If there is nothing to decline.
        """
        if self.phase != "putsch":
            raise IllegalAction("wrong-phase", line="decline", phase=self.phase, wanted=[])
        exchanging.go_on(self)

    def need(self, action: Action, *phases: str, at: str | None = None) -> None:
        """Refuse an action outside its phases, naming what may come instead.

        *at* is where the match stands, if not in its phase.
        """
        phase = at or self.phase
        if phase in phases:
            return
        if phase == "over":
            raise IllegalAction("match-over", line=str(action))
        raise IllegalAction("wrong-phase", line=str(action), phase=phase, wanted=_WANTED[phase])

    def need_player(self, player: int) -> None:
        """Refuse a player who is not there."""
        if player not in self.chairs:
            raise IllegalAction("no-such-player", player=player, players=sorted(self.chairs))

    def left_of_dealer(self) -> tuple[int, ...]:
        """Give the players of the running round in turn order, from the dealer's left."""
        at = self.seats.index(self.dealer) + 1
        return self.seats[at:] + self.seats[:at]

    def deck_left(self) -> Counter[Card]:
        """Count the cards of the pack that are neither dealt nor out of the round; 0 for one that is."""
        left = Counter(dealing.pack_of(self.ruleset, len(self.chairs)))
        for cards in (*self.hands.values(), self.aside):
            for card in cards:
                left[card] -= 1
        return left

    # ------------------------------------------------------------------------------------------------- copies

    def copy(self) -> Self:
        """Give an equal match that shares nothing that changes."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        for name in ("names", "chairs", "order", "results", "lines"):
            value = getattr(self, name)
            setattr(other, name, None if value is None else list(value))
        other.totals = dict(self.totals)
        other.hands = {player: list(hand) for player, hand in self.hands.items()}
        other.swaps = [swap.copy() for swap in self.swaps]
        other.round = None if self.round is None else self.round.copy()
        other.draws = self.draws.copy(other)
        return other

    __copy__ = copy

    def __eq__(self, other: object) -> bool:
        """Compare rules, first names and all that happened; a match is its lines."""
        if not isinstance(other, Match):
            return NotImplemented
        return (self.ruleset, self.names, self.lines) == (other.ruleset, other.names, other.lines)

    __hash__ = None  # type: ignore[assignment]  # a match changes

    def __repr__(self) -> str:
        """Show rules, people and where it stands."""
        return f"<Match of {str(self.ruleset)!r}, {len(self.chairs)} players, round {self.number}: {self.phase}>"

    def _repr_html_(self) -> str:
        """Show the standings in a notebook."""
        from html import escape  # noqa: PLC0415  (only notebooks need it)

        rows = "".join(
            f"<tr><td>{line.rank}</td><td>{escape(self.name(line.player))}</td><td>{line.points}</td></tr>"
            for line in self.standings
        )
        return f"<table>{rows}</table>"


_DO: Final[dict[type, Callable[[Match, Any], tuple[Event, ...]]]] = {
    Lay: playing.lay,
    Give: exchanging.give,
    Deal: dealing.deal,
    End: playing.end,
    StartRound: dealing.start_round,
    Draw: drawing.draw,
    Aside: dealing.set_aside,
    Removed: dealing.remove,
    Putsch: exchanging.declare_putsch,
    Offer: exchanging.offer,
    Refuse: exchanging.refuse,
    Accept: exchanging.accept,
    Leave: people.leave,
    Join: people.join,
    Abandon: people.abandon,
}

_NEXT: Final[dict[str, Callable[[Match], tuple[int | None, Callable[[], list[str]]]]]] = {
    "draw": drawing.next_draw,
    "round": dealing.next_round,
    "deal": dealing.next_deal,
    "putsch": exchanging.next_putsch,
    "give": exchanging.next_give,
    "offer": exchanging.next_offer,
    "play": playing.next_play,
    "over": lambda _: (None, list),
}

_WANTED: Final[dict[str, list[str]]] = {
    "draw": ["draw P CARD"],
    "round": ["round K dealer P", "leave P", 'join "Name"', "abandon"],
    "deal": ["deal P CARDS…", "aside CARDS…", "removed CARDS…", "end P P P…"],
    "putsch": ["putsch P", "give P Q CARDS…", "offer P Q CARDS… for CARDS…"],
    "give": ["give P Q CARDS…"],
    "offer": ["offer P Q CARDS… for CARDS…", "accept Q", "refuse Q"],
    "play": ["P CARDS…", "P -"],
}
