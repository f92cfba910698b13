"""How tests play in the terminal: as a command with input from a pipe, or in this process with every print watched."""

import os
import re
import subprocess
import sys
from contextlib import suppress
from io import StringIO
from pathlib import Path

from rich.console import Console

import elysee
from elysee.engine import Round
from elysee.record import Record, View
from elysee.rules import Ruleset
from elysee.terminal.asking import Asker, Leaving
from elysee.terminal.game import Game
from elysee.terminal.saves import Save
from elysee.terminal.speech import Speech

SOURCE = str(Path(elysee.__file__).parents[1])
COMMAND = [sys.executable, "-c", "from elysee.cli.main import main; main()", "play"]
CARD = re.compile(r"(10|[2-9AJQKVDR])([♠♥♦♣])")
RANKS = {"10": "T", "V": "J", "D": "Q", "R": "K"}
SUITS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}


def environment(home: Path, **more: str) -> dict[str, str]:
    clean = {key: value for key, value in os.environ.items() if not key.startswith("LC_") and key != "NO_COLOR"}
    paths = {"PYTHONPATH": SOURCE, "XDG_DATA_HOME": str(home), "LANG": "C.UTF-8", "PYTHONUTF8": "1", "COLUMNS": "80"}
    return clean | paths | more


def run(home: Path, *options: str, lines: list[str] | str = "", **env: str) -> subprocess.CompletedProcess[str]:
    typed = lines if isinstance(lines, str) else "".join(f"{line}\n" for line in lines)
    return subprocess.run(
        [*COMMAND, *options],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=environment(home, **env),
        check=False,
    )


def new_match(rules: str, players: int = 4, *, gage: str = "") -> Record:
    names = ["Alix", "Léa", "Tom", "Sam", "Zoé", "Hugo", "Inès", "Max", "Ana", "Noé", "Eva", "Luc"][:players]
    record = Record.start(Ruleset.parse(rules), names, seed="5", bots="simple")
    if gage:
        record.append(gage)
    return record


def asker_for(*lines: str, language: str = "en", width: int = 80) -> Asker:
    console = Console(file=StringIO(), width=width, highlight=False, markup=False, emoji=False)
    return Asker(console, language, StringIO("".join(f"{line}\n" for line in lines)))


def output_of(asker: Asker) -> str:
    return asker.console.file.getvalue()


def play_here(record: Record, path: Path, *lines: str, asker: Asker | None = None, **more: object) -> str:
    """Play in this process until the lines are used up or the match is over; give what was printed."""
    asker = asker or asker_for(*lines)
    options = {"me": 1, "bots": ("simple",), "seed": "5"} | more
    game = Game(record, Save(path), asker, **options)
    with suppress(Leaving):
        game.play()
    return output_of(asker)


def view_of(hands: list[str], rules: str = "classic", plays: tuple[str, ...] = (), me: int = 1) -> tuple[View, Record]:
    """Make a view of a first round with these hands, after these plays."""
    record = new_match(rules, len(hands))
    ruleset = record.match.ruleset
    match = record.match
    match.round = Round(ruleset, hands)
    match.seats = match.round.players
    match.dealer = len(hands)
    match.phase = "play"
    for play in plays:
        match.round.play(play)
    return View.of(match, me), record


def speech_for(record: Record, me: int = 1, language: str = "en") -> Speech:
    return Speech(record.match.names, record.match.ruleset.titles, me, language)


def cards_in(text: str) -> set[str]:
    return {RANKS.get(rank, rank) + SUITS[suit] for rank, suit in CARD.findall(text)}
