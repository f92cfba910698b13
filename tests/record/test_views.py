"""What one player may know: record.view and View show no hidden card."""

import dataclasses
import re

from hypothesis import given, settings

from elysee.cards import Card
from elysee.engine import Play
from elysee.match.actions import Give, Offer
from elysee.record import HIDDEN, Record, View
from elysee.testing import matches

MOST = 30
CODE = re.compile(r"\b(?:[3-9TJQKA2][SHDC]|X[12])\b")

SWAPPED = """elysee 1
rules classic deck=32 finish_ban=none exchange=2,1 {options}
players "Léa" "Tom" "Sam" "Zoé"

round 1 dealer 4
end 1 2 3 4

round 2 dealer 4
deal 1 8S 8H 9S 9H TS TH JS JH
deal 2 8D 8C 9D 9C TD TC JD JC
deal 3 QS QH KS KH AS AH 7S 7H
deal 4 QD QC KD KC AD AC 7D 7C
"""


def lines(record: Record, player: int | None) -> list[str]:
    return [line for line in record.view(player).splitlines() if line]


def test_other_hands_are_hidden():
    """architecture: "What a seat may see is a view of the record ...: hidden cards never leave it"."""
    record = Record.parse(SWAPPED.format(options=""))
    assert "deal 1 8S 8H 9S 9H TS TH JS JH" in lines(record, 1)
    assert "deal 4 ?? ?? ?? ?? ?? ?? ?? ??" in lines(record, 1)
    assert [line for line in lines(record, None) if line.startswith("deal")] == [
        f"deal {p}{' ??' * 8}" for p in (1, 2, 3, 4)
    ]


def test_what_others_swap_is_hidden():
    """7: only the two who swap see the cards."""
    record = Record.parse(SWAPPED.format(options="") + "give 4 1 7D 7C\ngive 1 4 8S 8H\n")
    for player in (1, 4):
        assert lines(record, player)[-2:] == ["give 4 1 7D 7C", "give 1 4 8S 8H"]
    for player in (2, 3, None):
        assert lines(record, player)[-2:] == ["give 4 1 ?? ??", "give 1 4 ?? ??"]


def test_what_others_offer_is_hidden():
    """7: an offer is between the two."""
    record = Record.parse(SWAPPED.format(options="scum_gives=agreed") + "offer 1 4 8S 8H for 7D 7C\n")
    assert lines(record, 1)[-1] == lines(record, 4)[-1] == "offer 1 4 8S 8H for 7D 7C"
    assert lines(record, 2)[-1] == lines(record, None)[-1] == "offer 1 4 ?? ?? for ?? ??"
    assert View.of(record.match, 4).swap.offer == Offer(
        1, 4, *(tuple(map(Card, pair)) for pair in (("8S", "8H"), ("7D", "7C")))
    )
    assert View.of(record.match, 2).swap is None
    assert View.of(record.match, None).swap is None


def test_plays_and_cards_beside_are_seen_by_all():
    """2: "the rest is shown to everybody"; what is laid lies on the table."""
    text = SWAPPED.format(options="").replace("exchange=2,1", "exchange=none") + "1 8S 8H\n2 9D 9C\n"
    for player in (1, 2, 3, 4, None):
        assert lines(Record.parse(text), player)[-2:] == ["1 8S 8H", "2 9D 9C"]


def test_a_view_of_a_seat_lists_its_actions_only_in_its_turn():
    record = Record.parse(SWAPPED.format(options=""))
    assert View.of(record.match, 4).actions == ("give 4 1 7D 7C",)
    assert View.of(record.match, 1).actions == ()
    assert View.of(record.match, None).actions == ()
    assert View.of(record.match, None).hand == ()


def test_the_card_to_be_shown_is_told_to_its_holder_only():
    text = SWAPPED.format(options="first_lead=QH first_lead_shows=true").replace(
        "round 1 dealer 4\nend 1 2 3 4\n\nround 2 dealer 4", "round 1 dealer 4"
    )
    match = Record.parse(text).match
    assert View.of(match, 3).must_show is Card("QH")
    assert [View.of(match, player).must_show for player in (1, 2, 4, None)] == [None] * 4


def known_to(record: Record, player: int | None) -> set[Card]:
    """List the cards a player may know of: its own, those laid, drawn or shown, and those it swapped."""
    known: set[Card] = set()
    for line in record.match.lines:
        words = line.split()
        cards = {Card(code) for code in CODE.findall(line)} if words[0] != "join" else set()
        private = words[0] in {"deal", "give", "offer"}
        if not private or (player is not None and str(player) in words[1 : 2 if words[0] == "deal" else 3]):
            known |= cards
    return known


def cards_in(value: object) -> set[Card]:
    """Find every card in a value, however deep, and in its texts."""
    if isinstance(value, str):
        return {Card(code) for code in CODE.findall(value)}
    if isinstance(value, Play):
        value = value.cards
    if isinstance(value, dict):
        value = [*value, *value.values()]
    if dataclasses.is_dataclass(value):
        value = [getattr(value, field.name) for field in dataclasses.fields(value)]
    if isinstance(value, list | tuple | set | frozenset):
        return {card for item in value for card in cards_in(item)}
    return {value} if isinstance(value, Card) else set()


@settings(max_examples=MOST)
@given(matches(rounds=2))
def test_no_view_has_a_hidden_card(record):
    """Neither the text nor any field of a View holds a card that the player may not know of."""
    match = record.match
    for player in [*match.chairs, None]:
        known = known_to(record, player)
        text = "\n".join(line for line in lines(record, player) if not line.startswith(("players", "join", "rules")))
        assert cards_in(text) <= known
        view = View.of(match, player)
        fields = [name for name in dir(view) if not name.startswith("_") and name not in {"names", "ruleset", "of"}]
        seen = cards_in([getattr(view, name) for name in fields])
        assert seen <= known, (player, seen - known)
        if match.phase == "play" and player in match.seats:
            assert view.hand == match.round.hand(player)


@settings(max_examples=MOST)
@given(matches(rounds=2))
def test_a_view_hides_exactly_what_it_must(record):
    """A line is as it is or has `??` for each hidden card, word for word; own lines are whole."""
    whole = [line for line in record.dump().splitlines() if line]
    for player in [*record.match.chairs, None]:
        for line, seen in zip(whole, lines(record, player), strict=True):
            if line == seen:
                continue
            assert line.split()[0] in {"deal", "give", "offer"}
            for word, shown in zip(line.split(), seen.split(), strict=True):
                assert shown == (HIDDEN if CODE.fullmatch(word) else word)


def test_a_view_has_no_way_back_to_the_match():
    """architecture: "Three objects, never mixed up: the full state, the view of one seat, the action"."""
    match = Record.parse(SWAPPED.format(options="exchange=none").replace("exchange=2,1 ", "") + "1 8S\n").match
    view = View.of(match, 1)
    held = [getattr(view, name) for name in view.__slots__] if hasattr(view, "__slots__") else list(vars(view).values())
    for value in held:
        assert type(value).__name__ not in {"Match", "Round", "State", "Record"}
    assert Give(1, 4, ()) != view
