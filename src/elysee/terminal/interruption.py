"""Interruption: Ctrl-C waits until nothing is half done."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class Interruption:
    """Holds Ctrl-C back while cards move and files are written; lets it through where the program waits."""

    def __init__(self) -> None:
        """Start with nothing pressed."""
        self._pressed = False
        self._waits = False

    @contextmanager
    def held_back(self) -> Iterator[None]:
        """Hold Ctrl-C back for the whole game."""
        before = signal.signal(signal.SIGINT, self._press)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, before)

    def _press(self, number: int, frame: FrameType | None) -> None:
        del number, frame
        self._pressed = True
        if self._waits:
            raise KeyboardInterrupt

    def check(self) -> None:
        """Let a Ctrl-C of before through."""
        if self._pressed:
            raise KeyboardInterrupt

    @contextmanager
    def let_go(self) -> Iterator[None]:
        """Leave Ctrl-C to another program that has the screen, such as a pager."""
        before = signal.signal(signal.SIGINT, lambda *_: None)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, before)

    @contextmanager
    def waiting(self) -> Iterator[None]:
        """Let Ctrl-C through at any moment, while a person types or the game pauses."""
        self._waits = True
        try:
            self.check()
            yield
        finally:
            self._waits = False
