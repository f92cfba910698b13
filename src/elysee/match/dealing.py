"""A round begins: dealer, seats, and the deal (rules.md, sections 2 and 3)."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from elysee.cards import Card, faces, pack
from elysee.engine import Event
from elysee.errors import IllegalAction
from elysee.match import exchanging
from elysee.match.actions import Aside, Deal, Removed, StartRound
from elysee.rules import Ruleset
from elysee.rules.values import FEWEST_PLAYERS

if TYPE_CHECKING:
    from elysee.match.match import Match


def pack_of(ruleset: Ruleset, players: int) -> tuple[Card, ...]:
    """Give all the cards that so many players shuffle, weakest first (section 2)."""
    return pack(ruleset.deck, ruleset.decks_for(players))


def start_round(match: "Match", action: StartRound) -> tuple[Event, ...]:
    """Take the `round` line: the number, the dealer; seats follow."""
    match.need(action, "round")
    if len(match.chairs) < FEWEST_PLAYERS:
        raise IllegalAction("too-few-players", players=len(match.chairs))
    if action.number != match.number:
        raise IllegalAction("wrong-round", number=action.number, wanted=match.number)
    if action.dealer != match.dealer_due:
        raise IllegalAction("wrong-dealer", number=match.number, dealer=action.dealer, wanted=match.dealer_due)
    by_role = match.order is not None and match.ruleset.seats == "by_role"
    match.seats = tuple(match.order if by_role and match.order else match.chairs)
    match.dealer, match.hands, match.aside, match.swaps = action.dealer, {}, (), []
    match.putsch, match.round = None, None
    match.round_at = len(match.lines)  # the line itself is written when this is done
    if match.failed_putsch != match.scum:
        match.failed_putsch = None
    match.phase = "deal"
    return ()


def hand_sizes(match: "Match") -> dict[int, int]:
    """Say how many cards each player is dealt (section 2, `deal`)."""
    players = len(match.seats)
    each, over = divmod(len(pack_of(match.ruleset, players)), players)
    more = over if match.ruleset.deal == "uneven" else 0
    return {player: each + (seat < more) for seat, player in enumerate(match.left_of_dealer())}


def cards_over(match: "Match") -> int:
    """Say how many cards are set aside or removed."""
    players = len(match.seats)
    return 0 if match.ruleset.deal == "uneven" else len(pack_of(match.ruleset, players)) % players


def deal(match: "Match", action: Deal) -> tuple[Event, ...]:
    """Take the hand of one player."""
    match.need(action, "deal")
    match.need_player(action.player)
    if action.player in match.hands:
        raise IllegalAction("dealt-already", player=action.player)
    wanted = hand_sizes(match)[action.player]
    if len(action.cards) != wanted:
        raise IllegalAction("wrong-hand", player=action.player, count=len(action.cards), wanted=wanted)
    check_there(match, action.cards)
    match.hands[action.player] = list(action.cards)
    go_on_when_dealt(match)
    return ()


def set_aside(match: "Match", action: Aside) -> tuple[Event, ...]:
    """Take the cards that are over, shown to all."""
    _take_over(match, action, "set_aside")
    return ()


def remove(match: "Match", action: Removed) -> tuple[Event, ...]:
    """Take the weak cards that left the pack before the deal: the weakest rank first, by the order of the faces."""
    match.need(action, "deal")
    wanted = removed_ranks(match)
    if match.ruleset.deal == "remove_lowest" and Counter(card.rank for card in action.cards) != wanted:
        raise IllegalAction("wrong-removed", wanted=[f"{count} × {rank}" for rank, count in wanted.items()])
    _take_over(match, action, "remove_lowest")
    return ()


def removed_ranks(match: "Match") -> Counter[str]:
    """Say how many cards of which ranks leave the pack (section 2, `remove_lowest`)."""
    over = cards_over(match)
    copies = 4 * match.ruleset.decks_for(len(match.seats))
    wanted: Counter[str] = Counter()
    for rank in faces(match.ruleset.deck):
        wanted[rank] = min(copies, over)
        over -= wanted[rank]
    return +wanted


def _take_over(match: "Match", action: Aside | Removed, how: str) -> None:
    """Take the cards that no hand gets."""
    match.need(action, "deal")
    wanted = cards_over(match) if match.ruleset.deal == how else 0
    if match.aside or len(action.cards) != wanted:
        raise IllegalAction("wrong-over", count=len(action.cards), wanted=0 if match.aside else wanted)
    check_there(match, action.cards)
    match.aside = action.cards
    go_on_when_dealt(match)


def check_there(match: "Match", cards: Sequence[Card]) -> None:
    """Refuse cards that the pack does not hold, or not so often."""
    left = match.deck_left()
    for card, count in Counter(cards).items():
        if card not in left:
            raise IllegalAction("not-in-this-deck", card=str(card), deck=match.ruleset.deck)
        if count > left[card]:
            whole = pack_of(match.ruleset, len(match.seats))
            raise IllegalAction("card-twice", card=str(card), count=whole.count(card))


def go_on_when_dealt(match: "Match") -> None:
    """Go on to the putsch, the exchange or play, once every card has its place."""
    if len(match.hands) == len(match.seats) and len(match.aside) == cards_over(match):
        exchanging.begin(match)


def next_round(match: "Match") -> tuple[int | None, Callable[[], list[str]]]:
    """Say how a round begins; nothing begins with fewer than three players."""
    if len(match.chairs) < FEWEST_PLAYERS:
        return None, list
    return None, lambda: [str(StartRound(match.number, match.dealer_due))]


def next_deal(match: "Match") -> tuple[int | None, Callable[[], list[str]]]:
    """Deals are chance: none is listed."""
    del match
    return None, list


def deal_actions(match: "Match", cards: Sequence[Card]) -> list[Deal | Aside | Removed]:
    """Turn a shuffled pack into the lines of a deal (section 2).

    Args:
        match: A match in the phase ``deal``.
        cards: The whole pack of :func:`pack_of`, shuffled by the caller: the engine draws no chances.

    Returns:
        The deals in the order of the players' numbers, hands sorted, then the cards set aside or removed.
    """
    order = {card: place for place, card in enumerate(pack_of(match.ruleset, len(match.seats)))}
    over = cards_over(match)
    cards = list(cards)
    lines: list[Deal | Aside | Removed] = []
    if over and match.ruleset.deal == "remove_lowest":
        weak = sorted(cards, key=order.__getitem__)[:over]
        for card in weak:
            cards.remove(card)
        lines.append(Removed(tuple(weak)))
    elif over:
        lines.append(Aside(tuple(sorted(cards[len(cards) - over :], key=order.__getitem__))))
        cards = cards[: len(cards) - over]
    players = match.left_of_dealer()
    hands = {player: cards[seat :: len(players)] for seat, player in enumerate(players)}
    deals = [Deal(player, tuple(sorted(hands[player], key=order.__getitem__))) for player in sorted(hands)]
    return [*deals, *lines]
