"""The engine's two speeds: compiled or interpreted, the very same rounds."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import elysee
from elysee.engine.playout import random_rounds
from elysee.engine.tables import Rules
from elysee.rules import Ruleset

ROUNDS = 12
TABLES = [
    ("classic", 4),
    ("scored", 3),
    ("family", 6),
    ("general", 8),
    ("tdc", 5),
    ("classic revolution=round equal_rank=skips_or_matches passing=locks", 4),
    ("classic deck=54 top_rank=wild joker=wild largest_set=6 revolution=trick", 5),
    ("classic deck=54 decks=3 joker=any_set top_rank=cuts_one_more largest_set=12", 12),
    ("classic deck=32 top_rank=closes finish_ban=last_place equal_rank=skips", 7),
    (
        "classic deck=53 decks=2 top_rank=double joker=wild follow=same_or_more top_rank_beaten_by=quad,pair_on_single",
        9,
    ),
    (
        "classic revolution=match finish_ban_turned=replaces follow=same_or_more singles_stay_single=true decks=2 largest_set=8",
        6,
    ),
]
PROGRAM = """
import json, sys
import elysee
from elysee.engine.playout import random_rounds
from elysee.engine.tables import Rules
from elysee.rules import Ruleset
assert not elysee.is_compiled()
tables, rounds = json.load(sys.stdin)
told = []
for text, players in tables:
    ruleset = Ruleset.parse(text)
    told.append(random_rounds(Rules(ruleset, ruleset.decks_for(players)), players, rounds, 7))
json.dump(told, sys.stdout)
"""


def rounds_of(text: str, players: int) -> tuple[int, list[int]]:
    ruleset = Ruleset.parse(text)
    return random_rounds(Rules(ruleset, ruleset.decks_for(players)), players, ROUNDS, 7)


@pytest.mark.parametrize(("text", "players"), TABLES)
def test_random_rounds_are_whole_rounds(text, players):
    """Everybody gets a place in each round, and the same seed gives the same rounds."""
    plies, sums = rounds_of(text, players)
    assert sum(sums) == ROUNDS * players * (players + 1) // 2
    assert plies > ROUNDS * players
    assert rounds_of(text, players) == (plies, sums)


@pytest.mark.skipif(not elysee.is_compiled(), reason="there is no compiled engine to compare")
def test_compiled_and_interpreted_play_the_same():
    """architecture: "the very same files run interpreted"."""
    source = str(Path(elysee.__file__).parent.parent)
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        input=json.dumps([TABLES, ROUNDS]),
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "ELYSEE_PURE": "1", "PYTHONPATH": source},
    )
    assert [tuple(told) for told in json.loads(done.stdout)] == [rounds_of(*table) for table in TABLES]
