"""check_bot: what every bot owes a table, tried out in whole matches."""

import random
from collections.abc import Callable, Iterable
from typing import Final

from elysee.arena import bot_turn, step
from elysee.bots import Bot
from elysee.errors import ElyseeError
from elysee.match import Match
from elysee.record import View
from elysee.rules import Ruleset

HARD_RULES: Final = (
    "classic",
    "scored",
    "family",
    "general",
    "tdc",
    "classic revolution=round finish_ban_turned=replaces putsch=true equal_rank=skips_or_matches",
    "classic deck=54 joker=any_set top_rank=cuts finish_ban=last_place finish_ban_cards=top_and_joker",
    "tdc joker=wild finish_ban=illegal revolution=trick",
    "general revolution=match president_gives=agreed putsch=true",
    "classic scum_gives=agreed first_lead=3C first_lead_shows=true",
)
"""All presets, and tables that ask a bot for everything there is."""

MOST_TURNS: Final = 20_000
"""A round of more turns than this never ends."""


def check_bot(
    make: Callable[[int], Bot],
    *,
    rules: Iterable[str] = HARD_RULES,
    players: Iterable[int] = (3, 4, 7),
    rounds: int = 4,
    seed: int = 1,
) -> None:
    """Seat a bot at every chair of many tables, and see that it behaves.

    It must have a name; answer nothing but what the rules allow, in every phase; choose the same
    again when it is made with the same seed; and draw no chances but its own.

    Args:
        make: Makes the bot from a seed, such as ``lambda seed: make_bot("simple", seed)``.
        rules: Rulesets, as text.
        players: Numbers of players.
        rounds: Rounds of each match.
        seed: What cards and bots start from.

    Raises:
        AssertionError: For the first thing it does wrong: by which rules, on which turn, and what.
    """
    name = make(seed).name
    assert isinstance(name, str), f"a bot's name is a text, not {name!r}"
    assert name.strip(), "a bot needs a name that can be read"
    for text in rules:
        for count in players:
            once = _play(make, text, count, rounds, seed)
            again = _play(make, text, count, rounds, seed)
            assert once == again, f"{name} did not play the same again from seed {seed}, by {text!r}"


def _play(make: Callable[[int], Bot], rules: str, players: int, rounds: int, seed: int) -> list[str]:
    """Play a match, watching each turn; gives its lines."""
    match = Match(Ruleset.parse(rules), [f"Player {player}" for player in range(1, players + 1)])
    bots = {player: make(seed * 100 + player) for player in range(1, players + 1)}
    chances = random.Random(seed)  # noqa: S311  (cards, not secrets)
    turns = 0
    while not match.is_over and len(match.results) < rounds:
        turns += 1
        assert turns < MOST_TURNS, f"the match never ends, by {rules!r}"
        if match.phase in {"draw", "round", "deal"}:
            step(match, bots, chances)
        else:
            _turn(match, bots[match.turn or 0], rules)
    return match.lines


def _turn(match: Match, bot: Bot, rules: str) -> None:
    """Let a bot take its turn; say so if it may not do what it does, or draws common chances."""
    before = random.getstate()
    view = View.of(match, match.turn)
    try:
        bot_turn(match, bot)
    except ElyseeError as error:
        raise AssertionError(f"{bot.name}, by {rules!r}, phase {view.phase}: {error}. It saw {view}") from error
    assert random.getstate() == before, f"{bot.name} draws from the common `random`: give it a Random of its own"
