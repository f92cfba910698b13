"""What may be laid on what, by a ruleset, as tables of masks (rules.md, sections 4 to 6).

Ordinary Python with C types beside it (``tables.pxd``): compiled where there is a C compiler, else run as it is.
Nothing here draws a random number, knows a suit, a name or a word.

* A *play* is ``naturals << 12 | rank << 8 | wild_top << 4 | wild_jokers``; 0 is a pass. *rank* counts from 0, the
  bottom rank; jokers come after the top rank. *naturals* are the cards of that rank, the others complete the set.
* A *hand* is lanes of 16 bits, four to a word: bit *r* of lane *k - 1* is set when at least *k* cards of rank *r* are
  held. So the hand is the set of its own legal leads, and one AND with what the pile allows gives the legal answers.
* What a pile allows is a table, filled from :func:`why_not_on`, which judges one answer: the list and the explanation
  are one rule.
"""

import cython

if cython.compiled:
    from cython.cimports.libc.stdlib import calloc, free

from elysee.rules import Ruleset

if not cython.compiled:

    def popcount(bits: int) -> int:
        """Count the bits that are set."""
        return bits.bit_count()

    def lowest(bits: int) -> int:
        """Give the number of the lowest bit that is set."""
        return (bits & -bits).bit_length() - 1

    # Why a set is refused; REASONS gives the code of each. (tables.pxd has the same numbers as C constants.)
    FINE, TOO_LOW, WRONG_SIZE, TOO_SMALL, ONE_CARD_ONLY, EQUAL_REFUSED, MUST_MATCH = range(7)
    TOO_MANY_CARDS, WILD_ALONE, NOT_IN_HAND, LEADER_MUST_PLAY, MUST_SHOW, BANNED_FINISH = range(7, 13)
    ROUND_OVER, NOT_A_PLAY = 13, 14

    # Modes of a trick, as bits: the order is turned; the lead was one card and singles stay single; one may only match.
    TURNED, SINGLE, MATCH, MODES = 1, 2, 4, 8

    # What a set does when it is laid, as bits: it turns the order; it ends the trick; it is one card of size 1.
    TURNS, ENDS, IS_ONE = 1, 2, 4

REASONS = (
    "fine",
    "too-low",
    "wrong-size",
    "too-small",
    "one-card-only",
    "equal-refused",
    "must-match",
    "too-many-cards",
    "wild-alone",
    "not-in-hand",
    "leader-must-play",
    "must-show",
    "banned-finish",
    "round-over",
    "not-a-play",
)

FULL = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)

EQUAL = {"refused": 0, "allowed": 1, "skips": 2, "skips_or_matches": 3}
CUTS = {"cuts": 1, "cuts_one_more": 2}
REVOLUTION = {"off": 0, "trick": 1, "round": 2, "match": 3}
BAN = {"none": 0, "illegal": 1, "last_place": 2}


@cython.cclass
class Rules:
    """A ruleset for a number of packs, in the form the kernel reads: flags, masks and tables."""

    def __init__(self, ruleset: Ruleset, decks: cython.int) -> None:
        """Compile *ruleset* for rounds played with *decks* packs."""
        self.deck = ruleset.deck
        self.decks = decks
        self.ranks = 8 if ruleset.deck == 32 else 13
        self.top = self.ranks - 1
        self.joker = self.ranks
        self.jokers = max(0, ruleset.deck - 52) * decks
        self.most = ruleset.largest_set
        self.words = decks
        joker = ruleset.joker if self.jokers else "high"
        self.top_wild = ruleset.top_rank == "wild"
        self.joker_wild = joker == "wild"
        self.top_double = ruleset.top_rank == "double"
        self.joker_double = joker == "double"
        self.joker_any_set = joker == "any_set"
        self.follow_more = ruleset.follow == "same_or_more"
        self.singles_single = ruleset.singles_stay_single
        self.locks = ruleset.passing == "locks"
        self.lock_mask = 0xFFFF if self.locks else 0
        self.winner_out_scum = ruleset.winner_out == "scum"
        self.closes = ruleset.top_rank == "closes"
        self.cuts = CUTS.get(ruleset.top_rank, 0)
        self.beaten_quad = "quad" in ruleset.top_rank_beaten_by
        self.beaten_pair = "pair_on_single" in ruleset.top_rank_beaten_by
        self.equal_rank = EQUAL[ruleset.equal_rank]
        self.revolution = REVOLUTION[ruleset.revolution]
        self.ban = BAN[ruleset.finish_ban]
        self.wilds = min(self.most - 1, 4 * decks * self.top_wild + self.jokers * self.joker_wild)
        self.plain = self.words == 1 and self.wilds == 0
        self.lead_may_fail = self.ban == 1 or self.top_wild
        fill_orders(self, ruleset.finish_ban_cards == "top_and_joker", ruleset.finish_ban_turned)
        make_tables(self)

    def __dealloc__(self):
        """Give the tables back."""
        free(self.follow)
        free(self.lead)
        free(self.effects)

    def banned_last(self, *, turned: bool) -> list[int]:
        """List the ranks that the last play may not hold, or had better not (section 8)."""
        banned: cython.ulonglong = self.banned[1 if turned else 0] if self.ban else 0
        return [rank for rank in range(self.joker + 1) if banned >> rank & 1]

    def size(self, play: int) -> int:
        """Give the size of a set: its cards, each of a rank that counts double counting two."""
        return play_size(self, play)


@cython.cfunc
@cython.exceptval(check=False)
def fill_orders(rules: Rules, jokers_banned: bool, turned: str) -> cython.void:
    """Fill the masks of the stronger ranks and of the banned ones, in both orders."""
    if not cython.compiled:
        rules.above = [0] * 64
        rules.banned = [0] * 2
    rank: cython.int
    joker: cython.ulonglong = 1 << rules.joker if rules.jokers else 0
    rules.all_ranks = ((1 << rules.ranks) - 1) | joker
    for rank in range(rules.ranks):
        rules.above[rank] = rules.all_ranks & (FULL << (rank + 1))
        rules.above[32 + rank] = ((1 << rank) - 1) | joker
    top: cython.ulonglong = 1 << rules.top
    also: cython.ulonglong = joker if jokers_banned else 0
    rules.banned[0] = top | also
    rules.banned[1] = also | (1 if turned == "replaces" else top | 1 if turned == "extends" else top)


@cython.cfunc
@cython.exceptval(check=False)
def make_tables(rules: Rules) -> cython.void:
    """Make room for the tables, and fill them (interpreted: each entry when it is first asked for)."""
    doubles_with_wilds: cython.bint = rules.wilds > 0 and (rules.top_double or rules.joker_double)
    rules.plane = rules.most * 16
    rules.kinds = rules.plane * (rules.wilds + 1 if doubles_with_wilds else 1)
    rules.entry = (rules.wilds + 1) * rules.words
    size: cython.int = rules.kinds * MODES * rules.entry
    if cython.compiled:
        rules.follow = cython.cast(cython.p_ulonglong, calloc(size, 8))
        rules.lead = cython.cast(cython.p_ulonglong, calloc(rules.entry, 8))
        rules.effects = cython.cast(cython.p_uchar, calloc(rules.kinds, 1))
    else:
        rules.follow = [-1] * size
        rules.lead = [0] * rules.entry
        rules.effects = [0] * rules.kinds
    fill_lead(rules)
    fill_kinds(rules)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def size_of(rules: Rules, rank: cython.int, naturals: cython.int, wilds: cython.int) -> cython.int:
    """Give the size of a set (section 5, last paragraph)."""
    if (rank == rules.top and rules.top_double) or (rank == rules.joker and rules.joker_double):
        return 2 * naturals + wilds
    return naturals + wilds


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def play_size(rules: Rules, play: cython.int) -> cython.int:
    """Give the size of a play."""
    return size_of(rules, play >> 8 & 15, play >> 12, (play >> 4 & 15) + (play & 15))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def why_not_set(rules: Rules, rank: cython.int, naturals: cython.int, wilds: cython.int) -> cython.int:
    """Say why these cards are no set at all, whoever lays them (sections 4 and 5)."""
    if rank == rules.top and rules.top_wild:
        return WILD_ALONE
    if naturals + wilds > rules.most:
        return TOO_MANY_CARDS
    return FINE


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def why_not_on(
    rules: Rules,
    mode: cython.int,
    pile_rank: cython.int,
    pile_cards: cython.int,
    pile_size: cython.int,
    rank: cython.int,
    naturals: cython.int,
    wilds: cython.int,
) -> cython.int:
    """Say why a set may not follow the pile (sections 4 to 6): the one place where that is decided."""
    cards: cython.int = naturals + wilds
    size: cython.int = size_of(rules, rank, naturals, wilds)
    if mode & MATCH:
        return FINE if rank == pile_rank and size == pile_size else MUST_MATCH
    if has_power(rules, pile_rank, pile_cards, pile_size, rank, cards):
        return FINE
    if mode & SINGLE and cards != 1 and rank != rules.top and rank != rules.joker:
        return ONE_CARD_ONLY
    if size != pile_size and not rules.follow_more:
        return WRONG_SIZE
    if size < pile_size:
        return TOO_SMALL
    if rank == pile_rank:
        return FINE if rules.equal_rank and size == pile_size else EQUAL_REFUSED
    if not rules.above[(mode & TURNED) * 32 + pile_rank] >> rank & 1:
        return TOO_LOW
    return FINE


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def has_power(
    rules: Rules,
    pile_rank: cython.int,
    pile_cards: cython.int,
    pile_size: cython.int,
    rank: cython.int,
    cards: cython.int,
) -> cython.bint:
    """Tell whether a set follows by a special power, past size and order (section 5)."""
    on_plain: cython.bint = pile_rank != rules.top and pile_rank != rules.joker
    if rules.cuts and on_plain and (rank == rules.top or rank == rules.joker):
        if rules.cuts == 1 and cards == 1:
            return True
        if rules.cuts == 2 and (pile_size == cards or pile_size == cards + 1):
            return True
    if rules.joker_any_set and rank == rules.joker and cards == 1 and pile_rank != rules.joker:
        return True
    if pile_rank == rules.top:
        if rules.beaten_quad and cards == 4 and rank != rules.joker:
            return True
        if rules.beaten_pair and pile_cards == 1 and cards == 2 and rank == rules.top:
            return True
    return False


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def kind_of(rules: Rules, play: cython.int) -> cython.int:
    """Number the kinds of set that lie differently: by cards, rank and, where that tells the size, wild cards."""
    wilds: cython.int = (play >> 4 & 15) + (play & 15)
    kind: cython.int = ((play >> 12) + wilds - 1) * 16 + (play >> 8 & 15)
    if wilds and rules.kinds > rules.plane:
        rank: cython.int = play >> 8 & 15
        if (rank == rules.top and rules.top_double) or (rank == rules.joker and rules.joker_double):
            kind += wilds * rules.plane
    return kind


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def answers(rules: Rules, at: cython.int) -> cython.ulonglong:
    """Give a word of the table of answers."""
    if not cython.compiled and rules.follow[at] < 0:
        entry: cython.int = at // rules.entry
        fill_follow(rules, entry // MODES, entry % MODES)
    return rules.follow[at]


@cython.cfunc
@cython.exceptval(check=False)
def fill_lead(rules: Rules) -> cython.void:
    """Fill the masks of the sets that may be led."""
    wilds: cython.int
    naturals: cython.int
    rank: cython.int
    one: cython.ulonglong = 1
    for wilds in range(rules.wilds + 1):
        for naturals in range(1, min(rules.words * 4, rules.most - wilds) + 1):
            for rank in range(rules.joker + 1):
                if rules.all_ranks >> rank & 1 and not why_not_set(rules, rank, naturals, wilds):
                    rules.lead[wilds * rules.words + ((naturals - 1) >> 2)] |= one << (((naturals - 1) & 3) * 16 + rank)


@cython.cfunc
@cython.exceptval(check=False)
def fill_kinds(rules: Rules) -> cython.void:
    """Fill, for each kind of set, what it does and (compiled) what may follow it."""
    kind: cython.int
    mode: cython.int
    for kind in range(rules.kinds):
        plain: cython.int = kind % rules.plane
        cards: cython.int = (plain >> 4) + 1
        rank: cython.int = plain & 15
        wilds: cython.int = kind // rules.plane
        if cards > rules.most or wilds >= cards or not rules.all_ranks >> rank & 1:
            continue
        power: cython.bint = rank == rules.top or rank == rules.joker
        rules.effects[kind] = (
            (TURNS if rules.revolution and cards >= 4 else 0)
            | (ENDS if (rules.cuts and power) or (rules.closes and rank == rules.top) else 0)
            | (IS_ONE if size_of(rules, rank, cards - wilds, wilds) == 1 else 0)
        )
        if cython.compiled:
            for mode in range(MODES):
                if mode & TURNED and not rules.revolution:
                    continue
                if mode & SINGLE and not rules.singles_single:
                    continue
                if mode & MATCH and rules.equal_rank != 3:
                    continue
                fill_follow(rules, kind, mode)


@cython.cfunc
@cython.exceptval(check=False)
def fill_follow(rules: Rules, kind: cython.int, mode: cython.int) -> cython.void:
    """Fill the masks of what may follow one kind of set."""
    plain: cython.int = kind % rules.plane
    pile_cards: cython.int = (plain >> 4) + 1
    pile_rank: cython.int = plain & 15
    pile_wilds: cython.int = kind // rules.plane
    pile_size: cython.int = size_of(rules, pile_rank, pile_cards - pile_wilds, pile_wilds)
    base: cython.int = (kind * MODES + mode) * rules.entry
    wilds: cython.int
    naturals: cython.int
    word: cython.int
    for wilds in range(rules.wilds + 1):
        for word in range(rules.words):
            mask: cython.ulonglong = 0
            for naturals in range(word * 4 + 1, min(word * 4 + 4, rules.most - wilds) + 1):
                mask |= follow_lane(rules, mode, pile_rank, pile_cards, pile_size, naturals, wilds) << (
                    (naturals - 1 & 3) * 16
                )
            rules.follow[base + wilds * rules.words + word] = mask


@cython.cfunc
@cython.exceptval(check=False)
def follow_lane(
    rules: Rules,
    mode: cython.int,
    pile_rank: cython.int,
    pile_cards: cython.int,
    pile_size: cython.int,
    naturals: cython.int,
    wilds: cython.int,
) -> cython.ulonglong:
    """Give the ranks that may follow with so many natural and wild cards."""
    lane: cython.ulonglong = 0
    one: cython.ulonglong = 1
    rank: cython.int
    for rank in range(rules.joker + 1):
        if (
            rules.all_ranks >> rank & 1
            and not why_not_set(rules, rank, naturals, wilds)
            and not why_not_on(rules, mode, pile_rank, pile_cards, pile_size, rank, naturals, wilds)
        ):
            lane |= one << rank
    return lane
