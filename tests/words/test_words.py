"""The catalogues: both languages say the same things, and say() fills them as it promises."""

import re
import tomllib
from collections.abc import Iterator
from importlib import resources

import pytest

from elysee.words import Key, card_name, has, join, language_of_environment, languages, say, title

FILES = sorted(file.name for file in resources.files("elysee.words").iterdir() if file.name.endswith(".toml"))
SUBJECTS = sorted({re.sub(r"(en|fr)\.toml$", "", name) for name in FILES})
STYLES = ["classic", "polite", "secretary", "ministry", "company", "army"]


def sentences(table: dict, path: str = "") -> Iterator[tuple[str, str]]:
    for name, value in table.items():
        if isinstance(value, dict):
            yield from sentences(value, f"{path}{name}.")
        else:
            yield path + name, value


def catalogue(subject: str, language: str) -> dict[str, str]:
    text = resources.files("elysee.words").joinpath(f"{subject}{language}.toml").read_text("utf-8")
    return dict(sentences(tomllib.loads(text)))


def blanks(sentence: str) -> set[str]:
    # A title or a rank may need its article in one language and not in the other.
    return {re.sub(r"^(the|to|of|a)_|(?<=top|tom)s$", "", name) for name in re.findall(r"\{(\w+)", sentence)}


@pytest.mark.parametrize("subject", SUBJECTS)
def test_both_languages_have_the_same_keys(subject: str) -> None:
    assert catalogue(subject, "en").keys() == catalogue(subject, "fr").keys()


@pytest.mark.parametrize("subject", SUBJECTS)
def test_both_languages_have_the_same_blanks(subject: str) -> None:
    french = catalogue(subject, "fr")
    free = {key for key, text in catalogue(subject, "en").items() if blanks(text) != blanks(french[key])}
    assert not free


@pytest.mark.parametrize("subject", SUBJECTS)
@pytest.mark.parametrize("language", languages())
def test_every_pattern_in_a_blank_leads_somewhere(subject: str, language: str) -> None:
    one = {"rank": "9", "suit": "H", "set": "2", "phase": "play"}
    for text in catalogue(subject, language).values():
        for kind in re.findall(r"\{\w+:([^}]*)\}", text):
            table = kind.split(".*")[0]
            assert kind in {"or", "card", "player"} or has(
                kind.replace("*", one.get(table, "")) if table in one else table, language
            )


def test_every_file_is_there_in_every_language() -> None:
    assert sorted(f"{subject}{language}.toml" for subject in SUBJECTS for language in languages()) == FILES
    assert {"", "options.", "rule_card."} <= set(SUBJECTS)


def test_a_french_line_never_begins_with_a_colon() -> None:
    text = say("refusal.too-low", "fr", rank="9", pile="J")
    assert text == "Sur le valet, le 9 est trop faible\u00a0: joue plus fort, ou passe."


def test_guillemets_keep_their_word() -> None:
    assert "«\u00a09Z\u00a0»" in say("refusal.not-a-card", "fr", text="9Z")


@pytest.mark.parametrize(
    ("language", "count", "words"),
    [
        ("en", 0, "0 cards"),
        ("en", 1, "1 card"),
        ("en", 2, "2 cards"),
        ("fr", 0, "0 carte"),
        ("fr", 1, "1 carte"),
        ("fr", 2, "2 cartes"),
    ],
)
def test_none_is_plural_in_english_and_singular_in_french(language: str, count: int, words: str) -> None:
    told = say("rule_card.deal.exact.set_aside", language, count=count, players=5, each=10)
    assert re.search(rf"\b{words}\b", told)


def test_lists_are_joined_with_commas_and_a_word() -> None:
    assert [join(["a", "b", "c"][:size]) for size in range(4)] == ["", "a", "a and b", "a, b and c"]
    assert join(["a", "b"], "fr") == "a et b"
    assert join(["a", "b"], "fr", "or") == "a ou b"


def test_cards_are_named_as_people_write_them() -> None:
    cards = ["TH", "JS", "QD", "KC", "AS", "2C", "X1"]
    assert [card_name(card) for card in cards] == ["10♥", "J♠", "Q♦", "K♣", "A♠", "2♣", "joker"]
    assert [card_name(card, "fr") for card in cards] == ["10♥", "V♠", "D♦", "R♣", "A♠", "2♣", "joker"]
    assert card_name("nonsense") == "nonsense"
    assert say("refusal.not-in-hand", cards=["9S", "JH"]).startswith("Not in the hand: 9♠ and J♥.")


def test_a_player_is_a_name_or_a_number() -> None:
    assert "Léa qui doit jouer, pas Tom" in say("refusal.not-your-turn", "fr", turn="Léa", player="Tom")
    assert "player 2 who is to play, not player 1" in say("refusal.not-your-turn", turn=2, player=1)


def test_a_key_among_the_facts_is_said_in_the_language_around_it() -> None:
    told = say("refusal.bad-value", "fr", option="end", value="x", wanted=Key("options.largest_set.syntax"))
    assert told.endswith("il faut un nombre de 1 à 12.")


def test_a_fact_out_of_the_ordinary_is_said_as_it_is() -> None:
    assert "not 30:" in say("refusal.wrong-size", size=30, wanted=2)


@pytest.mark.parametrize(
    "key", ["nothing", "refusal", "refusal.nothing", "refusal.too-low.deeper", "options.nothing", ""]
)
def test_a_missing_sentence_is_a_key_error_that_names_it(key: str) -> None:
    with pytest.raises(KeyError, match=re.escape(repr(key))):
        say(key)


def test_a_missing_fact_is_a_key_error_that_names_it() -> None:
    with pytest.raises(KeyError, match="pile"):
        say("refusal.too-low", rank="9")


def test_a_sentence_that_counts_needs_a_count() -> None:
    with pytest.raises(KeyError, match="count"):
        say("options.largest_set.value.number")


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LC_MESSAGES": "fr_CA", "LANG": "en_US"}, "fr"),
        ({"LC_ALL": "en_GB", "LC_MESSAGES": "fr_FR", "LANG": "fr_FR"}, "en"),
        ({"LC_ALL": "", "LANG": "fr_BE"}, "fr"),
        ({"LANG": "frr_DE"}, "en"),
    ],
)
def test_the_environment_chooses_the_language(environ: dict[str, str], language: str) -> None:
    assert language_of_environment(environ) == language


# rules.md, section 11
@pytest.mark.parametrize(
    ("style", "roles"),
    [
        ("classic", ["Président", "Vice-président", "Neutre", "Vice-trou du cul", "Trou du cul"]),
        ("polite", ["Président", "Vice-président", "Neutre", "Vice-pauvre", "Pauvre"]),
        ("secretary", ["Président", "Vice-président", "Concierge", "Secrétaire", "Trou du cul"]),
        ("ministry", ["Président", "Premier ministre", "Neutre", "Ouvrier", "Clochard"]),
        ("company", ["PDG", "Contremaître", "Neutre", "Ouvrier", "Trou du cul"]),
        ("army", ["Général", "Colonel", "Lieutenant", "Sergent", "Trou du cul"]),
    ],
)
def test_each_style_has_its_french_titles(style: str, roles: list[str]) -> None:
    names = ["president", "vice_president", "neutral", "vice_scum", "scum"]
    assert [title(style, role, "fr") for role in names] == roles


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("language", languages())
def test_the_titles_of_a_style_are_five_different_words(style: str, language: str) -> None:
    names = ["president", "vice_president", "neutral", "vice_scum", "scum"]
    assert len({title(style, role, language) for role in names}) == 5


def test_titles_take_their_article() -> None:
    assert title("classic", "president", "fr", "to") == "au Président"
    assert title("ministry", "vice_scum", "fr", "the") == "l’Ouvrier"
    assert title("ministry", "vice_scum", "fr", "of") == "de l’Ouvrier"
    assert title("ministry", "vice_scum", "en", "of") == "of the Worker"
