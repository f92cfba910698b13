"""Rulesets: presets, reading and writing, changes (rules.md, section 12)."""

import copy
import dataclasses
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elysee.cards import Card
from elysee.errors import RulesError
from elysee.rules import OPTIONS, End, Ruleset
from elysee.testing import rulesets

# The table of section 12, copied by hand; `-` is "no joker".
ROWS = """
deck                classic=52              scored=52        family=52        general=54             tdc=54
deal                classic=set_aside       scored=uneven    family=uneven    general=remove_lowest  tdc=set_aside
opening             classic=unranked        scored=unranked  family=unranked  general=draw           tdc=unranked
first_lead          classic=left_of_dealer  scored=3C        family=3C        general=president      tdc=left_of_dealer
next_lead           classic=left_of_dealer  scored=president family=scum      general=president      tdc=left_of_dealer
seats               classic=by_role         scored=static    family=static    general=by_role        tdc=static
follow              classic=same_size       scored=same_size family=same_size general=same_or_more   tdc=same_size
largest_set         classic=4               scored=4         family=4         general=4              tdc=5
passing             classic=free            scored=locks     family=free      general=free           tdc=free
top_rank            classic=high            scored=high      family=high      general=double         tdc=wild
joker               classic=high            scored=high      family=high      general=double         tdc=high
revolution          classic=off             scored=off       family=off       general=off            tdc=off
exchange            classic=2,1             scored=2,1       family=2,1       general=2,1            tdc=2,1
scum_gives          classic=best            scored=best      family=best      general=best           tdc=best
president_gives     classic=choice          scored=choice    family=choice    general=worst          tdc=worst
putsch              classic=false           scored=false     family=false     general=false          tdc=false
finish_ban          classic=illegal         scored=none      family=none      general=none           tdc=none
points              classic=places          scored=scale     family=scale     general=none           tdc=none
titles              classic=secretary       scored=classic   family=polite    general=army           tdc=classic
decks               classic=1               scored=1         family=1         general=auto           tdc=1
first_lead_shows    classic=false           scored=false     family=false     general=false          tdc=false
finish_ban_cards    classic=top             scored=top       family=top       general=top            tdc=top
singles_stay_single classic=false           scored=false     family=false     general=false          tdc=false
equal_rank          classic=refused         scored=refused   family=refused   general=refused        tdc=refused
top_rank_beaten_by  classic=none            scored=none      family=none      general=none           tdc=none
finish_ban_turned   classic=same            scored=same      family=same      general=same           tdc=same
winner_out          classic=left            scored=left      family=left      general=left           tdc=left
end                 classic=open            scored=open      family=open      general=open           tdc=open
"""
PRESETS = ["classic", "scored", "family", "general", "tdc"]


@pytest.mark.parametrize("row", ROWS.strip().splitlines(), ids=lambda row: row.split()[0])
def test_the_presets_are_those_of_the_table(row: str) -> None:
    option, *cells = row.split()
    for cell in cells:
        preset, _, text = cell.partition("=")
        assert OPTIONS[option].write(Ruleset.parse(preset).values()[option]) == text


def test_the_table_above_names_every_option() -> None:
    assert {row.split()[0] for row in ROWS.strip().splitlines()} == set(OPTIONS)


def test_the_presets_are_five() -> None:
    assert list(Ruleset.preset_names()) == PRESETS


def test_a_ruleset_is_a_preset_and_changes() -> None:
    rules = Ruleset.parse("classic revolution=round putsch=true end=points:20")
    assert (rules.revolution, rules.putsch, rules.end) == ("round", True, End("points", 20))
    assert (rules.preset, rules.titles) == ("classic", "secretary")


@pytest.mark.parametrize("text", ["", "  \n\t ", "classic", "deck=52", "classic deck=52"])
def test_a_text_without_a_preset_changes_classic(text: str) -> None:
    assert Ruleset.parse(text) == Ruleset.parse("classic")


# as it is typed, as it is written
WRITTEN = [
    ("", "classic"),
    ("putsch=true", "classic putsch=true"),
    ("classic  putsch=true\n revolution=off", "classic putsch=true"),
    ("classic end=points:20 revolution=round deck=54", "classic deck=54 revolution=round end=points:20"),
    ("general deck=52", "general deck=52"),
    ("general deck=52 top_rank=high", "general deck=52 top_rank=high"),
    ("classic top_rank_beaten_by=pair_on_single,quad", "classic top_rank_beaten_by=quad,pair_on_single"),
    ("tdc exchange=none points=3,0,-3", "tdc exchange=none points=3,0,-3"),
    ("classic finish_ban=none", "classic finish_ban=none"),
    ("general joker=high", "general joker=high"),
]


@pytest.mark.parametrize(("typed", "written"), WRITTEN)
def test_a_ruleset_is_written_as_preset_and_what_differs(typed: str, written: str) -> None:
    assert str(Ruleset.parse(typed)) == written
    assert repr(Ruleset.parse(typed)) == f"Ruleset.parse({written!r})"


@given(rulesets())
def test_writing_and_reading_are_inverse(rules: Ruleset) -> None:
    again = Ruleset.parse(str(rules))
    assert again == rules
    assert hash(again) == hash(rules)
    assert (again.preset, str(again)) == (rules.preset, str(rules))
    assert eval(repr(rules)) == rules  # noqa: S307  (our own repr)


@given(rulesets())
def test_a_ruleset_survives_copies_and_pickles(rules: Ruleset) -> None:
    assert pickle.loads(pickle.dumps(rules)) == rules  # noqa: S301
    assert copy.deepcopy(rules) == rules
    assert dataclasses.replace(rules) == rules


@given(rulesets(), st.sampled_from(PRESETS))
def test_where_a_ruleset_came_from_does_not_matter(rules: Ruleset, preset: str) -> None:
    other = dataclasses.replace(rules, preset=preset)
    assert other == rules
    assert hash(other) == hash(rules)
    assert Ruleset.parse(str(other)) == rules


@given(rulesets(), rulesets())
def test_differences_are_what_must_change(mine: Ruleset, theirs: Ruleset) -> None:
    differences = mine.differences(theirs)
    assert [name for name, _, _ in differences] == [
        name for name in OPTIONS if mine.values()[name] != theirs.values()[name]
    ]
    assert (differences == ()) == (mine == theirs)
    assert theirs.differences(mine) == tuple((name, there, here) for name, here, there in differences)


def test_differences_give_both_values() -> None:
    assert Ruleset.parse("classic deck=32 putsch=true").differences(Ruleset.parse("")) == (
        ("deck", 32, 52),
        ("putsch", True, False),
    )


WORDS = st.sampled_from(
    [
        *PRESETS,
        "=",
        "==",
        "x",
        "deck",
        *(
            f"{name}={word}"
            for name, option in OPTIONS.items()
            for word in option.values or ["2,1", "none", "3", "open", "points:9"]
        ),
    ]
)


@given(st.text() | st.lists(WORDS | st.text(max_size=8), max_size=8).map(" ".join))
def test_any_text_is_a_ruleset_or_refused(text: str) -> None:
    try:
        rules = Ruleset.parse(text)
    except RulesError as error:
        for language in ("en", "fr"):
            error.explain(language).encode()
    else:
        assert Ruleset.parse(str(rules)) == rules


@pytest.mark.parametrize(
    "text",
    [
        "x" * 10_000_000,
        "deck=" + "9" * 10_000_000,
        "end=points:" + "9" * 1_000_000,
        "exchange=" + "1," * 1_000_000,
        "points=" + ",".join(["1"] * 1_000_000),
        "classic " + "deck=52 " * 1_000_000,
        "classic " + "x" * 10_000_000,
        "=" * 1_000_000,
        "\x00",
        "classic \x00=\x00",
        "classic deck=\x1b[31m52",
        "classic deck=\ud800",
        "classic\u00a0deck=51",
    ],
    ids=range(13),
)
def test_a_monstrous_text_is_refused_in_a_short_plain_message(text: str) -> None:
    with pytest.raises(RulesError) as caught:
        Ruleset.parse(text)
    assert len(str(caught.value)) < 300
    assert str(caught.value).isprintable()


@pytest.mark.parametrize(
    ("changes", "written"),
    [
        ({"putsch": True}, "classic putsch=true"),
        ({"putsch": "true"}, "classic putsch=true"),
        ({"deck": 54, "joker": "wild"}, "classic deck=54 joker=wild"),
        ({"exchange": [3, 2]}, "classic exchange=3,2"),
        ({"exchange": ()}, "classic exchange=none"),
        ({"exchange": "none"}, "classic exchange=none"),
        ({"points": (1, 0, -1)}, "classic points=1,0,-1"),
        ({"end": End("rounds", 3)}, "classic end=rounds:3"),
        ({"end": "rounds:3"}, "classic end=rounds:3"),
        ({"decks": "auto"}, "classic decks=auto"),
        ({"top_rank_beaten_by": ["quad"]}, "classic top_rank_beaten_by=quad"),
        ({}, "classic"),
    ],
)
def test_options_are_replaced_by_values_or_their_texts(changes: dict, written: str) -> None:
    assert str(Ruleset.parse("").replace(**changes)) == written


@pytest.mark.parametrize(
    "changes",
    [
        {"deck": 51},
        {"deck": True},
        {"deck": 52.0},
        {"deck": None},
        {"deck": 10**5000},
        {"putsch": 1},
        {"putsch": "yes"},
        {"largest_set": 0},
        {"exchange": [0]},
        {"exchange": [True]},
        {"exchange": [10**5000]},
        {"exchange": [[1]]},
        {"exchange": 2.5},
        {"points": (1, 0)},
        {"points": b"places"},
        {"end": 3},
        {"titles": object()},
    ],
    ids=range(17),
)
def test_a_bad_replacement_is_refused(changes: dict) -> None:
    with pytest.raises(RulesError) as caught:
        Ruleset.parse("").replace(**changes)
    assert caught.value.code == "bad-value"
    assert len(str(caught.value)) < 250


def test_replacing_keeps_the_preset_and_the_original() -> None:
    tdc = Ruleset.parse("tdc")
    assert str(tdc.replace(putsch=True)) == "tdc putsch=true"
    assert str(tdc) == "tdc"
    with pytest.raises(RulesError, match="no option “preset”"):
        tdc.replace(preset="classic")


def test_the_constructor_checks_as_reading_does() -> None:
    values = Ruleset.parse("general").values()
    assert Ruleset(**values, preset="general") == Ruleset.parse("general")
    assert Ruleset(**{**values, "deck": 52}).joker == "high"
    with pytest.raises(RulesError):
        Ruleset(**{**values, "deck": 51})
    with pytest.raises(RulesError):
        Ruleset(**{**values, "opening": "unranked"})
    with pytest.raises(RulesError, match="no preset “mine”"):
        Ruleset(**values, preset="mine")


def test_a_ruleset_cannot_be_changed_in_place() -> None:
    with pytest.raises(dataclasses.FrozenInstanceError):
        Ruleset.parse("").deck = 54


@pytest.mark.parametrize(
    ("text", "jokers", "top", "bottom"),
    [("52", 0, "2", "3"), ("53", 1, "2", "3"), ("54", 2, "2", "3"), ("32", 0, "7", "8")],
)
def test_a_deck_has_its_jokers_and_its_extreme_ranks(text: str, jokers: int, top: str, bottom: str) -> None:
    rules = Ruleset.parse(f"classic deck={text}")
    assert (rules.jokers, rules.has_jokers) == (jokers, jokers > 0)
    assert (rules.top_face, rules.bottom_face) == (top, bottom)
    assert (rules.faces[0], rules.faces[-1]) == (bottom, top)


def test_the_card_that_leads_is_the_eight_of_clubs_in_a_deck_of_32() -> None:
    assert Ruleset.parse("first_lead=3C next_lead=QH").first_lead_card == Card("3C")
    assert Ruleset.parse("first_lead=3C next_lead=QH").next_lead_card == Card("QH")
    assert Ruleset.parse("deck=32 first_lead=3C").first_lead_card == Card("8C")
    assert Ruleset.parse("").first_lead_card is None
    assert Ruleset.parse("family").next_lead_card is None


@pytest.mark.parametrize(
    ("decks", "players", "packs"),
    [("1", 12, 1), ("3", 3, 3), ("auto", 3, 1), ("auto", 6, 1), ("auto", 7, 2), ("auto", 12, 2)],
)
def test_auto_takes_a_second_pack_from_seven_players_on(decks: str, players: int, packs: int) -> None:
    assert Ruleset.parse(f"decks={decks}").decks_for(players) == packs


@pytest.mark.parametrize("players", [-1, 0, 1, 2, 13, 10**9])
def test_fewer_than_3_or_more_than_12_players_are_refused(players: int) -> None:
    with pytest.raises(RulesError, match=f"3 to 12 players, not {players}") as caught:
        Ruleset.parse("").check_players(players)
    assert caught.value.code == "players-out-of-range"


@pytest.mark.parametrize("players", range(3, 13))
@pytest.mark.parametrize("preset", PRESETS)
def test_3_to_12_players_may_play_any_preset(preset: str, players: int) -> None:
    Ruleset.parse(preset).check_players(players)


@pytest.mark.parametrize("deck", [52, 53, 54, 32])
def test_nobody_is_ever_dealt_fewer_than_two_cards(deck: int) -> None:
    """Why no ruleset needs to refuse small hands (section 2)."""
    assert min(deck // players for players in range(3, 13)) >= 2


def test_a_list_of_points_needs_a_number_for_each_player() -> None:
    rules = Ruleset.parse("points=5,3,2,0")
    rules.check_players(4)
    with pytest.raises(RulesError, match="listed for 4 places, and there are 5 players") as caught:
        rules.check_players(5)
    assert caught.value.code == "points-need-players"


@given(st.integers(3, 12).flatmap(lambda players: st.tuples(st.just(players), rulesets(players))))
def test_rulesets_can_be_drawn_for_a_number_of_players(drawn: tuple[int, Ruleset]) -> None:
    players, rules = drawn
    rules.check_players(players)
