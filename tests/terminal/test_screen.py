"""The table on the screen: it fits, and says what it must."""

import pytest
from rich.cells import cell_len

from elysee.match.dealing import deal_actions, pack_of
from elysee.terminal import screen
from elysee.terminal.speech import LONGEST_SHOWN

from .playing import asker_for, cards_in, new_match, output_of, speech_for, view_of


def dealt(rules: str, players: int):
    record = new_match(rules, players)
    match = record.match
    record.append(match.next.actions[0])
    cards = list(pack_of(match.ruleset, players))
    for action in deal_actions(match, cards[1::2] + cards[::2]):
        record.append(action)
    from elysee.record import View

    return View.of(match, match.turn), record


@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize(
    ("rules", "players"), [("classic", 12), ("classic", 3), ("classic decks=3", 3), ("tdc decks=2", 12)]
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_line_fits(rules: str, players: int, width: int, language: str) -> None:
    view, record = dealt(rules, players)
    asker = asker_for(width=width)
    asker.print(screen.table(view, speech_for(record, view.player, language), width))
    lines = output_of(asker).splitlines()
    assert max(map(cell_len, lines)) <= width
    groups = max(len([card for card in view.hand if card.rank == rank]) for rank in view.ruleset.faces)
    assert groups >= 1
    assert set(map(str, view.hand)) - {"X1", "X2"} <= cards_in(output_of(asker))


def test_twelve_players_fit_in_24_lines() -> None:
    view, record = dealt("classic decks=auto", 12)
    asker = asker_for()
    asker.print(screen.table(view, speech_for(record, view.player), 80))
    assert len(output_of(asker).splitlines()) <= 20


def test_no_card_of_another_hand_is_on_the_table() -> None:
    view, record = dealt("classic", 4)
    asker = asker_for()
    asker.print(screen.table(view, speech_for(record, view.player), 80))
    assert cards_in(output_of(asker)) == set(map(str, view.hand))


def test_the_table_says_who_sits_where_and_what_was_done() -> None:
    view, record = view_of(["4S 4H 5S", "6C 9S 9H 2S", "7S 7H", "JS QS"], plays=("4S", "9S", "-"), me=4)
    asker = asker_for()
    asker.print(screen.table(view, speech_for(record, 4), 80))
    rows = output_of(asker).splitlines()
    assert rows[2].split() == ["Alix", "2", "4♠"]
    assert rows[3].split() == ["Léa", "3", "9♠", "‹", "to", "beat"]
    assert rows[4].split() == ["Tom", "2", "passes"]
    assert rows[5].split() == ["▶", "Sam", "(you)", "2"]
    assert rows[7].split() == ["Pile", "9♠", "(Léa)"]


def test_a_turned_order_is_told_and_sorts_the_hand() -> None:
    view, record = view_of(
        ["4S 4H 4D 4C 6C", "3C 9C KD", "7S 7H 8S"], "classic revolution=round", ("4S 4H 4D 4C", "-", "-", "6C"), 2
    )
    asker = asker_for()
    asker.print(screen.table(view, speech_for(record, 2, "fr"), 80))
    output = output_of(asker)
    assert "RÉVOLUTION" in output
    assert "R♦  9♣  3♣" in output


def test_long_and_strange_names_are_cut_and_cleaned() -> None:
    record = new_match("classic", 3)
    record.match.names[1] = "x" * 90
    record.match.names[2] = "a\u202eb"
    speech = speech_for(record)
    assert cell_len(speech.name(2)) == LONGEST_SHOWN
    assert speech.name(3) == "a\ufffdb"
