"""Whole matches by chance, as a driver and as a Hypothesis strategy."""

from collections.abc import Iterator
from random import Random

from hypothesis import strategies as st

from elysee.match import Match
from elysee.match.actions import Abandon, Action, Give, Join, Leave, Offer
from elysee.match.dealing import deal_actions, pack_of
from elysee.record import Record
from elysee.rules import Ruleset
from elysee.testing.rulesets import rulesets

NAMES = ("Léa", "Tom", "Sam", "Zoé", 'Jo "J" Ray', "Ñandú", "名前", "b\\s", "Max #1", "Ève", "O'Neil", "Q")


def next_lines(match: Match, chance: Random, *, real: float = 0.0) -> Iterator[str | Action]:
    """Give what comes next in a match, by chance; a deal is several lines.

    Args:
        match: A match that is not over; it must take each line before the next is asked for.
        chance: Where the chances come from.
        real: How likely a round is played with real cards.
    """
    due = match.next
    if match.phase == "deal" and chance.random() < real:
        if match.scum is not None and match.ruleset.putsch and match.number > 1 and chance.random() < 0.5:  # noqa: PLR2004
            with_putsch = match.copy()
            try:
                with_putsch.apply(f"putsch {match.scum}")
            except ValueError:  # not again after a failed one
                pass
            else:
                yield f"putsch {match.scum}"
        yield f"end {_places(match, chance)}"
    elif match.phase == "deal":
        cards = list(pack_of(match.ruleset, len(match.seats)))
        chance.shuffle(cards)
        yield from deal_actions(match, cards)
    elif match.phase == "offer" and not due.actions:
        yield _offer(match, chance)
    elif match.phase == "give" and not due.actions:
        yield _gift(match, chance)
    elif due.actions:
        yield _action(due.actions, chance)


def _places(match: Match, chance: Random) -> str:
    """Draw the places of a round with real cards; of a putsch, won or failed."""
    places = list(match.seats)
    chance.shuffle(places)
    if match.putsch is not None:
        places.remove(match.putsch)
        places.insert(0, match.putsch)
        if match.order is not None and chance.random() < 0.5:  # noqa: PLR2004
            places = list(match.order)
    return " ".join(map(str, places))


def _offer(match: Match, chance: Random) -> Offer:
    swap = match.swaps[0]
    gives, wants = (tuple(chance.sample(match.hands[player], swap.count)) for player in (swap.higher, swap.lower))
    return Offer(swap.higher, swap.lower, gives, wants)


def _gift(match: Match, chance: Random) -> Give:
    """Give any cards: where the gifts are too many, none is listed."""
    swap = match.swaps[0]
    return Give(swap.giver, swap.receiver, tuple(chance.sample(match.hands[swap.giver], swap.count)))


def _action(actions: list[str], chance: Random) -> str:
    """Choose often at random, sometimes the most cards, sometimes the last (a pass, where there is one)."""
    return chance.choice([chance.choice(actions), max(actions, key=len), actions[-1], chance.choice(actions)])


def comings(match: Match, chance: Random) -> Iterator[Action]:
    """Let somebody come or go between rounds, where the rules let them."""
    for action in (Leave(chance.choice(match.chairs)), Join(chance.choice(NAMES))):
        if chance.random() < 0.3:  # noqa: PLR2004
            try:
                match.copy().apply(action)
            except ValueError:
                continue
            if len(match.chairs) > 3 or isinstance(action, Join):  # noqa: PLR2004
                yield action


def play_match(
    ruleset: Ruleset, players: int, chance: Random, *, rounds: int = 2, real: float = 0.0, coming: bool = False
) -> Record:
    """Play a match by chance.

    Args:
        ruleset: The rules.
        players: How many begin.
        chance: Where the chances come from.
        rounds: How many rounds to play, if the match does not end before.
        real: How likely a round is played with real cards.
        coming: Whether people come and go.

    Returns:
        The record, with an `end` line after each round.
    """
    record = Record.start(ruleset, [NAMES[number] for number in range(players)])
    match = record.match
    if match is None:
        raise AssertionError(record)
    while not match.is_over and len(match.results) < rounds:
        if match.phase == "round" and coming:
            for action in comings(match, chance):
                record.append(action)
        for line in next_lines(match, chance, real=real):
            record.append(line)
        if match.end_line is not None:
            record.append(match.end_line)
    return record


@st.composite
def matches(draw: st.DrawFn, ruleset: Ruleset | None = None, rounds: int = 3) -> Record:
    """Draw the record of a match, stopped somewhere.

    Args:
        draw: Given by Hypothesis.
        ruleset: The rules; any, if not said.
        rounds: The most rounds.
    """
    players = draw(st.sampled_from([3, 4, 4, 5, 6, 7, 9, 12]))
    rules = draw(rulesets(players)) if ruleset is None else ruleset
    chance = Random(draw(st.integers(0, 2**32)))  # noqa: S311  (a shuffle, not a secret)
    real = draw(st.sampled_from([0.0, 0.0, 0.5]))
    played = play_match(
        rules, players, chance, rounds=draw(st.integers(0, rounds)), real=real, coming=draw(st.booleans())
    )
    match = played.match
    if match is not None and not match.is_over:
        for _ in range(draw(st.integers(0, 30))):
            for line in next_lines(match, chance) if not match.is_over else ():
                played.append(line)
        if draw(st.integers(0, 9)) == 0 and not match.is_over:
            played.append(Abandon())
    return played
