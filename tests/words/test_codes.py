"""Every refusal that the package can make has words in both languages, which speak of no fact it does not give."""

import ast
import re
from collections.abc import Iterator
from importlib import resources

import pytest

from elysee import errors
from elysee.engine import refusal
from elysee.engine.tables import REASONS
from elysee.words import catalogue, languages

KINDS = {"ElyseeError", "RulesError", "NotationError", "IllegalAction", "RecordError", "StorageError"}
PLACE = {"file", "line"}
"""Where a RecordError was met: printed before the sentence, and no fact of it."""


def sources() -> Iterator[ast.Module]:
    folders = [resources.files("elysee")]
    while folders:
        for entry in folders.pop().iterdir():
            if entry.is_dir():
                folders.append(entry)
            elif entry.name.endswith(".py"):
                yield ast.parse(entry.read_text("utf-8"))


def texts(node: ast.AST) -> list[str]:
    return [each.value for each in ast.walk(node) if isinstance(each, ast.Constant) and isinstance(each.value, str)]


def codes_of(code: ast.AST, function: ast.AST) -> list[str]:
    """Give the codes that a call may have: written out, chosen between two, or by a name given just before."""
    if isinstance(code, ast.IfExp):
        return texts(code.body) + texts(code.orelse)
    if not isinstance(code, ast.Name):
        return [code.value] if isinstance(code, ast.Constant) else []
    return [
        text
        for node in ast.walk(function)
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == code.id
        for text in codes_of(node.value, function)
    ]


def calls() -> Iterator[tuple[str, frozenset[str]]]:
    """Find each error that is made in the package: its code, and the facts it is given."""
    for module in sources():
        for function in ast.walk(module):
            if not isinstance(function, ast.FunctionDef):
                continue
            for node in ast.walk(function):
                if isinstance(node, ast.Call) and getattr(node.func, "id", "") in KINDS and node.args:
                    facts = {word.arg for word in node.keywords if word.arg}
                    facts -= PLACE if node.func.id == "RecordError" else set()
                    yield from ((code, frozenset(facts)) for code in codes_of(node.args[0], function))


def raised() -> dict[str, set[frozenset[str]]]:
    """Give each code with the facts of each place that makes it."""
    found: dict[str, set[frozenset[str]]] = {}
    for code, facts in calls():
        found.setdefault(code, set()).add(facts)
    for code in REASONS[1:]:
        if code not in found:  # cards that are not held are found, and named, before the kernel is asked
            found[code] = {facts_of_the_kernel(code)}
    return found


def facts_of_the_kernel(code: str) -> frozenset[str]:
    class Anything:
        most = size = wanted = 1
        rank = pile_rank = "9"
        cards = ()
        show = pile = None

    make = refusal._FACTS.get(code)
    return frozenset(make(Anything()) if make else ())


RAISED = raised()


def blanks(sentence: object) -> set[str]:
    forms = sentence.values() if isinstance(sentence, dict) else [sentence]
    return {name for form in forms for name in re.findall(r"\{(\w+)", form)}


def test_the_scan_finds_what_is_raised() -> None:
    assert {"too-low", "not-a-card", "must-give-best", "must-give-worst", "rules-missing", "unreadable-file"} <= set(
        RAISED
    )
    assert len(RAISED) > 60
    assert set(errors.__dict__) >= KINDS


@pytest.mark.parametrize("language", languages())
def test_every_code_raised_has_words_and_every_word_is_raised(language: str) -> None:
    assert set(catalogue(language)["refusal"]) == set(RAISED)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("code", sorted(RAISED))
def test_a_sentence_speaks_only_of_facts_that_every_refusal_of_its_code_gives(code: str, language: str) -> None:
    said = blanks(catalogue(language)["refusal"][code])
    for facts in RAISED[code]:
        assert said <= facts
