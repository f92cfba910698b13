"""Chance: the cards of a match by its seed, so that a match that was left goes on as if it never had been."""

from random import Random

from elysee.match import Match
from elysee.match.actions import Aside, Deal, Draw, Removed
from elysee.match.dealing import deal_actions, hand_sizes, pack_of
from elysee.match.drawing import cards_left


def draw(match: Match, seed: str) -> Draw:
    """Draw a card for whoever is to draw."""
    chances = Random(f"{seed} draw {len(match.lines)}")  # noqa: S311  (a game, not a secret)
    return Draw(match.turn or 0, chances.choice(sorted(cards_left(match).elements())))


def deal(match: Match, seed: str) -> list[Deal | Aside | Removed]:
    """Deal a round, or what is missing of a deal that was broken off."""
    chances = Random(f"{seed} round {match.number}")  # noqa: S311  (a game, not a secret)
    if not match.hands and not match.aside:
        cards = list(pack_of(match.ruleset, len(match.seats)))
        chances.shuffle(cards)
        return deal_actions(match, cards)
    return _deal_rest(match, chances)


def _deal_rest(match: Match, chances: Random) -> list[Deal | Aside | Removed]:
    """Deal the hands that are missing; what is over then lies where the rules want it."""
    lines: list[Deal | Aside | Removed] = []
    left = sorted(match.deck_left().elements(), key=pack_of(match.ruleset, len(match.seats)).index)
    sizes = {player: size for player, size in hand_sizes(match).items() if player not in match.hands}
    over = len(left) - sum(sizes.values())
    if over and match.ruleset.deal == "remove_lowest":
        lines.append(Removed(tuple(left[:over])))
        left = left[over:]
    chances.shuffle(left)
    for player, size in sizes.items():
        lines.append(Deal(player, tuple(left[:size])))
        left = left[size:]
    return [*lines, Aside(tuple(left))] if left else lines
