"""The rule card on playing: cards, a trick, special cards, going out (rules.md, 2, 4 to 6, 8)."""

from collections.abc import Iterator
from typing import Final

from elysee.rules.card_teller import Teller
from elysee.rules.validation import SMALLEST_REVOLUTION
from elysee.words import say

_CUTS: Final = frozenset({"cuts", "cuts_one_more"})
_QUAD: Final = 4


def cards(tell: Teller) -> Iterator[str]:
    """Tell the packs, the order of the ranks, and what suits are for."""
    rules = tell.ruleset
    packs = {rules.decks_for(players) for players in tell.numbers}
    fewest = min(packs)
    yield tell(f"cards.{'one' if fewest == 1 else 'several'}.{rules.deck}", count=fewest)
    if len(packs) > 1:
        yield tell("cards.auto")
    ranks = rules.faces + "X" * rules.has_jokers
    order = " · ".join(say(f"rank.{rank}.letter", tell.language) for rank in ranks)
    yield tell("cards.order", order=order)
    if rules.has_jokers and (rules.jokers > 1 or tell.many_packs):
        yield tell("cards.jokers_equal")
    by_card = rules.first_lead_card or rules.next_lead_card
    yield tell("cards.suits_lead" if by_card else "cards.suits")


def trick(tell: Teller) -> Iterator[str]:
    """Tell how to lead, to follow, to pass, and how a trick ends (section 4)."""
    rules = tell.ruleset
    single = rules.largest_set == 1
    yield tell("trick.lead.single" if single else "trick.lead.sets", most=rules.largest_set)
    one_by_one = single and "double" not in {rules.top_rank, rules.joker}
    yield tell(f"trick.follow.{'single' if one_by_one else rules.follow}")
    yield tell(f"trick.equal.{rules.equal_rank}")
    if rules.singles_stay_single and not single:
        yield tell(f"trick.singles.{'jokers' if rules.has_jokers else 'plain'}")
    yield tell("trick.must")
    yield tell(f"trick.passing.{rules.passing}")
    yield f"{tell(f'trick.end.{rules.passing}')} {tell(f'trick.winner.{rules.winner_out}')}"
    yield tell("trick.goes_on")


def special(tell: Teller) -> Iterator[str]:
    """Tell the powers of the top rank and of jokers, and the revolution (sections 5 and 6)."""
    told = [*_top_rank(tell), *_beaten_by(tell), *_joker(tell), *_revolution(tell)]
    if not told:
        told = [tell(f"special.none.{'joker' if tell.ruleset.has_jokers else 'plain'}")]
    yield from told


def _top_rank(tell: Teller) -> Iterator[str]:
    rules = tell.ruleset
    jokers = rules.has_jokers
    if rules.top_rank != "high":
        yield tell(f"special.top.{rules.top_rank}")
    if rules.top_rank in _CUTS:
        yield tell(f"special.cuts_end.{'joker' if jokers else 'plain'}")
    if rules.top_rank == "wild":
        if jokers:
            yield tell("special.wild_joker")
        if rules.exchange:
            yield tell("special.wild_swap_joker" if jokers else "special.wild_swap")


def _beaten_by(tell: Teller) -> Iterator[str]:
    rules = tell.ruleset
    if "quad" in rules.top_rank_beaten_by and rules.largest_set >= _QUAD:
        yield tell("special.beaten.quad_joker" if rules.has_jokers else "special.beaten.quad")
    if "pair_on_single" in rules.top_rank_beaten_by and rules.largest_set > 1:
        yield tell("special.beaten.pair_on_single")


def _joker(tell: Teller) -> Iterator[str]:
    rules = tell.ruleset
    if not rules.has_jokers:
        return
    if rules.joker == "any_set" and rules.top_rank in _CUTS:
        # A joker that cuts does so on any set already, where one top card does.
        if rules.top_rank == "cuts_one_more":
            yield tell("special.joker.any_cut")
    elif rules.joker != "high" or (rules.top_rank != "high" and rules.top_rank not in _CUTS):
        yield tell(f"special.joker.{rules.joker}")


def _revolution(tell: Teller) -> Iterator[str]:
    rules = tell.ruleset
    if rules.revolution == "off":
        return
    exact = rules.largest_set == SMALLEST_REVOLUTION
    four = tell.part("revolution.four" if exact else "revolution.four_or_more")
    yield tell(f"revolution.until.{rules.revolution}", four=four)
    powers = {rules.top_rank, rules.joker if rules.has_jokers else "high"}
    if "wild" in powers:
        yield tell("revolution.wild")
    if "double" in powers:
        yield tell("revolution.double")
    if rules.has_jokers:
        yield tell("revolution.jokers")
    if rules.top_rank != "high":
        yield tell("revolution.powers")
    yield tell("revolution.back")
    if rules.revolution == "match" and rules.exchange:
        yield tell("revolution.swap")


def out(tell: Teller) -> Iterator[str]:
    """Tell how places are taken, and on what nobody should go out (section 8)."""
    rules = tell.ruleset
    yield tell("out.place")
    if rules.finish_ban == "none":
        yield tell("out.none")
    else:
        cards_of_ban = rules.finish_ban_cards if rules.has_jokers else "top"
        yield tell(f"out.{rules.finish_ban}.{cards_of_ban}")
        if rules.revolution != "off":
            yield tell(f"out.turned.{rules.finish_ban_turned}")
    if rules.finish_ban == "illegal" or rules.top_rank == "wild":
        yield tell("out.no_lead")
