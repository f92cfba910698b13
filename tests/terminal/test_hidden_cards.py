"""Whatever is printed, no card of another hand is in it, but those that changed hands with mine."""

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

from elysee.bots.trading import unseen
from elysee.record import View
from elysee.terminal.asking import Asker

from .playing import cards_in, new_match, play_here


class Watcher(Asker):
    """An asker that looks at every line it prints: whose cards are in it?"""

    @classmethod
    def on(cls, record, language: str, lines: list[str]) -> "Watcher":
        stream = StringIO("".join(f"{line}\n" for line in lines))
        self = cls(Console(file=StringIO(), width=80), language, stream)
        self.record = record
        self.told: list[str] = []
        return self

    def _known(self, me: int) -> set[str]:
        """The cards that the person has given away or been offered, this round."""
        cards = set()
        for line in reversed(self.record.match.lines):
            if line.startswith("round "):
                break
            kind, *words = line.split()
            if kind in {"give", "offer"} and str(me) in words[:2]:
                cards |= set(words[2:])
        match = self.record.match
        if match.phase == "offer" and match.turn == me:  # one may wish for any card that is not in sight
            cards |= {card.code for card in unseen(View.of(match, me))}
        return cards

    def print(self, what: RenderableType = "") -> None:
        with self.console.capture() as printed:
            super().print(what)
        text = printed.get()
        match = self.record.match
        hands = {p: match.round.hand(p) for p in match.round.players} if match.round else match.hands
        hidden = {card.code for player, hand in hands.items() if player != 1 for card in hand}
        # A round that has stopped early leaves cards in hands; nobody turns them up.
        text = text.replace("9♠ 9♥", "")  # how one may type
        leaked = (cards_in(text) & hidden) - self._known(1)
        assert not leaked, f"{leaked} in {text!r}"
        self.told.append(text)


RULES = [
    "classic end=rounds:2",
    "scored end=rounds:2",
    "family end=rounds:2",
    "general end=rounds:2",
    "tdc end=rounds:2",
    "classic scum_gives=agreed putsch=true revolution=match end=rounds:4",
    "classic decks=1 deck=32 end=rounds:3 scum_gives=best_together president_gives=agreed",
]


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize(("bots", "language"), [("simple", "fr"), ("random", "en")])
def test_no_other_hand_shows(tmp_path: Path, rules: str, bots: str, language: str) -> None:
    record = new_match(rules, 5)
    asker = Watcher.on(record, language, ["s", "", "", "why 3", "K"] * 500)
    play_here(record, tmp_path / "m.elysee", asker=asker, bots=(bots,))
    assert record.match.is_over
    assert len(asker.told) > 100


def test_the_watcher_sees_a_leak(tmp_path: Path) -> None:
    record = new_match("classic")
    asker = Watcher.on(record, "en", [])
    play_here(record, tmp_path / "m.elysee", asker=asker)
    card = next(card for card in record.match.round.hand(3) if card.rank != "T")
    with pytest.raises(AssertionError, match="in"):
        asker.print(card.code[0].replace("T", "10") + dict(zip("SHDC", "♠♥♦♣", strict=True))[card.suit])
