"""Rule cards: complete, right, and readable (rules.md, all sections)."""

import os
from pathlib import Path

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from elysee.errors import RulesError
from elysee.rules import OPTIONS, Ruleset
from elysee.rules.relevance import applies
from elysee.rules.rule_card import RuleCard, rule_card
from elysee.testing import rulesets
from elysee.words import languages

GOLDEN = Path(__file__).parent / "golden"
TABLES = ["classic", "scored", "family", "general", "tdc"]
EVERYTHING = (
    "tdc deck=53 first_lead=3C first_lead_shows=true next_lead=QH equal_rank=skips_or_matches joker=wild "
    "revolution=match scum_gives=best_together putsch=true finish_ban=illegal finish_ban_turned=extends points=scale end=rounds:4"
)
LANGUAGES = st.sampled_from(languages())


def body(card: RuleCard) -> list[str]:
    """Give what the card tells of the rules themselves."""
    return [
        line for section in card.sections if section.name not in {"differences", "examples"} for line in section.lines
    ]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("name", "text"), [*((name, name) for name in TABLES), ("everything", EVERYTHING)])
def test_the_cards_of_the_presets_are_as_printed(name: str, text: str, language: str) -> None:
    rules = Ruleset.parse(text)
    told = "\n".join(rule_card(rules, language, players).to_text(100) for players in (None, 5))
    path = GOLDEN / f"{name}.{language}.txt"
    if os.environ.get("UPDATE_GOLDEN"):
        path.write_text(told, encoding="utf-8")
    assert told == path.read_text(encoding="utf-8")


@given(rulesets(), LANGUAGES)
def test_every_ruleset_has_a_card(rules: Ruleset, language: str) -> None:
    card = rule_card(rules, language)
    assert card.ruleset == str(rules)
    assert len(card.sections) == 10
    for section in card.sections:
        assert section.lines
        for line in section.lines:
            assert line[-1] in ".!"
            assert not line[0].islower()
            assert not set("{}_*=") & set(line)
            assert "  " not in line


@given(st.integers(3, 12).flatmap(lambda players: st.tuples(st.just(players), rulesets(players))), LANGUAGES)
def test_every_table_has_a_card(table: tuple[int, Ruleset], language: str) -> None:
    players, rules = table
    assert body(rule_card(rules, language, players))


@given(rulesets(), st.sampled_from(list(OPTIONS)), LANGUAGES, st.data())
def test_a_change_that_matters_is_told(rules: Ruleset, option: str, language: str, data: st.DataObject) -> None:
    choices = (
        OPTIONS[option].values
        or {
            "largest_set": ["2", "4", "5"],
            "top_rank_beaten_by": ["none", "quad", "pair_on_single"],
            "exchange": ["none", "1", "2", "3,1"],
            "points": ["places", "scale", "none", "3,1,0", "2,0,-2"],
            "end": ["open", "rounds:1", "rounds:9", "points:9"],
        }[option]
    )
    try:
        changed = rules.replace(**{option: data.draw(st.sampled_from(choices))})
    except RulesError:
        assume(False)
    assume(changed.differences(rules))
    assume(option == "titles" or applies(changed, option) or applies(rules, option))
    if option == "top_rank_beaten_by":
        assume(rules.largest_set >= 4)
    if option == "joker" and {"high", "any_set"} == {rules.joker, changed.joker}:
        assume(rules.top_rank != "cuts")  # a joker that cuts follows any set already
    if option in {"scum_gives", "president_gives"}:
        other = {"scum_gives": rules.president_gives, "president_gives": rules.scum_gives}[option]
        assume(other != "agreed")  # all is agreed then, whatever this side would give
    if option == "scum_gives" and "best_together" in {rules.scum_gives, changed.scum_gives}:
        assume("agreed" in {rules.scum_gives, changed.scum_gives} or 2 in rules.exchange)
    if option == "follow" and rules.largest_set == 1:
        assume(False)  # (one card is one card)
    if option == "singles_stay_single" and rules.largest_set == 1:
        assume(False)
    if option == "end" and rules.points == "none":
        assume("rounds" in {rules.end.kind, changed.end.kind})
    assert body(rule_card(rules, language)) != body(rule_card(changed, language))


@given(rulesets(), LANGUAGES)
def test_an_option_that_does_not_apply_changes_nothing(rules: Ruleset, language: str) -> None:
    idle = {name: OPTIONS[name].default for name in OPTIONS if not applies(rules, name)}
    idle = {
        name: value
        for name, value in idle.items()
        if name not in {"joker", "finish_ban_cards", "end"} or rules.values()[name] != value
    }
    plain = rules.replace(
        **{name: value for name, value in idle.items() if name not in {"joker", "scum_gives", "president_gives"}}
    )
    assert rule_card(plain, language).sections == rule_card(rules, language).sections


def told(text: str, section: str, language: str = "en", players: int | None = None) -> str:
    return " ".join(rule_card(Ruleset.parse(text), language, players).section(section).lines)


# text, section, players, what must be said, what must not be said
SAID = [
    ("classic", "aim", 3, "Second: Caretaker. Last: Scum.", "Vice"),
    ("classic", "aim", 4, "Second: Vice-President. Third: Secretary.", "Caretaker"),
    ("classic", "aim", 5, "Third: Caretaker. Fourth: Secretary.", "between"),
    ("classic", "aim", 9, "Everyone in between: Caretaker", "Third"),
    ("classic deck=32", "cards", None, "8 · 9 · 10 · J · Q · K · A · 7.", "joker"),
    ("classic deck=54", "cards", None, "A · 2 · joker.", "without"),
    ("classic deck=53", "cards", None, "One pack of 52 cards and a joker.", "equal"),
    ("classic deck=53 decks=2", "cards", None, "Jokers are equal", "From seven"),
    ("general", "cards", 6, "One pack", "From seven"),
    ("general", "cards", 7, "2 packs", "From seven"),
    ("general", "cards", None, "From seven players on", "2 packs"),
    ("classic", "deal", 5, "10 cards each, and 2 cards set aside", "removed"),
    ("scored", "deal", 5, "10 cards each, and one more for the first 2 who", "aside"),
    ("general", "deal", 5, "4 cards leave the pack, and everyone gets 10", "aside"),
    ("classic deck=32 deal=remove_lowest", "deal", 3, "2 cards leave the pack, and everyone gets 10", "aside"),
    ("classic", "deal", 4, "13 cards each.", "With 4 players: 13 cards each,"),
    ("scored", "deal", None, "whoever holds the 3 of clubs leads", "not in play"),
    ("scored deal=set_aside", "deal", None, "not in play", "several players hold"),
    ("scored deal=set_aside", "deal", 4, "the 3 of clubs", "not in play"),
    ("scored deal=remove_lowest first_lead=QH", "deal", None, "the queen of hearts", "not in play"),
    ("scored deck=32", "deal", None, "the 8 of clubs", "3 of clubs"),
    ("scored decks=2", "deal", None, "If several players hold one", "not in play"),
    ("scored next_lead=3C", "deal", None, "In every round, whoever holds the 3 of clubs", "later rounds"),
    ("scored next_lead=3C", "deal", None, "looked for after the swap", "later rounds"),
    ("scored", "deal", None, "In later rounds, the President leads.", "after the swap"),
    ("scored", "trick", None, "out of this trick until the pile is swept", "turn comes back"),
    ("classic largest_set=1", "trick", None, "one stronger card", "pair"),
    ("classic", "special", None, "There are none: the 2 is simply the strongest", "joker"),
    ("classic deck=54", "special", None, "There are none: the 2, and the joker above it", "cuts"),
    ("classic deck=32 top_rank=cuts", "special", None, "The 7 cuts: one 7 alone", "oker"),
    ("classic deck=54 top_rank=cuts", "special", None, "Jokers cut in just the same way", "several make"),
    ("classic top_rank_beaten_by=quad", "special", None, "Four cards of one rank beat 2s", "oker"),
    ("classic top_rank_beaten_by=quad largest_set=3", "special", None, "There are none", "Four"),
    ("classic revolution=round", "special", None, "until the end of the round. The 3 is then the strongest", "oker"),
    ("classic revolution=round", "special", None, "four cards of one rank", "or more"),
    ("tdc revolution=round", "special", None, "four cards or more of one rank", "double"),
    ("classic revolution=match exchange=none", "special", None, "even over rounds", "swap"),
    ("classic", "out", None, "Your last play may not contain a 2.", "evolution"),
    ("classic finish_ban_cards=top_and_joker", "out", None, "Your last play may not contain a 2.", "oker"),
    ("classic deck=54 finish_ban_cards=top_and_joker", "out", None, "may not contain a 2 or a joker", "evolution"),
    (
        "classic revolution=trick finish_ban_turned=replaces",
        "out",
        None,
        "the same goes for 3s instead of 2s",
        "as well",
    ),
    ("family", "out", None, "You may go out on any card.", "lead"),
    ("tdc", "out", None, "nothing to lead", "contain"),
    ("classic exchange=none", "exchange", None, "Nobody swaps cards.", "gives"),
    ("classic", "exchange", 3, "The Scum and the President swap 2 cards", "Secretary"),
    ("classic exchange=3,2,1", "exchange", None, "next pair inwards (with 6 players or more) swaps 1 card", "with 8"),
    ("classic exchange=3,2,1", "exchange", 9, "more than half of the smaller", "with 8"),
    ("classic exchange=3,2,1", "exchange", 6, "swaps 1 card", "half"),
    ("classic exchange=3,2,1", "exchange", 5, "swap 3 cards each", "inwards"),
    ("classic exchange=2,2", "exchange", 4, "swap 2 cards each", "Nobody else"),
    ("classic exchange=1 scum_gives=best_together", "exchange", None, "the strongest cards", "that pair goes"),
    ("classic scum_gives=agreed president_gives=worst", "exchange", None, "After three refusals", "breaks a set"),
    ("classic", "exchange", None, "From the second round on", "utsch"),
    ("general", "exchange", None, "In every round", "utsch"),
    ("classic putsch=true", "exchange", None, "the Scum loses 1 point", "may pass"),
    ("general putsch=true", "exchange", None, "all keep their titles of before", "1 point"),
    ("classic", "points", 4, "3, 2, 1, 0", "open"),
    ("scored", "points", 3, "President 5, Citizen 2, Scum 0", "Vice"),
    ("classic points=4,1,0", "points", None, "need exactly 3 players", "title is the prize"),
    ("classic points=none end=points:9", "points", None, "as long as people like", "9"),
    ("classic end=points:9", "points", None, "as soon as somebody has 9 points", "as long"),
    ("classic", "differences", None, "this is the classic game", "Titles"),
    ("tdc points=places", "differences", None, "The 2 is wild", "points"),
    ("classic titles=ministry", "differences", None, "Titles: President, Prime Minister", "classic game"),
]


@pytest.mark.parametrize(("text", "section", "players", "said", "unsaid"), SAID)
def test_the_card_says_it_and_no_more(text: str, section: str, players: int | None, said: str, unsaid: str) -> None:
    words = told(text, section, players=players)
    assert said in words
    assert unsaid not in words


def test_the_french_card_speaks_french_cards_and_titles() -> None:
    words = told("classic titles=ministry", "exchange", "fr")
    assert "l’Ouvrier et le Premier ministre échangent 1 carte" in words
    assert "V · D · R · A · 2." in told("classic", "cards", "fr")


@pytest.mark.parametrize("width", [0, 20, 40, 80, 200])
def test_a_text_keeps_its_width(width: int) -> None:
    for language in languages():
        lines = rule_card(Ruleset.parse(EVERYTHING), language).to_text(width).splitlines()
        assert max(map(len, lines)) <= max(width, 20)


def test_markdown_has_a_title_headings_and_items() -> None:
    card = rule_card(Ruleset.parse("classic"), "en")
    page = card.to_markdown()
    assert page.startswith("# Président: the rules of this table\n\n## The aim\n\n- Get rid")
    assert page.count("\n## ") == len(card.sections)
    assert page.count("\n- ") == sum(len(section.lines) for section in card.sections)


def test_a_card_for_players_who_cannot_play_is_refused() -> None:
    with pytest.raises(RulesError, match="3 to 12 players"):
        rule_card(Ruleset.parse("classic"), "en", 2)


def test_there_is_no_section_of_another_name() -> None:
    with pytest.raises(KeyError):
        rule_card(Ruleset.parse("classic")).section("weather")
