"""Errors: a code, facts, words in two languages, and nothing lost on the way to another process."""

import ast
import copy
import pickle
from collections.abc import Iterator
from importlib import resources

import pytest

from elysee.cards import Card
from elysee.errors import ElyseeError, IllegalAction, NotationError, RecordError, RulesError, StorageError
from elysee.words import Key, has, languages, say

KINDS = [RulesError, NotationError, IllegalAction, RecordError, StorageError]

FACTS: dict[str, dict[str, object]] = {
    "unknown-preset": {"word": "clasic", "nearest": "classic"},
    "unknown-option": {"word": "dek", "nearest": "deck"},
    "not-an-option": {"word": "dek", "nearest": "deck"},
    "option-twice": {"option": "deck"},
    "bad-value": {"option": "end", "value": "x", "wanted": Key("options.end.syntax")},
    "needs": {"option": "joker", "value": "wild", "needs": ["deck=53", "deck=54"]},
    "clashes": {"option": "putsch", "value": "true", "other": "exchange=none"},
    "players-out-of-range": {"players": 2},
    "points-need-players": {"count": 4, "players": 5},
    "not-a-card": {"text": "9Z"},
    "not-in-this-deck": {"card": "3C", "deck": 32},
    "not-a-play": {},
    "not-your-turn": {"player": 1, "turn": 2},
    "not-in-hand": {"cards": ["9S", "9H"]},
    "too-low": {"rank": "9", "pile": "J"},
    "wrong-size": {"size": 1, "wanted": 2},
    "too-small": {"size": 1, "wanted": 2},
    "too-many-cards": {"count": 5, "most": 4},
    "one-card-only": {},
    "mixed-ranks": {"cards": ["9S", "TH"]},
    "wild-alone": {"rank": "2"},
    "equal-refused": {"rank": "9"},
    "must-match": {"rank": "9", "size": 2},
    "leader-must-play": {},
    "must-show": {"card": "3C"},
    "banned-finish": {"cards": ["2S"]},
    "round-over": {},
    "no-cards": {},
}


# The match and its record: facts enough for any of their sentences.
ANY = {
    "line": "3 9S",
    "phase": "play",
    "wanted": [1, 2],
    "player": 3,
    "players": [1, 2, 3],
    "number": 2,
    "dealer": 1,
    "count": 2,
    "card": "9S",
    "cards": ["9S", "9H"],
    "scum": 2,
    "giver": 1,
    "receiver": 2,
    "to": 3,
    "places": [1, 2, 2],
    "word": "x",
    "known": ["a", "b"],
    "nearest": "rules",
    "form": "putsch P.",
    "text": "x",
    "most": 9,
    "name": "x",
    "version": "2",
    "key": "date",
    "byte": "0xff",
    "at": 3,
    "reason": "gone",
    "deck": 32,
    "size": 2,
    "rank": "9",
    "pile": "J",
    "option": "deck",
    "value": "x",
    "needs": ["a"],
    "other": "b",
    "turn": 1,
}


def codes_raised() -> Iterator[tuple[str, str]]:
    """Find each error made in the package with its code written out."""
    names = {kind.__name__ for kind in KINDS}
    folders = [resources.files("elysee")]
    while folders:
        for entry in folders.pop().iterdir():
            if entry.is_dir():
                folders.append(entry)
            elif entry.name.endswith(".py"):
                for node in ast.walk(ast.parse(entry.read_text("utf-8"))):
                    if isinstance(node, ast.Call) and getattr(node.func, "id", "") in names and node.args:
                        code = node.args[0]
                        if isinstance(code, ast.Constant):
                            yield entry.name, str(code.value)


@pytest.mark.parametrize("language", languages())
def test_every_code_written_in_the_package_has_words(language: str) -> None:
    assert not [(file, code) for file, code in codes_raised() if not has(f"refusal.{code}", language)]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("code", sorted({code for _, code in codes_raised()} | {"must-give-best", "must-give-worst"}))
def test_every_code_written_in_the_package_can_be_said(code: str, language: str) -> None:
    told = IllegalAction(code, **ANY).explain(language)
    assert told == say(f"refusal.{code}", language, **ANY)
    assert told.endswith(".")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("code", FACTS)
def test_a_refusal_is_one_polite_sentence_or_two(code: str, language: str) -> None:
    told = IllegalAction(code, **FACTS[code]).explain(language)
    assert told == say(f"refusal.{code}", language, **FACTS[code])
    assert told.endswith(".")
    assert "\n" not in told
    assert "{" not in told
    assert code not in told


@pytest.mark.parametrize("kind", KINDS)
def test_every_error_is_an_elysee_error(kind: type[ElyseeError]) -> None:
    error = kind("round-over")
    assert isinstance(error, ElyseeError)
    assert (error.code, error.facts) == ("round-over", {})
    assert isinstance(error, ValueError) == (kind is not StorageError)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("twin", [copy.copy, copy.deepcopy, lambda error: pickle.loads(pickle.dumps(error))])  # noqa: S301
def test_errors_can_be_copied_and_pickled(kind: type[ElyseeError], twin) -> None:
    error = kind("not-in-hand", cards=[Card("9S")], wanted=Key("options.end.syntax"))
    again = twin(error)
    assert type(again) is kind
    assert (again.code, again.facts, str(again)) == (error.code, error.facts, str(error))
    assert type(again.facts["wanted"]) is Key


def test_a_record_error_names_the_place_and_keeps_it() -> None:
    error = RecordError("not-a-card", file="m.elysee", line=7, text="9Z")
    assert str(error).startswith("m.elysee:7: “9Z” is not a card")
    assert error.explain("fr").startswith("«\u00a09Z\u00a0» n’est pas une carte")
    again = pickle.loads(pickle.dumps(error))  # noqa: S301
    assert (again.file, again.line, str(again)) == ("m.elysee", 7, str(error))


def test_a_record_error_may_have_no_file_and_no_line() -> None:
    assert str(RecordError("round-over", line=7)).startswith("7: The round")
    assert str(RecordError("round-over", file="m.elysee")).startswith("m.elysee: The round")
    assert str(RecordError("round-over")).startswith("The round")


def test_a_record_error_takes_over_the_code_and_facts_of_another() -> None:
    error = IllegalAction("too-low", rank="9", pile="J")
    placed = RecordError.at(error, file="m.elysee", line=3)
    assert (placed.code, placed.facts) == (error.code, error.facts)
    assert str(placed) == f"m.elysee:3: {error}"


def test_a_code_without_words_can_still_be_printed() -> None:
    assert str(IllegalAction("of-a-plug-in", depth=3)) == "of-a-plug-in (depth=3)"
    assert str(IllegalAction("of-a-plug-in")) == "of-a-plug-in"


def test_the_repr_shows_how_it_was_made() -> None:
    assert repr(IllegalAction("too-low", rank="9")) == "IllegalAction('too-low', rank='9')"


def test_a_fact_from_outside_cannot_command_a_terminal() -> None:
    told = str(NotationError("not-a-card", text="\x1b[31m\x00\ud800"))
    assert told.isprintable()
    assert "\N{REPLACEMENT CHARACTER}[31m" in told
