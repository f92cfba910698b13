"""What is loaded when: the package is light, help is fast, and the environment chooses the engine's speed."""

import importlib
import os
import pkgutil
import subprocess
import sys

import pytest

import elysee
from elysee.cli.main import COMMANDS

MODULES = sorted(module.name for module in pkgutil.walk_packages(elysee.__path__, "elysee."))
ENGINE = [name for name in MODULES if name.startswith("elysee.engine.")]
OURS_AT_START = {"elysee", "elysee._version", "elysee.speed"}
LOADED = "import sys; sys.stdout.write('\\n' + ' '.join(sorted(sys.modules)))"


def python(program: str, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a program in a Python of its own, which has loaded nothing yet."""
    env = {name: value for name, value in os.environ.items() if name not in {"ELYSEE_PURE", "COVERAGE_PROCESS_START"}}
    return subprocess.run(
        [sys.executable, "-c", program, *words],
        env=env | environment,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def loaded(program: str, **environment: str) -> set[str]:
    """Name the modules that are there when a program has run."""
    done = python(f"{program}\n{LOADED}", **environment)
    assert done.returncode == 0, done.stderr
    return set(done.stdout.splitlines()[-1].split())


@pytest.mark.parametrize("name", MODULES)
def test_every_module_can_be_imported(name):
    importlib.import_module(name)


@pytest.mark.parametrize("name", elysee.__all__)
def test_every_public_name_is_there(name):
    assert getattr(elysee, name) is not None


def test_import_loads_nothing_but_itself():
    names = loaded("import elysee")
    assert {name for name in names if name.partition(".")[0] == "elysee"} == OURS_AT_START
    assert not {"click", "rich", "Cython", "cython", "hypothesis", "tomllib"} & names


def test_the_library_needs_no_package_to_play():
    names = loaded("import elysee; elysee.Match(elysee.Ruleset.parse('classic'), ['A', 'B', 'C']); elysee.Record")
    assert not {"click", "rich", "hypothesis"} & names


def test_help_loads_no_command():
    program = "from elysee.cli.main import elysee as command; command.main(['--help'], standalone_mode=False)"
    names = loaded(program)
    assert not {f"elysee.cli.{name}" for name in COMMANDS} & names
    assert not {"rich", "elysee.engine", "elysee.rules"} & names


def test_help_shows_every_command():
    done = python("from elysee.cli.main import main; main()", "-h")
    assert done.returncode == 0
    assert all(f"  {name} " in done.stdout and text in done.stdout for name, text in COMMANDS.items())


@pytest.mark.parametrize("value", ["1", "yes"])
def test_the_environment_lets_the_engine_run_interpreted(value):
    program = f"import importlib, elysee\nfor name in {ENGINE}: print(importlib.import_module(name).__file__)"
    done = python(program, ELYSEE_PURE=value)
    assert done.returncode == 0, done.stderr
    files = done.stdout.split("\n")[:-1]
    assert len(files) == len(ENGINE) > 0
    assert all(file.endswith(".py") for file in files)


@pytest.mark.parametrize("value", ["", "0"])
def test_empty_and_0_leave_the_speed_as_it_is(value):
    program = "import elysee; print(elysee.is_compiled())"
    assert python(program, ELYSEE_PURE=value).stdout == python(program).stdout


def test_a_compiled_engine_does_not_load_cython():
    done = python("import elysee; print(elysee.is_compiled())")
    if done.stdout != "True\n":
        pytest.skip("there is no compiled engine")
    assert not {"Cython", "cython"} & loaded("import elysee; elysee.is_compiled()")


@pytest.mark.parametrize(("pure", "words"), [("1", "(interpreted)"), ("0", "")])
def test_the_version_tells_the_speed(pure, words):
    done = python("from elysee.cli.main import main; main()", "--version", ELYSEE_PURE=pure)
    assert done.returncode == 0
    assert done.stdout.startswith(f"elysee {elysee.__version__} (")
    assert words in done.stdout


def test_wrong_usage_is_status_2():
    done = python("from elysee.cli.main import main; main()", "no-such-command")
    assert done.returncode == 2
    assert "no-such-command" in done.stderr


def test_a_refusal_is_one_line_and_status_1():
    done = python("from elysee.cli.main import main; main()", "rules", "no-such-preset", LC_ALL="C.UTF-8")
    assert done.returncode == 1
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="a pipe's end is told otherwise there")
def test_a_reader_that_leaves_early_is_no_error():
    reading, writing = os.pipe()
    os.close(reading)
    try:
        done = subprocess.run(
            [sys.executable, "-c", "from elysee.cli.main import main; main()", "rules", "classic"],
            stdout=writing,
            stderr=subprocess.PIPE,
            check=False,
        )
    finally:
        os.close(writing)
    assert done.stderr == b""
