"""`elysee rules`: the rule card, and what may be chosen."""

from pathlib import Path

import pytest

from elysee.rules import GROUPS, OPTIONS, Ruleset
from elysee.rules.rule_card import rule_card
from elysee.words import languages

from .running import run


@pytest.mark.parametrize("preset", Ruleset.preset_names())
@pytest.mark.parametrize("language", languages())
def test_the_card_of_a_table_is_printed(preset: str, language: str) -> None:
    result = run("rules", preset, "--lang", language)
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout == rule_card(Ruleset.parse(preset), language).to_text(80)


def test_rules_may_be_one_word_or_many() -> None:
    one = run("rules", "classic revolution=round putsch=true")
    many = run("rules", "classic", "revolution=round", "putsch=true")
    assert one.exit_code == many.exit_code == 0
    assert one.stdout == many.stdout
    assert "putsch" in one.stdout


def test_the_number_of_players_makes_the_card_exact() -> None:
    assert "With 5 players: 10 cards each" in run("rules", "classic", "--players", "5").stdout


def test_a_wide_screen_is_not_used_to_the_full() -> None:
    assert max(map(len, run("rules", "classic", columns=300).stdout.splitlines())) <= 100


def test_the_card_is_written_as_a_page(tmp_path: Path) -> None:
    page = tmp_path / "card.md"
    result = run("rules", "family", "--lang", "fr", "--markdown", str(page))
    assert (result.exit_code, result.stdout) == (0, "")
    assert result.stderr == f"Écrit dans {page}.\n"
    assert page.read_text(encoding="utf-8") == rule_card(Ruleset.parse("family"), "fr").to_markdown()


def test_the_page_may_go_to_standard_output() -> None:
    assert run("rules", "tdc", "--markdown", "-").stdout == rule_card(Ruleset.parse("tdc")).to_markdown()


def test_a_page_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    page = tmp_path / "nowhere" / "card.md"
    result = run("rules", "tdc", "--markdown", str(page))
    assert result.exit_code == 1
    assert result.stderr == f"{page}: The file cannot be written: No such file or directory.\n"


@pytest.mark.parametrize(
    ("words", "language", "told"),
    [
        (["clasic"], "en", "There is no preset “clasic”; the nearest is “classic”.\n"),
        (["classic", "dek=52"], "en", "There is no option “dek”; the nearest is “deck”.\n"),
        (
            ["classic deck=51"],
            "fr",
            (
                "deck ne peut pas valoir «\N{NO-BREAK SPACE}51\N{NO-BREAK SPACE}»\N{NO-BREAK SPACE}"
                ": il faut 52, 53, 54 ou 32.\n"
            ),
        ),
        (["classic", "--players", "2"], "en", "A table seats 3 to 12 players, not 2.\n"),
    ],
)
def test_a_bad_ruleset_is_one_line_and_status_1(words: list[str], language: str, told: str) -> None:
    result = run("rules", *words, "--lang", language)
    assert (result.exit_code, result.stdout, result.stderr) == (1, "", told)


@pytest.mark.parametrize("language", languages())
def test_without_rules_everything_that_may_be_chosen_is_listed(language: str) -> None:
    result = run("rules", "--lang", language, columns=300)
    assert result.exit_code == 0
    assert result.stdout == run("rules", "--list", "--lang", language, columns=300).stdout
    told = " ".join(result.stdout.split())
    for preset in Ruleset.preset_names():
        assert preset in told
    for option in OPTIONS.values():
        assert " ".join(f"{option.name}: {option.help[language]}".split()) in told
        for word in option.values or ():
            assert word in told


def test_the_groups_of_options_all_have_headings() -> None:
    told = run("rules", columns=100).stdout
    blocks = [line for line in told.splitlines() if line and not line.startswith(" ")]
    assert len(blocks) == len(GROUPS) + 3  # the presets before them, two lines after them


def test_the_list_marks_what_a_ruleset_plays() -> None:
    told = run("rules", "--list", "tdc revolution=round titles=army").stdout
    marked = [line.split()[1] for line in told.splitlines() if line.startswith("    * ")]
    assert len(marked) == len(OPTIONS)
    rules = Ruleset.parse("tdc revolution=round titles=army")
    assert marked == [option.write(getattr(rules, name)) for name, option in OPTIONS.items()]
    assert "In later rounds, the General leads." in told


@pytest.mark.parametrize("words", [["--players", "4"], ["--markdown", "-"], ["--list", "classic", "--players", "4"]])
def test_a_list_has_no_players_and_no_page(words: list[str]) -> None:
    result = run("rules", *words)
    assert result.exit_code == 2
    assert "name its RULES" in result.stderr
