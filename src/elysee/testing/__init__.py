"""What tests need, ours and anyone's; Hypothesis must be installed."""

from elysee.testing.bots import check_bot
from elysee.testing.matches import matches, play_match
from elysee.testing.rounds import Dealt, rounds
from elysee.testing.ruleset import check_ruleset
from elysee.testing.rulesets import rulesets

__all__ = ["Dealt", "check_bot", "check_ruleset", "matches", "play_match", "rounds", "rulesets"]
