"""What holds of any match by any rules."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from elysee.cards import pack
from elysee.errors import ElyseeError
from elysee.rules import Ruleset
from elysee.testing import check_ruleset, matches, rulesets

MOST = 25
"""Examples: whole matches take their time."""


def everything(match) -> tuple[object, ...]:
    """Give all that a match knows, to be compared."""
    draws = match.draws
    return (
        match.phase, match.names, match.chairs, match.order, match.totals, match.results, match.lines, match.dealer,
        match.seats, {player: sorted(cards) for player, cards in match.hands.items()}, match.aside, match.swaps,
        match.putsch, match.failed_putsch, match.is_turned, match.end_due,
        draws.groups, draws.drawn, draws.left, draws.begun,
        None if match.round is None else (match.round.history, match.round.all_left, match.round.turn, match.round.pile),
    )  # fmt: skip


@settings(max_examples=MOST)
@given(st.data(), st.sampled_from([3, 4, 5, 7, 12]), st.integers(0, 2**32))
def test_any_rules_play(data, players, seed):
    """The conformance kit: what is listed is accepted, cards are conserved, rounds end, records read back."""
    check_ruleset(data.draw(rulesets(players)), players=players, rounds=2, seed=seed)


@pytest.mark.parametrize("preset", Ruleset.preset_names())
@pytest.mark.parametrize("players", [3, 4, 6, 9, 12])
def test_the_presets_play(preset, players):
    """12: the presets, for every size of a table."""
    check_ruleset(Ruleset.parse(preset), players=players, rounds=3, seed=players)


def lines_to_try(match, chance: Random) -> list[str]:
    """Give lines of every kind, most of them wrong here."""
    players = [*match.chairs, 99]
    cards = [str(card) for card in chance.sample(pack(54), 4)]
    one, two = chance.choice(players), chance.choice(players)
    held = [str(card) for player in match.chairs for card in match.hands.get(player, ())][:60]
    some = chance.sample(held, min(2, len(held))) or cards[:2]
    return [
        f"draw {one} {cards[0]}",
        f"round {match.number} dealer {one}",
        f"round {match.number + 1} dealer {two}",
        f"deal {one} {' '.join(cards)}",
        f"aside {cards[0]}",
        f"removed {cards[0]}",
        f"putsch {one}",
        f"give {one} {two} {' '.join(some)}",
        f"offer {one} {two} {some[0]} for {cards[1]}",
        f"accept {one}",
        f"refuse {two}",
        f"{one} {cards[0]}",
        f"{one} {' '.join(some)}",
        f"{two} -",
        "end " + " ".join(str(player) for player in sorted(match.chairs)),
        "end 1 1 1",
        "end 99",
        f"leave {one}",
        'join ""',
        "join Zoé",
        "nonsense",
        "",
    ]


@settings(max_examples=MOST)
@given(matches(rounds=1), st.integers(0, 2**32))
def test_what_is_refused_changes_nothing(record, seed):
    """architecture: "an action either is in the record or never happened"; and a copy takes the same and refuses the same."""
    match, chance = record.match, Random(seed)
    before = everything(match)
    for line in lines_to_try(match, chance):
        copy = match.copy()
        assert copy == match
        try:
            copy.apply(line)
        except ElyseeError:
            assert everything(copy) == before, line
            with pytest.raises(ElyseeError):
                match.apply(line)
        assert everything(match) == before, line


@settings(max_examples=MOST)
@given(matches(rounds=1))
def test_every_listed_action_is_accepted(record):
    """Legal lists, and apply does: the same rule (architecture, errors)."""
    match = record.match
    due = match.next
    for line in due.actions[:200]:
        assert match.copy().apply(line) is not None
    if due.phase == "play" and due.player is not None:
        listed = [line.split(" ", 1)[1] for line in due.actions]
        for other in match.seats:
            for play in listed[:20]:
                refused = match.round.explain(play, other)
                assert (refused is None) == (other == due.player)


@settings(max_examples=MOST)
@given(matches(rounds=3))
def test_roles_and_standings_are_of_those_present(record):
    """1, 9, 10: everybody present has one place; totals are of all who ever played."""
    match = record.match
    if match.order is not None:
        assert sorted(match.order) == sorted(match.chairs)
        assert sorted(match.roles) == sorted(match.chairs)
    assert sorted(match.totals) == list(range(1, len(match.names) + 1))
    assert [line.points for line in match.standings] == sorted(match.totals.values(), reverse=True)
