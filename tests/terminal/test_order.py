"""The sensible answers: what an empty line plays and gives."""

import pytest

from elysee.terminal.order import in_force, in_order, weakest_gift

from .playing import view_of


def first(hand: str, rules: str = "classic", plays: tuple[str, ...] = ()) -> str:
    others = ["4S 4H 5S 5H 6S", "7S 7H 8S 8H JC"]
    view, _ = view_of([hand, *others] if not plays else [others[0], hand, others[1]], rules, plays, 2 if plays else 1)
    return str(in_order(view)[0])


@pytest.mark.parametrize(
    ("hand", "rules", "plays", "wanted"),
    [
        ("9C KD 3C", "classic", (), "3C"),
        ("9C KD 3C 3D", "classic", (), "3D 3C"),
        ("9C KD 5C 5D", "classic", ("4S",), "5D"),
        ("9C KD 9D 2C", "classic", ("4S 4H",), "9D 9C"),
        ("3C KD", "classic", ("4S 4H",), "-"),
        ("3C 3D 3H 3S 9C", "classic revolution=round", (), "3S 3H 3D"),
        ("3C 9C 9D 2C", "tdc", ("4S 4H",), "9D 9C"),
        ("3C 2C 2D 9C", "tdc", ("4S 4H",), "9C 2D"),
    ],
)
def test_the_first_play_is_the_lowest(hand: str, rules: str, plays: tuple[str, ...], wanted: str) -> None:
    assert first(hand, rules, plays) == wanted


def test_a_turned_order_turns_the_hand_and_the_first_play() -> None:
    view, _ = view_of(
        ["4S 4H 4D 4C 6C", "3C 9C KD", "7S 7H 8S"], "classic revolution=round", ("4S 4H 4D 4C", "-", "-", "6C"), 2
    )
    assert view.is_turned
    assert [card.code for card in in_force(view)] == ["KD", "9C", "3C"]


@pytest.mark.parametrize(
    ("hand", "count", "gift"),
    [
        ("3C 3D 5C 7C 9C KD", 1, "5C"),
        ("3C 3D 5C 7C 9C KD", 2, "3D 3C"),
        ("3C 3D 3H 4C 4D 4H AC", 1, "3H"),
        ("4C 5D 6C 7C", 2, "4C 5D"),
    ],
)
def test_a_gift_is_weak_and_breaks_no_pair_if_it_can(hand: str, count: int, gift: str) -> None:
    view, _ = view_of([hand, "4S 5S", "6S 7S"])
    assert " ".join(card.code for card in weakest_gift(view, count)) == gift


def test_a_gift_of_twenty_cards_is_found_at_once() -> None:
    view, _ = view_of(
        [" ".join(rank + suit for rank in "3456789TJQKA2" for suit in "SHDC"), "4S 5S", "6S 7S"], "classic decks=2"
    )
    assert len(weakest_gift(view, 20)) == 20
