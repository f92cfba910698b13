"""The examples of a rule card, made from the very rules of the table."""

from collections.abc import Iterator

from elysee.rules.card_teller import Teller
from elysee.rules.relevance import is_agreed


def examples(tell: Teller) -> Iterator[str]:
    """Tell worked examples: following, an equal rank, special cards, a revolution, a swap."""
    rules = tell.ruleset
    ranks = _ranks(tell)
    way = "same" if rules.follow == "same_size" else "more"
    yield tell(f"examples.{way}.{min(rules.largest_set, 3)}", **ranks)
    if rules.equal_rank != "refused":
        yield tell(f"examples.equal.{rules.equal_rank}", **ranks)
    yield from _top_rank(tell, ranks)
    yield from _joker(tell, ranks)
    if rules.revolution != "off":
        yield tell("examples.revolution", **ranks)
    if rules.exchange and not is_agreed(rules):
        yield from _swap(tell)


def _ranks(tell: Teller) -> dict[str, object]:
    """Choose ranks for the examples: neighbours in the middle, far from any special rank."""
    faces = tell.ruleset.faces
    return {
        "low": faces[2],
        "rank": faces[3],
        "big": faces[4],
        "high": faces[5],
        "king": "K",
        "set": min(tell.ruleset.largest_set, 3),
    }


def _top_rank(tell: Teller, ranks: dict[str, object]) -> Iterator[str]:
    rules = tell.ruleset
    sets = rules.largest_set > 1
    if rules.top_rank == "closes":
        yield tell("examples.closes", **ranks)
    elif rules.top_rank == "cuts" and sets:
        yield tell("examples.cuts", **ranks)
    elif rules.top_rank == "cuts_one_more" and sets:
        yield tell("examples.cuts_one_more", count=min(rules.largest_set, 3) - 1, **ranks)
    elif rules.top_rank == "wild" and sets:
        yield tell("examples.wild", wild=rules.top_face, **ranks)
    elif rules.top_rank == "double" and sets:
        yield tell("examples.double", double=rules.top_face, **ranks)


def _joker(tell: Teller, ranks: dict[str, object]) -> Iterator[str]:
    rules = tell.ruleset
    if not rules.has_jokers or rules.largest_set == 1:
        return
    if rules.joker == "any_set":
        yield tell("examples.any_set", **ranks)
    elif rules.joker == "wild":
        yield tell("examples.wild", wild="X", **ranks)
    elif rules.joker == "double" and rules.top_rank != "double":
        yield tell("examples.double", double="X", **ranks)


def _swap(tell: Teller) -> Iterator[str]:
    rules = tell.ruleset
    if rules.scum_gives == "best_together" and rules.exchange[0] == 2:  # noqa: PLR2004
        yield tell("examples.best_together", strong=rules.top_face, next="A")
