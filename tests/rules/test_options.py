"""The options: order, values, texts and helps (rules.md, sections 2 to 11)."""

import re

import pytest

from elysee.errors import RulesError
from elysee.rules import GROUPS, OPTIONS, End, Ruleset
from elysee.rules.table_words import capital, table_words
from elysee.words import languages

# Every option of rules.md with its words, copied by hand from the tables there.
WORDS = {
    "deck": ["52", "53", "54", "32"],
    "decks": ["1", "2", "3", "auto"],
    "deal": ["set_aside", "uneven", "remove_lowest"],
    "opening": ["unranked", "draw"],
    "first_lead": ["left_of_dealer", "QH", "3C", "president"],
    "first_lead_shows": ["false", "true"],
    "next_lead": ["left_of_dealer", "president", "scum", "QH", "3C"],
    "seats": ["by_role", "static"],
    "follow": ["same_size", "same_or_more"],
    "singles_stay_single": ["false", "true"],
    "largest_set": None,
    "equal_rank": ["refused", "allowed", "skips", "skips_or_matches"],
    "passing": ["free", "locks"],
    "winner_out": ["left", "scum"],
    "top_rank": ["high", "closes", "cuts", "cuts_one_more", "wild", "double"],
    "top_rank_beaten_by": None,
    "joker": ["high", "wild", "double", "any_set"],
    "revolution": ["off", "trick", "round", "match"],
    "exchange": None,
    "scum_gives": ["best", "best_together", "agreed"],
    "president_gives": ["choice", "worst", "agreed"],
    "putsch": ["false", "true"],
    "finish_ban": ["none", "illegal", "last_place"],
    "finish_ban_cards": ["top", "top_and_joker"],
    "finish_ban_turned": ["same", "extends", "replaces"],
    "points": None,
    "end": None,
    "titles": ["classic", "polite", "secretary", "ministry", "company", "army"],
}

# option, text, value
GOOD = [
    ("deck", "32", 32),
    ("decks", "3", 3),
    ("decks", "auto", "auto"),
    ("putsch", "true", True),
    ("largest_set", "1", 1),
    ("largest_set", "12", 12),
    ("top_rank_beaten_by", "none", ()),
    ("top_rank_beaten_by", "quad", ("quad",)),
    ("top_rank_beaten_by", "quad,pair_on_single", ("quad", "pair_on_single")),
    ("exchange", "none", ()),
    ("exchange", "3,2,1", (3, 2, 1)),
    ("exchange", "20,20,20,20,20,20", (20,) * 6),
    ("points", "places", "places"),
    ("points", "none", "none"),
    ("points", "2,0,-2", (2, 0, -2)),
    ("points", "1000000,0,-1000000", (1_000_000, 0, -1_000_000)),
    ("end", "open", End()),
    ("end", "rounds:10", End("rounds", 10)),
    ("end", "points:1000000", End("points", 1_000_000)),
]

BAD = [
    ("deck", "51"),
    ("deck", "052"),
    ("decks", "0"),
    ("decks", "4"),
    ("putsch", "True"),
    ("putsch", "1"),
    ("putsch", ""),
    ("largest_set", "0"),
    ("largest_set", "13"),
    ("largest_set", "04"),
    ("largest_set", "+4"),
    ("largest_set", "٤"),
    ("largest_set", "9" * 5000),
    ("top_rank_beaten_by", ""),
    ("top_rank_beaten_by", "quad,quad"),
    ("top_rank_beaten_by", "quad,none"),
    ("top_rank_beaten_by", "pair"),
    ("exchange", ""),
    ("exchange", "0"),
    ("exchange", "21"),
    ("exchange", "-1"),
    ("exchange", "2,,1"),
    ("exchange", "2,1,"),
    ("exchange", "1,1,1,1,1,1,1"),
    ("exchange", "1.5"),
    ("points", "5,3"),
    ("points", "0,0,0,0,0,0,0,0,0,0,0,0,0"),
    ("points", "1000001,0,0"),
    ("points", "-0,0,0"),
    ("points", "5;3;2"),
    ("points", "1e3,0,0"),
    ("end", "rounds"),
    ("end", "rounds:"),
    ("end", "rounds:0"),
    ("end", "rounds:-1"),
    ("end", "rounds:1000001"),
    ("end", "rounds:01"),
    ("end", "open:1"),
    ("end", "tricks:3"),
    ("end", "points:" + "9" * 5000),
    ("titles", "Classic"),
]


def test_the_options_are_those_of_the_specification_in_its_order() -> None:
    assert {name: option.values and list(option.values) for name, option in OPTIONS.items()} == WORDS
    assert list(OPTIONS) == list(WORDS)


def test_the_groups_are_the_sections_in_order() -> None:
    groups = [option.group for option in OPTIONS.values()]
    assert tuple(dict.fromkeys(groups)) == GROUPS
    assert groups == sorted(groups, key=GROUPS.index)


@pytest.mark.parametrize(("option", "text", "value"), GOOD)
def test_a_value_is_read_and_written(option: str, text: str, value: object) -> None:
    assert OPTIONS[option].parse(text) == value
    assert type(OPTIONS[option].parse(text)) is type(value)
    assert OPTIONS[option].write(OPTIONS[option].parse(text)) == text


@pytest.mark.parametrize("option", WORDS)
def test_every_word_is_read_and_written(option: str) -> None:
    for word in WORDS[option] or []:
        assert OPTIONS[option].write(OPTIONS[option].parse(word)) == word


def test_what_beats_the_top_rank_may_be_named_in_any_order() -> None:
    assert OPTIONS["top_rank_beaten_by"].parse("pair_on_single,quad") == ("quad", "pair_on_single")


@pytest.mark.parametrize(("option", "text"), BAD)
def test_a_bad_value_is_refused_by_name(option: str, text: str) -> None:
    with pytest.raises(RulesError) as caught:
        OPTIONS[option].parse(text)
    assert caught.value.code == "bad-value"
    assert caught.value.facts["option"] == option
    assert len(str(caught.value)) < 250


def test_a_refused_value_is_told_with_what_would_be_right() -> None:
    with pytest.raises(RulesError, match="it takes set_aside, uneven or remove_lowest"):
        OPTIONS["deal"].parse("x")
    with pytest.raises(RulesError, match="it takes a number from 1 to 12"):
        OPTIONS["largest_set"].parse("13")


@pytest.mark.parametrize("kind", ["rounds", "points"])
@pytest.mark.parametrize("count", [0, -1, 1_000_001, 10**5000, True, 1.0, "3"], ids=range(7))
def test_an_end_that_no_match_reaches_cannot_be_made(kind: str, count: object) -> None:
    with pytest.raises(RulesError):
        End(kind, count)


def test_an_open_end_counts_nothing() -> None:
    with pytest.raises(RulesError):
        End("open", 3)
    with pytest.raises(RulesError):
        End("never", 3)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("option", OPTIONS)
def test_every_option_and_every_value_is_explained_in_one_line(option: str, language: str) -> None:
    known = OPTIONS[option]
    texts = WORDS[option] or [text for name, text, _ in GOOD if name == option]
    told = [known.value_help(text, language) for text in texts]
    assert len(set(told)) == len(told)
    for line in [known.help[language], *told]:
        assert re.fullmatch(r"[A-ZÀÉ0-9].*\.", line)
        assert "{" not in line
    assert known.label[language]
    assert bool(known.syntax) == (WORDS[option] is None)


def test_a_value_can_be_explained_in_the_words_of_a_table() -> None:
    words = table_words("fr", "ministry", top="7", bottom="8")
    assert (
        OPTIONS["president_gives"].value_help("choice", "fr", **words) == "Le Président rend les cartes de son choix."
    )
    assert OPTIONS["top_rank"].value_help("double", "fr", **words) == "Chaque 7 compte pour deux cartes."
    assert OPTIONS["end"].value_help("rounds:1") == "The match is one round."
    assert OPTIONS["end"].value_help("rounds:2") == "The match is over after 2 rounds."


def test_sentences_begin_with_a_capital() -> None:
    assert capital("le 2 coupe. le joker aussi.") == "Le 2 coupe. Le joker aussi."


def test_the_defaults_are_the_classic_rules() -> None:
    assert {name: option.default for name, option in OPTIONS.items()} == Ruleset.parse("").values()
