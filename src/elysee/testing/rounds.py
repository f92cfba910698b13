"""Rounds about to begin, as a Hypothesis strategy: hands where much can happen."""

from dataclasses import dataclass
from random import Random

from hypothesis import strategies as st

from elysee.cards import Card, pack
from elysee.engine import Round
from elysee.rules import Ruleset
from elysee.testing.rulesets import rulesets


@dataclass(frozen=True)
class Dealt:
    """All that decides how a round begins; the players are 1, 2, ... in turn order."""

    ruleset: Ruleset
    hands: tuple[tuple[Card, ...], ...]
    leader: int
    scum: int | None
    putsch: int | None
    show: Card | None
    turned: bool

    def round(self) -> Round:
        """Begin the round."""
        return Round(
            self.ruleset,
            self.hands,
            leader=self.leader,
            scum=self.scum,
            putsch=self.putsch,
            show=self.show,
            turned=self.turned,
        )


@st.composite
def rounds(draw: st.DrawFn, ruleset: Ruleset | None = None) -> Dealt:
    """Draw a deal: often of few ranks, so that sets, equal ranks and revolutions are many.

    Args:
        draw: Given by Hypothesis.
        ruleset: The rules to play; any, if not said.
    """
    players = draw(st.sampled_from([3, 3, 4, 4, 5, 6, 8, 12]))
    rules = draw(rulesets(players)) if ruleset is None else ruleset
    chance = Random(draw(st.integers(0, 2**32)))  # noqa: S311  (a shuffle, not a secret)
    cards = list(pack(rules.deck, rules.decks_for(players)))
    few = draw(st.integers(1, 4))
    kept = {*chance.sample(rules.faces, few), *chance.choice(["X", rules.top_face, rules.top_face + rules.bottom_face])}
    some = [card for card in cards if card.rank in kept]
    cards = some if len(some) >= 2 * players and draw(st.booleans()) else cards
    chance.shuffle(cards)
    each = min(draw(st.sampled_from([1, 2, 3, 5, 8, 13])), len(cards) // players)
    hands = tuple(tuple(cards[seat * each : (seat + 1) * each]) for seat in range(players))
    leader = draw(st.integers(1, players))
    scum = draw(st.none() | st.integers(1, players))
    shown = [card for card in hands[leader - 1] if not card.is_joker] if rules.first_lead_shows else []
    return Dealt(
        rules,
        hands,
        leader=leader,
        scum=scum,
        putsch=scum if rules.putsch and draw(st.booleans()) else None,
        show=chance.choice(shown) if shown else None,
        turned=rules.revolution == "match" and draw(st.booleans()),
    )
