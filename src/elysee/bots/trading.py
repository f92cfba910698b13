"""What bots share when cards are swapped (rules.md, section 7)."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Final

from elysee.cards import Card, pack
from elysee.match.actions import Give, Offer
from elysee.record import SwapView, View

PUTSCH_OR_NOT: Final = 2


def swap_of(view: View) -> SwapView:
    """Give the swap in which it is my turn."""
    if view.swap is None:
        raise AssertionError(view.phase)
    return view.swap


def gift(view: View, cards: Sequence[Card]) -> str:
    """Write the line that gives *cards* to the other of my pair."""
    swap = swap_of(view)
    giver = swap.higher if view.player == swap.higher else swap.lower
    return str(Give(giver, swap.lower if giver == swap.higher else swap.higher, tuple(cards)))


def proposal(view: View, gives: Sequence[Card], wants: Sequence[Card]) -> str:
    """Write the line that offers *gives* for *wants*."""
    swap = swap_of(view)
    return str(Offer(swap.higher, swap.lower, tuple(gives), tuple(wants)))


def unseen(view: View) -> list[Card]:
    """List the cards that others may hold: the pack without my hand and what lies aside, weakest first.

    Repeated cards of several packs are listed as often as they may be held.
    """
    mine = Counter(view.hand) + Counter(view.aside)
    left = []
    for card in pack(view.ruleset.deck, view.ruleset.decks_for(len(view.players))):
        if mine[card]:
            mine[card] -= 1
        else:
            left.append(card)
    return left


def pick(chances: Random, count: int) -> int:
    """Draw a number from 0 to *count* - 1; `randrange` is right to the last bit, and three times slower."""
    return int(chances.random() * count)
