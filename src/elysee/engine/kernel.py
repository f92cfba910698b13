"""One round on plain integers: what is legal, why not, and what a play does (rules.md, sections 4 to 8).

Ordinary Python with C types beside it (``kernel.pxd``): compiled where there is a C compiler, else run as it is. Nothing here
draws a random number by itself, knows a suit, a name or a word. Plays, hands and masks are described in :mod:`elysee.engine.tables`;
players are seats 0 to n - 1, clockwise, and sets of them are bits.
"""

from collections.abc import Iterable, Sequence

import cython

if not cython.compiled:  # the .pxd says the same to Cython
    from elysee.engine.tables import (
        BANNED_FINISH,
        ENDS,
        FINE,
        IS_ONE,
        LEADER_MUST_PLAY,
        MATCH,
        MODES,
        MUST_SHOW,
        NOT_A_PLAY,
        NOT_IN_HAND,
        ROUND_OVER,
        SINGLE,
        TURNED,
        TURNS,
        Rules,
        answers,
        kind_of,
        lowest,
        play_size,
        popcount,
        size_of,
        why_not_on,
        why_not_set,
    )

FULL = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)
LANES = cython.declare(cython.ulonglong, 0x0001000100010001)


@cython.cclass
class State:
    """A round in progress, all hands open: bits and small integers."""

    def __init__(  # noqa: PLR0913
        self,
        rules: Rules,
        hands: Sequence[Iterable[int]],
        leader: int = 0,
        *,
        scum: int = -1,
        putsch: int = -1,
        turned: bool = False,
        show: int = -1,
    ) -> None:
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
        seat: cython.int
        rank: cython.int
        if not cython.compiled:
            self.hands = [0] * 36
            self.places = [0] * 12
        self.rules = rules
        clear(self, len(hands))
        for seat in range(self.players):
            for rank in hands[seat]:
                add_card(self, seat, rank)
        begin(self, leader, scum, putsch, turned, show)

    def copy(self) -> "State":
        """Give an equal state that shares nothing."""
        other: State = State.__new__(State)
        if not cython.compiled:
            other.hands = [0] * 36
            other.places = [0] * 12
        other.rules = self.rules
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
@cython.nogil
@cython.exceptval(check=False)
def copy_into(state: State, other: State) -> cython.void:
    """Copy all fields."""
    index: cython.int
    other.players, other.turn, other.last, other.pile = state.players, state.turn, state.last, state.pile
    other.kind, other.mode, other.front, other.back = state.kind, state.mode, state.front, state.back
    other.lost = state.lost
    other.scum, other.putsch, other.show, other.over = state.scum, state.putsch, state.show, state.over
    other.active, other.locked, other.waiting = state.active, state.locked, state.waiting
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
@cython.nogil
@cython.exceptval(check=False)
def begin(  # noqa: PLR0913
    state: State, leader: cython.int, scum: cython.int, putsch: cython.int, turned: cython.int, show: cython.int
) -> cython.void:
    """Begin play with the hands as they are."""
    state.active = (1 << state.players) - 1
    state.front, state.back = 1, state.players
    state.scum, state.putsch, state.show = scum, putsch, show
    state.mode = turned
    state.lost = -1
    state.over = False
    lead(state, leader)


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


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def left_of(among: cython.uint, seat: cython.int) -> cython.int:
    """Give the first seat of a set (not empty) to the left of *seat*; *seat* itself comes last."""
    after: cython.uint = (among >> (seat + 1)) << (seat + 1)
    return lowest(after if after else among)


# ------------------------------------------------------------------------------------------------------------- legal


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def legal_word(  # noqa: PLR0913
    state: State, seat: cython.int, at: cython.int, word: cython.int, tops: cython.int, jokers: cython.int
) -> cython.ulonglong:
    """Give four lanes of the sets that *seat* may lay with so many wild cards; *at* is where the pile's answers stand, or -1."""
    offset: cython.int = (tops + jokers) * state.rules.words + word
    legal: cython.ulonglong = state.hands[3 * seat + word]
    legal &= state.rules.lead[offset] if at < 0 else answers(state.rules, at + offset)
    if jokers:  # jokers beside jokers are natural ones
        legal &= ~(LANES << state.rules.joker)
    if state.rules.ban == 1:
        legal &= ~banned_finishes(state, seat, word, tops, jokers)
    if state.show >= 0 and not (tops and state.show == state.rules.top):
        legal &= LANES << state.show
    return legal


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def banned_finishes(  # noqa: PLR0913
    state: State, seat: cython.int, word: cython.int, tops: cython.int, jokers: cython.int
) -> cython.ulonglong:
    """Give the sets, with so many wild cards, that would be a banned last play (section 8): those that empty the hand."""
    naturals: cython.int = hand_size(state, seat) - tops - jokers
    if naturals <= 4 * word or naturals > 4 * word + 4:
        return 0
    banned: cython.ulonglong = state.rules.banned[state.mode & TURNED]
    if (tops and banned >> state.rules.top & 1) or (jokers and banned >> state.rules.joker & 1):
        banned = 0xFFFF
    return banned << ((naturals - 1) & 3) * 16


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def answers_at(state: State) -> cython.int:
    """Give where the answers to the pile stand in the table, -1 for a lead."""
    return (state.kind * MODES + state.mode) * state.rules.entry if state.pile else -1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def count_sets(state: State, seat: cython.int, at: cython.int) -> cython.int:
    """Count the sets that *seat* may lay."""
    count: cython.int = 0
    word: cython.int
    tops: cython.int
    jokers: cython.int
    held_tops: cython.int = count_rank(state, seat, state.rules.top) if state.rules.top_wild else 0
    held_jokers: cython.int = count_rank(state, seat, state.rules.joker) if state.rules.joker_wild else 0
    for jokers in range(min(held_jokers, state.rules.wilds) + 1):
        for tops in range(min(held_tops, state.rules.wilds - jokers) + 1):
            for word in range(state.rules.words):
                count += popcount(legal_word(state, seat, at, word, tops, jokers))
    return count


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def nth_set(state: State, seat: cython.int, at: cython.int, number: cython.int) -> cython.int:
    """Give the set of that number (from 0) among those that *seat* may lay, as a play."""
    word: cython.int
    tops: cython.int
    jokers: cython.int
    count: cython.int
    legal: cython.ulonglong
    held_tops: cython.int = count_rank(state, seat, state.rules.top) if state.rules.top_wild else 0
    held_jokers: cython.int = count_rank(state, seat, state.rules.joker) if state.rules.joker_wild else 0
    for jokers in range(min(held_jokers, state.rules.wilds) + 1):
        for tops in range(min(held_tops, state.rules.wilds - jokers) + 1):
            for word in range(state.rules.words):
                legal = legal_word(state, seat, at, word, tops, jokers)
                count = popcount(legal)
                if number < count:
                    return play_of(nth_bit(legal, number) + 64 * word) | tops << 4 | jokers
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
def play_of(bit: cython.int) -> cython.int:
    """Turn a bit of a hand (16 a lane) into the play of that rank and so many natural cards."""
    return (bit & 15) << 12 | ((bit >> 4) + 1) << 8


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def random_play(state: State, chance: cython.uint) -> cython.int:
    """Give one of the legal plays, all equally likely, by 32 random bits."""
    seat: cython.int = state.turn
    at: cython.int = answers_at(state)
    passes: cython.int = 1 if state.pile else 0
    count: cython.int
    number: cython.int
    wide: cython.ulonglong = chance
    if state.rules.plain and state.show < 0:  # one word, no wild cards, no banned finish: one AND
        legal: cython.ulonglong = state.hands[3 * seat] & (state.rules.lead[0] if at < 0 else answers(state.rules, at))
        number = (wide * (popcount(legal) + passes)) >> 32
        return play_of(nth_bit(legal, number - passes)) if number >= passes else 0
    count = count_sets(state, seat, at) + passes
    number = (wide * count) >> 32
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


def legal_plays(state: State) -> list[int]:
    """List the legal plays of the player to move: by rank, size and wild cards, then the pass where it is allowed."""
    if state.over:
        return []
    seat: cython.int = state.turn
    at: cython.int = answers_at(state)
    rules: Rules = state.rules
    word: cython.int
    tops: cython.int
    jokers: cython.int
    legal: cython.ulonglong
    plays: list = []
    held_tops: cython.int = count_rank(state, seat, rules.top) if rules.top_wild else 0
    held_jokers: cython.int = count_rank(state, seat, rules.joker) if rules.joker_wild else 0
    for jokers in range(min(held_jokers, rules.wilds) + 1):
        for tops in range(min(held_tops, rules.wilds - jokers) + 1):
            for word in range(rules.words):
                legal = legal_word(state, seat, at, word, tops, jokers)
                while legal:
                    plays.append(play_of(lowest(legal) + 64 * word) | tops << 4 | jokers)
                    legal &= legal - 1
    plays.sort(key=sort_key)
    if state.pile:
        plays.append(0)
    return plays


def sort_key(play: int) -> int:
    """Order plays by rank, number of cards, wild cards."""
    wilds = (play >> 4 & 15) + (play & 15)
    return (play >> 12) << 16 | ((play >> 8 & 15) + wilds) << 12 | wilds << 8 | (play & 255)


# ----------------------------------------------------------------------------------------------------------- why not


@cython.ccall
@cython.exceptval(check=False)
def why_not(state: State, play: cython.int) -> cython.int:  # noqa: PLR0911
    """Say why the player to move may not make a play: an index of ``REASONS``, 0 if it is legal."""
    seat: cython.int = state.turn
    rank: cython.int = play >> 12
    naturals: cython.int = play >> 8 & 15
    tops: cython.int = play >> 4 & 15
    jokers: cython.int = play & 15
    if state.over:
        return ROUND_OVER
    if not play:
        return FINE if state.pile else LEADER_MUST_PLAY
    if not is_play(state.rules, rank, naturals, tops, jokers):
        return NOT_A_PLAY
    if not holds(state, seat, rank, naturals, tops, jokers):
        return NOT_IN_HAND
    reason: cython.int = why_not_set(state.rules, rank, naturals, tops + jokers)
    if reason:
        return reason
    if state.pile:
        reason = why_not_pile(state, rank, naturals, tops + jokers)
        if reason:
            return reason
    if state.show >= 0 and rank != state.show and not (tops and state.show == state.rules.top):
        return MUST_SHOW
    if is_banned(state, seat, play):
        return BANNED_FINISH
    return FINE


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def is_play(  # noqa: PLR0913
    rules: Rules, rank: cython.int, naturals: cython.int, tops: cython.int, jokers: cython.int
) -> cython.bint:
    """Tell whether an integer is a play at all: wild cards only where the rules know them, jokers not beside jokers."""
    if naturals < 1 or rank > rules.joker or not rules.all_ranks >> rank & 1:
        return False
    if (tops and not rules.top_wild) or (jokers and not rules.joker_wild):
        return False
    return not (jokers and rank == rules.joker) and not (tops and rank == rules.top)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def holds(  # noqa: PLR0913
    state: State, seat: cython.int, rank: cython.int, naturals: cython.int, tops: cython.int, jokers: cython.int
) -> cython.bint:
    """Tell whether a hand holds the cards of a play."""
    return (
        count_rank(state, seat, rank) >= naturals
        and (tops == 0 or count_rank(state, seat, state.rules.top) >= tops)
        and (jokers == 0 or count_rank(state, seat, state.rules.joker) >= jokers)
    )


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def why_not_pile(state: State, rank: cython.int, naturals: cython.int, wilds: cython.int) -> cython.int:
    """Say why a set may not follow what lies there."""
    pile_wilds: cython.int = (state.pile >> 4 & 15) + (state.pile & 15)
    pile_naturals: cython.int = state.pile >> 8 & 15
    pile_rank: cython.int = state.pile >> 12
    pile_size: cython.int = size_of(state.rules, pile_rank, pile_naturals, pile_wilds)
    return why_not_on(
        state.rules, state.mode, pile_rank, pile_naturals + pile_wilds, pile_size, rank, naturals, wilds
    )


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def is_banned(state: State, seat: cython.int, play: cython.int) -> cython.bint:
    """Tell whether a play would be a last one that may not be made."""
    naturals: cython.int = play >> 8 & 15
    if state.rules.ban != 1 or hand_size(state, seat) != naturals + (play >> 4 & 15) + (play & 15):
        return False
    word: cython.int = (naturals - 1) >> 2
    bit: cython.int = ((naturals - 1) & 3) * 16 + (play >> 12)
    return banned_finishes(state, seat, word, play >> 4 & 15, play & 15) >> bit & 1


# ------------------------------------------------------------------------------------------------------------- apply


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
        else:
            state.locked |= (1 << seat) & state.rules.lock_mask
    else:
        lay(state, seat, play)
        if state.over:
            return
    if state.waiting:
        state.turn = left_of(state.waiting, seat)
        if state.mode & MATCH and not has_set(state, state.turn):  # nothing to match with: the turn is lost
            state.mode &= ~MATCH
            state.lost = state.turn
            state.waiting &= ~(1 << state.turn)
            if state.waiting:
                state.turn = left_of(state.waiting, state.turn)
            else:
                sweep(state)
    else:
        sweep(state)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def lay(state: State, seat: cython.int, play: cython.int) -> cython.void:
    """Lay a set: it turns the order, makes somebody lose a turn, ends the trick, empties the hand."""
    kind: cython.int = kind_of(state.rules, play)
    effects: cython.int = state.rules.effects[kind]
    take_cards(state, seat, play)
    state.waiting = state.active & ~state.locked & ~(1 << seat)
    skips: cython.bint = False
    if state.pile:
        state.mode &= ~MATCH
        if state.rules.equal_rank >= 2:
            skips = play >> 12 == state.pile >> 12 and play_size(state.rules, play) == play_size(state.rules, state.pile)
    elif effects & IS_ONE and state.rules.singles_single:
        state.mode |= SINGLE
    state.show = -1
    turned: cython.int = state.mode & TURNED
    state.pile, state.kind, state.last = play, kind, seat
    if effects & TURNS:
        state.mode ^= TURNED
    if not state.hands[3 * seat] | state.hands[3 * seat + 1] | state.hands[3 * seat + 2]:
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


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def take_cards(state: State, seat: cython.int, play: cython.int) -> cython.void:
    """Take the cards of a play from a hand."""
    rank: cython.int = play >> 12
    if state.rules.words == 1 and not play & 255:
        hand: cython.ulonglong = state.hands[3 * seat] >> rank & LANES
        left: cython.ulonglong = hand >> ((play >> 4 & 240) - 16) >> 16  # in two steps: a shift by 64 means nothing in C
        state.hands[3 * seat] ^= (hand ^ left) << rank
        return
    take_rank(state, seat, rank, play >> 8 & 15)
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
        banned >> (play >> 12) & 1
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
    state.last = -1
    state.mode &= 0 if state.rules.revolution == 1 else TURNED
    state.turn = leader
    if state.rules.lead_may_fail or state.show >= 0:
        find_lead(state)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def find_lead(state: State) -> cython.void:
    """Move the lead on to a player who can lead; if there is none, the round is over."""
    leader: cython.int = state.turn
    if has_set(state, leader):
        return
    state.show = -1  # a card that cannot be played need not be shown
    while not has_set(state, state.turn):
        state.turn = left_of(state.active, state.turn)
        if state.turn == leader:
            stop_stuck(state)
            return


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def has_set(state: State, seat: cython.int) -> cython.bint:
    """Tell whether a player has a set that may be laid."""
    return count_sets(state, seat, answers_at(state)) > 0


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
