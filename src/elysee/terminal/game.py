"""Game: the loop of a match in the terminal. Whatever happens is written to the record at once."""

from typing import Final

from elysee.arena.driver import bot_action
from elysee.bots import make_bot
from elysee.engine import PASS, Play
from elysee.errors import ElyseeError, IllegalAction, RecordError
from elysee.match import Match
from elysee.match.actions import Abandon, Accept, Action, Lay, Offer, Putsch, StartRound, parse_action
from elysee.record import Record, View
from elysee.rules.rule_card import rule_card
from elysee.terminal import chance, news, results, screen
from elysee.terminal.asking import Asker
from elysee.terminal.saves import Save
from elysee.terminal.speech import Speech
from elysee.terminal.trade import Trade
from elysee.terminal.turn import Turn

RULE_WORDS: Final = ("r", "rules", "règles", "regles")
STANDING_WORDS: Final = ("s", "S", "standings", "classement")


class Game:
    """A match between one person and bots: asks, plays, tells, saves."""

    def __init__(  # noqa: PLR0913  (what a sitting is made of, all of it named)
        self,
        record: Record,
        save: Save,
        asker: Asker,
        *,
        me: int,
        bots: tuple[str, ...],
        seed: str,
        pace: float = 0,
        auto_pass: bool = False,
    ) -> None:
        """Take a match that may have begun, the file it is kept in, and who plays.

        Args:
            record: The record of the match, with rules and players.
            save: The file to keep it in, after every action.
            asker: Where to print and to ask.
            me: The player who is the person.
            bots: The names of bots, given to the others in turn.
            seed: What cards and bots draw their chances from.
            pace: Seconds to wait after what a bot does.
            auto_pass: Whether to pass without asking where nothing else is legal.

        Raises:
            RecordError: If the record has no players yet.
        """
        if record.match is None:
            raise RecordError("players-missing", file=str(save.path))
        self.record = record
        self.match: Match = record.match
        self._file = save
        self._asker = asker
        self._speech = Speech(self.match.names, self.match.ruleset.titles, me, asker.language)
        self._me = me
        self._bots = bots
        self._seed = seed
        self._pace = pace
        self._auto_pass = auto_pass
        asker.commands = dict.fromkeys(RULE_WORDS, self._show_rules) | dict.fromkeys(STANDING_WORDS, self._show_ranks)

    # ------------------------------------------------------------------------------------------------ playing

    def play(self) -> None:
        """Play until the match is over.

        Raises:
            Leaving: If the person leaves, or the input ends; all is saved.
            KeyboardInterrupt: For Ctrl-C; all is saved.
            IllegalAction: If too few people are left to go on (``too-few-players``).
        """
        while not self.match.is_over:
            self._asker.check()
            self._step()
        self._asker.print(results.podium(self.match, self._speech))

    def _step(self) -> None:
        """Take what is due."""
        match, phase = self.match, self.match.phase
        if phase == "round":
            self._begin_round()
        elif phase == "draw":
            self._do(chance.draw(match, self._seed))
        elif phase == "deal":
            for line in chance.deal(match, self._seed):
                self._do(line, save=False)
            self._save()
        elif match.turn == self._me:
            self._ask_me(phase)
        else:
            self._ask_bot(match.turn or 0)

    def _begin_round(self) -> None:
        """Begin the next round; between two rounds the person may stop."""
        match = self.match
        if match.end_line:
            self._do(parse_action(match.end_line))
        if not match.next.actions:
            raise IllegalAction("too-few-players", players=len(match.chairs))
        if match.results:
            speech = self._speech
            answers = [
                (speech("between.next", number=match.number), "next"),
                (speech("between.leave"), "leave"),
                (speech("between.end"), "end"),
            ]
            self._asker.forget_typed()
            answer = self._asker.ask(speech("between.question"), answers)
            if answer == "leave":
                self._asker.leave()
            if answer == "end":
                self._do(Abandon())
                return
        self._do(StartRound(match.number, match.dealer_due))

    def _do(self, action: Action, *, save: bool = True) -> None:
        """Make an action, save it, and tell it.

        Raises:
            IllegalAction: If the rules refuse it; nothing has happened then.
        """
        match = self.match
        rounds = len(match.results)
        offer = match.swaps[0].offer if match.swaps else None
        events = self.record.append(action)
        line = match.end_line
        if line:
            self.record.append(line)
        if save:
            self._save()
        view = View.of(match, self._me)
        for text in news.tell(action, view, self._speech):
            self._asker.print(text)
        if isinstance(action, Accept) and offer:
            self._tell_agreed(offer)
        for event in events:
            told = news.follow(event, view, self._speech)
            if told is not None:
                self._asker.print(told)
        if len(match.results) > rounds:
            self._asker.print(results.round_result(match.results[-1], match, self._speech, self.record.gages))

    def _tell_agreed(self, offer: Offer) -> None:
        """Tell the two who swapped by agreement what changed hands."""
        if self._me not in {offer.player, offer.to}:
            return
        sides = (offer.gives, offer.wants) if self._me == offer.player else (offer.wants, offer.gives)
        gives, gets = map(self._speech.cards, sides)
        self._asker.say("news.agreed", gives=gives, gets=gets)

    def _save(self) -> None:
        """Save the match; where somebody else has written to its file, go on in another and say so."""
        left = self._file.write(self.record)
        if left:
            self._asker.say_unbroken("leave.beside", file=left, new=self._file.path)

    # ------------------------------------------------------------------------------------------------- people

    def _ask_me(self, phase: str) -> None:
        """Let the person do what is due, until the rules accept it."""
        self._asker.forget_typed()
        view = View.of(self.match, self._me)
        trade = Trade(view, self._speech, self._asker)
        if phase == "play":
            self._do(Lay(self._me, self._my_play(view)))
        elif phase == "putsch" and not trade.wants_putsch():
            self.match.decline_putsch()
        else:
            self._until_accepted(phase, trade)

    def _my_play(self, view: View) -> Play:
        round_ = self.match.round
        if round_ is None:
            raise AssertionError(self.match.phase)
        turn = Turn(view, self._speech, self._asker, lambda play: round_.explain(play, self._me))
        return PASS if turn.only_pass and self._auto_pass else turn.play()

    def _until_accepted(self, phase: str, trade: Trade) -> None:
        """Ask about the exchange until the rules accept what is said."""
        while True:
            action = self._my_trade(phase, trade)
            try:
                self._do(action)
            except ElyseeError as error:
                self._asker.print(self._speech.why(error))
            else:
                return

    def _my_trade(self, phase: str, trade: Trade) -> Action:
        swap = self.match.swaps[0] if self.match.swaps else None
        if phase == "putsch" or swap is None:
            return Putsch(self._me)
        if phase == "give":
            return trade.gift()
        return trade.answer() if swap.offer else trade.offer()

    def _ask_bot(self, player: int) -> None:
        """Let a bot do what is due. Its chances depend on the place in the match alone."""
        name = self._bots[(player - 1) % len(self._bots)]
        bot = make_bot(name, f"{self._seed} {player} {len(self.match.lines)}")
        action = bot_action(self.match, bot)
        if action is None:
            self.match.decline_putsch()
            return
        self._do(action)
        self._asker.pause(self._pace)

    # ------------------------------------------------------------------------------------------------ looking

    def _show_rules(self) -> None:
        """Show the rule card of the table."""
        card = rule_card(self.match.ruleset, self._asker.language, len(self.match.chairs))
        self._asker.page(screen.card(card, self._asker.console.width))

    def _show_ranks(self) -> None:
        """Print the standings."""
        self._asker.print(results.standings(self.match, self._speech))

    def show_where_we_are(self) -> None:
        """Show the table of a match that goes on, before anything happens."""
        view = View.of(self.match, self._me)
        if view.phase in {"putsch", "give", "offer"}:
            self._asker.print(screen.header(view, self._speech))
            self._asker.print(screen.seats(view, self._speech))
