"""Does a ruleset play? The conformance kit for rules: ours pass it, and anyone's can."""

from random import Random

from elysee.cards import Card
from elysee.match import Match
from elysee.match.actions import Action
from elysee.match.dealing import pack_of
from elysee.record import Record
from elysee.rules import Ruleset
from elysee.testing.matches import next_lines

MOST_LINES = 20_000
"""Far above any round of twelve players and three packs."""


def check_ruleset(ruleset: Ruleset, *, players: int = 4, rounds: int = 3, seed: int = 0) -> Record:
    """Play rounds by chance, and require what must hold of any rules.

    Listed actions are accepted, no card is lost or doubled, every round ends, what is refused changes nothing, a copy
    shares nothing, and the record reads back to the same bytes.

    Args:
        ruleset: The rules to check.
        players: How many play.
        rounds: How many rounds, if the match does not end before.
        seed: Where the chances start from.

    Returns:
        The record of what was played.

    Raises:
        AssertionError: If something does not hold; the message has the line.
        RulesError: If so many cannot play by these rules.
    """
    assert Ruleset.parse(str(ruleset)) == ruleset, f"does not read back: {ruleset}"
    record = Record.start(ruleset, [f"P{number}" for number in range(1, players + 1)])
    match = record.match
    assert match is not None
    chance = Random(seed)  # noqa: S311  (a shuffle, not a secret)
    for _ in range(MOST_LINES):
        if match.is_over or len(match.results) == rounds:
            break
        _check_listed(match, chance)
        for line in next_lines(match, chance):
            _check_line(match, line)
            record.append(line)
            _check_cards(match)
        if match.end_line is not None:
            record.append(match.end_line)
    else:
        raise AssertionError(f"a round that never ends: {record}")
    again = Record.parse(record.dump())
    assert again.dump() == record.dump(), "the record does not read back"
    assert again.match is not None
    assert again.match.totals == match.totals, "the record comes to other points"
    return record


def _check_listed(match: Match, chance: Random) -> None:
    """Try some of the actions that are listed, each on a copy."""
    actions = match.next.actions
    for line in chance.sample(actions, min(len(actions), 8)):
        match.copy().apply(line)


def _check_line(match: Match, line: str | Action) -> None:
    """Play the line on a copy, and see that the match itself stays as it is; then the same refused."""
    before, hands = list(match.lines), _cards_of(match)
    match.copy().apply(line)
    assert (match.lines, _cards_of(match)) == (before, hands), f"a copy shares something: {line}"
    if match.phase == "play" and match.next.player is not None:
        other = next(player for player in match.seats if player != match.next.player)
        try:
            match.apply(f"{other} -")
        except ValueError:
            assert (match.lines, _cards_of(match)) == (before, hands), f"a refused line changed something: {other} -"
        else:
            raise AssertionError(f"player {other} played out of turn before {line}")


def _cards_of(match: Match) -> dict[int, list[Card]]:
    """Give all hands, sorted."""
    held = {player: match.round.hand(player) for player in match.round.players} if match.round else match.hands
    return {player: sorted(cards) for player, cards in held.items()}


def _check_cards(match: Match) -> None:
    """Every card of the pack is in a hand, beside, or was laid."""
    if match.phase not in {"putsch", "give", "offer", "play"}:
        return
    cards = [card for hand in _cards_of(match).values() for card in hand] + list(match.aside)
    if match.phase == "play" and match.round is not None:
        cards += [card for trick in match.round.history for _, play in trick for card in play.cards]
    assert sorted(cards) == sorted(pack_of(match.ruleset, len(match.seats))), (
        f"cards lost or doubled: {match.lines[-1]}"
    )
