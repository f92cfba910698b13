"""`elysee show`: a record on the screen."""

import pytest

from .running import EVENING, RECORDS, SCORER, check_golden, run

BEGUN = """elysee 1
rules classic deck=32
players "Léa" "Tom" "Sam"
"""
DEALT = """round 1 dealer 3
deal 1 8S 8H 8D 8C 9S 9H 9D 9C TS TH
deal 2 TD TC JS JH JD JC QS QH QD QC
deal 3 KS KH KD KC AS AH AD AC 7S 7H
aside 7D 7C
"""


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_match_looks_as_people_have_read_it(language: str) -> None:
    result = run("show", EVENING, "--lang", language)
    assert (result.exit_code, result.stderr) == (0, "")
    check_golden(f"show-evening.{language}.txt", result.stdout)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_scorers_sheet_shows_places_without_cards(language: str) -> None:
    result = run("show", SCORER, "--lang", language)
    assert result.exit_code == 0
    check_golden(f"show-scorer.{language}.txt", result.stdout)


def test_one_round_is_shown_alone() -> None:
    told = run("show", EVENING, "--round", "3").stdout
    assert told.splitlines()[0].strip("─ ") == "Round 3 — Sam deals"
    assert "PUTSCH! Sam declares it: nobody swaps." in told
    assert "THE PUTSCH FAILS" in told
    assert "The standings" not in told


def test_a_round_shows_totals_as_they_were_then() -> None:
    first = run("show", EVENING, "--round", "1").stdout.split("End of round 1")[1].splitlines()
    assert [line.split()[-2:] for line in first[2:6]] == [["+3", "3"], ["+2", "2"], ["+1", "1"], ["0", "0"]]


def test_every_card_that_was_dealt_is_seen_to_be_played_or_left() -> None:
    told = run("show", EVENING, "--round", "2").stdout
    before, tricks = told.split("The tricks")
    hands = before.split("The swap")[0].split()
    laid = tricks.replace("\N{NO-BREAK SPACE}", " ").split()
    cards = [word for word in hands if word[-1] in "♠♥♦♣"]
    assert len(cards) == len(set(cards)) == 32
    assert {word for word in laid if word[-1] in "♠♥♦♣"} <= set(cards)


def test_french_cards_have_french_letters() -> None:
    told = run("show", EVENING, "--round", "4", lang="fr_FR.UTF-8").stdout
    assert "V♠\N{NO-BREAK SPACE}V♥\N{NO-BREAK SPACE}V♦\N{NO-BREAK SPACE}V♣" in told
    assert "RÉVOLUTION" in told


def test_a_narrow_screen_shows_each_trick_as_a_text() -> None:
    told = run("show", EVENING, "--round", "4", columns=38).stdout
    assert max(map(len, told.splitlines())) <= 38
    assert "  2  Tom 7♦  Léa 9♠  Zoé –  Sam 9♥" in told


@pytest.mark.parametrize(
    ("number", "language", "words"),
    [
        ("5", "en", "evening.elysee has no round 5: there are rounds 1 to 4."),
        ("5", "fr", "evening.elysee n’a pas de manche 5\N{NO-BREAK SPACE}: il y a les manches 1 à 4."),
    ],
)
def test_a_round_that_is_not_there_is_refused_in_one_line(number: str, language: str, words: str) -> None:
    result = run("show", EVENING, "--round", number, "--lang", language)
    assert (result.exit_code, result.stdout, result.stderr) == (1, "", f"{words}\n")


def test_a_round_number_is_a_whole_number_from_1() -> None:
    assert run("show", EVENING, "--round", "0").exit_code == 2
    assert run("show", EVENING, "--round", "x").exit_code == 2


def test_a_record_that_breaks_a_rule_is_told_with_its_place() -> None:
    result = run("show", "-", given=BEGUN + "round 2 dealer 3\n")
    assert result.exit_code == 1
    assert result.stderr == "-:4: This cannot be round 2: the next one is round 1.\n"


def test_a_match_without_a_round_shows_who_will_play() -> None:
    result = run("show", "-", given=BEGUN)
    assert (result.exit_code, result.stdout) == (0, "rules: classic deck=32\nplayers: 1 Léa, 2 Tom, 3 Sam\n")
    assert run("show", "-", "--round", "1", given=BEGUN).stderr == "- has no round 1: no round has begun.\n"


def test_a_record_without_players_has_nothing_to_show() -> None:
    result = run("show", "-", given="elysee 1\nrules classic\n")
    assert (result.exit_code, result.stderr) == (1, "- has no match yet: it needs its rules and its players.\n")


def test_a_record_that_stops_in_a_round_says_whose_turn_it_is() -> None:
    told = run("show", "-", given=f"{BEGUN}{DEALT}1 8S 8H 8D\n2 JS JH JD\n").stdout
    assert "Left over, shown to all: 7♦\N{NO-BREAK SPACE}7♣" in told
    assert "The swap" not in told
    assert told.rstrip().endswith("Here the record stops: playing, and it is Sam’s turn.")


def test_a_record_that_stops_in_the_deal_says_so() -> None:
    dealt = DEALT[: DEALT.index("deal 2")]
    told = run("show", "-", given=BEGUN + dealt).stdout
    assert told.rstrip().endswith("Here the record stops: dealing.")


def test_an_abandoned_match_is_over() -> None:
    told = run("show", "-", given=f"{BEGUN}{DEALT}1 8S\nabandon\n").stdout
    assert told.rstrip().endswith("Here the record stops: the match is over.")


def test_a_draw_is_told() -> None:
    drawn = 'elysee 1\nrules general\nplayers "A" "B" "C"\ndraw 1 9S\ndraw 2 KH\ndraw 3 X1\n'
    assert "drawn for the first titles: A 9♠, B K♥, C joker" in run("show", "-", given=drawn).stdout


def test_names_cannot_command_the_terminal() -> None:
    told = run("show", "-", given=BEGUN + 'event "\x1b[31mred"\n').stdout
    assert "\x1b" not in told


def test_the_file_of_a_record_stays_as_it_is() -> None:
    before = (RECORDS / EVENING).read_bytes()
    run("show", EVENING)
    assert (RECORDS / EVENING).read_bytes() == before
