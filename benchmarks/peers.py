"""Random play through Python, beside other libraries' card games: what a bot's author pays for a ply.

    pip install open_spiel rlcard
    python benchmarks/peers.py [--seconds S] [--repeats N]

Each library plays whole games; at every turn a program in Python lists what is legal, chooses by chance,
and plays it, by the shortest way the library has for that. Dealing, or a new game, is counted for all of
them. The games are not the same (OpenSpiel and RLCard have no Président): what is compared is the cost
of a turn in a card game with hidden hands. Libraries that are not installed are left out.
"""

import argparse
import random
import time
from collections.abc import Callable
from importlib.metadata import version
from importlib.util import find_spec
from statistics import median

import elysee
from elysee.cards import pack
from elysee.engine import Round
from elysee.engine.kernel import apply, start
from elysee.engine.legal import legal_plays
from elysee.engine.tables import Rules
from elysee.rules import Ruleset

Game = Callable[[], int]
"""Plays one game; gives the number of turns."""

CHANCES = random.Random(1)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure random play beside other libraries.")
    parser.add_argument("--seconds", type=float, default=0.5, help="seconds of one measurement")
    parser.add_argument("--repeats", type=int, default=7, help="measurements of each game")
    options = parser.parse_args()
    games = {**our_games(), **openspiel_games(), **rlcard_games()}
    figures: dict[str, list[float]] = {name: [] for name in games}
    for _ in range(options.repeats):
        for name, game in games.items():
            figures[name].append(speed(game, options.seconds))
    print(f"elysee {elysee.__version__}, {'compiled' if elysee.is_compiled() else 'interpreted'}")
    for name, values in figures.items():
        print(f"{median(values):12,.0f} plies/s  ({min(values):,.0f} to {max(values):,.0f})  {name}")


def speed(game: Game, seconds: float) -> float:
    """Give the turns of a second."""
    turns = 0
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        turns += game()
    return turns / (time.perf_counter() - begin)


def our_games() -> dict[str, Game]:
    """Give Président, by `Round` and by the kernel's integers."""
    ruleset = Ruleset.parse("classic")
    cards = list(pack(52))
    rules = Rules(ruleset, 1)
    ranks = [rank for rank in range(13) for _ in range(4)]

    def by_round() -> int:
        CHANCES.shuffle(cards)
        one = Round(ruleset, [cards[seat::4] for seat in range(4)])
        turns = 0
        while not one.is_over:
            one.play(CHANCES.choice(one.legal_plays))
            turns += 1
        return turns

    def by_kernel() -> int:
        CHANCES.shuffle(ranks)
        state = start(rules, [ranks[seat::4] for seat in range(4)])
        turns = 0
        while not state.over:
            apply(state, CHANCES.choice(legal_plays(state)))
            turns += 1
        return turns

    return {"elysee, Round": by_round, "elysee, kernel's integers from Python": by_kernel}


def openspiel_games() -> dict[str, Game]:
    """Give some card games of OpenSpiel, in C++, played from Python."""
    if find_spec("pyspiel") is None:
        return {}
    import pyspiel

    def player(name: str) -> Game:
        game = pyspiel.load_game(name)

        def play() -> int:
            state = game.new_initial_state()
            turns = 0
            while not state.is_terminal():
                if not state.is_chance_node():
                    turns += 1
                state.apply_action(CHANCES.choice(state.legal_actions()))
            return turns

        return play

    release = version("open_spiel")
    names = ("dou_dizhu", "hearts", "spades", "crazy_eights", "tien_len")
    known = pyspiel.registered_names()
    return {f"open_spiel {release}, {name}": player(name) for name in names if name in known}


def rlcard_games() -> dict[str, Game]:
    """Give some card games of RLCard, in Python."""
    if find_spec("rlcard") is None:
        return {}
    import rlcard

    def player(name: str) -> Game:
        env = rlcard.make(name, config={"seed": 1})

        def play() -> int:
            state, _ = env.reset()
            turns = 0
            while not env.is_over():
                state, _ = env.step(CHANCES.choice(list(state["legal_actions"])))
                turns += 1
            return turns

        return play

    release = version("rlcard")
    return {f"rlcard {release}, {name}": player(name) for name in ("doudizhu", "uno", "gin-rummy")}


if __name__ == "__main__":
    main()
