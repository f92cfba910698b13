"""What is refused, by name and with what would be right (rules.md, end of section 12)."""

import pytest

from elysee.errors import RulesError
from elysee.rules import Ruleset

# text, code, what the message names
REFUSED = [
    # words
    ("clasic", "unknown-preset", "“clasic”; the nearest is “classic”"),
    ("putsch", "unknown-preset", "“putsch”"),
    ("classic revolucion=round", "unknown-option", "“revolucion”; the nearest is “revolution”"),
    ("preset=classic", "unknown-option", "“preset”"),
    ("=", "unknown-option", "“”"),
    ("classic putsch", "not-an-option", "“putsch”"),
    ("classic general", "not-an-option", "“general”"),
    ("classic deck=52 deck=52", "option-twice", "deck is given twice"),
    ("classic deck=52 deck=54", "option-twice", "deck is given twice"),
    ("classic revolution=maybe", "bad-value", "revolution cannot be “maybe”: it takes off, trick, round or match"),
    ("classic revolution=", "bad-value", "revolution cannot be “”"),
    ("classic revolution==round", "bad-value", "“=round”"),
    # double without same_or_more
    ("classic top_rank=double", "needs", "top_rank=double makes sense only with follow=same_or_more"),
    ("classic deck=54 joker=double", "needs", "joker=double makes sense only with follow=same_or_more"),
    ("general follow=same_size", "needs", "top_rank=double makes sense only with follow=same_or_more"),
    ("general follow=same_size top_rank=high", "needs", "joker=double makes sense only with follow=same_or_more"),
    ("classic singles_stay_single=true", "needs", "singles_stay_single=true makes sense only with follow=same_or_more"),
    # joker named without a joker
    ("classic joker=high", "needs", "joker=high makes sense only with deck=53 or deck=54"),
    ("classic joker=wild", "needs", "joker=wild makes sense only with deck=53 or deck=54"),
    ("general deck=52 joker=double", "needs", "joker=double makes sense only with deck=53 or deck=54"),
    ("tdc deck=32 joker=high", "needs", "joker=high"),
    # what beats the top rank
    (
        "classic top_rank=closes top_rank_beaten_by=quad",
        "clashes",
        "top_rank_beaten_by=quad cannot go with top_rank=closes",
    ),
    ("classic top_rank=cuts top_rank_beaten_by=pair_on_single", "clashes", "top_rank=cuts"),
    ("classic top_rank=cuts_one_more top_rank_beaten_by=quad", "clashes", "top_rank=cuts_one_more"),
    ("classic top_rank=wild top_rank_beaten_by=quad,pair_on_single", "clashes", "top_rank=wild"),
    ("tdc top_rank_beaten_by=quad", "clashes", "top_rank=wild"),
    # the ban while the order is turned
    ("classic finish_ban_turned=extends", "needs", "revolution=trick, revolution=round or revolution=match"),
    ("family revolution=round finish_ban_turned=extends", "needs", "finish_ban=illegal or finish_ban=last_place"),
    ("family finish_ban_turned=replaces", "needs", "finish_ban_turned=replaces"),
    ("classic revolution=round finish_ban=none finish_ban_turned=replaces", "needs", "finish_ban=illegal"),
    # the cards of no ban
    (
        "family finish_ban_cards=top",
        "needs",
        "finish_ban_cards=top makes sense only with finish_ban=illegal or finish_ban=last_place",
    ),
    ("family finish_ban_cards=top_and_joker", "needs", "finish_ban_cards=top_and_joker"),
    ("classic finish_ban=none finish_ban_cards=top", "needs", "finish_ban_cards=top"),
    # the lead
    ("classic first_lead=president", "needs", "first_lead=president makes sense only with opening=draw"),
    ("general opening=unranked", "needs", "first_lead=president makes sense only with opening=draw"),
    (
        "classic first_lead_shows=true",
        "needs",
        "first_lead_shows=true makes sense only with first_lead=QH or first_lead=3C",
    ),
    ("general first_lead_shows=true", "needs", "first_lead_shows=true"),
    ("scored first_lead_shows=true first_lead=left_of_dealer", "needs", "first_lead_shows=true"),
    # the rest
    ("classic putsch=true exchange=none", "clashes", "putsch=true cannot go with exchange=none"),
    ("classic revolution=trick largest_set=3", "needs", "revolution=trick makes sense only with largest_set>=4"),
    ("classic revolution=match largest_set=1", "needs", "largest_set>=4"),
]

ALLOWED = [
    "classic top_rank=double follow=same_or_more",
    "classic deck=54 joker=double follow=same_or_more",
    "general follow=same_size top_rank=high joker=high",
    "classic follow=same_or_more singles_stay_single=true",
    "general deck=52",
    "general deck=32",
    "general deck=52 follow=same_or_more",
    "tdc deck=52",
    "classic deck=53 joker=any_set",
    "classic top_rank_beaten_by=quad,pair_on_single",
    "classic top_rank_beaten_by=quad largest_set=3",
    "general top_rank_beaten_by=pair_on_single",
    "classic top_rank=cuts top_rank_beaten_by=none",
    "classic revolution=round finish_ban_turned=extends",
    "family revolution=round finish_ban=last_place finish_ban_turned=replaces",
    "classic finish_ban=none",
    "classic finish_ban_cards=top_and_joker",
    "family finish_ban=illegal finish_ban_cards=top",
    "family finish_ban_turned=same",
    "classic opening=draw first_lead=president",
    "general opening=unranked first_lead=3C",
    "general first_lead=QH",
    "scored first_lead_shows=true",
    "classic first_lead_shows=false",
    "classic exchange=none",
    "classic exchange=none scum_gives=agreed president_gives=worst",
    "classic putsch=true exchange=1",
    "classic revolution=round largest_set=4",
    "classic largest_set=1",
    "classic points=none end=points:10",
    "classic winner_out=scum opening=unranked",
]


@pytest.mark.parametrize(("text", "code", "named"), REFUSED, ids=[row[0] for row in REFUSED])
def test_it_is_refused_by_name(text: str, code: str, named: str) -> None:
    with pytest.raises(RulesError) as caught:
        Ruleset.parse(text)
    assert caught.value.code == code
    assert named in str(caught.value)


@pytest.mark.parametrize("text", ALLOWED)
def test_it_is_allowed(text: str) -> None:
    Ruleset.parse(text)


def test_a_presets_own_joker_is_dropped_with_the_jokers() -> None:
    assert Ruleset.parse("general deck=52").joker == "high"
    assert Ruleset.parse("general").replace(deck=52).joker == "high"
    assert Ruleset.parse("general").replace(deck=52) == Ruleset.parse("general deck=52")


def test_a_joker_cannot_be_replaced_where_there_is_none() -> None:
    with pytest.raises(RulesError, match="joker=wild makes sense only with deck=53 or deck=54"):
        Ruleset.parse("classic").replace(joker="wild")
    assert Ruleset.parse("classic").replace(joker="wild", deck=54).joker == "wild"


def test_the_cards_of_a_ban_are_dropped_with_the_ban() -> None:
    rules = Ruleset.parse("classic deck=54 finish_ban_cards=top_and_joker")
    assert rules.replace(finish_ban="none").finish_ban_cards == "top"


def test_a_replacement_that_contradicts_what_is_there_is_refused() -> None:
    with pytest.raises(RulesError, match="revolution=round makes sense only with"):
        Ruleset.parse("classic revolution=round").replace(largest_set=2)
    with pytest.raises(RulesError, match="finish_ban_turned=extends makes sense only with"):
        Ruleset.parse("classic revolution=round finish_ban_turned=extends").replace(revolution="off")
