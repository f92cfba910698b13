"""Trade: what a person is asked before a round is played, about the putsch, gifts and offers."""

import re
from collections.abc import Sequence
from typing import Final

from elysee.bots.trading import unseen
from elysee.cards import Card, rank_order
from elysee.match.actions import Accept, Give, Offer, Refuse
from elysee.record import SwapView, View
from elysee.terminal import screen
from elysee.terminal.asking import Asker, NoAnswer
from elysee.terminal.order import in_force, weakest_gift
from elysee.terminal.speech import Speech
from elysee.terminal.typed import TypingError, choose_cards, read_named

_FOR: Final = re.compile(r"\s(?:for|pour|contre)\s", re.IGNORECASE)


class Trade:
    """One question about the exchange, to the person whose turn it is."""

    def __init__(self, view: View, speech: Speech, asker: Asker) -> None:
        """Take what may be known."""
        self._view = view
        self._speech = speech
        self._asker = asker

    @property
    def _swap(self) -> SwapView:
        if self._view.swap is None:
            raise AssertionError(self._view.phase)
        return self._view.swap

    @property
    def _me(self) -> int:
        return self._speech.me

    @property
    def _other(self) -> int:
        return self._swap.lower if self._me == self._swap.higher else self._swap.higher

    def _show(self) -> None:
        """Show the hand that is talked about."""
        self._asker.print()
        for line in screen.hand(self._view, self._speech, self._asker.console.width):
            self._asker.print(line)

    def _facts(self) -> dict[str, object]:
        role = self._speech.role(self._view.roles[self._me])
        return {"role": role, "to": self._speech.name(self._other), "count": self._swap.count}

    def wants_putsch(self) -> bool:
        """Ask the scum whether to declare a putsch."""
        self._show()
        speech = self._speech
        role = speech.role(self._view.roles[self._me])
        answers = [(speech("trade.no_putsch"), False), (speech("trade.yes_putsch"), True)]
        return self._asker.ask(speech("trade.putsch", role=role), answers)

    def gift(self) -> Give:
        """Ask which cards to give; a gift that is forced is not asked."""
        if len(self._view.actions) == 1:
            words = self._view.actions[0].split()[3:]
            return Give(self._me, self._other, tuple(map(Card, words)))
        self._show()
        speech, count = self._speech, self._swap.count
        unbroken, weakest = weakest_gift(self._view, count), tuple(in_force(self._view)[:count])
        answers = [(speech("trade.unbroken", cards=speech.cards(unbroken), count=count), unbroken)]
        if sorted(unbroken) == sorted(weakest):
            answers = [(speech("trade.weakest", cards=speech.cards(weakest), count=count), weakest)]
        else:
            answers.append((speech("trade.weakest", cards=speech.cards(weakest), count=count), weakest))
        question, hint = speech("trade.give", **self._facts()), speech("trade.hint")
        return Give(self._me, self._other, self._asker.ask(question, answers, self._mine, hint=hint))

    def _mine(self, typed: str) -> tuple[Card, ...]:
        """Read cards of my hand, to give away."""
        return self._choose(typed, self._view.hand)

    def _choose(self, typed: str, hand: Sequence[Card]) -> tuple[Card, ...]:
        try:
            return choose_cards(read_named(typed, self._speech.language), hand)
        except TypingError as error:
            key = "typed.none" if error.facts.get("held") == 0 else error.key
            raise NoAnswer(self._speech(key, **error.facts)) from None

    def offer(self) -> Offer:
        """Ask what to offer. What the other holds is not known here: only the answer tells."""
        self._show()
        speech, count, view = self._speech, self._swap.count, self._view
        gives, there = weakest_gift(view, count), unseen(view)
        strength = rank_order(view.ruleset.deck, turned=view.is_turned)
        best = tuple(sorted(there, key=lambda card: -strength[card.rank])[:count])
        first = speech("trade.swap", gives=speech.cards(gives), wants=speech.cards(best))

        def read(typed: str) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
            sides = _FOR.split(f" {typed} ")
            if len(sides) != 2:  # noqa: PLR2004
                raise NoAnswer(speech("trade.offer_unread"))
            return self._mine(sides[0]), self._choose(sides[1], there)

        question, hint = speech("trade.offer", **self._facts()), speech("trade.offer_hint")
        mine, wants = self._asker.ask(question, [(first, (gives, best))], read, hint=hint)
        return Offer(self._me, self._other, mine, wants)

    def answer(self) -> Accept | Refuse:
        """Ask whether to take what is offered."""
        offer = self._swap.offer
        if offer is None:
            raise AssertionError(self._view.phase)
        self._show()
        speech = self._speech
        question = speech(
            "trade.answer",
            name=speech.name(self._other),
            gives=speech.cards(offer.gives),
            wants=speech.cards(offer.wants),
        )
        answers: list[tuple[str, Accept | Refuse]] = [(speech("trade.refuse"), Refuse(self._me))]
        if str(Accept(self._me)) in self._view.actions:  # else I do not hold what is asked for
            answers.insert(0, (speech("trade.accept"), Accept(self._me)))
        return self._asker.ask(question, answers)
