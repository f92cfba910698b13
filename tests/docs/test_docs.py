"""The docs: every example runs, every command, option, rule and error is there, every link leads somewhere."""

import doctest
import importlib.util
import re
from pathlib import Path

import click
import pytest

from elysee.cli.main import COMMANDS
from elysee.rules import OPTIONS, Ruleset
from elysee.words import catalogue

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = sorted(ROOT.glob("*.md")) + sorted(path for path in DOCS.rglob("*.md") if "_build" not in path.parts)
MODULES = sorted((ROOT / "src" / "elysee").rglob("*.py"))

LINK = re.compile(r"\]\(([^)\s]+)\)")


def relative(path: Path) -> str:
    return str(path.relative_to(ROOT))


def generator():
    spec = importlib.util.spec_from_file_location("generate", DOCS / "generate.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("page", PAGES, ids=relative)
def test_every_example_of_a_page_runs(page: Path) -> None:
    test = doctest.DocTestParser().get_doctest(page.read_text("utf-8"), {}, relative(page), str(page), 0)
    told: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=told.append)
    assert not told, "".join(told)


@pytest.mark.parametrize("page", PAGES, ids=relative)
def test_every_example_ends_before_its_fence(page: Path) -> None:
    for block in re.findall(r"```pycon\n(.*?)```", page.read_text("utf-8"), re.DOTALL):
        assert block.endswith("\n\n"), "doctest would read the fence as output: leave an empty line"


@pytest.mark.parametrize("module", MODULES, ids=relative)
def test_every_example_of_a_docstring_runs(module: Path) -> None:
    if ">>>" not in module.read_text("utf-8"):
        return
    name = ".".join(module.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__")
    found = doctest.DocTestFinder().find(importlib.import_module(name), name)
    told: list[str] = []
    for test in found:
        doctest.DocTestRunner().run(test, out=told.append)
    assert not told, "".join(told)


@pytest.mark.parametrize("page", PAGES, ids=relative)
def test_every_link_between_files_leads_somewhere(page: Path) -> None:
    text = re.sub(r"```.*?```", "", page.read_text("utf-8"), flags=re.DOTALL)
    targets = [link.partition("#")[0] for link in LINK.findall(text) if not link.startswith(("http:", "https:", "#"))]
    missing = [target for target in targets if target and not (page.parent / target).exists()]
    assert not missing


@pytest.mark.parametrize(
    "path", [DOCS / "rules" / "options.md", DOCS / "errors.md", DOCS / "commands.md"], ids=relative
)
def test_a_page_made_from_the_code_is_current(path: Path) -> None:
    assert generator().pages()[path] == path.read_text("utf-8"), "run: python docs/generate.py"


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_and_option_is_in_the_docs(name: str) -> None:
    command: click.Command = importlib.import_module(f"elysee.cli.{name}").command
    text = (DOCS / "commands.md").read_text("utf-8")
    assert f"## elysee {name}\n" in text
    options = [word for param in command.params for word in param.opts if word.startswith("--")]
    assert all(re.search(rf"^ +{option}\b", text, re.MULTILINE) for option in options)


def test_every_code_is_among_the_errors() -> None:
    headings = re.findall(r"^### `(.+)`$", (DOCS / "errors.md").read_text("utf-8"), re.MULTILINE)
    assert headings == list(catalogue("en")["refusal"])


@pytest.mark.parametrize("name", OPTIONS)
def test_every_option_and_value_is_in_the_rules(name: str) -> None:
    text = (DOCS / "rules.md").read_text("utf-8")
    assert f"`{name}`" in text
    for value in OPTIONS[name].values or ():
        assert re.search(rf"(?<![\w-]){re.escape(value)}(?![\w-])", text)


@pytest.mark.parametrize("preset", Ruleset.preset_names())
def test_the_presets_are_those_of_the_rules(preset: str) -> None:
    """The table of section 12 is the specification; presets.toml has to agree with it."""
    rows = [
        [cell.strip().strip("`") for cell in line.strip("|").split("|")]
        for line in (DOCS / "rules.md").read_text("utf-8").split("## 12. Presets")[1].splitlines()
        if line.startswith("| ")
    ]
    column = rows[0].index(preset)
    rules = Ruleset.parse(preset)
    assert len(rows) > 15
    for row in rows[2:]:
        names, values = row[0].split(" / "), row[column].split(" / ")
        for name, value in zip(names, values, strict=True):
            assert value in {OPTIONS[name].write(getattr(rules, name)), "–"}


@pytest.mark.parametrize("page", [ROOT / "README.md", ROOT / "README.fr.md"], ids=relative)
def test_every_command_is_in_the_readme(page: Path) -> None:
    text = page.read_text("utf-8")
    assert all(f"elysee {name}" in text for name in COMMANDS)
