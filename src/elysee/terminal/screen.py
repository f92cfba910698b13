"""Screen: the table as one player sees it, printed afresh for each turn. All of it comes from a view."""

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from elysee.cards import Card
from elysee.engine import Play
from elysee.record import View
from elysee.rules.rule_card import RuleCard
from elysee.terminal.order import grouped, in_force
from elysee.terminal.speech import GOLD, LOUD, Speech, painted, rule

BETWEEN = "  "
"""Between groups of a hand, and entries of a line."""

QUIET = "dim"

ROOMY = 8
"""Up to so many players there is an empty line to spare on a small screen."""


def header(view: View, speech: Speech) -> Rule:
    """Draw the line above a table: which round, by which rules."""
    words = speech("screen.header", number=view.number, preset=view.ruleset.preset)
    return rule(words)


def table(view: View, speech: Speech, width: int) -> RenderableType:
    """Draw the whole table: seats, pile, last trick, my hand."""
    parts: list[RenderableType] = [header(view, speech), seats(view, speech)]
    parts += [Text()] if len(view.players) <= ROOMY else []
    if view.is_turned:
        parts.append(Text(speech("screen.turned", ranks=_ends(view, speech)), LOUD))
    parts += [pile(view, speech)]
    trick = last_trick(view, speech, width)
    parts += [trick] if trick else []
    parts += hand(view, speech, width)
    return Group(*parts)


def _ends(view: View, speech: Speech) -> str:
    """Name the strongest rank while the order is turned."""
    return speech.card(Card(view.ruleset.bottom_face + "S")).rstrip("♠")


def seats(view: View, speech: Speech) -> Table:
    """Draw who sits where, in turn order: title, cards left, what was done in this trick."""
    grid = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style=QUIET)
    # On a small screen titles and plays are cut, never the turn, a name or a number: rich shrinks what may wrap.
    grid.add_column(_cut(Text("  " + speech("screen.player"))), no_wrap=True)
    grid.add_column(_cut(Text(speech("screen.title") if view.roles else "")))
    grid.add_column(speech("screen.cards"), justify="right", no_wrap=True)
    grid.add_column(_cut(Text(speech("screen.trick"))))
    for player in view.players:
        turn = player == view.turn
        gone = player in view.places
        style = GOLD if turn else QUIET if gone else ""
        grid.add_row(
            ("▶ " if turn else "  ") + speech.name(player) + (speech("screen.me") if player == view.player else ""),
            _cut(Text(speech.role(view.roles[player]) if player in view.roles else "")),
            Text("" if gone else str(view.cards_left.get(player, ""))),
            _cut(_doing(view, speech, player)),
            style=style,
        )
    return grid


def _cut(text: Text) -> Text:
    """Let a text be cut where it does not fit, instead of taking another line."""
    text.no_wrap, text.overflow = True, "ellipsis"
    return text


def _doing(view: View, speech: Speech, player: int) -> Text:
    """Say what a player did in the running trick."""
    if player in view.places:
        return Text(speech("screen.out", place=view.places.index(player) + 1))
    if player == view.last_player and view.pile:
        return Text.assemble(painted(speech.cards(view.pile), "bold"), (" " + speech("screen.on_top"), QUIET))
    if player in view.passed:
        return Text(speech("screen.passed"), QUIET)
    laid = [play for other, play in view.history[-1] if other == player and play]
    return painted(speech.cards(laid[-1]), QUIET) if laid else Text("")


def pile(view: View, speech: Speech) -> Text:
    """Say what lies there to be beaten."""
    label = speech("screen.pile") + BETWEEN, GOLD
    if not view.pile:
        who = view.turn
        return Text.assemble(label, speech.of("screen.leads", who) if who else "")
    by = f"{BETWEEN}({speech.name(view.last_player)})" if view.last_player else ""
    return Text.assemble(label, painted(speech.cards(view.pile), "bold"), (by, QUIET))


def last_trick(view: View, speech: Speech, width: int) -> Text | None:
    """Tell the trick before: as many of its last plays as a line holds."""
    if len(view.history) < 2:  # noqa: PLR2004  (the running trick, and one before)
        return None
    label = speech("screen.last_trick") + BETWEEN
    told = [f"{speech.name(player)} {speech.cards(play)}" for player, play in view.history[-2] if play]
    shown: list[str] = []
    while told and len(label) + sum(len(part) + 3 for part in [*shown, told[-1]]) + 2 <= width:
        shown.insert(0, told.pop())
    dots = ["…"] if told else []
    return Text(label, QUIET) + painted(" › ".join(dots + shown), QUIET)


def hand(view: View, speech: Speech, width: int) -> list[Text]:
    """Show my cards, weakest first by the order in force, groups together; what cannot be played is dimmed."""
    cards = in_force(view)
    if not cards:
        return []
    playable = {card.rank for play in view.legal_plays for card in play.cards}
    label = Text(speech("screen.hand", count=len(cards)) + BETWEEN, GOLD)
    groups = [_group(group, speech, bright=not playable or group[0].rank in playable) for group in grouped(cards)]
    return flow([label, *groups], width, indent=label.cell_len)


def _group(cards: Sequence[Card], speech: Speech, *, bright: bool) -> Text:
    text = Text()
    for at, card in enumerate(cards):
        colour = "red" if card.suit in "HD" else ""
        text.append(" " if at else "")
        text.append(speech.card(card), f"bold {colour}" if bright else f"dim {colour}")
    return text.append(BETWEEN)


def flow(parts: Iterable[Text], width: int, indent: int = 0) -> list[Text]:
    """Fill lines with parts that must not be broken."""
    lines: list[Text] = []
    for part in parts:
        if lines and lines[-1].cell_len + len(part.plain.rstrip()) <= width:
            lines[-1].append_text(part)
        else:
            lines.append(Text.assemble(" " * (indent if lines else 0), part))
    for line in lines:
        line.rstrip()
    return lines


def choices(plays: Sequence[Play], speech: Speech, width: int, lines: int | None) -> tuple[list[Text], int]:
    """Number the legal plays, in as many lines as may be used.

    Returns:
        The lines, and how many plays they show: all of them, or only the first one where they do not fit.
    """
    parts = []
    for number, play in enumerate(plays, 1):
        words = painted(speech.cards(play), "bold") if play else Text(speech("turn.pass"))
        parts.append(Text.assemble((f"{number} ", GOLD if number == 1 else QUIET), words, BETWEEN + " "))
    shown = flow([Text("  "), *parts], width, indent=2)
    if lines is None or len(shown) <= lines:
        return shown, len(plays)
    more = Text(speech("turn.more", count=len(plays)), QUIET)
    return [Text.assemble("  ", parts[0], more)], 1


def card(rules: RuleCard, width: int) -> Text:
    """Lay out a rule card, its headings in gold."""
    headings = {rules.title, *(section.heading for section in rules.sections)}
    lines = rules.to_text(width).splitlines()
    return Text("\n").join(Text(line, GOLD if line in headings else "") for line in lines)
