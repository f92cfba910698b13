# The C types of kernel.py. Without Cython this file is not read.

from elysee.engine.tables cimport BANNED_FINISH, ENDS, FINE, IS_ONE, LEADER_MUST_PLAY, MATCH, MODES, MUST_SHOW, NOT_A_PLAY, NOT_IN_HAND, ROUND_OVER, SINGLE, TURNED, TURNS, Rules, answers, kind_of, lowest, play_size, popcount, size_of, why_not_on, why_not_set

cdef class State:
    cdef readonly Rules rules
    cdef unsigned long long hands[36]
    cdef readonly unsigned int active, locked, waiting
    cdef readonly int players, turn, last, pile, kind, mode, front, back, scum, putsch, show, lost
    cdef readonly bint over
    cdef int places[12]

cdef void copy_into(State state, State other) noexcept nogil
cdef void clear(State state, int players) noexcept nogil
cdef void add_card(State state, int seat, int rank) noexcept nogil
cdef void begin(State state, int leader, int scum, int putsch, int turned, int show) noexcept nogil
cdef int random_play(State state, unsigned int chance) noexcept nogil
cdef void make(State state, int play) noexcept nogil
cpdef int why_not(State state, int play) noexcept
cdef long long play_out(State state, unsigned long long chance) noexcept nogil
