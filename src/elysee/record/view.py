"""View: what one player may know of a match (architecture: state, view and action are never mixed up)."""

from dataclasses import dataclass
from typing import Final

from elysee.cards import Card, pack
from elysee.engine import PASS, Play
from elysee.match import Match, Role, RoundResult
from elysee.match.actions import Offer
from elysee.rules import Ruleset

HIDDEN: Final = "??"
"""A card that a viewer may not know."""


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


@dataclass(frozen=True, slots=True)
class View:
    """A match from one seat: plain data, without a way back to the match."""

    player: int | None
    """Whose view this is; None for somebody who watches."""
    ruleset: Ruleset
    names: dict[int, str]
    phase: str
    turn: int | None
    """Who must act."""
    actions: tuple[str, ...]
    """The legal actions as record lines, when it is my turn (none for an offer to be made, see *swap*)."""
    number: int
    """The number of the running round."""
    dealer: int
    players: tuple[int, ...]
    """The players of the running round in turn order."""
    hand: tuple[Card, ...]
    """My cards, weakest rank first."""
    cards_left: dict[int, int]
    active: tuple[int, ...]
    passed: tuple[int, ...]
    pile: Play
    last_player: int | None
    is_turned: bool
    must_match: bool
    must_show: Card | None
    history: tuple[tuple[tuple[int, Play], ...], ...]
    """The tricks of the round, the running one last."""
    places: tuple[int, ...]
    """The players whose place is known, first out first."""
    roles: dict[int, Role]
    """The roles before this round; empty where there are none."""
    totals: dict[int, int]
    aside: tuple[Card, ...]
    swap: SwapView | None
    putsch: int | None
    lines: tuple[str, ...]
    """The lines of the running round, as this viewer may know them."""
    results: tuple[RoundResult, ...]

    @classmethod
    def of(cls, match: Match, player: int | None) -> "View":
        """Make the view of *player* (None: somebody who watches)."""
        due = match.next
        mine = player is not None and due.player == player
        round_ = match.round
        hands = (
            {other: round_.hand(other) for other in round_.players}
            if round_
            else {other: tuple(cards) for other, cards in match.hands.items()}
        )
        hand = hands.get(player, ()) if player is not None else ()
        return cls(
            player=player,
            ruleset=match.ruleset,
            names={other + 1: name for other, name in enumerate(match.names)},
            phase=match.phase,
            turn=due.player,
            actions=tuple(due.actions) if mine else (),
            number=match.number,
            dealer=match.dealer,
            players=match.seats or tuple(match.chairs),
            hand=hand if round_ else _sorted(match.ruleset, hand),
            cards_left={other: len(cards) for other, cards in hands.items()},
            active=round_.active if round_ else match.seats,
            passed=round_.passed if round_ else (),
            pile=round_.pile if round_ else PASS,
            last_player=round_.last_player if round_ else None,
            is_turned=round_.is_turned if round_ else match.is_turned,
            must_match=bool(round_ and round_.must_match),
            must_show=round_.must_show if round_ and mine else None,
            history=tuple(round_.history) if round_ else ((),),
            places=round_.places if round_ else (),
            roles=match.roles,
            totals=dict(match.totals),
            aside=match.aside,
            swap=_swap(match, player),
            putsch=match.putsch,
            lines=tuple(masked(line, player) for line in _round_lines(match)),
            results=tuple(match.results),
        )

    @property
    def legal_plays(self) -> list[Play]:
        """The legal plays, when it is my turn to play; the pass last, where it is allowed."""
        if self.phase != "play":
            return []
        return [Play.parse(line.partition(" ")[2]) for line in self.actions]


def _sorted(ruleset: Ruleset, hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """Sort a hand, weakest rank first."""
    order = {card: place for place, card in enumerate(pack(ruleset.deck))}
    return tuple(sorted(hand, key=order.__getitem__))


def _swap(match: Match, player: int | None) -> SwapView | None:
    """Give the swap that is due, to the two who have a part in it."""
    if match.phase not in {"putsch", "give", "offer"} or not match.swaps:
        return None
    swap = match.swaps[0]
    if player not in {swap.higher, swap.lower}:
        return None
    return SwapView(swap.higher, swap.lower, swap.count, swap.offer, swap.refusals)


def _round_lines(match: Match) -> list[str]:
    """Give the lines of the running round, or of the last one."""
    lines = match.lines
    start = next((at for at in range(len(lines) - 1, -1, -1) if lines[at].startswith("round ")), len(lines))
    return lines[start:]


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
