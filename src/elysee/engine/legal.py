"""What is legal, and why not (rules.md, sections 4 to 8): two of the three verbs, on plain integers.

Ordinary Python with C types beside it (``legal.pxd``). Plays and masks are described in :mod:`elysee.engine.tables`.
"""

import cython

if not cython.compiled:  # the .pxd says the same to Cython
    from elysee.engine.state import State, count_rank, hand_size
    from elysee.engine.tables import (
        BANNED_FINISH,
        FINE,
        LEADER_MUST_PLAY,
        MODES,
        MUST_SHOW,
        NOT_A_PLAY,
        NOT_IN_HAND,
        ROUND_OVER,
        TURNED,
        Rules,
        answers,
        lowest,
        popcount,
        size_of,
        why_not_on,
        why_not_set,
    )

LANES = cython.declare(cython.ulonglong, 0x0001000100010001)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def wild_groups(state: State, seat: cython.int) -> cython.int:
    """Count the ways to take wild cards from a hand, none included."""
    groups: cython.int = 1
    if state.rules.top_wild:
        groups += count_rank(state, seat, state.rules.top)
    if state.rules.joker_wild:
        groups *= count_rank(state, seat, state.rules.joker) + 1
    return groups


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def wilds_of(state: State, seat: cython.int, group: cython.int) -> cython.int:
    """Give the wild cards of one such way: tops << 4 | jokers."""
    if not state.rules.top_wild:
        return group
    tops: cython.int = count_rank(state, seat, state.rules.top) + 1
    return (group % tops) << 4 | group // tops


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def legal_word(state: State, seat: cython.int, at: cython.int, word: cython.int, wilds: cython.int) -> cython.ulonglong:
    """Give four lanes of the sets that *seat* may lay with so many wild cards.

    *at* is where the answers to the pile stand in the table, -1 for a lead; *wilds* is tops << 4 | jokers.
    """
    tops: cython.int = wilds >> 4
    jokers: cython.int = wilds & 15
    if tops + jokers > state.rules.wilds:
        return 0
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
def banned_finishes(
    state: State, seat: cython.int, word: cython.int, tops: cython.int, jokers: cython.int
) -> cython.ulonglong:
    """Give the sets, with so many wild cards, that would be a banned last play (section 8)."""
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
    group: cython.int
    wilds: cython.int
    for group in range(wild_groups(state, seat)):
        wilds = wilds_of(state, seat, group)
        for word in range(state.rules.words):
            count += popcount(legal_word(state, seat, at, word, wilds))
    return count


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def has_set(state: State, seat: cython.int) -> cython.bint:
    """Tell whether a player has a set that may be laid."""
    return count_sets(state, seat, answers_at(state)) > 0


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def play_of(bit: cython.int) -> cython.int:
    """Turn a bit of a hand (16 a lane) into the play of that rank and so many natural cards."""
    return (bit + 16) << 8


def legal_plays(state: State) -> list[int]:
    """List the legal plays of the player to move: by rank, size and wild cards, then the pass where it is allowed."""
    if state.over:
        return []
    seat: cython.int = state.turn
    at: cython.int = answers_at(state)
    rules: Rules = state.rules
    word: cython.int
    group: cython.int
    wilds: cython.int
    legal: cython.ulonglong
    play: cython.int
    plays: list = []
    for group in range(wild_groups(state, seat)):
        wilds = wilds_of(state, seat, group)
        for word in range(rules.words):
            legal = legal_word(state, seat, at, word, wilds)
            while legal:
                play = play_of(lowest(legal) + 64 * word) | wilds
                plays.append(cython.cast(cython.longlong, sort_key(play)) << 16 | play)
                legal &= legal - 1
    plays.sort()
    plays = [keyed & 0xFFFF for keyed in plays]
    if state.pile:
        plays.append(0)
    return plays


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def sort_key(play: cython.int) -> cython.int:
    """Order plays by rank, number of cards, wild cards."""
    wilds: cython.int = (play >> 4 & 15) + (play & 15)
    return (play >> 8 & 15) << 16 | ((play >> 12) + wilds) << 8 | wilds


@cython.ccall
@cython.exceptval(check=False)
def why_not(state: State, play: cython.int) -> cython.int:
    """Say why the player to move may not make a play: an index of ``REASONS``, 0 if it is legal."""
    seat: cython.int = state.turn
    rank: cython.int = play >> 8 & 15
    naturals: cython.int = play >> 12
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
def is_play(rules: Rules, rank: cython.int, naturals: cython.int, tops: cython.int, jokers: cython.int) -> cython.bint:
    """Tell whether an integer is a play at all: wild cards only where the rules know them, jokers not beside jokers."""
    if naturals < 1 or rank > rules.joker or not rules.all_ranks >> rank & 1:
        return False
    if (tops and not rules.top_wild) or (jokers and not rules.joker_wild):
        return False
    return not (jokers and rank == rules.joker) and not (tops and rank == rules.top)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def holds(
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
    pile_naturals: cython.int = state.pile >> 12
    pile_rank: cython.int = state.pile >> 8 & 15
    pile_size: cython.int = size_of(state.rules, pile_rank, pile_naturals, pile_wilds)
    return why_not_on(state.rules, state.mode, pile_rank, pile_naturals + pile_wilds, pile_size, rank, naturals, wilds)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def is_banned(state: State, seat: cython.int, play: cython.int) -> cython.bint:
    """Tell whether a play would be a last one that may not be made."""
    naturals: cython.int = play >> 12
    if state.rules.ban != 1 or hand_size(state, seat) != naturals + (play >> 4 & 15) + (play & 15):
        return False
    word: cython.int = (naturals - 1) >> 2
    bit: cython.int = ((naturals - 1) & 3) * 16 + (play >> 8 & 15)
    return banned_finishes(state, seat, word, play >> 4 & 15, play & 15) >> bit & 1
