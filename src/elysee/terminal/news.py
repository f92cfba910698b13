"""News: one line for what somebody does, and for what follows from it."""

from collections.abc import Iterator
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.rule import Rule
from rich.text import Text

from elysee.engine import Event
from elysee.match import role_of
from elysee.match.actions import (
    Abandon,
    Accept,
    Action,
    Aside,
    Draw,
    Give,
    Lay,
    Offer,
    Putsch,
    Refuse,
    Removed,
    StartRound,
)
from elysee.record import View
from elysee.terminal.speech import GOLD, LOUD, Speech, painted, rule

FEW: Final = 3
"""So few cards left are worth a word."""


def tell(action: Action, view: View, speech: Speech) -> Iterator[Text | Rule]:
    """Tell what was just done, as the player may know it."""
    if isinstance(action, Lay):
        yield _lay(action, view, speech)
    elif isinstance(action, StartRound):
        words = speech("news.round", number=action.number, dealer=speech.name(action.dealer))
        yield rule(words)
    elif isinstance(action, Draw):
        yield painted(speech.of("news.draw", action.player, card=speech.card(action.card)))
    elif isinstance(action, Aside | Removed):
        key = "news.aside" if isinstance(action, Aside) else "news.removed"
        yield painted(speech(key, cards=speech.cards(action.cards), count=len(action.cards)))
    elif isinstance(action, Putsch):
        yield Text(speech.of("news.putsch", action.player), LOUD)
    elif isinstance(action, Offer) and action.to == speech.me:
        return  # the question that follows says it all
    elif isinstance(action, Give | Offer | Refuse | Accept):
        yield painted(_swap(action, speech))
    elif isinstance(action, Abandon):
        yield Text(speech("news.abandon"))


def _lay(action: Lay, view: View, speech: Speech) -> Text:
    """Tell a play in one line: names stand in a column."""
    mine = action.player == speech.me
    width = max(cell_len(speech.name(player)) for player in view.players)
    name = Text("  " + set_cell_size(speech.name(action.player), width + 2), "bold" if mine else "")
    if not action.play:
        return Text.assemble(name, (speech("news.pass"), "dim"))
    left = view.cards_left.get(action.player, 0)
    few = "  " + speech("news.left", count=left) if 0 < left <= FEW else ""
    return Text.assemble(name, painted(speech.cards(action.play), "bold"), (few, "dim"))


def _swap(action: Give | Offer | Refuse | Accept, speech: Speech) -> str:
    """Tell a step of the exchange; the cards only to the two who see them."""
    if isinstance(action, Refuse | Accept):
        return speech.of("news.accept" if isinstance(action, Accept) else "news.refuse", action.player)
    kind = "give" if isinstance(action, Give) else "offer"
    gives = action.cards if isinstance(action, Give) else action.gives
    facts: dict[str, object] = {"count": len(gives), "cards": speech.cards(gives), "to": speech.name(action.to)}
    if speech.me == action.player:
        return speech(f"news.{kind}.mine", **facts)
    facts["name"] = speech.name(action.player)
    if speech.me != action.to:
        return speech(f"news.{kind}.hidden", **facts)
    return speech(f"news.{kind}.to_me", **facts)


def follow(event: Event, view: View, speech: Speech) -> Text | None:
    """Tell what followed from a play."""
    kind, player, value = event
    if kind == "revolution":
        return Text(speech("news.revolution.on" if value else "news.revolution.off"), LOUD)
    if kind in {"out", "banned"}:
        players = len(view.players)
        role = speech.role(role_of(value, players))
        return Text(speech.of(f"news.{kind}", player, place=value, role=role), GOLD)
    if kind == "swept":
        return Text(speech.of("news.closed" if value else "news.swept", player), "dim")
    if kind == "putsch-failed":
        return Text(speech.of("news.putsch_failed", player), LOUD)
    if kind in {"lost-turn", "lead-moved"}:
        return Text(speech.of("news." + kind.replace("-", "_"), player), "dim")
    return None
