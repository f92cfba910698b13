"""`elysee play` as a command: from a pipe and from a terminal, left and gone on with, in both languages."""

import os
import signal
import subprocess
from pathlib import Path

import pytest

from elysee.record import Record
from elysee.rules import Ruleset

from .playing import COMMAND, environment, run

MANY = [""] * 1000
PRESETS = Ruleset.preset_names()


FEW = ["--rules", "classic", "--players", "3"]


def options(file: Path, rules: str = "classic", players: int = 4, language: str = "en") -> list[str]:
    said = {"rules": rules, "players": players, "names": "Alix", "seed": 5, "lang": language, "record": file, "pace": 0}
    return [word for name, value in said.items() for word in (f"--{name}", str(value))]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_is_played_to_its_end(tmp_path: Path, preset: str, language: str) -> None:
    file = tmp_path / "m.elysee"
    done = run(tmp_path, *options(file, f"{preset} end=rounds:2", language=language), lines=MANY)
    assert (done.returncode, done.stderr) == (0, "")
    record = Record.load(file)
    match = record.match
    assert match.is_over
    assert [line for line in match.lines if line.startswith("end ")] == [
        "end " + " ".join(map(str, result.places)) for result in match.results
    ]
    podium = done.stdout[done.stdout.rindex("═════") :].splitlines()[2:6]
    told = [(row.split()[0], row.split()[1], row.split()[-1]) for row in podium]
    if match.ruleset.points == "none":
        assert [name for _, name, _ in told] == [match.name(player) for player in match.results[-1].places]
    else:
        wanted = [(str(line.rank), match.name(line.player), str(line.points)) for line in match.standings]
        assert told == wanted
    assert f"elysee replay {file}" in done.stdout
    assert f"elysee show {file}" in done.stdout


def test_all_is_asked_and_empty_lines_take_what_is_sensible(tmp_path: Path) -> None:
    done = run(tmp_path, lines=[""] * 6)
    (file,) = (tmp_path / "elysee").glob("*.elysee")
    record = Record.load(file)
    assert str(record.match.ruleset) == "classic end=rounds:5"
    assert record.match.names == ["Alix", "Léa", "Tom", "Sam"]
    assert record.tag("bots") == "simple"
    assert record.tag("seed").isdecimal()
    assert str(file) in done.stdout.replace("\n", "")
    assert done.returncode == 0


def test_what_is_typed_answers_the_questions(tmp_path: Path) -> None:
    file = tmp_path / "mine.elysee"
    typed = ["nope", "tdc decks=2", "7", "13", "5", "Zoé, Zoé", "Zoé, Bob", "word", str(tmp_path), str(file)]
    done = run(tmp_path, lines=typed, LANG="fr_FR.UTF-8")
    record = Record.load(file)
    assert str(record.match.ruleset) == "tdc decks=2 end=rounds:7"
    assert record.match.names == ["Zoé", "Bob", "Léa", "Tom", "Sam"]
    assert record.tag("seed") == "word"
    assert "Quelles règles ?" in done.stdout.replace("\u00a0", " ")
    assert "tous les deux" in done.stdout
    assert "existe déjà" in " ".join(done.stdout.split())


def test_what_an_option_says_is_not_asked(tmp_path: Path) -> None:
    done = run(tmp_path, *options(tmp_path / "m.elysee"))
    assert done.stdout.count("?") == 1  # only the hint of the first turn
    assert "The input has ended." in done.stdout
    assert f"elysee play --resume {tmp_path / 'm.elysee'}" in done.stdout


def test_a_match_that_was_left_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.elysee", tmp_path / "parts.elysee"
    run(tmp_path, *options(whole, "classic end=rounds:2"), lines=MANY)
    run(tmp_path, *options(parts, "classic end=rounds:2"), lines=[""] * 4)
    left = Record.load(parts)
    assert left.match.phase == "play"
    again = run(tmp_path, "--resume", str(parts), lines=MANY)
    assert again.returncode == 0
    assert Record.load(parts).match.lines == Record.load(whole).match.lines


def test_q_leaves_and_resume_finds_the_latest(tmp_path: Path) -> None:
    first = run(tmp_path, "--lang", "en", lines=[*[""] * 6, "q"])
    assert "To go on: elysee play --resume\n" in first.stdout
    assert "elysee play --resume goes on with it" in run(tmp_path, "--lang", "en", lines=["q"]).stdout
    (file,) = (tmp_path / "elysee").iterdir()
    before = Record.load(file)
    again = run(tmp_path, "--resume", "--lang", "fr", lines=["q"])
    assert again.returncode == 0
    assert "La série reprend." in again.stdout
    assert Record.load(file) == before


def test_the_record_says_who_one_is_and_who_the_bots_are(tmp_path: Path) -> None:
    file = tmp_path / "m.elysee"
    run(tmp_path, *options(file), "--seat", "3", "--bots", "simple,random", "--gage", "scum=chanter")
    record = Record.load(file)
    assert (record.tag("seat"), record.tag("bots"), record.gages) == ("3", "simple,random", {"scum": "chanter"})
    assert "Tom (you)" in run(tmp_path, "--resume", str(file)).stdout


def test_another_seat_is_never_taken_without_a_word(tmp_path: Path) -> None:
    file = tmp_path / "m.elysee"
    run(tmp_path, *options(file), "--seat", "2")
    again = run(tmp_path, "--resume", str(file), "--seat", "3", "--lang", "en", lines=["q"])
    told = " ".join(again.stdout.split())
    assert "played as Léa (player 2). You now play Tom (player 3)" in told
    assert "Tom (you)" in told
    assert again.stdout.endswith(f"--resume {file} --seat 3\n")
    assert "Jusqu’ici" in run(tmp_path, "--resume", str(file), "--seat", "1", "--lang", "fr").stdout
    for said in ([], ["--seat", "2"]):
        same = run(tmp_path, "--resume", str(file), "--lang", "en", *said, lines=["q"]).stdout
        assert "So far" not in same
        assert same.endswith(f"--resume {file}\n")


def test_bots_that_have_no_seat_are_refused_when_a_match_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "m.elysee"
    run(tmp_path, *options(file, players=3))
    before = file.read_bytes()
    done = run(tmp_path, "--resume", str(file), "--bots", "simple,random,simple", "--lang", "en")
    assert done.returncode == 2
    assert "name 2 at most" in done.stderr
    assert file.read_bytes() == before


def test_a_forced_pass_is_made_alone_if_one_likes(tmp_path: Path) -> None:
    said = options(tmp_path / "a.elysee", "classic end=rounds:1")
    assert "You can only pass" in run(tmp_path, *said, lines=MANY).stdout
    said = options(tmp_path / "b.elysee", "classic end=rounds:1")
    assert "You can only pass" not in run(tmp_path, *said, "--auto-pass", lines=MANY).stdout


def test_forfeits_are_told_at_the_end_of_a_round(tmp_path: Path) -> None:
    said = options(tmp_path / "a.elysee", "classic end=rounds:1")
    assert "sing a song" in run(tmp_path, *said, "--gage", "scum=sing a song", lines=MANY).stdout


def test_without_colour_and_from_a_pipe_there_are_no_codes(tmp_path: Path) -> None:
    plain = run(tmp_path, *options(tmp_path / "a.elysee", "classic end=rounds:1"), lines=MANY)
    bare = run(tmp_path, *options(tmp_path / "b.elysee", "classic end=rounds:1"), lines=MANY, NO_COLOR="1")
    assert "\x1b" not in plain.stdout + bare.stdout
    assert plain.stdout.replace("a.elysee", "b.elysee") == bare.stdout


@pytest.mark.parametrize(
    ("said", "status", "words"),
    [
        (["--rules", "nope"], 2, "nope"),
        (["--players", "2"], 2, "3 to 12"),
        (["--rules", "classic points=3,2,1,0", "--players", "5"], 2, "4 places"),
        (["--names", "a,a"], 2, "cannot both be called a"),
        (["--players", "3", "--names", "a,b,c,d"], 2, "too many for 3 players: write 3 at most"),
        (["--end", "never"], 2, "rounds:N"),
        (["--rules", "classic end=rounds:3", "--end", "open"], 2, "say it once"),
        (["--bots", "genius"], 2, "genius"),
        (["--rules", "classic", "--resume"], 2, "--rules"),
        (["--gage", "king=x", "--record", "x.elysee"], 2, "king"),
        (["--gage", "foo"], 2, "“foo” is not a forfeit: write ROLE=TEXT"),
        (["--gage", "scum= "], 2, "ROLE=TEXT"),
        (["--gage", "=sing"], 2, "ROLE=TEXT"),
        (["--gage", "scum=" + "x" * 101], 2, "The forfeit for scum has 101 letters: 100 at most"),
        (["--gage", "scum=a\u202eb"], 2, "The forfeit for scum has characters that do not show"),
        (["--gage", "foo", "--lang", "fr"], 2, "n’est pas un gage"),
        (["--pace", "-1"], 2, "“-1” is not a number of seconds: write one from 0 to 60"),
        (["--pace", "nan"], 2, "“nan” is not a number of seconds"),
        (["--pace", "inf"], 2, "“inf” is not a number of seconds"),
        (["--pace", "60.1"], 2, "from 0 to 60"),
        (["--pace", "slow", "--lang", "fr"], 2, "n’est pas un nombre de secondes"),
        (["--bots", ""], 2, "No bot is named"),
        (["--bots", " , "], 2, "No bot is named"),
        ([*FEW, "--bots", "simple,simple,simple"], 2, "3 bots, and 2 seats beside yours"),
        (["--names", ","], 2, "No name is there"),
        (["--names", ""], 2, "No name is there"),
        (["--names", "Alix,L\u202eea"], 2, "characters that do not show"),
        (["--names", "Alix,L\u200bea"], 2, "characters that do not show"),
        (["--names", "Zoe\u0301,Zo\u00e9"], 2, "cannot both be called Zoé"),
        (["--unknown"], 2, "unknown"),
        (["--resume"], 1, "no match to go on with"),
        (["--resume", "missing.elysee"], 1, "missing.elysee: The file cannot be read"),
        (["--record", "no/folder/m.elysee"], 1, "no/folder/m.elysee: The file cannot be written"),
    ],
)
def test_errors_are_told_with_their_status(tmp_path: Path, said: list[str], status: int, words: str) -> None:
    done = subprocess.run(
        [*COMMAND, *said],
        input="",
        capture_output=True,
        encoding="utf-8",
        env=environment(tmp_path),
        cwd=tmp_path,
        check=False,
    )
    assert done.returncode == status
    assert words in done.stderr
    assert "Traceback" not in done.stderr
    if status == 1:
        assert done.stderr.count("\n") == 1
    else:
        assert done.stderr.splitlines()[-1].startswith(("Error: Invalid value for --", "Error: No such option"))
    assert not list(tmp_path.rglob("*.elysee"))


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"hello", "not the record of a match"),
        (b"\xff\xfe\x00", "UTF-8"),
        (b"elysee 2\n", "version 2"),
        (b"elysee 1\nrules classic\n", "players are missing"),
        (b'elysee 1\nrules classic\nplayers "a" "b" "c"\nround 1 dealer 2\n', ":4: "),
        (b'elysee 1\nrules classic\nplayers "a" "b" "c" "d"\nbots genius\n', "genius"),
        (b'elysee 1\nrules classic\nplayers "a" "b" "c"\nround 1 dealer 3\nend 1 2 3\nleave 2\n', "3 players"),
    ],
)
def test_a_record_that_cannot_go_on_is_refused_in_one_line(tmp_path: Path, content: bytes, words: str) -> None:
    file = tmp_path / "m.elysee"
    file.write_bytes(content)
    done = run(tmp_path, "--resume", str(file))
    assert done.returncode == 1
    assert words in done.stderr
    assert done.stderr.count("\n") == 1
    assert file.read_bytes() == content


def test_a_scorers_sheet_and_a_deal_broken_off_go_on(tmp_path: Path) -> None:
    file = tmp_path / "m.elysee"
    head = 'elysee 1\nrules general\nplayers "a" "b" "c" "d" "e"\n'
    draws = "draw 1 3S\ndraw 2 4S\ndraw 3 5S\ndraw 4 6S\ndraw 5 7S\n"
    for rest in ["draw 1 3S\n", f"{draws}round 1 dealer 1\nend 1 2 3 4 5\n", f"{draws}round 1 dealer 1\n"]:
        file.write_text(head + rest, encoding="utf-8")
        assert run(tmp_path, "--resume", str(file), lines=[""] * 4).returncode == 0
        assert "deal" in file.read_text(encoding="utf-8")
    dealt = file.read_text(encoding="utf-8")
    broken = dealt[: dealt.index("deal 4")]
    file.write_text(broken, encoding="utf-8")
    assert run(tmp_path, "--resume", str(file), lines=[""] * 4).returncode == 0
    assert file.read_text(encoding="utf-8").startswith(broken)


def test_a_match_is_not_written_over(tmp_path: Path) -> None:
    file = tmp_path / "m.elysee"
    run(tmp_path, *options(file))
    before = file.read_bytes()
    done = run(tmp_path, *options(file))
    assert (done.returncode, done.stdout) == (1, "")
    assert "--resume" in done.stderr
    assert file.read_bytes() == before


def test_a_finished_match_shows_its_end_again(tmp_path: Path) -> None:
    file = tmp_path / "m.elysee"
    run(tmp_path, *options(file, "classic end=rounds:1"), lines=MANY)
    before = file.read_bytes()
    done = run(tmp_path, "--resume", str(file))
    assert done.returncode == 0
    assert "The match is over: 1 round" in done.stdout
    assert file.read_bytes() == before


@pytest.mark.skipif(os.name == "nt", reason="signals of Unix")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_ctrl_c_saves_and_says_how_to_go_on(tmp_path: Path, language: str) -> None:
    file = tmp_path / "m.elysee"
    with subprocess.Popen(
        [*COMMAND, *options(file, language=language)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(tmp_path, PYTHONUNBUFFERED="1"),
    ) as child:
        read_until(child.stdout.fileno(), "›")
        child.send_signal(signal.SIGINT)
        rest, errors = child.communicate()
    assert (child.returncode, errors) == (0, b"")
    assert f"elysee play --resume {file}" in rest.decode()
    assert Record.load(file).match.turn == 1


def read_until(number: int, words: str) -> str:
    seen = b""
    while words.encode() not in seen:
        more = os.read(number, 4096)
        if not more:
            break
        seen += more
    return seen.decode(errors="replace")


@pytest.mark.skipif(os.name == "nt", reason="terminals of Unix")
def test_in_a_terminal_there_is_colour_and_ctrl_d_leaves(tmp_path: Path) -> None:
    import pty

    file = tmp_path / "m.elysee"
    ours, theirs = pty.openpty()
    env = environment(tmp_path, TERM="xterm-256color", COLUMNS="80", LINES="24")
    child = subprocess.Popen([*COMMAND, *options(file)], stdin=theirs, stdout=theirs, stderr=theirs, env=env)
    os.close(theirs)
    screen = read_until(ours, "› ")
    os.write(ours, b"\x04")
    rest = ""
    while "--resume" not in rest:
        rest += read_until(ours, "--resume")
    assert child.wait() == 0
    os.close(ours)
    assert "\x1b[" in screen
    assert "The match is saved in" in rest
