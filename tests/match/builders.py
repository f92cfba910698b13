"""Small matches for the tests of the rules: roles without playing, deals with chosen hands, refusals by their code."""

from collections import Counter

from elysee.cards import Card, faces, pack, parse_cards
from elysee.errors import ElyseeError
from elysee.match import Match
from elysee.rules import Ruleset

NAMES = ["Ana", "Ben", "Cléo", "Dia", "Eve", "Fay", "Gus", "Hal", "Ivo", "Jan", "Kim", "Lou", "Max"]


def new(options: str = "", players: int = 4) -> Match:
    """Begin a match by `classic` with *options*."""
    return Match(Ruleset.parse(f"classic {options}"), NAMES[:players])


def act(match: Match, *lines: str) -> Match:
    """Take lines one after the other."""
    for line in lines:
        match.apply(line)
    return match


def say(match: Match, line: str) -> str:
    """Tell what the rules say of a line: ``ok``, or the code of the refusal; the match stays as it is."""
    before = match.copy()
    try:
        match.copy().apply(line)
    except ElyseeError as error:
        return error.code
    finally:
        assert match == before
    return "ok"


def with_roles(options: str, order: str) -> Match:
    """Begin a match, and play round 1 with real cards so that *order* (``"2 1 3 4"``) are the places."""
    match = new(options, len(order.split()))
    return real_round(match, order)


def real_round(match: Match, order: str, putsch: int | None = None) -> Match:
    """Play a round with real cards."""
    begin(match)
    if putsch is not None:
        act(match, f"putsch {putsch}")
    return act(match, f"end {order}")


def begin(match: Match) -> Match:
    """Take the `round` line."""
    return act(match, *match.next.actions)


def deal(match: Match, hands: dict[int, str] | None = None, *, aside: str = "") -> Match:
    """Deal: the cards named, and to everybody else, and beside, what is left, weakest first."""
    if match.phase == "round":
        begin(match)
    players = len(match.seats)
    cards = pack(match.ruleset.deck, match.ruleset.decks_for(players))
    named = {player: list(parse_cards(hand)) for player, hand in (hands or {}).items()}
    over = list(parse_cards(aside))
    left = Counter(cards)
    for part in [*named.values(), over]:
        left.subtract(part)
    assert min(left.values()) >= 0, "a card is named too often"
    rest = sorted(left.elements(), key=lambda card: _order(match, card))
    each, more = divmod(len(cards), players)
    if match.ruleset.deal == "remove_lowest" and more:
        over = sorted(cards, key=lambda card: _order(match, card))[:more]
        rest = sorted((Counter(rest) - Counter(over)).elements(), key=lambda card: _order(match, card))
        act(match, "removed " + codes(over))
    uneven = match.ruleset.deal == "uneven"
    sizes = {player: each + (uneven and seat < more) for seat, player in enumerate(match.left_of_dealer())}
    full = {player: named.get(player, []) for player in sorted(match.seats)}
    for player in sorted(full):
        while len(full[player]) < sizes[player]:
            full[player].append(rest.pop(0))
    for player, hand in full.items():
        act(match, f"deal {player} {codes(hand)}")
    if match.ruleset.deal == "set_aside" and more:
        act(match, "aside " + codes([*over, *rest][:more]))
    return match


def _order(match: Match, card: Card) -> tuple[int, str]:
    ranks = faces(match.ruleset.deck) + "X"
    return ranks.index(card.rank), card.suit


def codes(cards: object) -> str:
    """Write cards."""
    return " ".join(str(card) for card in cards)  # type: ignore[attr-defined]


def hand(match: Match, player: int) -> str:
    """Write the hand of a player, sorted by the order of the faces."""
    held = match.round.hand(player) if match.phase == "play" and match.round else match.hands[player]
    return codes(sorted(held, key=lambda card: (_order(match, card)[0], "SHDC12".index(card.suit))))


def order(match: Match) -> list[int]:
    """Give the players by place."""
    return list(match.order or [])
