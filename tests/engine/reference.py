"""The judge: one round, slow and obvious, written from rules.md alone (sections 4 to 8).

No line of it comes from the engine, and none may: a rule must not be its own judge. Cards are letters (suits do not
matter in play), a play is a string of them, such as ``"55X"``, and the pass is the empty string.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product

from elysee.rules import Ruleset

PASS = ""
JOKER = "X"


class Reference:
    """One round by rank letters; the players are 0, 1, 2, ... in turn order."""

    def __init__(
        self,
        rules: Ruleset,
        hands: Sequence[str],
        leader: int = 0,
        scum: int | None = None,
        putsch: int | None = None,
        show: str | None = None,
        *,
        turned: bool = False,
    ) -> None:
        self.rules = rules
        self.hands = [Counter(hand) for hand in hands]
        self.scum, self.putsch = scum, putsch
        self.show, self.shows = show, leader
        self.turned, self.turned_before_trick = turned, turned
        self.places: dict[int, int] = {}
        self.over = False
        self.locked: set[int] = set()
        self.passed: set[int] = set()
        self.pile = self.lead = PASS
        self.last: int | None = None
        self.only_match = False
        self.first = True
        self.turn = leader
        self._lead(leader)

    # --------------------------------------------------------------------------------------- sets (section 5)

    def rank(self, play: str) -> str | None:
        """Give the rank a set counts as; None if these cards are no set."""
        top, wild = self.rules.top_face, self._wild()
        kinds = set(play)
        if kinds == {top} and top in wild:
            return None  # alone, or only with its like, it can never be played
        if len(kinds) > 1 and top in wild:
            kinds.discard(top)
        if len(kinds) > 1 and JOKER in wild:
            kinds.discard(JOKER)
        return kinds.pop() if len(kinds) == 1 else None

    def size(self, play: str) -> int:
        """Count the cards, each card of a rank that counts double counting two."""
        return sum(2 if card in self._double() else 1 for card in play)

    def _wild(self) -> set[str]:
        wild = {self.rules.top_face} if self.rules.top_rank == "wild" else set()
        return wild | ({JOKER} if self.rules.joker == "wild" else set())

    def _double(self) -> set[str]:
        double = {self.rules.top_face} if self.rules.top_rank == "double" else set()
        return double | ({JOKER} if self.rules.joker == "double" else set())

    def strength(self, rank: str) -> int:
        """Give the place of a rank in the order in force: jokers stay the strongest (section 6)."""
        order = self.rules.faces[::-1] if self.turned else self.rules.faces
        return (order + JOKER).index(rank)

    # ------------------------------------------------------------------------------------- following (section 4)

    def is_equal(self, play: str) -> bool:
        """Tell whether a set is of the same rank and size as the pile."""
        return self.rank(play) == self.rank(self.pile) and self.size(play) == self.size(self.pile)

    def may_follow(self, play: str) -> bool:
        """Tell whether a set may follow the pile."""
        if self.only_match:
            return self.is_equal(play)
        if self._has_power(play):
            return True
        if self.is_equal(play):
            return self.rules.equal_rank != "refused" and self._keeps_single(play)
        mine, lying = self.size(play), self.size(self.pile)
        right_size = mine == lying if self.rules.follow == "same_size" else mine >= lying
        stronger = self.strength(self.rank(play) or "") > self.strength(self.rank(self.pile) or "")
        return right_size and stronger and self._keeps_single(play)

    def _keeps_single(self, play: str) -> bool:
        if not self.rules.singles_stay_single or self.size(self.lead) != 1 or len(self.lead) != 1:
            return True
        return len(play) == 1 or self.rank(play) in {self.rules.top_face, JOKER}

    def _has_power(self, play: str) -> bool:
        """Tell whether a special rank lets this set follow (section 5)."""
        rules, top = self.rules, self.rules.top_face
        rank, lying = self.rank(play), self.rank(self.pile)
        k = len(play)
        if rules.top_rank == "cuts" and rank in {top, JOKER} and lying not in {top, JOKER} and k == 1:
            return True
        one_more = self.size(self.pile) in {k, k + 1}
        if rules.top_rank == "cuts_one_more" and rank in {top, JOKER} and lying not in {top, JOKER} and one_more:
            return True
        if rules.joker == "any_set" and rank == JOKER and k == 1 and lying != JOKER:
            return True
        if "quad" in rules.top_rank_beaten_by and lying == top and k == 4 and rank != JOKER:
            return True
        return "pair_on_single" in rules.top_rank_beaten_by and lying == rank == top and len(self.pile) == 1 and k == 2

    # ----------------------------------------------------------------------------- what is legal (sections 4 to 8)

    def is_legal(self, play: str) -> bool:
        """Tell whether the player to move may make this play, or pass."""
        if self.over:
            return False
        if play == PASS:
            return self.pile != PASS
        return self._is_legal_set(self.turn, play) and (
            self.pile != PASS or not self._must_show() or (self.show or "") in play
        )

    def _must_show(self) -> bool:
        """Tell whether the first play must contain the card: only if some play can."""
        if not self.first or self.show is None or self.turn != self.shows:
            return False
        return any(self.show in play for play in self._sets(self.turn) if self._is_legal_set(self.turn, play))

    def _is_legal_set(self, player: int, play: str) -> bool:
        hand = self.hands[player]
        if Counter(play) - hand or len(play) > self.rules.largest_set or self.rank(play) is None:
            return False
        if self.pile != PASS and not self.may_follow(play):
            return False
        return not (self.rules.finish_ban == "illegal" and self._is_banned_finish(player, play))

    def _is_banned_finish(self, player: int, play: str) -> bool:
        """Tell whether this is a last play that holds a banned card (section 8)."""
        rules = self.rules
        if rules.finish_ban == "none" or len(play) < self.hands[player].total():
            return False
        banned = {JOKER} if rules.finish_ban_cards == "top_and_joker" else set()
        if not (self.turned and rules.finish_ban_turned == "replaces"):
            banned.add(rules.top_face)
        if self.turned and rules.finish_ban_turned in {"extends", "replaces"}:
            banned.add(rules.bottom_face)
        return bool(banned & set(play))

    def _sets(self, player: int) -> Iterator[str]:
        """List the sets that a hand holds: a rank, and any wild cards with it."""
        hand = self.hands[player]
        for rank in hand:
            others = [card for card in sorted(self._wild()) if card != rank]
            for counts in product(range(1, hand[rank] + 1), *(range(hand[card] + 1) for card in others)):
                play = "".join(card * count for card, count in zip([rank, *others], counts, strict=True))
                if self.rank(play) == rank:
                    yield play

    def legal(self) -> set[str]:
        """List the legal plays, letters sorted; the pass is the empty string."""
        plays = {"".join(sorted(play)) for play in self._sets(self.turn) if self.is_legal(play)}
        return plays | ({PASS} if self.is_legal(PASS) else set())

    # --------------------------------------------------------------------------------- what follows (sections 4 to 8)

    def active(self) -> list[int]:
        """List who still holds cards and has no place."""
        return [player for player in range(len(self.hands)) if player not in self.places]

    def play(self, play: str) -> None:
        """Make a legal play, or pass."""
        if play == PASS:
            self._pass()
            return
        self.first = False
        player = self.turn
        banned = self._is_banned_finish(player, play)
        skips = self.pile != PASS and self.is_equal(play) and self.rules.equal_rank in {"skips", "skips_or_matches"}
        self.hands[player] -= Counter(play)
        self.lead = self.lead or play
        self.pile, self.last = play, player
        self.passed, self.only_match = set(), False
        if self.rules.revolution != "off" and len(play) >= 4:
            self.turned = not self.turned
        if not self.hands[player]:
            self._take_place(player, last=banned)
        if self.over:
            return
        if self._ends_trick(play):
            self._sweep()
        else:
            self._next(skips=skips)

    def _ends_trick(self, play: str) -> bool:
        rules = self.rules
        if rules.top_rank == "closes":
            return rules.top_face in play
        if rules.top_rank in {"cuts", "cuts_one_more"}:
            return self.rank(play) in {rules.top_face, JOKER}
        return False

    def _pass(self) -> None:
        self.passed.add(self.turn)
        if self.rules.passing == "locks" and not self.only_match:
            self.locked.add(self.turn)
        self.only_match = False
        self._next(skips=False)

    def _next(self, *, skips: bool) -> None:
        """Find who moves: the trick may be over; a turn may be lost."""
        while True:
            may_play = [p for p in self._clockwise(self.turn) if p not in self.locked | self.passed | {self.last}]
            if not may_play:
                self._sweep()
                return
            self.turn = may_play[0]
            if not skips:
                return
            if self.rules.equal_rank == "skips_or_matches":
                self.only_match = True
                if any(self._is_legal_set(self.turn, play) for play in self._sets(self.turn)):
                    return
                self.only_match = False
            self.passed.add(self.turn)  # the turn is lost: it counts as a pass, but never locks
            skips = False

    def _clockwise(self, player: int) -> list[int]:
        """List the active players after *player*, who comes last."""
        count = len(self.hands)
        return [p for p in ((player + step) % count for step in range(1, count + 1)) if p not in self.places]

    def _take_place(self, player: int, *, last: bool) -> None:
        free = [place for place in range(1, len(self.hands) + 1) if place not in self.places.values()]
        self.places[player] = free[-1] if last else free[0]
        left = self.active()
        if len(left) == 1:
            free.remove(self.places[player])
            self.places[left[0]] = free[0]
        self._end_if_over()

    def _end_if_over(self) -> None:
        """End the round when every place is known, or when a putsch fails."""
        first = [player for player, place in self.places.items() if place == 1]
        failed = self.putsch is not None and first not in ([], [self.putsch])
        self.over = failed or not self.active()

    def _sweep(self) -> None:
        """End the trick: the winner leads."""
        winner = self.last
        if self.rules.revolution == "trick":
            self.turned = self.turned_before_trick
        self.pile = self.lead = PASS
        self.locked, self.passed, self.only_match, self.last = set(), set(), False, None
        if winner is None:
            raise AssertionError
        if winner in self.places:
            to_scum = self.rules.winner_out == "scum" and self.scum in self.active()
            winner = self.scum if to_scum and self.scum is not None else self._clockwise(winner)[0]
        self._lead(winner)

    def _lead(self, leader: int) -> None:
        """Give the lead to *leader*, or to the next who has a legal one; nobody: the round ends (section 8)."""
        due = [leader, *[player for player in self._clockwise(leader) if player != leader]]
        for player in due:
            if any(self._is_legal_set(player, play) for play in self._sets(player)):
                self.turn = player
                return
        fewest_first = sorted(due, key=lambda player: self.hands[player].total())
        free = [place for place in range(1, len(self.hands) + 1) if place not in self.places.values()]
        self.places.update(zip(fewest_first, free, strict=True))
        self.over = True
