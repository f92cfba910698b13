"""What is sensible: legal plays and gifts in the order in which a careful player would think of them."""

from collections.abc import Iterable

from elysee.cards import JOKER, Card, rank_order
from elysee.engine import Play
from elysee.record import View
from elysee.rules import Ruleset

TURNS_FROM = 4
"""A set of so many cards makes a revolution (section 6)."""

BREAKING = 6
"""What it costs to break a set in a gift, counted in steps of rank."""


def wild_ranks(ruleset: Ruleset) -> set[str]:
    """Name the ranks that complete sets of others."""
    wild = {ruleset.top_face} if ruleset.top_rank == "wild" else set()
    return wild | {JOKER} if ruleset.has_jokers and ruleset.joker == "wild" else wild


def in_order(view: View) -> list[Play]:
    """List the legal plays, the sensible one first: the lowest by the order in force, the pass last.

    A leader lays all cards of a rank together before some of them; plays with wild cards come after
    those without, and sets that turn the order after those that do not.
    """
    strength = rank_order(view.ruleset.deck, turned=view.is_turned)
    wild = wild_ranks(view.ruleset)
    leads = not view.pile

    def key(play: Play) -> tuple[bool, int, bool, int, int]:
        rank = play.cards[0].rank
        completed = sum(card.rank in wild and card.rank != rank for card in play.cards)
        turns = view.ruleset.revolution != "off" and len(play) >= TURNS_FROM
        return bool(completed), strength[rank], turns, -len(play) if leads else len(play), completed

    plays = view.legal_plays
    return sorted((play for play in plays if play), key=key) + [play for play in plays if not play]


def grouped(cards: Iterable[Card]) -> list[list[Card]]:
    """Put the cards of one rank together, in the order in which ranks come."""
    groups: dict[str, list[Card]] = {}
    for card in cards:
        groups.setdefault(card.rank, []).append(card)
    return list(groups.values())


def in_force(view: View) -> list[Card]:
    """Sort my hand by the order in force, the weakest first; equal ranks in suit order."""
    strength = rank_order(view.ruleset.deck, turned=view.is_turned)
    return sorted(view.hand, key=lambda card: strength[card.rank])


def weakest_gift(view: View, count: int) -> tuple[Card, ...]:
    """Choose the cards to give away: the weakest, and none that leaves a set broken if that can be helped."""
    strength = rank_order(view.ruleset.deck, turned=view.is_turned)
    wild = wild_ranks(view.ruleset)
    # cheapest[n]: the cheapest way to give n cards of the ranks seen so far, and what it costs.
    cheapest: dict[int, tuple[int, list[Card]]] = {0: (0, [])}
    for group in grouped(in_force(view)):
        each = len(strength) if group[0].rank in wild else strength[group[0].rank]
        ways: dict[int, tuple[int, list[Card]]] = {}
        for given, (cost, cards) in cheapest.items():
            for part in range(min(len(group), count - given) + 1):
                worth = cost + each * part + BREAKING * (0 < part < len(group))
                if given + part not in ways or worth < ways[given + part][0]:
                    ways[given + part] = worth, cards + group[:part]
        cheapest = ways
    return tuple(cheapest[count][1])
