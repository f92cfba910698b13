"""What tests need, ours and anyone's; Hypothesis must be installed."""

from elysee.testing.rounds import Dealt, rounds
from elysee.testing.rulesets import rulesets

__all__ = ["Dealt", "rounds", "rulesets"]
