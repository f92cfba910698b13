"""View: what one player may know of a match (architecture: state, view and action are never mixed up)."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from elysee.cards import Card, pack
from elysee.engine import PASS, Play, Round
from elysee.match import Match, Role, RoundResult, role_of
from elysee.match.actions import Give, Offer
from elysee.match.exchange import possible_gifts
from elysee.match.exchanging import answers_to, must_give
from elysee.rules import Ruleset

HIDDEN: Final = "??"
"""A card that a viewer may not know."""

BEFORE_PLAY: Final = frozenset({"putsch", "give", "offer"})

Trick = tuple[tuple[int, Play], ...]


@dataclass(frozen=True, slots=True)
class SwapView:
    """The swap that is due, for one who has a part in it."""

    higher: int
    lower: int
    count: int
    """Cards each of them gives."""
    offer: Offer | None
    """What has been offered and not answered."""
    refusals: int
    giver: int
    """Who gives next, where nobody bargains (any more)."""
    must_give: tuple[Card, ...] | None
    """The cards that I have to give now; None where I may choose, or it is not my turn to give."""


class View(NamedTuple):
    """A match from one seat: plain data, without a way back to the match.

    What is not needed at every turn is worked out when it is asked for, from nothing but the fields here.
    """

    player: int | None
    """Whose view this is; None for somebody who watches."""
    ruleset: Ruleset
    phase: str
    turn: int | None
    """Who must act."""
    number: int
    """The number of the running round."""
    dealer: int
    players: tuple[int, ...]
    """The players of the running round in turn order."""
    hand: tuple[Card, ...]
    """My cards, weakest rank first."""
    plays: tuple[Play, ...]
    """The legal plays, when it is my turn to play: the cards of the rank first, then wild ones; the pass last."""
    cards_left: dict[int, int]
    active: tuple[int, ...]
    passed: tuple[int, ...]
    pile: Play
    last_player: int | None
    is_turned: bool
    must_match: bool
    must_show: Card | None
    history: tuple[Trick, ...]
    """The tricks of the round, the running one last."""
    places: tuple[int, ...]
    """The players whose place is known, first out first."""
    order: tuple[int, ...]
    """The players by the places of before this round, president first; empty where there are no roles."""
    aside: tuple[Card, ...]
    swap: SwapView | None
    putsch: int | None
    results: tuple[RoundResult, ...]
    chairs_named: tuple[str, ...]
    """The names of all who ever played, by number."""
    points: tuple[tuple[int, int], ...]
    """Each player and the points so far."""
    lines_before: tuple[str, ...]
    """The lines of the round before the first play, as this viewer may know them; all of them when it is over."""

    @classmethod
    def of(cls, match: Match, player: int | None) -> "View":
        """Make the view of *player* (None: somebody who watches)."""
        round_ = match.round
        phase = match.phase
        turn = round_.turn if round_ is not None and phase == "play" else match.next.player
        mine = player is not None and turn == player
        order = tuple(match.order) if match.order else ()
        return cls(
            player,
            match.ruleset,
            phase,
            turn,
            match.number,
            match.dealer,
            match.seats or tuple(match.chairs),
            _hand(match, player),
            tuple(round_.legal_plays) if mine and round_ is not None and phase == "play" else (),
            round_.all_left if round_ is not None else {other: len(cards) for other, cards in match.hands.items()},
            round_.active if round_ is not None else match.seats,
            round_.passed if round_ is not None else (),
            round_.pile if round_ is not None else PASS,
            round_.last_player if round_ is not None else None,
            round_.is_turned if round_ is not None else match.is_turned,
            round_ is not None and round_.must_match,
            round_.must_show if round_ is not None and mine else None,
            tuple(round_.history) if round_ is not None else ((),),
            round_.places if round_ is not None else (),
            order,
            match.aside,
            _swap(match, player) if phase in BEFORE_PLAY else None,
            match.putsch,
            tuple(match.results),
            tuple(match.names),
            tuple(match.totals.items()),
            _lines_before(match, player, round_ if phase == "play" else None),
        )

    @property
    def names(self) -> dict[int, str]:
        """The names of all who ever played."""
        return {number + 1: name for number, name in enumerate(self.chairs_named)}

    @property
    def roles(self) -> dict[int, Role]:
        """The roles before this round; empty where there are none."""
        return {player: role_of(place + 1, len(self.order)) for place, player in enumerate(self.order)}

    @property
    def totals(self) -> dict[int, int]:
        """The points of all who ever played, so far."""
        return dict(self.points)

    @property
    def legal_plays(self) -> list[Play]:
        """The legal plays, when it is my turn to play; the pass last, where it is allowed."""
        return list(self.plays)

    @property
    def actions(self) -> tuple[str, ...]:
        """The legal actions as record lines, when it is my turn (none for an offer to be made, see *swap*)."""
        if self.plays:
            return tuple([f"{self.player} {play}" for play in self.plays])
        if self.swap is None or self.player is None or self.turn != self.player:
            return ()
        if self.phase == "putsch":
            gifts = _gifts(self.swap, self.hand, self.player) if self.swap.must_give else ()
            return (f"putsch {self.player}", *gifts)
        if self.phase == "give":
            return _gifts(self.swap, self.hand, self.player)
        if self.swap.offer is None:
            return ()
        return tuple(answers_to(self.swap.offer, self.hand))

    @property
    def lines(self) -> tuple[str, ...]:
        """The lines of the running round, as this viewer may know them."""
        if self.phase != "play":
            return self.lines_before
        laid = [f"{player} {play}" for trick in self.history for player, play in trick]
        return (*self.lines_before, *laid)


def _hand(match: Match, player: int | None) -> tuple[Card, ...]:
    """Give the cards of a player, weakest rank first."""
    round_ = match.round
    if player is None:
        return ()
    if round_ is not None:
        return round_.hand(player) if player in round_.players else ()
    hand = match.hands.get(player, ())
    order = {card: place for place, card in enumerate(pack(match.ruleset.deck))}
    return tuple(sorted(hand, key=order.__getitem__))


def _swap(match: Match, player: int | None) -> SwapView | None:
    """Give the swap that is due, to the two who have a part in it."""
    if not match.swaps:
        return None
    swap = match.swaps[0]
    if player not in {swap.higher, swap.lower}:
        return None
    gives = must_give(match, swap) if player == swap.giver and not swap.agreed else None
    return SwapView(swap.higher, swap.lower, swap.count, swap.offer, swap.refusals, swap.giver, gives)


def _gifts(swap: SwapView, hand: tuple[Card, ...], player: int) -> tuple[str, ...]:
    """Write the gifts that a player may make now."""
    if swap.giver != player:
        return ()
    to = swap.higher if player == swap.lower else swap.lower
    gifts = [swap.must_give] if swap.must_give is not None else possible_gifts(hand, swap.count)
    return tuple([str(Give(player, to, cards)) for cards in gifts])


def _lines_before(match: Match, player: int | None, playing: Round | None) -> tuple[str, ...]:
    """Give the lines of the round up to the first play (or all of them), as *player* may know them."""
    lines = match.lines
    start = len(lines) if match.round_at is None else match.round_at
    end = len(lines) - (sum(map(len, playing.history)) if playing is not None else 0)
    return _masked_all(tuple(lines[start:end]), player)


@lru_cache(maxsize=64)
def _masked_all(lines: Sequence[str], player: int | None) -> tuple[str, ...]:
    """Mask some lines; those before the first play are asked for at every turn."""
    return tuple([masked(line, player) for line in lines])


def masked(line: str, player: int | None) -> str:
    """Write a line of a record as *player* may know it: other hands, and what others swap, are ``??``."""
    kind, _, rest = line.partition(" ")
    if kind not in {"deal", "give", "offer"}:
        return line
    words = rest.split(" ")
    people = 1 if kind == "deal" else 2
    if player is not None and str(player) in words[:people]:
        return line
    hidden = [word if word == "for" else HIDDEN for word in words[people:]]
    return " ".join([kind, *words[:people], *hidden])
