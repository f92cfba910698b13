"""What tests need, ours and anyone's; Hypothesis must be installed."""

from elysee.testing.rulesets import rulesets

__all__ = ["rulesets"]
