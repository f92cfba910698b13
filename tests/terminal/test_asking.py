"""Questions: numbered answers, an empty line for the first, words that are obeyed, the end of the input."""

import pytest

from elysee.terminal.asking import Leaving, NoAnswer

from .playing import asker_for, output_of

ANSWERS = [("tea", "t"), ("coffee", "c"), ("milk", "m")]


def even(typed: str) -> str:
    if len(typed) % 2:
        raise NoAnswer("an even word, please")
    return typed


@pytest.mark.parametrize(
    ("lines", "value"),
    [([""], "t"), (["1"], "t"), (["2"], "c"), (["#3"], "m"), (["  2 "], "c"), (["4", "0", "x", "3"], "m")],
)
def test_an_empty_line_takes_the_first_answer_and_a_number_any(lines: list[str], value: str) -> None:
    assert asker_for(*lines).ask("What?", ANSWERS) == value


def test_an_answer_that_is_none_is_asked_again_with_the_reason() -> None:
    asker = asker_for("odd", "even")
    assert asker.ask("What?", ANSWERS, even, hint="Or a word.") == "even"
    assert "an even word, please" in output_of(asker)
    assert "Or a word." in output_of(asker)


@pytest.mark.parametrize(("language", "words"), [("en", "from 1 to 3"), ("fr", "de 1 à 3")])
def test_a_wrong_number_is_told_the_right_ones(language: str, words: str) -> None:
    asker = asker_for("9", "1", language=language)
    asker.ask("?", ANSWERS)
    assert words in output_of(asker)


@pytest.mark.parametrize("lines", [["q"], ["quit"], []])
def test_q_and_the_end_of_the_input_leave(lines: list[str]) -> None:
    asker = asker_for(*lines)
    with pytest.raises(Leaving):
        asker.ask("What?", ANSWERS)
    assert asker.ended == (not lines)


def test_before_a_match_the_end_of_a_pipe_takes_what_is_sensible() -> None:
    assert asker_for().ask("What?", ANSWERS, first_at_end=True) == "t"
    with pytest.raises(Leaving):
        asker_for("q").ask("What?", ANSWERS, first_at_end=True)


def test_commands_are_obeyed_and_the_question_stays() -> None:
    asker = asker_for("r", "r", "2")
    done = []
    asker.commands = {"r": lambda: done.append("r")}
    assert asker.ask("What?", ANSWERS) == "c"
    assert done == ["r", "r"]


def test_what_comes_from_a_pipe_is_shown_without_what_a_terminal_would_obey() -> None:
    asker = asker_for("\x1b[31mhello", "1")
    asker.ask("What?", ANSWERS)
    assert "› [31mhello\n" in output_of(asker)
    assert "\x1b" not in output_of(asker)
