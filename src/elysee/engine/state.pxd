# The C types of state.py. Without Cython this file is not read.

from elysee.engine.tables cimport Rules, popcount

cdef class State:
    cdef readonly Rules rules
    cdef unsigned long long hands[36]
    cdef readonly unsigned int active, locked, waiting
    cdef readonly int players, turn, last, pile, kind, mode, front, back, scum, putsch, show, lost, moved
    cdef readonly bint over
    cdef int places[12]
    # What the hot path asks of the rules, at hand.
    cdef unsigned long long *follow
    cdef unsigned char *effects
    cdef unsigned long long leads, answers
    cdef unsigned int lock_mask
    cdef int entry, kept
    cdef bint plain, bans, may_skip, lead_may_fail

cdef void copy_into(State state, State other) noexcept nogil
cdef void clear(State state, int players) noexcept nogil
cdef void add_card(State state, int seat, int rank) noexcept nogil
cdef int hand_size(State state, int seat) noexcept nogil
cdef int count_rank(State state, int seat, int rank) noexcept nogil
