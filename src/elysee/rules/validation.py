"""What cannot be played: contradictions, and words unknown (rules.md, section 12)."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Final

from elysee.errors import RulesError
from elysee.rules.options import OPTIONS, shown
from elysee.rules.values import Value

if TYPE_CHECKING:
    from elysee.rules.ruleset import Ruleset

SMALLEST_REVOLUTION: Final = 4
"""The cards that turn the order round (section 6)."""

_ENDS_THE_TRICK: Final = frozenset({"closes", "cuts", "cuts_one_more"})


def nearest(word: str, known: Iterable[str]) -> str:
    """Give the known word most like *word*, however unlike."""
    from difflib import get_close_matches  # noqa: PLC0415  (only a mistake pays for it)

    return get_close_matches(shown(word), list(known), n=1, cutoff=0.0)[0]


def check_named(values: Mapping[str, Value], named: Collection[str]) -> None:
    """Refuse an option named by its user where it can mean nothing.

    A preset's own value is another matter: it is dropped without a word.

    Raises:
        RulesError: For ``joker`` without jokers, ``finish_ban_cards`` without a ban (``needs``).
    """
    if "joker" in named and not has_jokers(values["deck"]):
        raise _needs("joker", values["joker"], "deck=53", "deck=54")
    if "finish_ban_cards" in named and values["finish_ban"] == "none":
        wanted = _others("finish_ban", "none")
        raise _needs("finish_ban_cards", values["finish_ban_cards"], *wanted)


def check(ruleset: "Ruleset") -> None:
    """Refuse a ruleset that contradicts itself (section 12).

    Raises:
        RulesError: ``needs`` where another option must change, ``clashes`` where one of two must.
    """
    for error in _contradictions(ruleset):
        raise error


def has_jokers(deck: Value) -> bool:
    """Tell whether there are jokers in a deck of that many cards."""
    return deck in {53, 54}


def _contradictions(r: "Ruleset") -> Iterator[RulesError]:
    yield from _without_larger_sets(r)
    yield from _without_a_revolution(r)
    if r.top_rank_beaten_by and r.top_rank in _ENDS_THE_TRICK | {"wild"}:
        yield _clashes("top_rank_beaten_by", r.top_rank_beaten_by, f"top_rank={r.top_rank}")
    if r.first_lead == "president" and r.opening != "draw":
        yield _needs("first_lead", r.first_lead, "opening=draw")
    if r.first_lead_shows and r.first_lead not in {"QH", "3C"}:
        yield _needs("first_lead_shows", r.first_lead_shows, "first_lead=QH", "first_lead=3C")
    if r.putsch and not r.exchange:
        yield _clashes("putsch", r.putsch, "exchange=none")


def _without_larger_sets(r: "Ruleset") -> Iterator[RulesError]:
    """Find what needs followers who may lay more cards."""
    if r.follow == "same_or_more":
        return
    for name in ("top_rank", "joker"):
        if getattr(r, name) == "double":
            yield _needs(name, "double", "follow=same_or_more")
    if r.singles_stay_single:
        yield _needs("singles_stay_single", r.singles_stay_single, "follow=same_or_more")


def _without_a_revolution(r: "Ruleset") -> Iterator[RulesError]:
    """Find what needs a revolution, and the revolution that no set can make."""
    if r.revolution != "off" and r.largest_set < SMALLEST_REVOLUTION:
        yield _needs("revolution", r.revolution, f"largest_set>={SMALLEST_REVOLUTION}")
    if r.finish_ban_turned == "same":
        return
    for name, nothing in (("revolution", "off"), ("finish_ban", "none")):
        if getattr(r, name) == nothing:
            yield _needs("finish_ban_turned", r.finish_ban_turned, *_others(name, nothing))


def _others(name: str, value: str) -> list[str]:
    """Write every choice of an option but one."""
    return [f"{name}={word}" for word in OPTIONS[name].values or () if word != value]


def _needs(option: str, value: Value, *needs: str) -> RulesError:
    return RulesError("needs", option=option, value=OPTIONS[option].write(value), needs=list(needs))


def _clashes(option: str, value: Value, other: str) -> RulesError:
    return RulesError("clashes", option=option, value=OPTIONS[option].write(value), other=other)
