"""Which options can make a difference under a ruleset: the others need not be told, nor asked."""

from collections.abc import Callable
from typing import Final

from elysee.rules.ruleset import Ruleset


def applies(ruleset: Ruleset, option: str) -> bool:
    """Tell whether *option* can make any difference to a table that plays by *ruleset*."""
    test = _NEEDS.get(option)
    return test is None or test(ruleset)


def is_agreed(ruleset: Ruleset) -> bool:
    """Tell whether swaps are negotiated; what either side would give is then open (section 7)."""
    return "agreed" in {ruleset.scum_gives, ruleset.president_gives}


_NEEDS: Final[dict[str, Callable[[Ruleset], bool]]] = {
    "first_lead_shows": lambda r: r.first_lead_card is not None,
    "singles_stay_single": lambda r: r.follow == "same_or_more",
    "top_rank_beaten_by": lambda r: r.top_rank in {"high", "double"},
    "joker": lambda r: r.has_jokers,
    "scum_gives": lambda r: bool(r.exchange) and is_agreed(r) == (r.scum_gives == "agreed"),
    "president_gives": lambda r: bool(r.exchange) and is_agreed(r) == (r.president_gives == "agreed"),
    "putsch": lambda r: bool(r.exchange),
    "finish_ban_cards": lambda r: r.finish_ban != "none" and r.has_jokers,
    "finish_ban_turned": lambda r: r.finish_ban != "none" and r.revolution != "off",
    "end": lambda r: r.end.kind != "points" or r.points != "none",
}
