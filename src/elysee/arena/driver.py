"""Bots at a table: who is asked, what they may see, what is done when they err (rules.md, sections 3 to 10)."""

from collections.abc import Mapping
from random import Random
from typing import Final

from elysee.bots import Bot
from elysee.errors import IllegalAction
from elysee.match import Match
from elysee.match.actions import Draw, Offer
from elysee.match.dealing import deal_actions, pack_of
from elysee.match.drawing import cards_left
from elysee.match.exchange import by_strength
from elysee.record import View

TRIES: Final = 12
"""So often a bot may offer in the dark; then the table proposes."""


def play_match(match: Match, bots: Mapping[int, Bot], chances: Random, rounds: int | None = None) -> Match:
    """Let bots play a match on from where it stands, until it is over.

    Args:
        match: The match, which is played on (and given back).
        bots: The bot of each player.
        chances: What cards are shuffled and drawn by.
        rounds: Stop after so many rounds of the match; None for as many as its rules want.

    Returns:
        The same match.

    Raises:
        ElyseeError: If a bot does what the rules refuse, or writes what is no line.
    """
    while not match.is_over and (rounds is None or len(match.results) < rounds):
        step(match, bots, chances)
    if match.end_due:
        match.apply(match.end_line or "")
    return match


def step(match: Match, bots: Mapping[int, Bot], chances: Random) -> None:
    """Take what is due: chance, or a bot's turn."""
    phase = match.phase
    if phase == "play":
        turn = match.turn or 0
        match.apply(bots[turn].act(View.of(match, turn)) or "")
    elif phase == "round":
        _begin_round(match, chances)
    elif phase == "draw":
        left = sorted(cards_left(match).elements())
        match.apply(Draw(match.turn or 0, left[int(chances.random() * len(left))]))
    elif phase == "deal":
        cards = list(pack_of(match.ruleset, len(match.seats)))
        chances.shuffle(cards)
        for action in deal_actions(match, cards):
            match.apply(action)
    else:
        trade(match, bots[match.turn or 0])


def _begin_round(match: Match, chances: Random) -> None:
    """Write the end of the round before, and begin the next."""
    del chances
    if match.end_due:
        match.apply(match.end_line or "")
    match.apply(match.next.actions[0])


def trade(match: Match, bot: Bot) -> None:
    """Let a bot declare a putsch or decline it, give, offer, or answer an offer."""
    player = match.turn or 0
    for _ in range(TRIES):
        line = bot.act(View.of(match, player))
        if line is None:
            match.decline_putsch()
            return
        try:
            match.apply(line)
        except IllegalAction as error:
            in_the_dark = match.phase == "offer" and error.code == "not-in-hand-of"
            if not in_the_dark or error.facts.get("player") == player:
                raise
        else:
            return
    match.apply(plain_offer(match))


def plain_offer(match: Match) -> Offer:
    """Give the offer that can always be made: what `worst` and `best` would have both give.

    It tells the higher of the pair no more than a swap without bargaining would.
    """
    swap = match.swaps[0]
    deck, turned = match.ruleset.deck, match.is_turned
    gives = by_strength(deck, match.hands[swap.higher], turned=turned, weakest=True)[: swap.count]
    wants = by_strength(deck, match.hands[swap.lower], turned=turned)[: swap.count]
    return Offer(swap.higher, swap.lower, tuple(gives), tuple(wants))
