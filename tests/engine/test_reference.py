"""The engine against the judge: the same rounds by `reference.py`, which knows nothing of the kernel."""

from itertools import combinations_with_replacement
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from elysee.cards import JOKER, Card
from elysee.engine import PASS, Play, Round
from elysee.testing.rounds import Dealt, rounds

from .reference import Reference

MOST_PLIES = 5_000
"""Far above any round: 162 cards, and at most eleven passes after each play."""


def reference_of(dealt: Dealt) -> Reference:
    return Reference(
        dealt.ruleset,
        ["".join(card.rank for card in hand) for hand in dealt.hands],
        dealt.leader - 1,
        None if dealt.scum is None else dealt.scum - 1,
        None if dealt.putsch is None else dealt.putsch - 1,
        dealt.show.rank if dealt.show else None,
        turned=dealt.turned,
    )


def letters(play: Play) -> str:
    return "".join(sorted(card.rank for card in play.cards))


def choose(legal: list[Play], chance: Random) -> Play:
    """Choose often at random, sometimes the most cards, sometimes the pass."""
    return chance.choice([chance.choice(legal), max(legal, key=len), legal[-1], chance.choice(legal)])


def agree(round_: Round, judge: Reference) -> None:
    """Both say the same of where the round stands."""
    assert round_.is_over == judge.over
    assert round_.is_turned == judge.turned
    failed = judge.putsch is not None and judge.over and judge.places.get(judge.putsch) != 1
    if not failed:
        assert {player: round_.place(player + 1) for player in judge.places} == judge.places
        assert len(round_.places) == len(judge.places)
    if judge.over:
        return
    assert round_.turn == judge.turn + 1
    assert letters(round_.pile) == "".join(sorted(judge.pile))
    assert round_.active == tuple(player + 1 for player in judge.active())


@given(rounds(), st.integers(0, 2**32))
def test_legal_plays_are_those_of_the_judge_along_whole_rounds(dealt, seed):
    """Sections 4 to 8: lists, turns, places and the order agree ply by ply; and every round ends."""
    chance = Random(seed)
    round_, judge = dealt.round(), reference_of(dealt)
    for _ in range(MOST_PLIES):
        agree(round_, judge)
        if round_.is_over:
            return
        plays = round_.legal_plays
        listed = [letters(play) for play in plays]
        assert len(set(listed)) == len(listed)
        assert set(listed) == judge.legal()
        play = choose(plays, chance)
        round_.play(play)
        judge.play(letters(play))
    raise AssertionError(round_)


@given(rounds(), st.integers(0, 2**32), st.integers(0, 40))
def test_every_play_is_accepted_or_refused_as_the_judge_says(dealt, seed, plies):
    """Sections 4 to 8: `explain` and `play` of every small multiset of ranks, held or not, in the middle of a round."""
    chance = Random(seed)
    round_, judge = dealt.round(), reference_of(dealt)
    for _ in range(plies):
        if not round_.is_over:
            play = choose(round_.legal_plays, chance)
            round_.play(play)
            judge.play(letters(play))
    if round_.is_over:
        assert round_.explain("-").code == "round-over"
        return
    before = round_.copy()
    for play in sets_to_try(round_, chance):
        refused = round_.explain(play)
        show = round_.must_show
        expected = judge.is_legal(letters(play)) and (show is None or show in play.cards)
        assert (refused is None) == expected, (str(play), refused)
        if refused is None:
            round_.copy().play(play)
    assert round_ == before
    for player in round_.players:
        if player != round_.turn:
            assert round_.explain("-", player).code == "not-your-turn"


def sets_to_try(round_: Round, chance: Random) -> list[Play]:
    """Give the pass, and multisets of up to three ranks and of more cards of one rank, in suits that are held."""
    hand = list(round_.hand(round_.turn or 0))
    chance.shuffle(hand)
    by_rank: dict[str, list[Card]] = {}
    for card in hand:
        by_rank.setdefault(card.rank, []).append(card)
    tries = [PASS, Play(hand), *(Play([Card(face + "S")]) for face in "34567" if face not in by_rank)]
    tries += [Play(cards[:count]) for cards in by_rank.values() for count in range(4, 13)]
    for count in (1, 2, 3):
        for ranks in combinations_with_replacement(by_rank, count):
            cards = [card for rank in sorted(set(ranks)) for card in by_rank[rank][: ranks.count(rank)]]
            if len(cards) == count:
                tries.append(Play(cards))
    wild = [card for card in hand if card.rank in {round_.ruleset.top_face, JOKER}]
    tries += [
        Play((cards + wild)[:count]) for cards in by_rank.values() for count in range(2, 9) if cards[0] not in wild
    ]
    return [play for play in tries if play is PASS or len(play)]


@given(rounds(), st.integers(0, 2**32))
def test_no_card_is_lost_or_doubled(dealt, seed):
    """1: what was dealt is in the hands or was laid, after every play; the counts agree with the hands."""
    chance = Random(seed)
    round_ = dealt.round()
    whole = sorted(card for hand in dealt.hands for card in hand)
    while not round_.is_over:
        round_.play(choose(round_.legal_plays, chance))
        laid = [card for trick in round_.history for _, play in trick for card in play.cards]
        held = [card for player in round_.players for card in round_.hand(player)]
        assert sorted(held + laid) == whole
        assert all(round_.cards_left(player) == len(round_.hand(player)) for player in round_.players)
    if dealt.putsch is None:
        assert sorted(round_.places) == list(round_.players)


@given(rounds(), st.integers(0, 2**32), st.integers(0, 25))
def test_a_copy_shares_nothing_that_changes(dealt, seed, plies):
    """A copy plays on by itself, and the original is as it was; both then play the same."""
    chance = Random(seed)
    round_ = dealt.round()
    for _ in range(plies):
        if not round_.is_over:
            round_.play(choose(round_.legal_plays, chance))
    kept, history = round_.copy(), list(round_.history)
    assert kept == round_
    other = round_.copy()
    moves = []
    while not other.is_over:
        moves.append(choose(other.legal_plays, chance))
        other.play(moves[-1])
    assert round_ == kept
    assert round_.history == history
    for play in moves:
        round_.play(play)
    assert round_ == other
    assert round_.history == other.history
