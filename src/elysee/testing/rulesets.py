"""Any valid ruleset, as a Hypothesis strategy."""

from functools import cache
from typing import Final

from hypothesis import strategies as st

from elysee.rules import OPTIONS, Ruleset, Value
from elysee.rules.values import (
    FEWEST_PLAYERS,
    MOST_PAIRS,
    MOST_PLAYERS,
    MOST_POINTS,
    MOST_SET,
    MOST_SWAPPED,
    End,
)

Values = dict[str, Value]

_POINTS: Final = st.integers(-MOST_POINTS, MOST_POINTS)
_COUNTS: Final = st.integers(1, MOST_POINTS)


@st.composite
def rulesets(draw: st.DrawFn, players: int | None = None) -> Ruleset:
    """Draw a ruleset that contradicts itself nowhere (rules.md, section 12).

    Args:
        draw: Given by Hypothesis.
        players: Draw only rulesets that so many can play by.
    """
    values = {name: draw(_values(name, players)) for name in OPTIONS}
    for repair in (_repair_sets, _repair_lead, _repair_roles, _repair_ban):
        repair(values)
    return Ruleset.parse(draw(st.sampled_from(Ruleset.preset_names()))).replace(**values)


@cache
def _values(name: str, players: int | None) -> st.SearchStrategy[Value]:
    """Draw any value of one option."""
    option = OPTIONS[name]
    if option.values is not None:
        return st.sampled_from(option.values).map(option.parse)
    return {
        "largest_set": st.sampled_from([4, *range(1, MOST_SET + 1)]),
        "top_rank_beaten_by": st.sets(st.sampled_from(["quad", "pair_on_single"])).map(tuple),
        "exchange": st.lists(st.integers(1, MOST_SWAPPED), max_size=MOST_PAIRS).map(tuple),
        "points": _points(players),
        "end": st.just(End()) | _ends("rounds") | _ends("points"),
    }[name]


def _points(players: int | None) -> st.SearchStrategy[Value]:
    """Draw a word, or a list for any number of players, or for the number given."""
    fewest, most = players or FEWEST_PLAYERS, players or MOST_PLAYERS
    words = st.sampled_from(["places", "scale", "none"])
    return words | st.lists(_POINTS, min_size=fewest, max_size=most).map(tuple)


def _ends(kind: str) -> st.SearchStrategy[Value]:
    return _COUNTS.map(lambda count: OPTIONS["end"].parse(f"{kind}:{count}"))


def _repair_sets(values: Values) -> None:
    """Let followers lay more where something needs it, and no set be too small."""
    if values["deck"] not in {53, 54}:
        del values["joker"]
    if values["singles_stay_single"] or "double" in {values["top_rank"], values.get("joker")}:
        values["follow"] = "same_or_more"
    if values["top_rank"] not in {"high", "double"}:
        values["top_rank_beaten_by"] = ()
    if int(str(values["largest_set"])) < 4:  # noqa: PLR2004  (a revolution takes four cards)
        values["revolution"] = "off"


def _repair_lead(values: Values) -> None:
    """Draw the first titles where they lead, and show no card where none leads."""
    if values["first_lead"] == "president":
        values["opening"] = "draw"
    if values["first_lead"] not in {"QH", "3C"}:
        values["first_lead_shows"] = False


def _repair_roles(values: Values) -> None:
    """Have no putsch where there is nothing to refuse."""
    if not values["exchange"]:
        values["putsch"] = False


def _repair_ban(values: Values) -> None:
    """Say no more of a ban than there is."""
    if values["finish_ban"] == "none":
        del values["finish_ban_cards"]
    if values["finish_ban"] == "none" or values["revolution"] == "off":
        values["finish_ban_turned"] = "same"
