# The C types of kernel.py. Without Cython this file is not read.

from elysee.engine.legal cimport banned_finishes, count_sets, has_set, legal_word, wild_groups, wilds_of
from elysee.engine.state cimport State, hand_size, count_rank
from elysee.engine.tables cimport ENDS, IS_ONE, MATCH, MODES, SINGLE, TURNED, TURNS, Rules, answers, kind_of, lowest, play_size, popcount

cdef void begin(State state, int leader, int scum, int putsch, int turned, int show) noexcept nogil
cdef void make(State state, int play) noexcept nogil
cdef long long play_out(State state, unsigned long long chance) noexcept nogil
