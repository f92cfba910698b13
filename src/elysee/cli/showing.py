"""How a round looks on a screen: who sat where, the hands, the swap, and trick by trick what was laid."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from rich.cells import cell_len
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from elysee.cards import pack
from elysee.cli.story import Ply, Story
from elysee.match.actions import Accept, Aside, Give, Lay, Offer, Refuse
from elysee.record import Record, View
from elysee.terminal.news import follow
from elysee.terminal.results import round_result
from elysee.terminal.speech import GOLD, LOUD, Speech, painted, rule
from elysee.words import say

PASS: Final = "–"
MARGIN: Final = 5
"""Columns for the number of a trick."""
GAP: Final = 2


class RoundShow:
    """Puts one round on a screen."""

    def __init__(self, story: Story, record: Record, speech: Speech, width: int) -> None:
        """Take the round, the record it is from, and how to say names and cards."""
        self._story = story
        self._record = record
        self._speech = speech
        self._width = width

    def __iter__(self) -> Iterator[RenderableType]:
        """Give everything that is to be printed, in order."""
        story = self._story
        yield rule(self._say("heading", number=story.number, dealer=self._speech.name(story.dealer)))
        if story.deals:
            yield Text(self._say("seats"), "dim")
            yield self._hands()
            yield from self._over()
        elif story.result:
            yield Text(self._say("real"), "dim")
        yield from self._before_play()
        if any(story.tricks):
            yield Text()
            yield Text(self._say("tricks"), GOLD)
            yield from self._tricks()
        if story.result:
            yield round_result(story.result, story.match, self._speech, self._record.gages)
        else:
            yield from self._stop()

    def _say(self, key: str, **facts: object) -> str:
        return say(f"cli.show.{key}", self._speech.language, **facts)

    # --------------------------------------------------------------------------------------------- before play

    def _hands(self) -> Table:
        """Show the seats, clockwise, with the titles of before and the hands dealt."""
        story, speech = self._story, self._speech
        order = {card: place for place, card in enumerate(pack(story.match.ruleset.deck))}
        grid = Table.grid(padding=(0, GAP, 0, 0))
        for player in story.seats:
            role = speech.role(story.roles[player]) if player in story.roles else ""
            deal = story.deals.get(player)
            cards = sorted(deal.cards if deal else (), key=order.__getitem__)
            grid.add_row(Text(speech.name(player), "bold"), role, painted(" ".join(map(speech.card, cards))))
        return grid

    def _over(self) -> Iterator[Text]:
        """Show the cards that no hand got."""
        over = self._story.over
        if over is not None:
            key = "news.aside" if isinstance(over, Aside) else "news.removed"
            yield painted(self._speech(key, cards=self._speech.cards(over.cards), count=len(over.cards)))

    def _before_play(self) -> Iterator[Text]:
        """Tell a putsch, or the swap."""
        story, speech = self._story, self._speech
        if story.putsch is not None:
            yield Text()
            yield Text(speech.of("news.putsch", story.putsch), LOUD)
        if story.swaps:
            yield Text()
            yield Text(self._say("swap"), GOLD)
        for swap in story.swaps:
            yield painted(f"  {self._swap(swap)}")

    def _swap(self, swap: Give | Offer | Accept | Refuse) -> str:
        """Tell one step of the swap."""
        speech, name = self._speech, self._speech.name(swap.player)
        if isinstance(swap, Accept | Refuse):
            return speech.of("news.accept" if isinstance(swap, Accept) else "news.refuse", swap.player)
        to = speech.name(swap.to)
        if isinstance(swap, Give):
            return self._say("gave", name=name, to=to, cards=speech.cards(swap.cards))
        return self._say("offered", name=name, to=to, gives=speech.cards(swap.gives), wants=speech.cards(swap.wants))

    # ------------------------------------------------------------------------------------------------- tricks

    def _tricks(self) -> Iterator[Text]:
        """Show the tricks: a column for each player where the screen is wide enough, else one after the other."""
        seats, tricks = self._story.seats, self._story.tricks
        widths = {player: cell_len(self._speech.name(player)) for player in seats}
        for lay in (lay for trick in tricks for lay, _ in trick):
            widths[lay.player] = max(widths[lay.player], cell_len(self._laid(lay)))
        if MARGIN + sum(widths.values()) + GAP * len(widths) > self._width:
            for number, trick in enumerate(tricks, 1):
                yield from self._in_lines(number, trick)
            return
        yield _row("", {player: Text(self._speech.name(player), "bold") for player in seats}, widths)
        for number, trick in enumerate(tricks, 1):
            yield from self._in_columns(number, trick, widths)

    def _laid(self, lay: Lay) -> str:
        return self._speech.cards(lay.play) if lay.play else PASS

    def _painted(self, ply: Ply, trick: Sequence[Ply]) -> Text:
        """Write what was laid; what won the trick, or leads it so far, stands out."""
        best = [each for each in trick if each[0].play][-1:]
        return painted(self._laid(ply[0]), "bold" if best and ply is best[0] else "")

    def _in_columns(self, number: int, trick: Sequence[Ply], widths: Mapping[int, int]) -> Iterator[Text]:
        """Show a trick in rows, a new one each time the turn has gone round."""
        places = list(widths)
        row: list[Ply] = []
        head = str(number)
        for at, ply in enumerate(trick):
            row.append(ply)
            rest = trick[at + 1 :]
            if not rest or places.index(rest[0][0].player) <= places.index(ply[0].player):
                yield _row(head, {lay.player: self._painted((lay, events), trick) for lay, events in row}, widths)
                yield from self._notes(row)
                row, head = [], ""

    def _in_lines(self, number: int, trick: Sequence[Ply]) -> Iterator[Text]:
        """Show a trick as a text, wrapped by the screen."""
        if trick:
            told = [
                Text.assemble((self._speech.name(ply[0].player), "dim"), " ", self._painted(ply, trick))
                for ply in trick
            ]
            yield Text.assemble(f"{number:>3}  ", Text("  ").join(told))
            yield from self._notes(trick)

    def _notes(self, plies: Sequence[Ply]) -> Iterator[Text]:
        """Tell what followed from some plays, beside the turn going round."""
        view = View.of(self._story.match, None)
        for event in (event for _, events in plies for event in events):
            note = follow(event, view, self._speech)
            if note is not None and not (event.kind == "swept" and not event.value):
                yield Text.assemble(" " * MARGIN, note)

    def _stop(self) -> Iterator[Text]:
        """Say where a record stops in the middle of a round."""
        match = self._story.match
        yield Text()
        if match.turn is None:
            yield Text(self._say("stops", phase=match.phase), GOLD)
        else:
            yield Text(self._say("turn", phase=match.phase, name=self._speech.name(match.turn)), GOLD)


def _row(head: str, cells: Mapping[int, Text], widths: Mapping[int, int]) -> Text:
    """Set the cells of some players under each other."""
    line = Text(f"{head:>3}  ")
    for player, width in widths.items():
        cell = cells.get(player, Text())
        line.append_text(cell)
        line.append(" " * (width + GAP - cell.cell_len))
    line.rstrip()
    return line
