"""The rule card on titles: the aim, the deal, the swap, points (rules.md, 1 to 3, 7, 9, 10)."""

from collections.abc import Iterator
from typing import Final

from elysee.cards import Card
from elysee.rules.card_teller import Teller
from elysee.rules.options import OPTIONS
from elysee.rules.relevance import is_agreed

_VICES: Final = 4
"""The fewest players who have a vice-president and a vice-scum (section 1)."""

_EVERY_ROLE: Final = 5
"""The fewest players who have all five roles."""

_PUTSCH_TAX: Final = 4
"""The cards given after a failed putsch (section 7)."""


def aim(tell: Teller) -> Iterator[str]:
    """Tell the aim of the game, and who earns which title (section 1)."""
    yield tell("aim.goal")
    players = tell.players
    yield tell(f"aim.titles.{'any' if players is None else min(players, _EVERY_ROLE + 1)}")


def deal(tell: Teller) -> Iterator[str]:
    """Tell the first titles, the seats, the deal, and who leads (sections 2 and 3)."""
    rules = tell.ruleset
    yield tell(f"deal.{rules.opening}")
    yield tell(f"deal.seats.{rules.seats}")
    yield tell(f"deal.dealer.{rules.opening}")
    yield f"{tell('deal.one_by_one')} {tell(f'deal.rest.{rules.deal}')}"
    if tell.players is not None:
        yield _exact_deal(tell, tell.players)
    yield from _lead(tell)


def _exact_deal(tell: Teller, players: int) -> str:
    """Tell how many cards each of so many players gets."""
    each, rest = divmod(tell.cards_for(players), players)
    way = f"deal.exact.{tell.ruleset.deal if rest else 'even'}"
    return tell(way, players=players, each=each, count=rest)


def _lead(tell: Teller) -> Iterator[str]:
    """Tell who leads the first trick of a round."""
    rules = tell.ruleset
    first, later = rules.first_lead_card, rules.next_lead_card
    if rules.first_lead == rules.next_lead:
        yield _leader(tell, "every", rules.first_lead, first)
    else:
        yield _leader(tell, "first", rules.first_lead, first)
        yield _leader(tell, "later", rules.next_lead, later)
    if rules.first_lead_shows:
        yield tell("lead.shows", card=_card(tell, first))
    if _looks_after_swap(tell):
        yield tell("lead.after_swap")
    if any(_may_be_out(tell, card) for card in (first, later)):
        yield tell("lead.not_dealt")
    if tell.many_packs and (first or later):
        yield tell("lead.several_hold")


def _leader(tell: Teller, when: str, lead: str, card: Card | None) -> str:
    by_role = lead == "left_of_dealer" and tell.ruleset.seats == "by_role"
    way = "card" if card else "left_by_role" if by_role else lead
    return tell(f"lead.{when}.{way}", card=_card(tell, card))


def _card(tell: Teller, card: Card | None) -> str:
    return tell.part("card", rank=card.rank, suit=card.suit) if card else ""


def _looks_after_swap(tell: Teller) -> bool:
    """Tell whether a card decides who leads a round that begins with a swap."""
    rules = tell.ruleset
    first = rules.first_lead_card if rules.opening == "draw" else None
    return bool(rules.exchange and (first or rules.next_lead_card))


def _may_be_out(tell: Teller, card: Card | None) -> bool:
    """Tell whether the deal may leave every copy of *card* out of play."""
    rules = tell.ruleset
    if card is None or rules.deal == "uneven":
        return False
    weaker = 4 * rules.faces.index(card.rank) if rules.deal == "remove_lowest" else 0
    return any(tell.cards_for(players) % players >= (weaker + 1) * rules.decks_for(players) for players in tell.numbers)


def exchange(tell: Teller) -> Iterator[str]:
    """Tell who swaps how many cards of which kind, and the putsch (section 7)."""
    rules = tell.ruleset
    if not rules.exchange:
        yield tell("exchange.none")
        return
    yield tell(f"exchange.when.{rules.opening}")
    yield from _pairs(tell)
    if is_agreed(rules):
        yield tell("exchange.agreed")
    else:
        yield tell(f"exchange.gives.{_gives(tell)}")
        yield tell(f"exchange.back.{rules.president_gives}")
    if _looks_after_swap(tell):
        yield tell("exchange.equal_cards")
    if len(rules.exchange) > 1 and tell.may_be(_VICES):
        yield tell("exchange.outermost")
    if _half_may_matter(tell):
        yield tell("exchange.half")
    if rules.putsch:
        yield from _putsch(tell)


def _pairs(tell: Teller) -> Iterator[str]:
    """Tell the number of cards of each pair, the outermost first."""
    words, counts = tell.words, tell.ruleset.exchange
    outer = {"the_low": words["the_scum"], "the_high": words["the_president"]}
    yield tell("exchange.pair", count=counts[0], **outer)
    vices = {"the_low": words["the_vice_scum"], "the_high": words["the_vice_president"]}
    if len(counts) > 1 and tell.may_be(_VICES):
        yield tell(f"exchange.{'vice' if tell.players is None else 'pair'}", count=counts[1], **vices)
    for place, count in enumerate(counts[2:], start=3):
        if tell.may_be(2 * place):
            yield tell("exchange.inner", count=count, players=2 * place)
    if any(2 * min(len(counts), players // 2) < players for players in tell.numbers):
        yield tell("exchange.rest")


def _gives(tell: Teller) -> str:
    """Name what the lower gives: a pair can only go together where two cards are given."""
    rules = tell.ruleset
    pairs = range(len(rules.exchange))
    two = any(rules.exchange[at] == 2 and tell.may_be(2 * at + 2) for at in pairs)  # noqa: PLR2004
    return rules.scum_gives if two else "best"


def _half_may_matter(tell: Teller) -> bool:
    """Tell whether some pair would have to give more than half of a hand."""
    rules = tell.ruleset
    tax = _PUTSCH_TAX if rules.putsch else 0
    return any(
        max(tax, *rules.exchange[: players // 2]) > tell.cards_for(players) // players // 2 for players in tell.numbers
    )


def _putsch(tell: Teller) -> Iterator[str]:
    scored = "none" if tell.ruleset.points == "none" else "points"
    yield tell("putsch.declare")
    yield tell(f"putsch.won.{scored}")
    yield tell(f"putsch.lost.{scored}")
    yield tell("putsch.tax")
    if len(tell.ruleset.exchange) > 1 and tell.may_be(_VICES):
        yield tell("putsch.tax_others")


def points(tell: Teller) -> Iterator[str]:
    """Tell what places earn, when the match ends, and how people come and go (sections 9, 10)."""
    rules = tell.ruleset
    yield _earned(tell)
    scored = rules.points != "none"
    if scored and isinstance(rules.points, tuple) and tell.players is None:
        yield tell("points.list_needs", count=len(rules.points))
    if scored:
        yield tell("points.standings")
    endless = rules.end.kind == "points" and not scored
    yield OPTIONS["end"].value_help("open" if endless else rules.end, tell.language)
    if rules.end.kind == "rounds" and rules.putsch:
        yield tell("points.failed_round")
    yield tell("points.leave")
    yield tell(f"points.join.{'points' if scored else 'none'}")
    if rules.seats == "static":
        yield tell("points.join_seat")


def _earned(tell: Teller) -> str:
    """Tell the points of the places."""
    earned, players = tell.ruleset.points, tell.players
    if earned == "places" and players is not None:
        earned = tuple(range(players - 1, -1, -1))
    if isinstance(earned, tuple):
        return tell("points.list", list=", ".join(map(str, earned)))
    if earned == "scale":
        return tell(f"points.scale.{min(players or _EVERY_ROLE, _EVERY_ROLE)}")
    return tell(f"points.{earned}")
