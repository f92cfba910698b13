# The C types of tables.py. Without Cython this file is not read.

cdef extern from *:
    """
    #if defined(__GNUC__) || defined(__clang__)
    static inline int elysee_popcount(unsigned long long x) { return __builtin_popcountll(x); }
    static inline int elysee_lowest(unsigned long long x) { return __builtin_ctzll(x); }
    #else
    static inline int elysee_popcount(unsigned long long x) { int n = 0; while (x) { x &= x - 1; n++; } return n; }
    static inline int elysee_lowest(unsigned long long x) { int n = 0; while (!(x & 1)) { x >>= 1; n++; } return n; }
    #endif
    """
    int popcount "elysee_popcount"(unsigned long long x) noexcept nogil
    int lowest "elysee_lowest"(unsigned long long x) noexcept nogil

cdef enum:
    FINE = 0
    TOO_LOW
    WRONG_SIZE
    TOO_SMALL
    ONE_CARD_ONLY
    EQUAL_REFUSED
    MUST_MATCH
    TOO_MANY_CARDS
    WILD_ALONE
    NOT_IN_HAND
    LEADER_MUST_PLAY
    MUST_SHOW
    BANNED_FINISH
    ROUND_OVER
    NOT_A_PLAY

cdef enum:
    TURNED = 1
    SINGLE = 2
    MATCH = 4
    MODES = 8

cdef enum:
    TURNS = 1
    ENDS = 2
    IS_ONE = 4

cdef class Rules:
    cdef readonly int deck, decks, ranks, top, joker, jokers, most, words, wilds
    cdef readonly bint top_wild, joker_wild, top_double, joker_double, joker_any_set
    cdef readonly bint follow_more, singles_single, locks, winner_out_scum, closes, beaten_quad, beaten_pair, lead_may_fail, plain
    cdef readonly int equal_rank, cuts, revolution, ban
    cdef unsigned int lock_mask
    cdef unsigned long long above[64]
    cdef unsigned long long banned[2]
    cdef unsigned long long all_ranks
    cdef readonly int kinds, plane, entry
    cdef unsigned long long *follow
    cdef unsigned long long *lead
    cdef unsigned char *effects


cdef int size_of(Rules rules, int rank, int naturals, int wilds) noexcept nogil
cdef int why_not_set(Rules rules, int rank, int naturals, int wilds) noexcept nogil
cdef int why_not_on(Rules rules, int mode, int pile_rank, int pile_cards, int pile_size, int rank, int naturals, int wilds) noexcept nogil
cdef int kind_of(Rules rules, int play) noexcept nogil
cdef unsigned long long answers(Rules rules, int at) noexcept nogil
cdef int play_size(Rules rules, int play) noexcept nogil
