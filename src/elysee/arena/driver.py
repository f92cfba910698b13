"""Bots at a table: who is asked, what they may see, what is done when they err (rules.md, sections 3 to 10)."""

from collections.abc import Mapping
from random import Random
from typing import Final, TypeVar

from elysee.bots import Bot
from elysee.engine import Event
from elysee.errors import IllegalAction
from elysee.match import Match
from elysee.match.actions import Accept, Action, Draw, Give, Lay, Offer, Putsch, Refuse, parse_action
from elysee.match.dealing import deal_actions, pack_of
from elysee.match.drawing import cards_left
from elysee.record import Record, View

A_PLAYERS_OWN: Final = frozenset({Lay, Give, Offer, Accept, Refuse, Putsch})
"""What a bot may do. Who comes, goes or stops the match is for people to say."""

Played = TypeVar("Played", Match, Record)


def play_match(played: Played, bots: Mapping[int, Bot], chances: Random, rounds: int | None = None) -> Played:
    """Let bots play a match on from where it stands, until it is over.

    Args:
        played: The match, or its record; it is played on, and given back.
        bots: The bot of each player.
        chances: What cards are shuffled and drawn by.
        rounds: Stop when so many rounds of the match are over; None for as many as its rules want
            (for ever, with ``end=open``).

    Raises:
        IllegalAction: If a bot does what the rules refuse, or the record has no players yet.
        NotationError: If a bot writes what is no line of a record.
    """
    match = played.match if isinstance(played, Record) else played
    if match is None:
        raise IllegalAction("players-missing")
    while not match.is_over and (rounds is None or len(match.results) < rounds):
        step(match, bots, chances)
    if match.end_line is not None:
        match.apply(match.end_line)
    return played


def step(match: Match, bots: Mapping[int, Bot], chances: Random) -> None:
    """Do what is due: a bot's turn, or what no player decides.

    Raises:
        IllegalAction: If a bot does what the rules refuse.
        NotationError: If a bot writes what is no line of a record.
    """
    if match.phase in {"draw", "round", "deal"}:
        fate(match, chances)
    else:
        bot_turn(match, bots[match.turn or 0])


def fate(match: Match, chances: Random) -> None:
    """Begin a round, deal, or draw a card for the first titles."""
    if match.phase == "draw":
        left = sorted(cards_left(match).elements())
        match.apply(Draw(match.turn or 0, left[int(chances.random() * len(left))]))
    elif match.phase == "round":
        if match.end_line is not None:
            match.apply(match.end_line)
        match.apply(match.next.actions[0])
    else:
        cards = list(pack_of(match.ruleset, len(match.seats)))
        chances.shuffle(cards)
        for action in deal_actions(match, cards):
            match.apply(action)


def bot_turn(match: Match, bot: Bot) -> tuple[Event, ...]:
    """Let a bot take the turn that is due, and give what followed from it.

    Raises:
        IllegalAction: If the bot does what the rules refuse.
        NotationError: If it writes what is no line of a record.
    """
    action = bot_action(match, bot)
    if action is None:
        match.decline_putsch()
        return ()
    return match.apply(action)


def bot_action(match: Match, bot: Bot) -> Action | None:
    """Ask a bot what it does in the turn that is due; None where it declares no putsch.

    Raises:
        IllegalAction: If it is no player's to do.
        NotationError: If the bot writes what is no line of a record.
    """
    return read_answer(match, bot.act(View.of(match, match.turn)))


def read_answer(match: Match, line: str | None) -> Action | None:
    """Read what a bot said; None where it declares no putsch.

    Raises:
        IllegalAction: If it is no player's to do.
        NotationError: If it is no line of a record.
    """
    if line is None and match.phase == "putsch":
        return None
    action = parse_action(line or "")
    if type(action) not in A_PLAYERS_OWN:
        match.need(action)
    return action
