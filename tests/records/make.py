"""Make the records of this folder: whole matches by chance, from a seed, so that every value of every option is played.

Run it only to add matches; the files are kept as they are. ``UPDATE_GOLDEN=1 pytest tests/record`` then writes what they come to.
"""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random

from elysee.record import Record
from elysee.rules import Ruleset
from elysee.testing import play_match

HERE = Path(__file__).parent

Wanted = Callable[[Record], bool]


def has(*words: str) -> Wanted:
    """Want lines that begin with these words."""
    return lambda record: all(any(line.startswith(word) for line in record.lines) for word in words)


def putsches(*won: bool) -> Wanted:
    """Want putsches that were won and lost."""
    return lambda record: set(won) <= {result.putsch[1] for result in record.match.results if result.putsch}


def tied_draw(record: Record) -> bool:
    """Want more draws than players."""
    return sum(line.startswith("draw ") for line in record.lines) > len(record.match.names)


def refused_thrice(record: Record) -> bool:
    """Want an offer that was accepted, and three that were refused in a row."""
    rows = " ".join(line.split()[0] for line in record.lines)
    return "accept" in rows and "offer refuse offer refuse offer refuse give" in rows


def ended(record: Record) -> bool:
    """Want a match that its rules ended."""
    return record.match.is_over


@dataclass(frozen=True)
class Plan:
    """A match to be made."""

    name: str
    players: int
    rules: str
    rounds: int = 2
    real: float = 0.0
    coming: bool = False
    wanted: Wanted | None = None
    stop: str = ""
    """Stop before (or `after`) the last line that begins so; the words after a comma come in its place."""


PLANS = [
    Plan("classic-4", 4, "classic"),
    Plan("scored-5", 5, "scored"),
    Plan("family-6", 6, "family"),
    Plan("general-7", 7, "general", wanted=tied_draw),
    Plan("tdc-5", 5, "tdc"),
    Plan(
        "closes-3",
        3,
        "classic deck=32 deal=remove_lowest top_rank=closes equal_rank=skips first_lead=QH next_lead=scum",
    ),
    Plan(
        "cuts-4",
        4,
        "classic deck=53 deal=remove_lowest top_rank=cuts joker=high passing=locks next_lead=QH seats=static",
    ),
    Plan("cuts-one-more-6", 6, "classic deck=54 top_rank=cuts_one_more joker=any_set equal_rank=allowed next_lead=3C"),
    Plan(
        "wild-both-4",
        4,
        "classic deck=54 top_rank=wild joker=wild largest_set=6 revolution=trick finish_ban_cards=top_and_joker",
    ),
    Plan(
        "wild-jokers-8",
        8,
        "classic deck=54 decks=2 joker=wild follow=same_or_more singles_stay_single=true largest_set=8",
    ),
    Plan("double-5", 5, "classic deck=54 top_rank=double joker=double follow=same_or_more equal_rank=skips_or_matches"),
    Plan(
        "matches-locks-6",
        6,
        "classic equal_rank=skips_or_matches passing=locks winner_out=scum deal=uneven titles=polite",
    ),
    Plan(
        "matches-12", 12, "classic deck=53 decks=3 equal_rank=skips_or_matches largest_set=12 titles=company", rounds=1
    ),
    Plan("singles-10", 10, "classic decks=auto largest_set=1 exchange=1 titles=ministry winner_out=scum"),
    Plan(
        "pairs-9", 9, "classic deck=32 decks=2 largest_set=2 exchange=3,2,1 deal=uneven follow=same_or_more titles=army"
    ),
    Plan("triples-11", 11, "classic deck=54 largest_set=3 joker=any_set finish_ban=none titles=classic"),
    Plan("fives-4", 4, "classic deck=32 decks=3 largest_set=5 revolution=round equal_rank=allowed first_lead=3C"),
    Plan("quad-on-two-4", 4, "classic top_rank_beaten_by=quad revolution=trick finish_ban=last_place"),
    Plan("kick-5", 5, "classic top_rank_beaten_by=pair_on_single finish_ban=last_place passing=locks"),
    Plan(
        "both-on-two-6",
        6,
        "classic decks=2 deck=54 joker=wild top_rank=double follow=same_or_more top_rank_beaten_by=quad,pair_on_single largest_set=6",
    ),
    Plan(
        "revolution-match-4",
        4,
        "classic deck=32 decks=2 revolution=match finish_ban_turned=extends president_gives=worst largest_set=8",
        rounds=4,
    ),
    Plan(
        "revolution-round-3",
        3,
        "classic deck=54 revolution=round finish_ban=last_place finish_ban_turned=replaces finish_ban_cards=top_and_joker joker=high",
        rounds=3,
    ),
    Plan(
        "ban-turned-same-4", 4, "classic revolution=match finish_ban=illegal finish_ban_turned=same decks=2", rounds=2
    ),
    Plan("shows-3C-4", 4, "classic first_lead=3C first_lead_shows=true follow=same_or_more", wanted=has("end")),
    Plan("shows-QH-5", 5, "classic first_lead=QH first_lead_shows=true top_rank=wild deal=set_aside"),
    Plan("draw-ties-12", 12, "classic opening=draw first_lead=president deck=32", rounds=1, wanted=tied_draw),
    Plan("draw-static-4", 4, "classic opening=draw seats=static next_lead=president exchange=1", rounds=3),
    Plan("agreed-4", 4, "classic deck=32 scum_gives=agreed president_gives=agreed", rounds=4, wanted=refused_thrice),
    Plan("together-5", 5, "classic deck=32 decks=2 scum_gives=best_together president_gives=worst", rounds=3),
    Plan("no-exchange-4", 4, "classic deck=32 exchange=none points=none end=rounds:3", rounds=9, wanted=ended),
    Plan("putsch-4", 4, "classic deck=32 putsch=true points=scale", rounds=7, wanted=putsches(True, False)),
    Plan(
        "putsch-last-place-5", 5, "classic deck=32 putsch=true finish_ban=last_place", rounds=5, wanted=putsches(False)
    ),
    Plan(
        "points-list-4",
        4,
        "classic deck=32 points=5,2,0,-3 end=points:9",
        rounds=12,
        wanted=lambda record: ended(record) and len(record.match.results) < 5,
    ),
    Plan("comings-4", 4, "classic deck=32 seats=static", rounds=6, coming=True, wanted=has("join", "leave")),
    Plan(
        "comings-by-role-6",
        6,
        "classic deck=32 decks=auto end=points:12",
        rounds=9,
        coming=True,
        wanted=has("join", "leave"),
    ),
    Plan(
        "real-cards-5",
        5,
        "classic putsch=true points=scale",
        rounds=12,
        real=1.0,
        coming=True,
        wanted=lambda record: has("join", "leave")(record) and putsches(True, False)(record),
    ),
    Plan("real-and-dealt-3", 3, "classic deck=32 putsch=true", rounds=6, real=0.5, wanted=has("deal", "putsch")),
    Plan("stopped-in-a-draw-4", 4, "classic opening=draw", stop="draw"),
    Plan("stopped-in-a-deal-4", 4, "classic", stop="deal 3"),
    Plan("stopped-in-a-give-4", 4, "classic", stop="give 1"),
    Plan(
        "stopped-before-a-putsch-4",
        4,
        "classic putsch=true president_gives=worst",
        stop="after deal 4",
        wanted=has("give"),
    ),
    Plan("stopped-in-an-offer-4", 4, "classic scum_gives=agreed", rounds=3, stop="refuse", wanted=has("refuse")),
    Plan("abandoned-4", 4, "classic deck=32", stop="end, abandon"),
]


def make(plan: Plan) -> Record:
    """Play the match of the first seed that has what is wanted."""
    ruleset = Ruleset.parse(plan.rules)
    for seed in range(10_000):
        chance = Random(f"{plan.name} {seed}")
        record = play_match(ruleset, plan.players, chance, rounds=plan.rounds, real=plan.real, coming=plan.coming)
        if plan.wanted is None or plan.wanted(record):
            return stopped(record, plan.stop)
    raise LookupError(plan.name)


def stopped(record: Record, stop: str) -> Record:
    """Cut the record; before an `end`, in the middle of play."""
    if not stop:
        return record
    first, _, instead = stop.partition(", ")
    lines = record.lines
    at = max(number for number, line in enumerate(lines) if line.startswith(first.removeprefix("after ")))
    at += first.startswith("after ")
    at -= 10 * (first == "end")
    return Record.parse("\n".join([*lines[:at], instead]))


def main() -> None:
    """Write the records that are not there yet, or those named."""
    for plan in PLANS:
        path = HERE / f"{plan.name}.elysee"
        if plan.name in sys.argv[1:] or not path.exists():
            make(plan).save(path)
            print(path.name)  # noqa: T201


if __name__ == "__main__":
    main()
