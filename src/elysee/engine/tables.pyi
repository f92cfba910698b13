"""What Python sees of the tables, compiled or not."""

from typing import Final

from elysee.rules import Ruleset

REASONS: Final[tuple[str, ...]]

class Rules:
    deck: int
    decks: int
    ranks: int
    top: int
    joker: int
    jokers: int
    most: int
    words: int
    wilds: int
    top_wild: bool
    joker_wild: bool
    top_double: bool
    joker_double: bool
    joker_any_set: bool
    follow_more: bool
    singles_single: bool
    locks: bool
    winner_out_scum: bool
    closes: bool
    beaten_quad: bool
    beaten_pair: bool
    lead_may_fail: bool
    plain: bool
    equal_rank: int
    cuts: int
    revolution: int
    ban: int
    def __init__(self, ruleset: Ruleset, decks: int) -> None: ...
    def banned_last(self, *, turned: bool) -> list[int]: ...
    def size(self, play: int) -> int: ...
