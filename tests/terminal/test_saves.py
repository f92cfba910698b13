"""What is saved stays: damaged files are told, nobody writes over another's match, nor over a closed file."""

import os
import stat
import subprocess
from io import StringIO
from pathlib import Path

import pytest

from elysee.record import Record
from elysee.terminal.begin import begin
from elysee.terminal.options import Options
from elysee.terminal.saves import Latest, Save, latest

from .playing import COMMAND, asker_for, environment, new_match, play_here, run

HEAD = 'elysee 1\nrules classic\nplayers "Alix" "Léa" "Tom"\nseed 5\n\n'


def saved(home: Path, name: str, when: int, content: str = HEAD + "round 1 dealer 3\n") -> Path:
    file = home / "elysee" / name
    file.parent.mkdir(exist_ok=True)
    file.write_text(content, encoding="utf-8", newline="\n")
    os.utime(file, (when, when))
    return file


@pytest.mark.parametrize(("language", "words"), [("en", "An older match can go on"), ("fr", "Une série plus ancienne")])
def test_a_damaged_latest_match_is_told_and_nothing_is_changed(tmp_path: Path, language: str, words: str) -> None:
    older, bad = saved(tmp_path, "a b.elysee", 1), saved(tmp_path, "bad.elysee", 2, HEAD + "round 9 dealer 3\nend 1\n")
    before = {file: file.read_bytes() for file in (older, bad)}
    done = run(tmp_path, "--resume", "--lang", language)
    assert (done.returncode, done.stdout) == (1, "")
    first, *_, last = done.stderr.splitlines()
    assert first.startswith(f"{bad}:6: ")
    assert words in last
    assert last.endswith(f"elysee play --resume '{older}'")
    assert {file: file.read_bytes() for file in before} == before
    assert "--resume" in run(tmp_path, "--lang", language, lines=["q"]).stdout


def test_without_an_older_match_a_damaged_one_is_told_all_the_same(tmp_path: Path) -> None:
    bad = saved(tmp_path, "bad.elysee", 2, "elysee 1\nrules classic\n")
    done = run(tmp_path, "--resume")
    assert done.returncode == 1
    assert done.stderr.splitlines()[0].startswith(f"{bad}: The players are missing")
    assert "An older match" not in done.stderr
    assert "cannot be read" in run(tmp_path, lines=["q"]).stdout


def test_a_damaged_match_of_before_does_not_matter(tmp_path: Path) -> None:
    saved(tmp_path, "bad.elysee", 1, "hello")
    (tmp_path / "elysee" / "folder.elysee").mkdir()
    good = saved(tmp_path, "good.elysee", 2)
    assert latest(tmp_path / "elysee") == Latest(good)
    done = run(tmp_path, "--resume", lines=["q"])
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("said", ["", "file"])
def test_a_last_line_that_was_cut_off_is_named_and_deleting_it_helps(tmp_path: Path, said: str) -> None:
    file = saved(tmp_path, "m.elysee", 1)
    run(tmp_path, "--resume", lines=["", "", "q"])
    whole = file.read_bytes()
    file.write_bytes(whole.rstrip()[:-1])
    resume = ["--resume", *([str(file)] if said else [])]
    done = run(tmp_path, *resume)
    number = whole.rstrip().count(b"\n") + 1
    assert done.returncode == 1
    assert f"{file}:{number}: " in done.stderr
    assert f"Line {number} is the last one" in done.stderr
    file.write_bytes(whole[: whole.rstrip().rindex(b"\n") + 1])
    assert run(tmp_path, *resume, lines=["q"]).returncode == 0


def test_a_wrong_line_in_the_middle_is_not_called_the_last(tmp_path: Path) -> None:
    file = saved(tmp_path, "m.elysee", 1, HEAD + "round 9 dealer 3\nround 1 dealer 3\n")
    assert "is the last one" not in run(tmp_path, "--resume", str(file)).stderr


def test_what_somebody_else_wrote_is_left_and_the_match_goes_on_beside(tmp_path: Path) -> None:
    file, record = tmp_path / "m.elysee", new_match("classic")
    mine = Save.create(file, record)
    theirs, other = Save.load(file)
    theirs.append(theirs.match.next.actions[0])
    assert other.write(theirs) is None
    (tmp_path / "m-2.elysee").write_text("taken")
    assert mine.write(record) == file
    assert mine.path == tmp_path / "m-3.elysee"
    assert (Record.load(file), Record.load(mine.path)) == (theirs, record)
    assert mine.write(theirs) is None
    assert Record.load(mine.path) == theirs


def test_two_games_on_one_file_both_keep_their_match(tmp_path: Path) -> None:
    file = saved(tmp_path, "m.elysee", 1)
    with subprocess.Popen(
        [*COMMAND, "--resume", "--lang", "en"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment(tmp_path, PYTHONUNBUFFERED="1"),
        encoding="utf-8",
    ) as child:
        seen = ""
        while "›" not in seen:
            seen += child.stdout.read(1)
        run(tmp_path, "--resume", lines=["", "", "q"])
        theirs = file.read_bytes()
        rest, _ = child.communicate("\nq\n")
    beside = file.with_name("m-2.elysee")
    assert f"{file} was changed by somebody else" in rest
    assert f"The match is saved in {beside}\n" in rest
    assert child.returncode == 0
    assert file.read_bytes() == theirs
    assert Record.load(beside).match.turn == 1


def test_a_file_that_was_only_touched_or_is_gone_is_written_again(tmp_path: Path) -> None:
    file, record = tmp_path / "m.elysee", new_match("classic")
    save = Save.create(file, record)
    os.utime(file, (1, 1))
    assert save.write(record) is None
    file.unlink()
    assert save.write(record) is None
    assert Record.load(file) == record


def test_a_file_closed_while_one_plays_is_left_too(tmp_path: Path) -> None:
    file, record = tmp_path / "m.elysee", new_match("classic")
    save = Save.create(file, record)
    file.chmod(0o444)
    assert save.write(record) == file
    assert stat.S_IMODE(file.stat().st_mode) == 0o444


class Thief(StringIO):
    """While the last question is answered, somebody else begins a match."""

    def __init__(self, folder: Path) -> None:
        super().__init__("\n")
        self._folder = folder

    def readline(self, size: int = -1) -> str:
        self._folder.mkdir()
        for file in self.names():
            file.write_text("theirs")
        return super().readline(size)

    def names(self) -> list[Path]:
        import datetime as dt

        today = dt.datetime.now().astimezone().date()
        return [self._folder / f"{today + dt.timedelta(days)}-1.elysee" for days in (-1, 0, 1)]


def test_a_new_match_takes_another_name_when_somebody_was_faster(tmp_path: Path) -> None:
    folder = tmp_path / "elysee"
    asker = asker_for()
    asker._stream = Thief(folder)
    _, save = begin(Options(rules="classic", players=3, names="Alix", end="rounds:1", seed="5"), asker, folder)
    assert save.path.name.endswith("-2.elysee")
    assert {file.read_text() for file in folder.glob("*-1.elysee")} == {"theirs"}


@pytest.mark.parametrize("said", ["", "file"])
def test_a_read_only_match_is_refused_before_play_begins(tmp_path: Path, said: str) -> None:
    file = saved(tmp_path, "m.elysee", 1)
    file.chmod(0o444)
    before = file.read_bytes()
    done = run(tmp_path, "--resume", *([str(file)] if said else []), lines=["", ""])
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == f"{file} is read-only: allow writing (chmod u+w), or go on with a copy of it.\n"
    assert file.read_bytes() == before


def test_a_finished_match_may_be_read_only(tmp_path: Path) -> None:
    file, record = tmp_path / "m.elysee", new_match("classic end=rounds:1")
    play_here(record, file, *[""] * 100)
    file.chmod(0o444)
    done = run(tmp_path, "--resume", str(file))
    assert (done.returncode, done.stderr) == (0, "")
