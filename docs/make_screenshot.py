"""Make the picture of the terminal in the README: a real match, played by empty lines, printed as `elysee play` does.

Run it from anywhere: `python docs/make_screenshot.py` writes docs/_static/terminal.svg anew.
"""

import sys
import tempfile
from contextlib import suppress
from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from elysee.record import Record
from elysee.rules import Ruleset
from elysee.terminal.asking import Asker, Leaving
from elysee.terminal.game import Game
from elysee.terminal.saves import Save

TARGET = Path(__file__).parent / "_static" / "terminal.svg"
RULES = "classic revolution=round titles=classic"
NAMES = ("Alix", "Léa", "Tom", "Sam", "Zoé")
SEED = "58"
TURNS = 13
"""So many lines are typed before the one that the picture begins with."""
SHOWN = ("", "why J")

PAPER, INK = (222, 214, 196), (16, 24, 22)
RED, GREEN, GOLD, BLUE, ROSE, SEA = (
    (224, 96, 88),
    (110, 160, 120),
    (212, 175, 85),
    (110, 140, 180),
    (170, 120, 160),
    (110, 160, 160),
)
BALLROOM = TerminalTheme(INK, PAPER, [INK, RED, GREEN, GOLD, BLUE, ROSE, SEA, PAPER])


class Camera(StringIO):
    """Typed lines; the picture begins when most of them are used up."""

    def __init__(self, console: Console) -> None:
        super().__init__("".join(f"{line}\n" for line in ("",) * TURNS + SHOWN))
        self._console = console
        self._left = TURNS

    def readline(self, size: int = -1) -> str:
        if self._left == 0:
            self._console.export_text(clear=True)
        self._left -= 1
        return super().readline(size)


def main(target: Path) -> None:
    """Play, and write the last screen."""
    console = Console(
        record=True, width=80, file=StringIO(), highlight=False, markup=False, emoji=False, force_terminal=True
    )
    record = Record.start(Ruleset.parse(RULES), NAMES, seed=SEED)
    asker = Asker(console, "en", Camera(console))
    with tempfile.TemporaryDirectory() as folder, suppress(Leaving):
        Game(record, Save(Path(folder) / "match.elysee"), asker, me=1, bots=("simple",), seed=SEED).play()
    target.parent.mkdir(exist_ok=True)
    console.save_svg(str(target), title="elysee play", theme=BALLROOM, unique_id="elysee")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else TARGET)
