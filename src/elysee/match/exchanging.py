"""Between the deal and the first play: putsch and exchange, then who leads (rules.md, sections 3 and 7)."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from elysee.cards import Card, faces, pack
from elysee.engine import Event, Round
from elysee.errors import IllegalAction
from elysee.match.actions import Accept, Give, Offer, Putsch, Refuse
from elysee.match.exchange import REFUSALS, Swap, forced, possible_gifts, swaps_of

if TYPE_CHECKING:
    from elysee.match.match import Match


# ------------------------------------------------------------------------------------------------------------ putsch


def begin(match: "Match") -> None:
    """Go on from a finished deal."""
    if match.order:
        match.swaps = swaps_of(match.ruleset, match.order, match.hands, penalty=match.failed_putsch is not None)
    if why_no_putsch(match, match.scum or 0) is None:
        match.phase = "putsch"
    else:
        go_on(match)


def why_no_putsch(match: "Match", player: int) -> IllegalAction | None:
    """Say why *player* may not declare a putsch in this round; None if it may be."""
    if not match.ruleset.putsch:
        return IllegalAction("putsch-not-played")
    if match.number == 1 or match.scum is None:
        return IllegalAction("putsch-first-round")
    if player != match.scum:
        return IllegalAction("putsch-not-scum", player=player, scum=match.scum)
    if match.failed_putsch is not None:
        return IllegalAction("putsch-again", player=player)
    return None


def declare_putsch(match: "Match", action: Putsch) -> tuple[Event, ...]:
    """Take the scum's putsch: nobody swaps (section 7)."""
    with_real_cards = match.phase == "deal" and not match.hands and not match.aside and match.putsch is None
    if not with_real_cards:
        refused = why_no_putsch(match, action.player)
        if refused is not None and match.phase in {"give", "offer", "play"}:
            raise refused
        match.need(action, "putsch")
    match.need_player(action.player)
    refused = why_no_putsch(match, action.player)
    if refused is not None:
        raise refused
    match.putsch = action.player
    if not with_real_cards:
        match.swaps = []
        go_on(match)
    return ()


def next_putsch(match: "Match") -> tuple[int | None, Callable[[], list[str]]]:
    """The scum may declare a putsch, or play goes on without."""
    scum = match.scum or 0

    def actions() -> list[str]:
        without = match.copy()
        without.decline_putsch()
        return [f"putsch {scum}", *without.next.actions]

    return scum, actions


def go_on(match: "Match") -> None:
    """Go on to the next swap, or to play."""
    if match.swaps:
        match.phase = "offer" if match.swaps[0].agreed else "give"
    else:
        start_play(match)


def _decline(match: "Match") -> None:
    """Any other action than a putsch declines it."""
    if match.phase == "putsch":
        go_on(match)


# ---------------------------------------------------------------------------------------------------------- exchange


def _swap_for(match: "Match", action: Give | Offer | Refuse | Accept, phase: str) -> Swap:
    """Give the swap that is due, if the phase is right (a putsch not declared is declined)."""
    due = match.phase
    if due == "putsch" and match.swaps:
        due = "offer" if match.swaps[0].agreed else "give"
    match.need(action, phase, at=due)
    return match.swaps[0]


def must_give(match: "Match", swap: Swap) -> tuple[Card, ...] | None:
    """Give the cards that the next giver has to give, None where there is a choice."""
    hand = match.hands[swap.giver]
    return forced(match.ruleset.deck, hand, swap.count, swap.choice, turned=match.is_turned)


def give(match: "Match", action: Give) -> tuple[Event, ...]:
    """Take one half of a swap."""
    swap = _swap_for(match, action, "give")
    if (action.player, action.to) != (swap.giver, swap.receiver):
        raise IllegalAction("wrong-pair", player=action.player, to=action.to, giver=swap.giver, receiver=swap.receiver)
    _check_cards(match, action.player, action.cards, swap.count)
    wanted = must_give(match, swap)
    if wanted is not None and Counter(wanted) != Counter(action.cards):
        code = "must-give-worst" if swap.choice == "worst" else "must-give-best"
        raise IllegalAction(code, player=action.player, cards=[card.code for card in wanted])
    _decline(match)
    _move(match, action.player, action.to, action.cards)
    swap.given.append(action.player)
    if len(swap.given) == 2:  # noqa: PLR2004  (a pair)
        match.swaps.pop(0)
    go_on(match)
    return ()


def _check_cards(match: "Match", player: int, cards: Sequence[Card], count: int) -> None:
    """Refuse a wrong number of cards, or cards that the hand does not hold."""
    _check_count(player, cards, count)
    missing = Counter(cards) - Counter(match.hands[player])
    if missing:
        raise IllegalAction("not-in-hand-of", player=player, cards=[card.code for card in missing])


def _check_count(player: int, cards: Sequence[Card], count: int) -> None:
    """Refuse a wrong number of cards."""
    if len(cards) != count:
        raise IllegalAction("wrong-count", player=player, count=len(cards), wanted=count)


def _move(match: "Match", giver: int, receiver: int, cards: Sequence[Card]) -> None:
    """Move cards from one hand to another."""
    for card in cards:
        match.hands[giver].remove(card)
    match.hands[receiver] += cards


def next_give(match: "Match") -> tuple[int | None, Callable[[], list[str]]]:
    """Say who gives, and what may be given."""
    swap = match.swaps[0]

    def actions() -> list[str]:
        wanted = must_give(match, swap)
        gifts = [wanted] if wanted is not None else possible_gifts(match.hands[swap.giver], swap.count)
        return [str(Give(swap.giver, swap.receiver, cards)) for cards in gifts]

    return swap.giver, actions


def offer(match: "Match", action: Offer) -> tuple[Event, ...]:
    """Take what the higher of a pair proposes that both give."""
    swap = _swap_for(match, action, "offer")
    if swap.offer is not None:
        raise IllegalAction("offer-not-answered", player=swap.lower)
    if (action.player, action.to) != (swap.higher, swap.lower):
        raise IllegalAction("wrong-pair", player=action.player, to=action.to, giver=swap.higher, receiver=swap.lower)
    _check_cards(match, action.player, action.gives, swap.count)
    # Whether the other holds what is asked for is not told here: only the other's answer may tell.
    _check_count(action.to, action.wants, swap.count)
    for card in Counter(action.wants) - Counter(pack(match.ruleset.deck, match.ruleset.decks_for(len(match.seats)))):
        raise IllegalAction("not-in-this-deck", card=str(card), deck=match.ruleset.deck)
    _decline(match)
    swap.offer = action
    return ()


def _answer(match: "Match", action: Refuse | Accept) -> tuple[Swap, Offer]:
    """Give the offer that is answered."""
    swap = _swap_for(match, action, "offer")
    if swap.offer is None:
        raise IllegalAction("no-offer", player=swap.higher)
    if action.player != swap.lower:
        raise IllegalAction("not-your-turn", player=action.player, turn=swap.lower)
    return swap, swap.offer


def refuse(match: "Match", action: Refuse) -> tuple[Event, ...]:
    """Take a refusal; after three of them `best` and `choice` apply."""
    swap, _ = _answer(match, action)
    swap.offer = None
    swap.refusals += 1
    swap.agreed = swap.refusals < REFUSALS
    go_on(match)
    return ()


def accept(match: "Match", action: Accept) -> tuple[Event, ...]:
    """Take a yes: both give what was proposed."""
    swap, agreed = _answer(match, action)
    _check_cards(match, swap.lower, agreed.wants, swap.count)
    _move(match, swap.higher, swap.lower, agreed.gives)
    _move(match, swap.lower, swap.higher, agreed.wants)
    match.swaps.pop(0)
    go_on(match)
    return ()


def answers_to(offer: Offer, hand: Sequence[Card]) -> list[str]:
    """List the answers to an offer: there is no yes to cards that *hand* lacks."""
    holds = Counter(offer.wants) <= Counter(hand)
    return [str(Accept(offer.to)), str(Refuse(offer.to))] if holds else [str(Refuse(offer.to))]


def next_offer(match: "Match") -> tuple[int | None, Callable[[], list[str]]]:
    """Say who offers or answers; offers are too many to list."""
    swap = match.swaps[0]
    if swap.offer is None:
        return swap.higher, list
    made = swap.offer
    return swap.lower, lambda: answers_to(made, match.hands[made.to])


# -------------------------------------------------------------------------------------------------------------- lead


def start_play(match: "Match") -> None:
    """Begin to play: find the leader, and the card to be shown."""
    leader, show = leader_of(match)
    shows = match.number == 1 and match.ruleset.first_lead_shows
    match.round = Round(
        match.ruleset,
        {player: match.hands[player] for player in match.seats},
        leader=leader,
        scum=match.scum,
        putsch=match.putsch,
        turned=match.is_turned,
        show=show if shows else None,
        decks=match.ruleset.decks_for(len(match.seats)),
    )
    match.phase = "play"
    if match.round.is_over:  # nobody can play a single card
        from elysee.match import playing  # noqa: PLC0415  (play begins here and ends there)

        playing.finish(match)


def leader_of(match: "Match") -> tuple[int, Card | None]:
    """Say who leads, and by which card (section 3)."""
    rule = match.ruleset.first_lead if match.number == 1 else match.ruleset.next_lead
    turn_order = match.left_of_dealer()
    if rule == "president" and match.order:
        return match.order[0], None
    if rule == "scum" and match.order:
        return match.order[-1], None
    if rule in {"QH", "3C"}:
        for card in cards_that_lead(match.ruleset.deck, rule):
            for player in turn_order:
                if card in match.hands[player]:
                    return player, card
    return turn_order[0], None


def cards_that_lead(deck: int, rule: str) -> list[Card]:
    """List the card that leads, then the next stronger ones of its suit, should it not be dealt."""
    ranks, rank, suit = faces(deck), rule[0], rule[1]
    return [Card(higher + suit) for higher in ranks[ranks.find(rank) if rank in ranks else 0 :]]
