"""A person's turn: numbers, cards, passing, and help."""

from typing import ClassVar

import pytest

from elysee.terminal.asking import Leaving
from elysee.terminal.turn import Turn

from .playing import asker_for, output_of, speech_for, view_of

LOW, MINE, REST = "4S 4H 5S 5H 3S", "6C 9S 9H JC JD 2S QC", "7S 7H 8S 8H JS"


class TestFollowing:
    """Player 2 follows a 4 with: 6 9 9 J J Q 2. The list is 1: 6, 2: 9, 3: J, 4: Q, 5: 2, 6: pass."""

    plays: ClassVar = ("4S",)

    def type(self, *lines: str, language: str = "en") -> tuple[str | None, str]:
        view, record = view_of([LOW, MINE, REST], plays=self.plays, me=2)
        asker = asker_for(*lines, language=language)
        turn = Turn(view, speech_for(record, 2, language), asker, record.match.round.explain)
        try:
            return str(turn.play()), output_of(asker)
        except Leaving:
            return None, output_of(asker)

    @pytest.mark.parametrize(
        ("lines", "play"),
        [
            ([""], "6C"),
            (["1"], "6C"),
            (["#3"], "JD"),
            (["3"], "JD"),  # no 3 in the hand: it can only be the number
            (["9"], "9S"),  # no play has the number 9
            (["6"], "6C"),  # both may be: asked, and the card is the first answer
            (["6", ""], "6C"),
            (["6", "2"], "-"),
            (["#6"], "-"),
            (["2", ""], "2S"),
            (["2", "1"], "2S"),
            (["2", "2"], "9S"),
            (["#2"], "9S"),
            (["jd"], "JD"),
            (["Q"], "QC"),
            (["p"], "-"),
            (["pass"], "-"),
            (["-"], "-"),
        ],
    )
    def test_what_is_typed_is_played(self, lines: list[str], play: str) -> None:
        assert self.type(*lines, "")[0] == play

    def test_a_lower_case_q_leaves_and_a_capital_is_the_queen(self) -> None:
        assert self.type("q")[0] is None
        assert self.type("Q")[0] == "QC"

    def test_in_french_the_letters_are_french(self) -> None:
        assert self.type("v", language="fr")[0] == "JD"
        assert self.type("D", language="fr")[0] == "QC"

    @pytest.mark.parametrize(
        ("line", "words"),
        [
            ("99", "a single card, not a pair"),
            ("4s", "Not in the hand: 4♠"),
            ("4x9", "4 × 9: you hold only 2 of them"),
            ("K", "You do not hold a king"),
            ("7", "You do not hold a 7"),
            ("#9", "no number 9 here"),
            ("12", "no number 12 here"),
            ("hello", "no cards I can read"),
            ("9 J", "Not all of one rank"),
        ],
    )
    def test_what_is_refused_is_explained_and_asked_again(self, line: str, words: str) -> None:
        play, output = self.type(line, "")
        assert words in output.replace("\n", " ")
        assert play == "6C"

    @pytest.mark.parametrize(
        ("line", "words"),
        [
            ("why 99", "a single card, not a pair"),
            ("why 8 8", "You do not hold an 8"),
            ("why J", "Nothing is against it: J♦ may be played"),
            ("why p", "you may pass"),
            ("why", "Name the cards too"),
            ("pourquoi 99", "a single card, not a pair"),
        ],
    )
    def test_why_tells_the_rule(self, line: str, words: str) -> None:
        play, output = self.type(line)
        assert words in output.replace("\n", " ")
        assert play is None

    def test_a_question_mark_lists_what_is_legal_and_how_to_type(self) -> None:
        output = self.type("?")[1]
        assert "What you may play:" in output
        assert output.count("5 2♠") == 2
        assert "leave, all is kept" in output


class TestFollowingAPair(TestFollowing):
    """The list is 1: 9 9, 2: J J, 3: pass; a single card is never legal, so a number is always one of the list."""

    plays: ClassVar = ("4S 4H",)

    @pytest.mark.parametrize(
        ("lines", "play"), [([""], "9S 9H"), (["2"], "JD JC"), (["JJ"], "JD JC"), (["2xJ"], "JD JC"), (["3"], "-")]
    )
    def test_what_is_typed_is_played(self, lines: list[str], play: str) -> None:
        assert self.type(*lines)[0] == play

    def test_a_single_card_is_refused(self) -> None:
        assert "a pair, not a single card" in self.type("9")[1].replace("\n", " ")

    test_a_lower_case_q_leaves_and_a_capital_is_the_queen = None
    test_in_french_the_letters_are_french = None
    test_what_is_refused_is_explained_and_asked_again = None
    test_why_tells_the_rule = None
    test_a_question_mark_lists_what_is_legal_and_how_to_type = None


def test_a_leader_is_shown_one_number_until_all_are_asked_for() -> None:
    """So that 2 to 10 are cards where one may lead with any."""
    for lines, play in [(["6"], "6C"), (["?", "6", "2"], "QC"), (["?", "4"], "JD JC"), (["?", "2", ""], "2S")]:
        view, record = view_of([MINE, LOW, REST])
        turn = Turn(view, speech_for(record), asker_for(*lines), record.match.round.explain)
        listed = str(turn.play())
        assert listed == play


def test_where_only_a_pass_is_legal_an_empty_line_passes() -> None:
    view, record = view_of([LOW, "3C 3D", REST], plays=("4S",), me=2)
    asker = asker_for("3", "")
    turn = Turn(view, speech_for(record, 2), asker, record.match.round.explain)
    assert turn.only_pass
    assert str(turn.play()) == "-"
    assert "You can only pass" in output_of(asker)
    assert "the 3 is too weak" in output_of(asker)
