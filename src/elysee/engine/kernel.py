"""What a play does (rules.md, sections 4 to 8): the third verb, on plain integers.

Ordinary Python with C types beside it (``kernel.pxd``): compiled where there is a C compiler, else run as it is.
Nothing here draws a random number by itself, knows a suit, a name or a word.
"""

from collections.abc import Iterable, Sequence

import cython

if not cython.compiled:  # the .pxd says the same to Cython
    from elysee.engine.legal import banned_finishes, count_sets, has_set, legal_word, wild_groups, wilds_of
    from elysee.engine.state import State, count_rank, hand_size
    from elysee.engine.tables import (
        ENDS,
        IS_ONE,
        MATCH,
        MODES,
        SINGLE,
        TURNED,
        TURNS,
        Rules,
        answers,
        kind_of,
        lowest,
        play_size,
        popcount,
    )

FULL = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)
LANES = cython.declare(cython.ulonglong, 0x0001000100010001)


def start(
    rules: Rules,
    hands: Sequence[Iterable[int]],
    leader: int = 0,
    *,
    scum: int = -1,
    putsch: int = -1,
    turned: bool = False,
    show: int = -1,
) -> State:
    """Start a round.

    Args:
        rules: The compiled ruleset.
        hands: The ranks of each seat's cards, in any order.
        leader: The seat that leads.
        scum: The seat that is scum by the last round, or -1.
        putsch: The seat that declared a putsch, or -1.
        turned: Whether a revolution of an earlier round is in force.
        show: The rank that the first play must contain, or -1.
    """
    state: State = State(rules, hands)
    begin(state, leader, scum, putsch, turned, show)
    return state


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def begin(
    state: State, leader: cython.int, scum: cython.int, putsch: cython.int, turned: cython.int, show: cython.int
) -> cython.void:
    """Begin play with the hands as they are."""
    state.active = (1 << state.players) - 1
    state.front, state.back = 1, state.players
    state.scum, state.putsch, state.show = scum, putsch, show
    state.mode, state.kind = turned, 0
    state.lost = -1
    state.over = False
    lead(state, leader)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def left_of(among: cython.uint, seat: cython.int) -> cython.int:
    """Give the first seat of a set (not empty) to the left of *seat*; *seat* itself comes last."""
    after: cython.uint = (among >> (seat + 1)) << (seat + 1)
    return lowest(after or among)


def apply(state: State, play: int) -> None:
    """Make a legal play (see :func:`why_not`): the hand, the pile, places, turn and order follow."""
    make(state, play)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def make(state: State, play: cython.int) -> cython.void:
    """Make a play that is legal."""
    seat: cython.int = state.turn
    state.lost = -1
    if play == 0:
        state.waiting &= ~(1 << seat)
        if state.mode & MATCH:  # declining to match never locks
            state.mode &= ~MATCH
            find_answers(state)
        else:
            state.locked |= (1 << seat) & state.lock_mask
    else:
        lay(state, seat, play)
        if state.over:
            return
    if state.waiting:
        state.turn = left_of(state.waiting, seat)
        if state.mode & MATCH:
            match_or_lose(state)
    else:
        sweep(state)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def match_or_lose(state: State) -> cython.void:
    """Make the player whose turn it is lose it, who must match and has nothing to match with (section 5)."""
    if has_set(state, state.turn):
        return
    state.mode &= ~MATCH
    find_answers(state)
    state.lost = state.turn
    state.waiting &= ~(1 << state.turn)
    if state.waiting:
        state.turn = left_of(state.waiting, state.turn)
    else:
        sweep(state)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def lay(state: State, seat: cython.int, play: cython.int) -> cython.void:
    """Lay a set: it turns the order, makes somebody lose a turn, ends the trick, empties the hand."""
    kind: cython.int = kind_of(state.rules, play) if play & 255 else (play >> 8) - 16
    effects: cython.int = state.effects[kind]
    take_cards(state, seat, play)
    state.waiting = state.active & ~state.locked & ~(1 << seat)
    skips: cython.bint = False
    if state.pile:
        state.mode &= ~MATCH
        if state.may_skip:
            skips = play >> 8 & 15 == state.pile >> 8 & 15 and play_size(state.rules, play) == play_size(
                state.rules, state.pile
            )
    elif effects & IS_ONE and state.rules.singles_single:
        state.mode |= SINGLE
    state.show = -1
    turned: cython.int = state.mode & TURNED
    state.pile, state.kind, state.last = play, kind, seat
    if effects & TURNS:
        state.mode ^= TURNED
    if not (state.hands[3 * seat] | state.hands[3 * seat + 1] | state.hands[3 * seat + 2]):
        go_out(state, seat, play, turned)
        if state.over:
            return
    if effects & ENDS:
        state.waiting = 0
    elif skips and state.waiting:
        if state.rules.equal_rank == 3:
            state.mode |= MATCH
        else:
            state.lost = left_of(state.waiting, seat)
            state.waiting &= ~(1 << state.lost)
    find_answers(state)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def find_answers(state: State) -> cython.void:
    """Keep what may be laid on the pile, where one word says it: each turn then takes one AND."""
    if state.plain:
        at: cython.int = (state.kind * MODES + state.mode) * state.entry
        # Compiled, all entries are filled.
        state.answers = state.follow[at] if cython.compiled else answers(state.rules, at)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def take_cards(state: State, seat: cython.int, play: cython.int) -> cython.void:
    """Take the cards of a play from a hand."""
    rank: cython.int = play >> 8 & 15
    if state.plain or (state.rules.words == 1 and not play & 255):
        hand: cython.ulonglong = state.hands[3 * seat] >> rank & LANES
        # In two steps: a shift by 64 means nothing in C.
        left: cython.ulonglong = hand >> ((play >> 8 & 240) - 16) >> 16
        state.hands[3 * seat] ^= (hand ^ left) << rank
        return
    take_rank(state, seat, rank, play >> 12)
    take_rank(state, seat, state.rules.top, play >> 4 & 15)
    take_rank(state, seat, state.rules.joker, play & 15)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def take_rank(state: State, seat: cython.int, rank: cython.int, count: cython.int) -> cython.void:
    """Take cards of one rank from a hand: its highest lanes are emptied."""
    held: cython.int = count_rank(state, seat, rank)
    lane: cython.int
    one: cython.ulonglong = 1
    for lane in range(held - count, held):
        state.hands[3 * seat + (lane >> 2)] &= ~(one << ((lane & 3) * 16 + rank))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def go_out(state: State, seat: cython.int, play: cython.int, turned: cython.int) -> cython.void:
    """Give a place to a player without cards (sections 4 and 8)."""
    banned: cython.ulonglong = state.rules.banned[turned]
    offends: cython.bint = state.rules.ban == 2 and (
        banned >> (play >> 8 & 15) & 1
        or (play >> 4 & 15 and banned >> state.rules.top & 1)
        or (play & 15 and banned >> state.rules.joker & 1)
    )
    state.active &= ~(1 << seat)
    if offends:
        state.places[seat] = state.back
        state.back -= 1
    else:
        take_place(state, seat)
    if not state.over and not state.active & (state.active - 1):  # one player is left
        take_place(state, lowest(state.active))
        state.active = 0
        state.over = True


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def take_place(state: State, seat: cython.int) -> cython.void:
    """Give the best free place; another first out ends a putsch, and the round with it (section 7)."""
    state.places[seat] = state.front
    if state.front == 1 and state.putsch >= 0 and seat != state.putsch:
        state.over = True
    state.front += 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def sweep(state: State) -> cython.void:
    """Sweep the pile: who made the last play leads, or the next one if that player is out (section 4)."""
    leader: cython.int = state.last
    if not state.active >> leader & 1:
        if state.rules.winner_out_scum and state.scum >= 0 and state.active >> state.scum & 1:
            leader = state.scum
        else:
            leader = left_of(state.active, leader)
    lead(state, leader)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def lead(state: State, leader: cython.int) -> cython.void:
    """Begin a trick: the leader, or the next active player who has a legal lead (section 8)."""
    state.pile = 0
    state.locked = 0
    state.waiting = 0
    state.last, state.moved = -1, -1
    state.mode &= state.kept
    state.turn = leader
    state.answers = state.leads
    if state.lead_may_fail or state.show >= 0:
        find_lead(state)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def find_lead(state: State) -> cython.void:
    """Move the lead on to a player who can lead; if there is none, the round is over."""
    leader: cython.int = state.turn
    if can_lead(state, leader):
        return
    state.show = -1  # a card that cannot be played need not be shown
    while not can_lead(state, state.turn):
        state.moved = leader
        state.turn = left_of(state.active, state.turn)
        if state.turn == leader:
            stop_stuck(state)
            return


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def can_lead(state: State, seat: cython.int) -> cython.bint:
    """Tell whether a player has a set to lead, when nothing lies there."""
    if state.plain and state.show < 0:
        return state.hands[3 * seat] & state.leads & fit_to_end(state, seat) != 0
    return has_set(state, seat)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def fit_to_end(state: State, seat: cython.int) -> cython.ulonglong:
    """Give all sets but banned last plays, where one word is a hand and no card is wild."""
    if not state.bans or popcount(state.hands[3 * seat]) > 4:  # more than a last play
        return FULL
    return FULL ^ banned_finishes(state, seat, 0, 0, 0)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def stop_stuck(state: State) -> cython.void:
    """End a round in which nobody can lead: fewest cards first, ties by turn order (section 8)."""
    best: cython.int
    seat: cython.int
    step: cython.int
    while state.active and not state.over:
        best = -1
        for step in range(state.players):
            seat = (state.turn + step) % state.players
            if state.active >> seat & 1 and (best < 0 or hand_size(state, seat) < hand_size(state, best)):
                best = seat
        state.active &= ~(1 << best)
        take_place(state, best)
    state.over = True


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def nth_set(state: State, seat: cython.int, at: cython.int, number: cython.int) -> cython.int:
    """Give the set of that number (from 0) among those that *seat* may lay, as a play."""
    word: cython.int
    group: cython.int
    for group in range(wild_groups(state, seat)):
        wilds: cython.int = wilds_of(state, seat, group)
        for word in range(state.rules.words):
            legal: cython.ulonglong = legal_word(state, seat, at, word, wilds)
            count: cython.int = popcount(legal)
            if number < count:
                return (nth_bit(legal, number) + 64 * word + 16) << 8 | wilds
            number -= count
    return 0


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def nth_bit(bits: cython.ulonglong, number: cython.int) -> cython.int:
    """Give the position of the bit of that number, from 0, among those that are set."""
    while number:
        bits &= bits - 1
        number -= 1
    return lowest(bits)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def random_play(state: State, chance: cython.uint) -> cython.int:
    """Give one of the legal plays, all equally likely, by 32 random bits."""
    seat: cython.int = state.turn
    passes: cython.int = 1 if state.pile else 0
    number: cython.int
    wide: cython.ulonglong = chance
    if state.plain and state.show < 0:
        legal: cython.ulonglong = state.hands[3 * seat] & state.answers
        if state.bans:
            legal &= fit_to_end(state, seat)
        number = (wide * (popcount(legal) + passes)) >> 32
        return (nth_bit(legal, number - passes) + 16) << 8 if number >= passes else 0
    at: cython.int = (state.kind * MODES + state.mode) * state.entry if passes else -1
    number = (wide * (count_sets(state, seat, at) + passes)) >> 32
    return nth_set(state, seat, at, number - passes) if number >= passes else 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def play_out(state: State, chance: cython.ulonglong) -> cython.longlong:
    """Play a round to its end at random, by Marsaglia's xorshift from *chance* (not 0); gives the number of plies."""
    plies: cython.longlong = 0
    while not state.over:
        chance ^= (chance << 13) & FULL
        chance ^= chance >> 7
        chance ^= (chance << 17) & FULL
        make(state, random_play(state, chance >> 32))
        plies += 1
    return plies
