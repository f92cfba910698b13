"""Cards as people type them: one row for each way."""

import pytest

from elysee.cards import Card, parse_cards
from elysee.terminal.typed import TypingError, choose_cards, read_named

HAND = parse_cards("3C 3D 9S 9H 9D TH TC JS JD QH QC KS KD AS 2H 2D")


def typed(text: str, language: str, hand: tuple[Card, ...] = HAND) -> str:
    return " ".join(card.code for card in choose_cards(read_named(text, language), hand))


@pytest.mark.parametrize(
    ("language", "text", "cards"),
    [
        ("fr", "VV", "JS JD"),
        ("fr", "V V", "JS JD"),
        ("fr", "v v", "JS JD"),
        ("fr", "JJ", "JS JD"),
        ("fr", "R", "KS"),
        ("fr", "RR", "KS KD"),
        ("fr", "KK", "KS KD"),
        ("fr", "DD", "QH QC"),
        ("fr", "dt", "QC"),
        ("fr", "DC", "QH"),
        ("fr", "RK", "KD"),
        ("fr", "R♦", "KD"),
        ("fr", "VD", "JD"),
        ("fr", "TT", "TH TC"),
        ("fr", "10T", "TC"),
        ("fr", "1010", "TH TC"),
        ("fr", "10c", "TH"),
        ("fr", "9P 9K", "9S 9D"),
        ("fr", "9s9h", "9S 9H"),
        ("fr", "3C", "3C"),
        ("fr", "roi roi", "KS KD"),
        ("fr", "dame", "QH"),
        ("fr", "as", "AS"),
        ("en", "JJ", "JS JD"),
        ("en", "J J", "JS JD"),
        ("en", "j, j", "JS JD"),
        ("en", "2x9", "9S 9H"),
        ("en", "2×9", "9S 9H"),
        ("en", "3x9", "9S 9H 9D"),
        ("en", "2x10", "TH TC"),
        ("en", "2xking", "KS KD"),
        ("en", "9♠ 9♥", "9S 9H"),
        ("en", "9♠9♥", "9S 9H"),
        ("en", "9 ♠ 9 ♥", "9S 9H"),
        ("en", "9♠\ufe0f 9♥\ufe0f", "9S 9H"),
        ("en", "9h 9", "9H 9S"),
        ("en", "999", "9S 9H 9D"),
        ("en", "TT", "TH TC"),
        ("en", "10 t", "TH TC"),
        ("en", "Tc", "TC"),
        ("en", "9 9 2", "9S 9H 2H"),
        ("en", "992d", "9S 9H 2D"),
        ("en", "2+2", "2H 2D"),
        ("en", "queens", "QH"),
        ("en", "KD", "KD"),
        ("en", "2x2", "2H 2D"),
    ],
)
def test_cards_are_read_as_people_type_them(language: str, text: str, cards: str) -> None:
    assert typed(text, language) == cards


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("X", "X1"),
        ("x", "X1"),
        ("*", "X1"),
        ("joker", "X1"),
        ("XX", "X1 X2"),
        ("2xX", "X1 X2"),
        ("X2", "X2"),
        ("9 X", "9S X1"),
        ("9 9 *", "9S 9H X1"),
        ("jokers joker", "X1 X2"),
        ("9jokers", None),
    ],
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_jokers_have_many_names(language: str, text: str, cards: str | None) -> None:
    hand = parse_cards("9S 9H X1 X2")
    if cards is None:
        with pytest.raises(TypingError):
            typed(text, language, hand)
    else:
        assert typed(text, language, hand) == cards


@pytest.mark.parametrize("text", ["hello", "9Z", "1", "0x9", "11", "V", "♠", "9s9s9w", "ééé", "2x9 zz"])
def test_what_is_no_card_is_said_to_be_none(text: str) -> None:
    with pytest.raises(TypingError, match="unreadable"):
        typed(text, "en")


def test_cards_that_are_not_held_are_counted() -> None:
    with pytest.raises(TypingError) as caught:
        typed("4x9", "en")
    assert caught.value.facts == {"rank": "9", "held": 3, "wanted": 4}


def test_a_card_named_with_its_suit_is_left_to_the_rules_if_it_is_not_held() -> None:
    assert typed("9C", "en") == "9C"


def test_a_card_that_must_be_shown_comes_before_its_like() -> None:
    show = Card("3C")
    assert choose_cards(read_named("3", "en"), parse_cards("3S 3C"), show) == (show,)


def test_two_equal_cards_of_two_packs_are_two_cards() -> None:
    hand = parse_cards("9S 9S 9H")
    assert typed("9s 9s", "en", hand) == "9S 9S"
    assert typed("99", "en", hand) == "9S 9S"
