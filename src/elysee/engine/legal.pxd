# The C types of legal.py. Without Cython this file is not read.

from elysee.engine.state cimport State, hand_size, count_rank
from elysee.engine.tables cimport BANNED_FINISH, FINE, LEADER_MUST_PLAY, MODES, MUST_SHOW, NOT_A_PLAY, NOT_IN_HAND, ROUND_OVER, TURNED, Rules, answers, lowest, popcount, size_of, why_not_on, why_not_set

cdef int wild_groups(State state, int seat) noexcept nogil
cdef int wilds_of(State state, int seat, int group) noexcept nogil
cdef int count_sets(State state, int seat, int at) noexcept nogil
cdef bint has_set(State state, int seat) noexcept nogil
cdef unsigned long long legal_word(State state, int seat, int at, int word, int wilds) noexcept nogil
cpdef int why_not(State state, int play) noexcept
cdef int sort_key(int play) noexcept nogil
cdef unsigned long long banned_finishes(State state, int seat, int word, int tops, int jokers) noexcept nogil
