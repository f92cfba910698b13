"""The draw for the first roles (rules.md, section 3, `opening = draw`)."""

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING

from elysee.cards import Card, rank_order
from elysee.engine import Event
from elysee.errors import IllegalAction
from elysee.match import dealing
from elysee.match.actions import Draw
from elysee.rules.values import FEWEST_PLAYERS

if TYPE_CHECKING:
    from elysee.match.match import Match


class Draws:
    """Who has drawn what: groups of players, strongest first; a group of more than one draws among itself."""

    def __init__(self, match: "Match") -> None:
        """Let everybody draw."""
        self.groups: list[list[int]] = [list(match.chairs)]
        self.drawn: dict[int, Card] = {}
        """The cards of the group that is drawing."""
        self.left: Counter[Card] = Counter()
        """The cards not drawn yet."""
        self.begun = False

    def pending(self) -> list[int]:
        """List who must draw: all of a group that is not settled, but those who just did."""
        return [player for group in self.groups if len(group) > 1 for player in group if player not in self.drawn]

    def settle(self, deck: int) -> None:
        """Split each group whose players have all drawn, by what they drew."""
        strength = rank_order(deck)
        groups: list[list[int]] = []
        for group in self.groups:
            if len(group) == 1 or any(player not in self.drawn for player in group):
                groups.append(group)
                continue
            by_rank: dict[int, list[int]] = {}
            for player in group:
                by_rank.setdefault(strength[self.drawn.pop(player).rank], []).append(player)
            groups += [by_rank[rank] for rank in sorted(by_rank, reverse=True)]
        self.groups = groups

    def copy(self, match: "Match") -> "Draws":
        """Give an equal draw that shares nothing."""
        other = Draws(match)
        other.groups = [list(group) for group in self.groups]
        other.drawn, other.left, other.begun = dict(self.drawn), Counter(self.left), self.begun
        return other


def cards_left(match: "Match") -> Counter[Card]:
    """Count the cards that may be drawn; when none is left all of them are shuffled in again."""
    return match.draws.left or Counter(dealing.pack_of(match.ruleset, len(match.chairs)))


def draw(match: "Match", action: Draw) -> tuple[Event, ...]:
    """Take a card drawn by one player."""
    match.need(action, "draw")
    match.need_player(action.player)
    if len(match.chairs) < FEWEST_PLAYERS:
        raise IllegalAction("too-few-players", players=len(match.chairs))
    draws = match.draws
    pending = draws.pending()
    if action.player not in pending:
        raise IllegalAction("no-draw-due", player=action.player, players=pending)
    left = cards_left(match)
    if not left[action.card]:
        raise IllegalAction("card-gone", card=str(action.card))
    left[action.card] -= 1
    draws.left, draws.begun = +left, True
    draws.drawn[action.player] = action.card
    draws.settle(match.ruleset.deck)
    if not draws.pending():
        match.order = [player for group in draws.groups for player in group]
        match.phase = "round"
    return ()


def next_draw(match: "Match") -> tuple[int | None, Callable[[], list[str]]]:
    """Say who draws next; any card not drawn yet may come. Nobody draws with fewer than three players."""
    if len(match.chairs) < FEWEST_PLAYERS:
        return None, list
    player = match.draws.pending()[0]
    return player, lambda: [f"draw {player} {card}" for card in cards_left(match)]
