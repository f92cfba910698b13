"""Matches of bots: seeds, processes, records, counts."""

from random import Random

import pytest

from elysee.arena import Plan, Report, play_match, play_one, simulate, step
from elysee.bots import make_bot
from elysee.errors import IllegalAction, RulesError
from elysee.match import Match
from elysee.record import Record
from elysee.rules import Ruleset

CLASSIC = Ruleset.parse("classic")
STORMY = Ruleset.parse("scored revolution=match putsch=true scum_gives=agreed")


def told(plan, jobs=1):
    report = Report(plan)
    for tally in simulate(plan, jobs):
        report.add(tally)
    return report.as_json()


def test_the_same_seed_gives_the_same_result():
    plan = Plan(STORMY, ("simple", "random"), matches=3, rounds=4)
    assert told(plan) == told(plan)
    assert told(plan) != told(Plan(STORMY, ("simple", "random"), matches=3, rounds=4, seed=2))


def test_processes_change_nothing():
    plan = Plan(CLASSIC, ("simple", "random"), matches=5, rounds=20)
    assert told(plan, jobs=2) == told(plan, jobs=1)


def test_a_match_does_not_depend_on_those_before_it():
    plan = Plan(STORMY, ("simple", "random", "random"), matches=3, rounds=3)
    last = list(simulate(plan))[2]
    assert play_one(plan, 2)[1] == last


def test_records_are_canonical_and_tell_their_seed(tmp_path):
    plan = Plan(STORMY, ("simple", "random"), matches=3, rounds=3, seed=5, records=tmp_path / "new" / "folder")
    list(simulate(plan))
    files = sorted((tmp_path / "new" / "folder").iterdir())
    assert [file.name for file in files] == ["000001.elysee", "000002.elysee", "000003.elysee"]
    for number, file in enumerate(files):
        record = Record.load(file)
        assert record.dump() == file.read_text(encoding="utf-8")
        assert record.tag("seed") == f"5/{number}"
        assert record.match.lines[-1].startswith("end ")
        assert len(record.match.results) == 3


def test_bots_move_on_by_a_seat_from_match_to_match():
    plan = Plan(CLASSIC, ("simple", "random"), players=3)
    assert [plan.bots_of(number) for number in (0, 1)] == [
        ("simple", "random", "simple"),
        ("random", "simple", "random"),
    ]


def test_a_match_ends_when_its_rules_say_so():
    plan = Plan(Ruleset.parse("classic end=rounds:2"), matches=1, rounds=10)
    assert [tally.rounds for tally in simulate(plan)] == [2]


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"bots": ("simple", "nobody")}, "unknown-bot"),
        ({"players": 2}, "players-out-of-range"),
        ({"ruleset": Ruleset.parse("classic points=3,2,1"), "players": 4}, "points-need-players"),
    ],
)
def test_what_cannot_be_played_is_refused_before_it_begins(given, code):
    with pytest.raises(RulesError) as caught:
        Plan(**{"ruleset": CLASSIC, **given})
    assert caught.value.code == code


class TestCounts:
    """What a report says is what the records say."""

    PLAN = Plan(STORMY, ("simple", "random"), players=4, rounds=5, matches=4)

    def rounds(self):
        for number in range(4):
            match = play_one(self.PLAN, number)[0].match
            names = self.PLAN.bots_of(number)
            before = {}
            for result in match.results:
                yield names, before, result
                before = result.roles

    def test_mean_places_and_roles(self):
        report = told(self.PLAN)
        places = [
            result.places.index(player) + 1
            for names, _, result in self.rounds()
            for player in (1, 2, 3, 4)
            if names[player - 1] == "simple"
        ]
        simple = report["bots"][0]
        assert simple["name"] == "simple"
        assert simple["mean_place"] == pytest.approx(sum(places) / len(places), abs=1e-4)
        assert simple["roles"]["president"] == pytest.approx(places.count(1) / len(places), abs=1e-4)
        assert sum(simple["roles"].values()) == pytest.approx(1, abs=1e-3)
        assert report["seats"][2]["seat"] == 3
        assert sum(seat["mean_place"] for seat in report["seats"]) == pytest.approx(10, abs=1e-3)

    def test_who_stays_and_who_escapes(self):
        stayed, escaped = [], []
        for _, before, result in self.rounds():
            for player, role in before.items():
                if role == "president":
                    stayed.append(result.roles[player] == "president")
                if role == "scum":
                    escaped.append(result.roles[player] != "scum")
        report = told(self.PLAN)
        assert len(stayed) == 16
        assert report["stay_president"] == pytest.approx(sum(stayed) / 16, abs=1e-4)
        assert report["escape_scum"] == pytest.approx(sum(escaped) / 16, abs=1e-4)

    def test_plies_points_and_putsches(self):
        report = told(self.PLAN)
        records = [play_one(self.PLAN, number)[0] for number in range(4)]
        lines = [line for record in records for line in record.match.lines]
        plies = sum(line.split()[0].isdigit() for line in lines)
        assert report["rounds_played"] == 20
        assert report["plies_per_round"] == pytest.approx(plies / 20, abs=1e-4)
        assert report["putsches"]["declared"] == sum(line.startswith("putsch") for line in lines) > 0
        points = sum(sum(record.match.totals.values()) for record in records)
        assert sum(seat["mean_points"] for seat in report["seats"]) == pytest.approx(points / 20, abs=1e-3)

    def test_certainty_comes_from_matches(self):
        one = told(Plan(CLASSIC, ("simple", "random"), matches=1, rounds=2))
        alone = told(Plan(CLASSIC, ("simple",), matches=3, rounds=2))
        assert one["bots"][0]["ci95"] is None
        assert alone["bots"][0] == alone["bots"][0] | {"mean_place": 2.5, "ci95": 0.0}
        assert one["stay_president"] in {0.0, 1.0}
        assert told(Plan(CLASSIC, matches=1, rounds=1))["stay_president"] is None

    def test_roles_from_the_draw_count_in_the_first_round(self):
        report = told(Plan(Ruleset.parse("general"), matches=2, rounds=1))
        assert report["stay_president"] is not None


class TestTable:
    """The driver: it copes with offers in the dark, and with nothing else."""

    def test_it_plays_a_record_on_from_where_it_stands(self):
        record = Record.start(CLASSIC, ["Léa", "Tom", "Sam"])
        bots = {player: make_bot("simple", player) for player in (1, 2, 3)}
        chances = Random(1)
        for _ in range(10):
            step(record.match, bots, chances)
        assert play_match(record, bots, chances, 2) is record
        assert Record.parse(record.dump()) == record
        assert len(record.match.results) == 2

    def test_a_record_without_players_cannot_be_played(self):
        with pytest.raises(IllegalAction) as caught:
            play_match(Record(), {}, Random(1))
        assert caught.value.code == "players-missing"

    def test_what_the_other_does_not_hold_is_refused_by_it(self):
        match = Match(Ruleset.parse("classic scum_gives=agreed"), ["a", "b", "c"])
        bots = {player: make_bot("random", player) for player in (1, 2, 3)}
        chances = Random(3)
        while match.phase != "offer":
            step(match, bots, chances)
        mine = " ".join(card.code for card in match.hands[match.turn][:2])
        match.apply(f"offer {match.turn} {match.swaps[0].lower} {mine} for {mine}")
        step(match, bots, chances)
        assert match.lines[-1].startswith("refuse")

    def test_a_bot_offers_only_what_it_holds(self):
        match = Match(Ruleset.parse("classic scum_gives=agreed"), ["a", "b", "c"])
        bots = {player: make_bot("simple", player) for player in (1, 2, 3)}
        chances = Random(3)
        while match.phase != "offer":
            step(match, bots, chances)
        higher, lower = match.turn, match.swaps[0].lower
        theirs = " ".join(card.code for card in match.hands[lower][:2])

        class Thief:
            name = "thief"

            def act(self, _view):
                """Offer what another holds."""
                return f"offer {higher} {lower} {theirs} for {theirs}"

        with pytest.raises(IllegalAction) as caught:
            step(match, bots | {higher: Thief()}, chances)
        assert caught.value.code == "not-in-hand-of"
