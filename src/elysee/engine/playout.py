"""Whole random rounds inside compiled code: the yardstick of the engine's speed, and the ground of searches."""

import cython

if not cython.compiled:  # the .pxd says the same to Cython
    from elysee.engine.kernel import begin, play_out
    from elysee.engine.state import State, add_card, clear
    from elysee.engine.tables import Rules

FULL = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)
LANES = cython.declare(cython.ulonglong, 0x0001000100010001)


@cython.cclass
class Dealer:
    """A pack of ranks and the chances to shuffle it by: Marsaglia's xorshift, 64 bits (J. Stat. Softw. 8/14, 2003)."""

    def __init__(self, rules: Rules, seed: int) -> None:
        """Take the cards that *rules* play with; the same *seed* gives the same chances."""
        ranks = [rank for rank in range(rules.ranks) for _ in range(4 * rules.decks)] + [rules.joker] * rules.jokers
        place: cython.int
        if not cython.compiled:
            self.deck = [0] * 162
        self.cards = len(ranks)
        for place in range(self.cards):
            self.deck[place] = ranks[place]
        self.chance = (0x4F1BBCDCBFA53E0B ^ (seed * 0x9E3779B97F4A7C15)) & 0xFFFFFFFFFFFFFFFF or 1


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def draw(dealer: Dealer) -> cython.uint:
    """Give 32 random bits."""
    chance: cython.ulonglong = dealer.chance
    chance ^= (chance << 13) & FULL
    chance ^= chance >> 7
    chance ^= (chance << 17) & FULL
    dealer.chance = chance
    return chance >> 32


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def deal(dealer: Dealer, state: State) -> cython.void:
    """Shuffle, and give every seat the same number of cards; what is over stays aside."""
    place: cython.int
    other: cython.int
    seat: cython.int
    wide: cython.ulonglong
    rank: cython.int
    held: cython.ulonglong
    one_pack: cython.bint = state.rules.words == 1
    each: cython.int = dealer.cards // state.players
    seat = 0
    clear(state, state.players)
    for place in range(each * state.players):
        wide = draw(dealer)
        other = place + cython.cast(cython.int, (wide * (dealer.cards - place)) >> 32)
        rank = dealer.deck[other]
        dealer.deck[other] = dealer.deck[place]
        dealer.deck[place] = rank
        if one_pack:  # no rank has more than four cards: one word holds them
            held = state.hands[3 * seat] >> rank & LANES
            state.hands[3 * seat] |= ((held << 16) | 1) << rank
        else:
            add_card(state, seat, rank)
        seat = seat + 1 if seat + 1 < state.players else 0


def random_rounds(rules: Rules, players: int, rounds: int, seed: int) -> tuple[int, list[int]]:
    """Deal and play rounds at random, every legal play equally likely.

    Args:
        rules: The compiled ruleset.
        players: How many play.
        rounds: How many rounds to play.
        seed: Where the chances start from; the same seed gives the same rounds.

    Returns:
        The plies played (passes included), and for each seat the sum of its places.
    """
    state: State = State(rules, [[rank] for rank in range(players)])
    dealer: Dealer = Dealer(rules, seed)
    plies: cython.longlong = 0
    seat: cython.int
    sums: list = [0] * players
    for _ in range(rounds):
        deal(dealer, state)
        begin(state, 0, -1, -1, 0, -1)
        plies += play_out(state, dealer.chance ^ 0x2545F4914F6CDD1D or 1)  # another orbit than the deals
        for seat in range(state.players):
            sums[seat] += state.places[seat]
    return plies, sums
