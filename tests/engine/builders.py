"""Small tables for the tests of the rules: a ruleset in a few words, hands, plays, and what comes of them."""

from collections.abc import Iterator

from elysee.cards import Card, pack
from elysee.engine import Event, Round
from elysee.rules import Ruleset


def rules(options: str = "") -> Ruleset:
    """Give `classic` without its ban on finishing, and with *options*."""
    named = dict(word.split("=") for word in options.split())
    return Ruleset.parse(
        "classic " + " ".join(f"{name}={value}" for name, value in ({"finish_ban": "none"} | named).items())
    )


def table(options: str, *hands: str, **more: object) -> Round:
    """Begin a round: players 1, 2, ... hold *hands*, clockwise."""
    return Round(rules(options), hands, **more)  # type: ignore[arg-type]


def say(round_: Round, play: str) -> str:
    """Tell what the rules say of a play: ``ok``, or the code of the refusal."""
    refused = round_.explain(play)
    return refused.code if refused else "ok"


def verdict(options: str, *plays: str, turned: bool = False) -> str:
    """Let each of *plays* be laid by the next player, and tell what the rules say of the last one.

    Everybody holds two more cards, of ranks that nobody plays, so that nobody goes out.
    """
    ruleset = rules(options)
    players = max(3, len(plays) + 1)
    spare = _spare(ruleset, " ".join(plays), players)
    hands = [" ".join(word for word in (play, next(spare), next(spare)) if word != "-") for play in plays]
    hands += [f"{next(spare)} {next(spare)}" for _ in range(players - len(plays))]
    round_ = Round(ruleset, hands, turned=turned)
    lay(round_, *plays[:-1])
    return say(round_, plays[-1])


def _spare(ruleset: Ruleset, plays: str, players: int) -> Iterator[str]:
    """Give cards of ranks that are not played, in the middle of the order."""
    middle = [face for face in ruleset.faces[1:-1] if face not in plays]
    return (card.code for card in pack(ruleset.deck, ruleset.decks_for(players)) if card.rank in middle)


def lay(round_: Round, *plays: str) -> list[Event]:
    """Make plays one after the other, whoever's turn it is; give the events of the last one."""
    events: tuple[Event, ...] = ()
    for play in plays:
        events = round_.play(play)
    return list(events)


def legal(round_: Round) -> list[str]:
    """List the legal plays of the player to move, as they are written."""
    return [str(play) for play in round_.legal_plays]


def kinds(events: list[Event]) -> list[str]:
    """Name what happened."""
    return [event.kind for event in events]


def card(code: str) -> Card:
    """Read one card."""
    return Card.parse(code)
