"""State: a round in progress on plain integers, all hands open.

Ordinary Python with C types beside it (``state.pxd``). Hands are described in :mod:`elysee.engine.tables`;
players are seats 0 to n - 1, clockwise, and sets of them are bits.
"""

from collections.abc import Iterable, Sequence

import cython

if not cython.compiled:  # the .pxd says the same to Cython
    from elysee.engine.tables import Rules, popcount

LANES = cython.declare(cython.ulonglong, 0x0001000100010001)


@cython.cclass
class State:
    """A round in progress, all hands open: bits and small integers."""

    def __init__(self, rules: Rules, hands: Sequence[Iterable[int]]) -> None:
        """Deal the hands, as ranks; :func:`elysee.engine.kernel.start` begins play."""
        seat: cython.int
        rank: cython.int
        if not cython.compiled:
            self.hands = [0] * 36
            self.places = [0] * 12
        self.rules = rules
        take_shortcuts(self)
        clear(self, len(hands))
        for seat in range(self.players):
            for rank in hands[seat]:
                add_card(self, seat, rank)

    def copy(self) -> "State":
        """Give an equal state that shares nothing."""
        other: State = State.__new__(State)
        if not cython.compiled:
            other.hands = [0] * 36
            other.places = [0] * 12
        other.rules = self.rules
        take_shortcuts(other)
        copy_into(self, other)
        return other

    def hand(self, seat: cython.int) -> list[int]:
        """Count the cards of one seat by rank."""
        return [count_rank(self, seat, rank) for rank in range(self.rules.joker + 1)]

    def cards_left(self, seat: cython.int) -> cython.int:
        """Count the cards of one seat."""
        return hand_size(self, seat)

    def place(self, seat: cython.int) -> cython.int:
        """Give the place of one seat, 0 while it is active."""
        return self.places[seat]

    def key(self) -> tuple[int, ...]:
        """Give all there is as a tuple, for comparing."""
        return (
            self.players, self.turn, self.last, self.pile, self.mode, self.front, self.back, self.scum, self.putsch,
            self.show, self.active, self.locked, self.waiting, self.over,
            *[self.places[seat] for seat in range(self.players)],
            *[self.hands[word] for word in range(3 * self.players)],
        )  # fmt: skip


@cython.cfunc
@cython.exceptval(check=False)
def take_shortcuts(state: State) -> cython.void:
    """Take from the rules what the hot path asks of them, so that it has it at hand."""
    state.follow, state.effects, state.leads = state.rules.follow, state.rules.effects, state.rules.lead[0]
    state.lock_mask, state.entry = state.rules.lock_mask, state.rules.entry
    state.plain = state.rules.plain  # one word, no wild cards: what is legal is one AND, but for a last play
    state.bans = state.rules.ban == 1
    state.may_skip = state.rules.equal_rank >= 2
    state.lead_may_fail = state.rules.lead_may_fail
    state.kept = 0 if state.rules.revolution == 1 else 1  # the bits of the mode that a sweep leaves: TURNED or none


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def copy_into(state: State, other: State) -> cython.void:
    """Copy all fields."""
    index: cython.int
    other.players, other.turn, other.last, other.pile = state.players, state.turn, state.last, state.pile
    other.kind, other.mode, other.front, other.back = state.kind, state.mode, state.front, state.back
    other.lost, other.moved = state.lost, state.moved
    other.scum, other.putsch, other.show, other.over = state.scum, state.putsch, state.show, state.over
    other.active, other.locked, other.waiting = state.active, state.locked, state.waiting
    other.answers = state.answers
    for index in range(3 * state.players):
        other.hands[index] = state.hands[index]
    for index in range(state.players):
        other.places[index] = state.places[index]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def clear(state: State, players: cython.int) -> cython.void:
    """Take all cards away."""
    index: cython.int
    state.players = players
    for index in range(3 * players):
        state.hands[index] = 0
    for index in range(players):
        state.places[index] = 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def add_card(state: State, seat: cython.int, rank: cython.int) -> cython.void:
    """Put one card into a hand: the first lane without that rank takes it."""
    word: cython.int
    held: cython.ulonglong
    for word in range(3 * seat, 3 * seat + 3):
        held = (state.hands[word] >> rank) & LANES
        if held != LANES:
            state.hands[word] |= (((held << 16) | 1) & LANES) << rank
            return


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def hand_size(state: State, seat: cython.int) -> cython.int:
    """Count the cards of a hand."""
    return popcount(state.hands[3 * seat]) + popcount(state.hands[3 * seat + 1]) + popcount(state.hands[3 * seat + 2])


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def count_rank(state: State, seat: cython.int, rank: cython.int) -> cython.int:
    """Count the cards of one rank in a hand."""
    held: cython.int = 0
    word: cython.int
    for word in range(3 * seat, 3 * seat + 3):
        held += popcount((state.hands[word] >> rank) & LANES)
    return held
