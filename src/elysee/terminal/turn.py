"""Turn: a person plays; what is typed is read as cards, as a number from the list, or as a wish for help."""

import re
from collections.abc import Callable
from typing import Final

from elysee.engine import PASS, Play
from elysee.errors import IllegalAction
from elysee.record import View
from elysee.terminal import screen
from elysee.terminal.asking import Asker
from elysee.terminal.order import in_order
from elysee.terminal.speech import Speech, painted
from elysee.terminal.typed import Named, TypingError, choose_cards, read_named

PASSES: Final = frozenset({"p", "P", "-", "pass", "passe", "passer"})
HELP: Final = frozenset({"?", "help", "aide"})
HELP_LINES: Final = 5
_WHY: Final = re.compile(r"(?:why|pourquoi)\b\s*(.*)", re.IGNORECASE)
_NUMBER: Final = re.compile(r"(#?)\s*([0-9]{1,4})")


class Turn:
    """One turn of a person: shows the table, and asks until a legal play is named."""

    def __init__(
        self, view: View, speech: Speech, asker: Asker, explain: Callable[[Play], IllegalAction | None]
    ) -> None:
        """Take what may be known, and who judges a play."""
        self._view = view
        self._speech = speech
        self._asker = asker
        self._explain = explain
        self._plays = in_order(view)
        self._shown = 0
        """So many plays have been shown with their numbers."""

    @property
    def only_pass(self) -> bool:
        """Whether nothing but a pass is legal."""
        return self._plays == [PASS]

    def play(self) -> Play:
        """Ask for a play, and give it when the rules allow it.

        Raises:
            Leaving: If the person leaves.
        """
        self._show()
        while True:
            typed = self._asker.line(self._show)
            try:
                play = self._read(typed)
            except TypingError as error:
                self._say_typing(error)
                continue
            if play is None:
                continue
            refused = self._explain(play)
            if refused is None:
                return play
            self._asker.print(self._speech.why(refused))

    # ------------------------------------------------------------------------------------------------ showing

    def _show(self) -> None:
        """Show the table, what is special about this turn, and what may be played."""
        view, asker, speech = self._view, self._asker, self._speech
        asker.print()
        asker.print(screen.table(view, speech, asker.console.width))
        if view.must_match:
            asker.say("turn.must_match")
        if view.must_show:
            asker.say("turn.must_show", card=speech.card(view.must_show))
        if self.only_pass:
            asker.say("turn.forced")
            self._shown = 1
            return
        # A leader may play nearly anything: then a number is a card, until ? has shown the list.
        self._list(2 if view.pile else 0)

    def _list(self, lines: int | None) -> None:
        """Print the numbered plays, or the first of them if they do not fit."""
        width = self._asker.console.width
        shown, count = screen.choices(self._plays, self._speech, width, lines)
        self._shown = max(self._shown, count)
        for line in shown:
            self._asker.print(line)

    def _help(self) -> None:
        """Print all that is legal, and how to say it."""
        if self.only_pass:
            self._asker.say("turn.forced")
        else:
            self._asker.say("turn.legal")
            self._list(None)
        for number in range(1, HELP_LINES + 1):
            self._asker.print(painted(self._speech(f"turn.help.{number}"), screen.QUIET))

    def _say_typing(self, error: TypingError) -> None:
        key = "typed.none" if error.facts.get("held") == 0 else error.key
        self._asker.say(key, **error.facts)

    # ------------------------------------------------------------------------------------------------ reading

    def _read(self, typed: str) -> Play | None:
        """Read what was typed; None if it was no play, but has been answered."""
        if not typed:
            return self._plays[0]
        if typed in PASSES:
            return PASS
        if typed in HELP:
            self._help()
            return None
        why = _WHY.fullmatch(typed)
        if why:
            self._tell_why(why[1])
            return None
        number = _NUMBER.fullmatch(typed)
        if number:
            return self._numbered(int(number[2]), typed, only_number=bool(number[1]))
        return self._cards(typed)

    def _cards(self, typed: str) -> Play:
        return Play(choose_cards(read_named(typed, self._speech.language), self._view.hand, self._view.must_show))

    def _tell_why(self, typed: str) -> None:
        """Say which rule is against a play."""
        if not typed:
            self._asker.say("turn.why_what")
            return
        play = PASS if typed in PASSES else self._cards(typed)
        refused = self._explain(play)
        if refused is not None:
            self._asker.print(self._speech.why(refused))
        elif play:
            self._asker.say("turn.why_fine", cards=self._speech.cards(play))
        else:
            self._asker.say("turn.why_pass_fine")

    def _numbered(self, number: int, typed: str, *, only_number: bool) -> Play | None:
        """Read a number: of a play that was shown, or the rank of a single card. Where it may be both, ask."""
        listed = self._plays[number - 1] if 1 <= number <= self._shown else None
        if only_number and 1 <= number <= len(self._plays):
            listed = self._plays[number - 1]
        card = None if only_number else self._single(typed)
        if listed is None:
            if card is not None:
                return card
            self._not_there(number, typed, only_number=only_number)
            return None
        if card is None or card == listed or self._explain(card) is not None:
            return listed
        return self._which(typed, number, card, listed)

    def _single(self, typed: str) -> Play | None:
        """Give the single card that a number names, if I hold it."""
        try:
            return self._cards(typed)
        except TypingError:
            return None

    def _not_there(self, number: int, typed: str, *, only_number: bool) -> None:
        """Say that a number names nothing here."""
        if not only_number and 2 <= number <= 10:  # noqa: PLR2004  (ranks)
            named: list[Named] = read_named(typed, self._speech.language)
            self._asker.say("typed.none", rank=named[0].rank)
        else:
            self._asker.say("turn.no_number", number=number)

    def _which(self, typed: str, number: int, card: Play, listed: Play) -> Play:
        """Ask what a number means."""
        speech = self._speech
        listed_cards = speech.cards(listed) if listed else speech("turn.pass")
        return self._asker.ask(
            speech("turn.which", typed=typed),
            [
                (speech("turn.which_card", cards=speech.cards(card)), card),
                (speech("turn.which_number", number=number, cards=listed_cards), listed),
            ],
        )
