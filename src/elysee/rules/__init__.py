"""The rules that may be chosen: options, presets, and the ruleset of a table (rules.md)."""

from elysee.rules.options import GROUPS, OPTIONS, Group, Option
from elysee.rules.ruleset import Ruleset
from elysee.rules.values import End, Value

__all__ = ["GROUPS", "OPTIONS", "End", "Group", "Option", "Ruleset", "Value"]
