"""Asking: lines that a person types, and questions with numbered answers (the first one is the sensible one)."""

import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final, NoReturn, TextIO, TypeVar

import click
from rich.console import Console, RenderableType
from rich.text import Text

from elysee.terminal.interruption import Interruption
from elysee.terminal.speech import GOLD, hanging, painted
from elysee.words import Language, say

PROMPT: Final = "› "
LEAVE: Final = frozenset({"q", "quit", "quitter", "exit"})

T = TypeVar("T")


class Leaving(Exception):  # noqa: N818  (nothing is wrong)
    """The person leaves, or the input has ended."""


class NoAnswer(Exception):  # noqa: N818  (it is asked again)
    """What was typed answers nothing; the text says why."""


class Asker:
    """Prints, and reads what a person types: from a terminal, or from a pipe just the same."""

    def __init__(
        self,
        console: Console,
        language: Language,
        stream: TextIO | None = None,
        interruption: Interruption | None = None,
    ) -> None:
        """Take where to print and where to read (standard input, if nothing is said)."""
        self.console = console
        self.language = language
        self.commands: dict[str, Callable[[], None]] = {}
        """What a word does wherever something is asked."""
        self.ended = False
        """Whether the input is at its end."""
        self._stream = stream or sys.stdin
        self._interruption = interruption or Interruption()

    @property
    def is_live(self) -> bool:
        """Whether a person sits there, not a pipe."""
        return self._stream.isatty()

    def print(self, what: RenderableType = "") -> None:
        """Print a sentence, or anything else that rich can print."""
        self._print(painted(what) if isinstance(what, str) else what)

    def say(self, key: str, **facts: object) -> None:
        """Print a sentence of the catalogue."""
        self.print(say(f"terminal.{key}", self.language, **facts))

    def say_unbroken(self, key: str, **facts: object) -> None:
        """Print a sentence with a command or a file in it, which must be one line to be copied."""
        self._print(say(f"terminal.{key}", self.language, **facts), unbroken=True)

    def page(self, what: RenderableType) -> None:
        """Show a long text: page by page, where a person sits before a screen that is too small for it."""
        console = self.console
        with console.capture() as captured:
            console.print(what)
        text = captured.get()
        if not (self.is_live and console.is_terminal and text.count("\n") >= console.height):
            self.print(what)
            return
        errors = getattr(console.file, "errors", None) or "replace"
        with self._interruption.let_go():
            click.echo_via_pager(text.encode(console.encoding, errors).decode(console.encoding))

    def _print(self, what: RenderableType, *, unbroken: bool = False) -> None:
        """Print; what goes to a file or a pipe has no spaces at the end of a line."""
        if self.console.is_terminal:
            self.console.print(what, soft_wrap=unbroken)
            return
        with self.console.capture() as captured:
            self.console.print(what, soft_wrap=unbroken)
        lines = captured.get().split("\n")
        self.console.out("\n".join(line.rstrip(" \u00a0") for line in lines), end="", highlight=False)

    def forget_typed(self) -> None:
        """Forget what was typed while bots played: it cannot answer what was not asked yet. A pipe keeps its lines."""
        if self.is_live:
            with suppress(ImportError):  # as on Windows
                import termios  # noqa: PLC0415  (only Unix has it)

                with suppress(termios.error):
                    termios.tcflush(self._stream, termios.TCIFLUSH)

    def pause(self, seconds: float) -> None:
        """Wait, so that a person can follow; Ctrl-C ends the wait."""
        if seconds > 0:
            with self._interruption.waiting():
                time.sleep(seconds)

    def check(self) -> None:
        """Let a Ctrl-C through here, where nothing is half done."""
        self._interruption.check()

    def line(self, again: Callable[[], None] | None = None) -> str:
        """Read a line, without spaces around it; words that are commands are obeyed, and another line is read.

        Args:
            again: Shows once more what the question is about, after a command.

        Raises:
            Leaving: For ``q``, or at the end of the input.
        """
        while True:
            typed = self._read()
            if typed in LEAVE:
                raise Leaving
            if typed not in self.commands:
                return typed
            self.commands[typed]()
            if again:
                again()

    def leave(self) -> NoReturn:
        """Leave, as ``q`` does."""
        raise Leaving

    def _read(self) -> str:
        with self._interruption.waiting():
            if self.is_live and self._stream is sys.stdin:
                typed = self._read_live()
            else:
                self.console.print(Text(PROMPT.rstrip()), end="")
                typed = self._stream.readline()
                shown = _shown(typed)
                self.console.print(Text(f" {shown}" if shown else ""))
        if not typed:
            self.ended = True
            raise Leaving
        return typed.strip()

    def _read_live(self) -> str:
        """Read from a terminal, with the keys that edit a line where there are some."""
        with suppress(ImportError):
            import readline  # noqa: F401, PLC0415  (importing it is what makes input() edit)
        try:
            return input(PROMPT) + "\n"
        except EOFError:
            self.console.print()
            return ""

    def ask(
        self,
        question: str,
        answers: Sequence[tuple[str, T]],
        read: Callable[[str], T] | None = None,
        *,
        hint: str = "",
        first_at_end: bool = False,
        hang: int = 0,
    ) -> T:
        """Ask a question until it is answered.

        Args:
            question: The question.
            answers: What is printed and what it means, the sensible answer first.
            read: Reads another answer than those that have a number; raises `NoAnswer` if it cannot.
            hint: What else may be typed.
            hang: So many letters of an answer stand before the lines of its text, where that is long.
            first_at_end: Take the first answer at the end of an input that is not a terminal.

        Raises:
            Leaving: For ``q``, or at the end of the input.
        """
        self._print_question(question, hint, [words for words, _ in answers], hang)
        while True:
            try:
                typed = self.line()
            except Leaving:
                if first_at_end and self.ended and not self.is_live:
                    return answers[0][1]
                raise
            if not typed:
                return answers[0][1]
            number = typed.removeprefix("#")
            if number.isdecimal() and 1 <= int(number[:6]) <= len(answers):
                return answers[int(number) - 1][1]
            if read is None:
                self.say("ask.number", count=len(answers))
                continue
            try:
                return read(typed)
            except NoAnswer as missed:
                self.print(str(missed))

    def _print_question(self, question: str, hint: str, answers: Sequence[str], hang: int) -> None:
        self.print()
        self.print(Text(question, "bold"))
        if hint:
            self.print(Text(hint, "dim"))
        for number, words in enumerate(answers, 1):
            head = Text.assemble((f"  {number}  ", GOLD if number == 1 else "dim"), painted(words[:hang]))
            for line in hanging(head, painted(words[hang:]), self.console):
                self.print(line)


def _shown(typed: str) -> str:
    """Make a line from a pipe fit to be printed."""
    return "".join(letter for letter in typed if letter.isprintable()).strip()
