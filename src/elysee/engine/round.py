"""Round: one deal, played until every place is known (rules.md, sections 4 to 8)."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple, Self

from elysee.cards import SUIT_ORDER, Card, pack, parse_cards, rank_order, svg_of
from elysee.engine.kernel import apply, start
from elysee.engine.legal import legal_plays, why_not
from elysee.engine.play import PASS, SINGLES, Play
from elysee.engine.refusal import refusal, why_not_cards
from elysee.engine.tables import Rules
from elysee.errors import IllegalAction, NotationError
from elysee.rules import Ruleset


class Event(NamedTuple):
    """Something that followed from a play, for faces to tell in words."""

    kind: str
    """``revolution``, ``out``, ``banned``, ``lost-turn``, ``swept``, ``lead-moved``, ``putsch-failed`` or ``over``."""
    player: int
    """Whom it concerns: who turned the order, went out, loses the turn, leads."""
    value: int = 0
    """``out``, ``banned``: the place. ``revolution``: 1 when the order is now turned. ``swept``: 1 when the play ended
    the trick at once."""


@lru_cache(maxsize=256)
def compiled_rules(ruleset: Ruleset, decks: int) -> Rules:
    """Give the kernel's form of a ruleset for so many packs; made once."""
    return Rules(ruleset, decks)


@lru_cache(maxsize=16)
def counted_pack(deck: int, decks: int) -> Counter[Card]:
    """Count the cards of some packs."""
    return Counter(pack(deck, decks))


def _shown_first(cards: list[Card], show: Card | None) -> list[Card]:
    """Put the card that must be shown before the others; its copies, from other packs, stay."""
    if show is None or show not in cards:
        return cards
    at = cards.index(show)
    return [show, *cards[:at], *cards[at + 1 :]]


class Round:
    """One round in progress, all hands open: what is legal, why not, and what a play does.

    Players are numbers, in turn order; cards may be given as text.

    >>> from elysee.rules import Ruleset
    >>> round = Round(Ruleset.parse("classic"), ["3S 3H 9D", "4S 4H KD", "5C 6C 7C"])
    >>> round.turn, [str(play) for play in round.legal_plays]
    (1, ['3S', '3S 3H', '9D'])
    >>> events = round.play("3S 3H")
    >>> print(round.explain("KD"))
    This pile asks for a pair, not a single card: lay as many cards as lie there, or pass.
    >>> events = round.play("4S 4H")
    >>> round.turn, round.pile
    (3, Play('4S 4H'))
    """

    __slots__ = ("_cards", "_ranks", "_rules", "_seats", "_show", "_state", "history", "pile", "players", "ruleset")

    ruleset: Ruleset
    players: tuple[int, ...]
    """The players in turn order."""
    pile: Play
    """What lies there to be beaten; the pass when somebody leads."""
    history: list[tuple[tuple[int, Play], ...]]
    """All tricks, the running one last, each a tuple of (player, play)."""

    def __init__(  # noqa: PLR0913
        self,
        ruleset: Ruleset,
        hands: Sequence[str | Iterable[Card]] | Mapping[int, str | Iterable[Card]],
        *,
        leader: int | None = None,
        scum: int | None = None,
        putsch: int | None = None,
        turned: bool = False,
        show: Card | None = None,
        decks: int | None = None,
    ) -> None:
        """Start a round with the hands as they are after any exchange.

        Args:
            ruleset: The rules of the table.
            hands: Cards of each player in turn order; a mapping also names the players, else they are 1, 2, ...
            leader: Who leads; the first player if nobody is named.
            scum: Who is scum by the last round (matters with ``winner_out=scum``).
            putsch: Who declared a putsch.
            turned: Whether a revolution of an earlier round is in force.
            show: The card that the first play must contain (``first_lead_shows``).
            decks: How many packs are shuffled together; by the rules and the number of players if not said.

        Raises:
            NotationError: If a hand names what is no card, or no card of this pack.
            RulesError: If so many cannot play (section 2).
        """
        named = hands if isinstance(hands, Mapping) else {seat + 1: hand for seat, hand in enumerate(hands)}
        self.ruleset = ruleset
        self.players = tuple(named)
        self._seats = {player: seat for seat, player in enumerate(self.players)}
        if decks is None:
            ruleset.check_players(len(self.players))
            decks = ruleset.decks_for(len(self.players))
        self._rules = compiled_rules(ruleset, decks)
        self._ranks = rank_order(ruleset.deck)
        self._cards = [self._by_rank(hand) for hand in named.values()]
        self._check_hands(decks, leader, scum, putsch)
        self._show = show
        self._state = start(
            self._rules,
            [[rank for rank, cards in enumerate(held) for _ in cards] for held in self._cards],
            0 if leader is None else self._seats[leader],
            scum=-1 if scum is None else self._seats[scum],
            putsch=-1 if putsch is None else self._seats[putsch],
            turned=turned,
            show=-1 if show is None else self._ranks[show.rank],
        )
        self.pile = PASS
        self.history = [()]

    def _by_rank(self, hand: str | Iterable[Card]) -> list[list[Card]]:
        """Sort a hand into ranks, each in suit order."""
        held: list[list[Card]] = [[] for _ in range(self._rules.joker + 1)]
        ranks, last = self._ranks, self._rules.top + bool(self._rules.jokers)
        for card in parse_cards(hand) if isinstance(hand, str) else hand:
            rank = ranks.get(card.rank, 99)
            if rank > last:
                raise NotationError("not-in-this-deck", card=card.code, deck=self.ruleset.deck)
            held[rank].append(card)
        for cards in held:
            if len(cards) > 1:
                cards.sort(key=lambda card: SUIT_ORDER[card.suit])
        return held

    def _check_hands(self, decks: int, *people: int | None) -> None:
        """Refuse more cards than the packs hold, empty hands, and people who do not play."""
        there = counted_pack(self.ruleset.deck, decks)
        for card, count in Counter([card for held in self._cards for cards in held for card in cards]).items():
            if count > there[card]:
                raise NotationError("card-twice", card=card.code, count=there[card])
        for player in people:
            if player is not None and player not in self._seats:
                raise IllegalAction("no-such-player", player=player, players=list(self.players))
        for held in self._cards:
            if not any(held):
                raise NotationError("no-cards")

    # ------------------------------------------------------------------------------------------------ looking

    @property
    def is_over(self) -> bool:
        """Whether every place is known, or a putsch has failed."""
        return self._state.over

    @property
    def turn(self) -> int | None:
        """The player to move; None when the round is over."""
        return None if self._state.over else self.players[self._state.turn]

    @property
    def is_turned(self) -> bool:
        """Whether the order of the ranks is turned round (section 6)."""
        return bool(self._state.mode & 1)

    @property
    def must_match(self) -> bool:
        """Whether the player to move may only lay the same rank and size again, or lose the turn (section 4)."""
        return bool(self._state.mode & 4)

    @property
    def must_show(self) -> Card | None:
        """The card that the play to come must contain (section 3)."""
        return self._show if self._state.show >= 0 else None

    @property
    def last_player(self) -> int | None:
        """Who laid the pile; None when somebody leads."""
        return None if self._state.last < 0 else self.players[self._state.last]

    @property
    def active(self) -> tuple[int, ...]:
        """The players who still hold cards."""
        return tuple(player for seat, player in enumerate(self.players) if self._state.active >> seat & 1)

    @property
    def passed(self) -> tuple[int, ...]:
        """The active players who have passed, or lost their turn, since the last play, or are locked."""
        out = self._state.active & ~self._state.waiting if self.pile else 0
        last = self._state.last
        return tuple(player for seat, player in enumerate(self.players) if out >> seat & 1 and seat != last)

    @property
    def places(self) -> tuple[int, ...]:
        """The players whose place is known, first out first: all, when the round is over and no putsch failed."""
        placed = [(self._state.place(seat), player) for seat, player in enumerate(self.players)]
        return tuple(player for place, player in sorted(placed) if place)

    def place(self, player: int) -> int | None:
        """Give the place of a player, None while it is not known."""
        return self._state.place(self._seats[player]) or None

    def hand(self, player: int) -> tuple[Card, ...]:
        """Give the cards of a player, weakest rank first (order of the faces), suits in the order S H D C."""
        return tuple(card for cards in self._cards[self._seats[player]] for card in cards)

    def cards_left(self, player: int) -> int:
        """Count the cards of a player."""
        return self._state.cards_left(self._seats[player])

    @property
    def all_left(self) -> dict[int, int]:
        """Count the cards of every player."""
        state = self._state
        return {player: state.cards_left(seat) for seat, player in enumerate(self.players)}

    # ------------------------------------------------------------------------------------------------ playing

    @property
    def legal_plays(self) -> list[Play]:
        """What the player to move may do: a play for each rank, size and number of wild cards, then any pass.

        The cards named are the first of their rank in suit order S H D C; any others of the rank are as legal.
        """
        held = self._cards[self._state.turn]
        show = self.must_show
        return [self._named(held, play, show) if play else PASS for play in legal_plays(self._state)]

    def _named(self, held: list[list[Card]], play: int, show: Card | None) -> Play:
        """Choose the cards of a play: the first in suit order, but the one that must be shown before all."""
        cards = held[play >> 8 & 15]
        if not play & 255 and show is None:
            return SINGLES[cards[0]] if play < 8192 else Play(cards[: play >> 12])  # noqa: PLR2004  (two cards)
        chosen = _shown_first(cards, show)[: play >> 12]
        if play & 255:
            tops = _shown_first(held[self._rules.top], show)
            chosen = chosen + tops[: play >> 4 & 15] + held[self._rules.joker][: play & 15]
        return Play(chosen)

    def explain(self, play: Play | str, player: int | None = None) -> IllegalAction | None:
        """Say why a play is refused; None if it is legal.

        Args:
            play: Cards, as a Play or as text (``-`` is a pass).
            player: Who wants to make it; the player to move if nobody is named.

        Raises:
            NotationError: If the text names what is no card.
        """
        play = Play.parse(play) if isinstance(play, str) else play
        return self._judge(play, player)[1]

    def _judge(self, play: Play, player: int | None) -> tuple[int, IllegalAction | None]:
        """Turn a play into the kernel's integer, or say why it is refused."""
        state = self._state
        if state.over:
            return 0, IllegalAction("round-over")
        turn = self.players[state.turn]
        if player is not None and player != turn:
            return 0, IllegalAction("not-your-turn", player=player, turn=turn)
        number, refused = why_not_cards(self._rules, self._ranks, self._cards[state.turn], play.cards)
        if refused is not None:
            return 0, refused
        reason = why_not(state, number)
        if reason:
            return 0, refusal(self._rules, state, reason, number, play, self.pile, self._show)
        if state.show >= 0 and self._show not in play.cards:
            return 0, IllegalAction("must-show", card=str(self._show))
        return number, None

    def play(self, play: Play | str, player: int | None = None) -> tuple[Event, ...]:
        """Make a play, or a pass (``-``).

        Args:
            play: Cards, as a Play or as text.
            player: Who makes it, to be checked; the player to move if nobody is named.

        Returns:
            What followed from it, in order.

        Raises:
            NotationError: If the text names what is no card.
            IllegalAction: If the rules refuse it; the round is then as it was.
        """
        play = Play.parse(play) if isinstance(play, str) else play
        number, refused = self._judge(play, player)
        if refused is not None:
            raise refused
        return self._make(play, number)

    def _make(self, play: Play, number: int) -> tuple[Event, ...]:
        """Make a legal play: cards, pile, history, and the events of it."""
        state = self._state
        seat, turned, active = state.turn, state.mode & 1, state.active
        tricks = self.history
        tricks[-1] += ((self.players[seat], play),)
        if number:
            held, ranks = self._cards[seat], self._ranks
            for card in play.cards:
                held[ranks[card.rank]].remove(card)
            self.pile = play
        apply(state, number)
        swept = not state.pile
        if not swept and state.lost < 0 and state.active == active and not state.mode & 1 ^ turned:
            return ()
        return self._events(seat, turned, active, number)

    def _events(self, seat: int, turned: int, active: int, number: int) -> tuple[Event, ...]:
        """List what followed from a play: more than the turn going round."""
        state, players = self._state, self.players
        events = []
        turns = bool(number) and self._rules.revolution != 0 and len(self.pile) >= 4  # noqa: PLR2004  (section 6)
        if turns:
            events.append(Event("revolution", players[seat], 1 - turned))
        if state.lost >= 0:
            events.append(Event("lost-turn", players[state.lost]))
        events += self._leavers(seat, active)
        if state.over:
            failed = state.putsch >= 0 and state.front == 2 and state.place(state.putsch) != 1  # noqa: PLR2004
            if failed:
                events.append(Event("putsch-failed", players[state.putsch]))
            events.append(Event("over", self.places[0]))
        elif not state.pile:
            self.pile = PASS
            self.history.append(())
            moved = state.moved >= 0
            events.append(Event("swept", players[state.moved if moved else state.turn], int(bool(number))))
            if moved:
                events.append(Event("lead-moved", players[state.turn]))
        return tuple(events)

    def _leavers(self, seat: int, active: int) -> list[Event]:
        """Tell who took a place by the last play, first out first."""
        gone = [
            (self._state.place(other), other)
            for other in range(len(self.players))
            if (active & ~self._state.active) >> other & 1 and self._state.place(other)
        ]
        gone.sort(key=lambda pair: (pair[1] != seat, pair[0]))
        banned = gone and gone[0][1] == seat and gone[0][0] >= self._state.front and self._rules.ban == 2  # noqa: PLR2004
        return [
            Event("banned" if banned and other == seat else "out", self.players[other], place) for place, other in gone
        ]

    # ------------------------------------------------------------------------------------------------ copies

    def copy(self) -> Self:
        """Give an equal round that shares nothing that changes."""
        other = object.__new__(type(self))
        for name in ("ruleset", "players", "pile", "_rules", "_ranks", "_seats", "_show"):
            setattr(other, name, getattr(self, name))
        other.history = list(self.history)
        other._cards = [[list(cards) for cards in held] for held in self._cards]
        other._state = self._state.copy()
        return other

    __copy__ = copy

    def __eq__(self, other: object) -> bool:
        """Compare rules, players, hands and everything that decides what may come; not the way there."""
        if not isinstance(other, Round):
            return NotImplemented
        return (
            self.ruleset == other.ruleset
            and self.players == other.players
            and self.pile == other.pile
            and self.must_show == other.must_show
            and self._cards == other._cards
            and self._state.key() == other._state.key()
        )

    __hash__ = None  # type: ignore[assignment]  # a round changes

    def __repr__(self) -> str:
        """Show where the round stands, without the hands: a repr may end in a log."""
        left = ", ".join(f"{player}: {self.cards_left(player)}" for player in self.players)
        state = (
            "over" if self.is_over else f"player {self.turn} to {'follow ' + str(self.pile) if self.pile else 'lead'}"
        )
        return f"<Round of {str(self.ruleset)!r}, cards left {left}; {state}>"

    def _repr_html_(self) -> str:
        """Show the round in a notebook, all hands open."""
        turn = self.turn
        rows = "".join(
            f"<tr><td>{'▶' if player == turn else ''}</td><td>{player}</td><td>{svg_of(self.hand(player))}</td></tr>"
            for player in self.players
        )
        return f"<table><tr><td></td><td></td><td>{svg_of(self.pile.cards)}</td></tr>{rows}</table>"
