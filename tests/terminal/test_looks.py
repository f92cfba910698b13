"""How it looks: on a small screen, without colours, in letters that the terminal has, page by page."""

import os
import re
import select
import subprocess
from pathlib import Path

import pytest
from rich.cells import cell_len

from elysee.cards import pack
from elysee.record import Record
from elysee.rules import Ruleset
from elysee.terminal import results, screen
from elysee.terminal.begin import Questions
from elysee.terminal.letters import plain, stand_in
from elysee.terminal.options import Options
from elysee.terminal.typed import choose_cards, read_named

from .playing import COMMAND, asker_for, environment, new_match, output_of, play_here, run, speech_for

MANY = [""] * 1000


@pytest.mark.parametrize("width", [70, 40])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_lines_of_a_long_answer_begin_below_its_text(width: int, language: str) -> None:
    asker = asker_for("", "", width=width, language=language)
    Questions(asker, Options()).rules()
    lines = output_of(asker).splitlines()
    first = next(at for at, line in enumerate(lines) if line.startswith("  1  classic"))
    last = next(at for at, line in enumerate(lines) if line.startswith("  5  tdc"))
    rows = lines[first : last + 1]
    assert max(map(cell_len, rows)) <= width
    later = [row for row in rows if not re.match(r"  \d  \w", row)]
    assert later
    assert all(re.match(r" {14}\S", row) for row in later)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_twelve_players_with_titles_keep_turn_names_and_numbers_on_40_columns(tmp_path: Path, language: str) -> None:
    record = new_match("classic decks=auto titles=secretary", 12)
    record.match.names[6] = "Maximilienne-Charlotte"
    while not (record.match.results and record.match.phase == "play"):
        play_here(record, tmp_path / "m.elysee", *[""] * 3, auto_pass=True)
    from elysee.record import View

    view = View.of(record.match, record.match.turn)
    asker = asker_for(width=40, language=language)
    asker.print(screen.seats(view, speech_for(record, view.player, language)))
    rows = output_of(asker).splitlines()[1:]
    assert len(rows) == 12
    assert max(map(cell_len, rows)) <= 40
    assert [row.startswith("▶ ") for row in rows] == [player == view.turn for player in view.players]
    speech = speech_for(record, view.player, language)
    for player, row in zip(view.players, rows, strict=True):
        assert row[2:].startswith(speech.name(player))
        assert re.search(rf" {view.cards_left[player]}\b", row)


def test_what_is_not_for_a_terminal_has_no_spaces_at_the_end_of_a_line(tmp_path: Path) -> None:
    typed = ["", "", "", "", "", "", "r", "s", "?", *MANY]
    done = run(tmp_path, "--lang", "fr", lines=typed)
    assert done.stdout.count("\n") > 200
    assert [line for line in done.stdout.split("\n") if line != line.rstrip()] == []


@pytest.mark.parametrize(("language", "suits"), [("en", "SHDC"), ("fr", "PCKT")])
def test_cards_written_plainly_can_be_typed_so(language: str, suits: str) -> None:
    speech = speech_for(new_match("classic"), language=language)
    hand = list(pack(52))
    written = [plain(speech.card(card), language) for card in hand]
    assert all(card.isascii() for card in written)
    assert {card[-1] for card in written} == set(suits)
    assert [choose_cards(read_named(card, language), hand)[0] for card in written] == hand


def test_letters_that_cannot_be_encoded_are_replaced_by_their_likes() -> None:
    assert "▶ Léa 10♥ › “x” …".encode("ascii", stand_in("en")) == b'> Lea 10H > "x" .'
    assert "★ Zoé : cœur ♥ 🃏".encode("latin-1", stand_in("fr")).decode("latin-1") == "* Zoé : coeur C ?"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_without_unicode_the_table_can_be_read(tmp_path: Path, language: str) -> None:
    said = ["--rules", "classic", "--players", "4", "--names", "Alix", "--seed", "5", "--lang", language]
    done = run(tmp_path, *said, lines=["", "", "", "q"], PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert done.returncode == 0
    assert done.stdout.isascii()
    assert "> Alix (" in done.stdout
    suits = "SHDC" if language == "en" else "PCKT"
    assert re.search(rf"\b[3-9][{suits}]  ", done.stdout)


@pytest.mark.parametrize(
    ("language", "you", "other"), [("en", "You end as", "Léa ends as"), ("fr", "Tu finis", "Léa f")]
)
def test_where_no_points_are_counted_the_last_word_is_a_title(language: str, you: str, other: str) -> None:
    record = Record.start(Ruleset.parse("classic points=none end=rounds:1 titles=army"), ["Alix", "Léa", "Tom"])
    for line in ("round 1 dealer 3", "end 2 1 3"):
        record.append(line)
    for me, words in ((2, you), (1, other)):
        asker = asker_for(language=language)
        asker.print(results.podium(record.match, speech_for(record, me, language)))
        last = output_of(asker).splitlines()[-1]
        assert words in last
        assert "Gén" in last or "General" in last


def test_what_was_typed_ahead_on_a_terminal_is_forgotten() -> None:
    pty = pytest.importorskip("pty")
    ours, theirs = pty.openpty()
    with os.fdopen(theirs, encoding="utf-8") as terminal:
        asker = asker_for()
        asker._stream = terminal
        os.write(ours, b"p\n")
        select.select([terminal], [], [])
        asker.forget_typed()
        assert select.select([terminal], [], [], 0)[0] == []
        os.write(ours, b"q\n")
        assert terminal.readline() == "q\n"
    os.close(ours)


def test_lines_of_a_pipe_are_kept() -> None:
    asker = asker_for("kept")
    asker.forget_typed()
    assert asker.line() == "kept"


@pytest.mark.skipif(os.name == "nt", reason="terminals of Unix")
def test_on_a_terminal_the_rule_card_goes_through_the_pager(tmp_path: Path) -> None:
    import pty

    paged = tmp_path / "paged"
    ours, theirs = pty.openpty()
    env = environment(tmp_path, TERM="xterm", LINES="24", PAGER=f"tee {paged}")
    said = ["--rules", "classic", "--players", "3", "--names", "Alix", "--seed", "5", "--lang", "en", "--pace", "0"]
    child = subprocess.Popen([*COMMAND, *said], stdin=theirs, stdout=theirs, stderr=theirs, env=env)
    os.close(theirs)
    for line in (b"\n", b"\n", b"r\n", b"q\n"):  # how long, which file, then the first turn
        seen = b""
        while "› ".encode() not in seen:
            seen += os.read(ours, 4096)
        os.write(ours, line)
    rest = b""
    while b"--resume" not in rest:
        rest += os.read(ours, 4096)
    assert child.wait() == 0
    os.close(ours)
    text = paged.read_text("utf-8")
    assert text.startswith("Président: the rules of this table")
    assert text.count("\n") > 24
