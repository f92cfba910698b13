# The C types of playout.py. Without Cython this file is not read.

from elysee.engine.kernel cimport begin, play_out
from elysee.engine.state cimport State, add_card, clear
from elysee.engine.tables cimport Rules

cdef class Dealer:
    cdef unsigned char deck[162]
    cdef int cards
    cdef unsigned long long chance

cdef unsigned int draw(Dealer dealer) noexcept nogil
cdef void deal(Dealer dealer, State state) noexcept nogil
