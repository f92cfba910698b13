"""Élysée: the card game Président, its rules, its players and its records.

>>> import elysee
>>> rules = elysee.Ruleset.parse("classic revolution=round")
>>> round = elysee.Round(rules, ["3S 3H 9D", "4S 4H KD", "5C 6C 7C"])
>>> [str(play) for play in round.legal_plays]
['3S', '3S 3H', '9D']
"""

import sys

from elysee._version import __version__
from elysee.speed import SourceFinder, is_compiled, wants_pure

if wants_pure():
    sys.meta_path.insert(0, SourceFinder())

# The imports below load the engine, so they come after the choice of its speed.
from elysee.cards import Card
from elysee.engine import PASS, Event, Play, Round
from elysee.errors import ElyseeError, IllegalAction, NotationError, RecordError, RulesError, StorageError
from elysee.match import Match, Role, Standing
from elysee.record import Record, View
from elysee.rules import Ruleset

__all__ = [
    "PASS",
    "Card",
    "ElyseeError",
    "Event",
    "IllegalAction",
    "Match",
    "NotationError",
    "Play",
    "Record",
    "RecordError",
    "Role",
    "Round",
    "RulesError",
    "Ruleset",
    "Standing",
    "StorageError",
    "View",
    "__version__",
    "is_compiled",
]
