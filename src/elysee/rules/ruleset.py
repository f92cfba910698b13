"""Ruleset: the rules of one table, complete and immutable (rules.md, sections 2 to 12)."""

import pkgutil
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from functools import cache
from types import MappingProxyType
from typing import Any, Final, Self, cast

from elysee.cards import Card, faces
from elysee.errors import RulesError
from elysee.rules import validation
from elysee.rules import values as v
from elysee.rules.options import OPTIONS, Option, shown
from elysee.rules.values import Value

CLASSIC: Final = "classic"

_AUTO_SECOND_DECK: Final = 7
"""``decks=auto`` adds a second pack from seven players on (section 2)."""


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Ruleset:
    """The rules of one table: a preset and any changes to it.

    Two rulesets are equal when every option is, whatever preset they came from.

    Raises:
        RulesError: If a value is bad, or options contradict each other (section 12).

    >>> rules = Ruleset.parse("classic revolution=round end=points:20")
    >>> rules.revolution, rules.end.count
    ('round', 20)
    >>> str(rules.replace(putsch=True))
    'classic revolution=round putsch=true end=points:20'
    """

    deck: int
    decks: v.Decks
    deal: v.Deal
    opening: v.Opening
    first_lead: v.FirstLead
    first_lead_shows: bool
    next_lead: v.NextLead
    seats: v.Seats
    follow: v.Follow
    singles_stay_single: bool
    largest_set: int
    equal_rank: v.EqualRank
    passing: v.Passing
    winner_out: v.WinnerOut
    top_rank: v.TopRank
    top_rank_beaten_by: tuple[v.BeatenBy, ...]
    joker: v.Joker
    revolution: v.Revolution
    exchange: tuple[int, ...]
    scum_gives: v.ScumGives
    president_gives: v.PresidentGives
    putsch: bool
    finish_ban: v.FinishBan
    finish_ban_cards: v.FinishBanCards
    finish_ban_turned: v.FinishBanTurned
    points: v.Points
    end: v.End
    titles: v.Titles
    preset: str = field(default=CLASSIC, compare=False)
    """The preset it was made from; it decides how the ruleset is written, nothing else."""

    def __post_init__(self) -> None:
        """Check every value, drop what means nothing beside the others, and refuse contradictions."""
        if self.preset not in presets():
            raise _unknown_preset(self.preset)
        for name, option in OPTIONS.items():
            object.__setattr__(self, name, option.accept(getattr(self, name)))
        for name in _idle(self.values()):
            object.__setattr__(self, name, OPTIONS[name].default)
        validation.check(self)

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read a preset and changes to it: ``classic revolution=round putsch=true``.

        A text that names no preset changes ``classic``.

        Raises:
            RulesError: For an unknown word, a bad value, an option given twice, or a
                contradiction (section 12).
        """
        # No good text has more words; the rest of a monster is refused as one word.
        words = text.split(maxsplit=len(OPTIONS) + 1)
        preset = CLASSIC if not words or "=" in words[0] else words.pop(0)
        if preset not in presets():
            raise _unknown_preset(preset)
        named = _read_changes(words)
        return cls._make({**presets()[preset], **named}, named, preset)

    def replace(self, **changes: object) -> Self:
        """Give the same rules with some options changed, each to a value or its text.

        Raises:
            RulesError: For an unknown option, a bad value or a contradiction (section 12).
        """
        named = {name: _option(name).accept(value) for name, value in changes.items()}
        return type(self)._make({**self.values(), **named}, named, self.preset)

    @classmethod
    def _make(cls, values: Mapping[str, Value], named: Collection[str], preset: str) -> Self:
        """Build a ruleset from a value for each option, some of them named by the user."""
        validation.check_named(values, named)
        return cls(**cast("dict[str, Any]", values), preset=preset)

    def values(self) -> dict[str, Value]:
        """Give every option by its name, in the order of rules.md."""
        return {name: getattr(self, name) for name in OPTIONS}

    def differences(self, other: "Ruleset") -> tuple[tuple[str, Value, Value], ...]:
        """List the options that differ: name, the value here, the value there."""
        theirs = other.values()
        return tuple((name, mine, theirs[name]) for name, mine in self.values().items() if mine != theirs[name])

    @staticmethod
    def preset_names() -> tuple[str, ...]:
        """Name the presets, ``classic`` first."""
        return tuple(presets())

    def __str__(self) -> str:
        """Give the preset, then each option that differs from it; :meth:`parse` reads it back."""
        own = presets()[self.preset]
        mine = self.values()
        changed = [
            f"{name}={OPTIONS[name].write(value)}"
            for name, value in mine.items()
            if value != own[name] and name not in _idle(mine)
        ]
        return " ".join([self.preset, *changed])

    def __repr__(self) -> str:
        """Show the ruleset as the expression that makes it."""
        return f"Ruleset.parse({str(self)!r})"

    @property
    def jokers(self) -> int:
        """The jokers in one pack: 0, 1 or 2."""
        return self.deck - 52 if self.has_jokers else 0

    @property
    def has_jokers(self) -> bool:
        """Whether jokers are played."""
        return validation.has_jokers(self.deck)

    @property
    def faces(self) -> str:
        """The ranks but for jokers, weakest first, in the order of the faces."""
        return faces(self.deck)

    @property
    def top_face(self) -> str:
        """The letter of the top rank: ``2``, or ``7`` in a pack of 32."""
        return self.faces[-1]

    @property
    def bottom_face(self) -> str:
        """The letter of the bottom rank: ``3``, or ``8`` in a pack of 32."""
        return self.faces[0]

    @property
    def first_lead_card(self) -> Card | None:
        """The card whose holder leads the first round, where a card decides (section 3)."""
        return self._lead_card(self.first_lead)

    @property
    def next_lead_card(self) -> Card | None:
        """The card whose holder leads every later round, where a card decides (section 3)."""
        return self._lead_card(self.next_lead)

    def _lead_card(self, lead: str) -> Card | None:
        codes = {"QH": "QH", "3C": self.bottom_face + "C"}
        return Card(codes[lead]) if lead in codes else None

    def decks_for(self, players: int) -> int:
        """Count the packs shuffled together for so many players (section 2)."""
        if isinstance(self.decks, int):
            return self.decks
        return 2 if players >= _AUTO_SECOND_DECK else 1

    def check_players(self, players: int) -> None:
        """Refuse a number of players these rules cannot seat.

        Hands need no check: the fewest cards, 32, still make two each for the most players, 12.

        Raises:
            RulesError: ``players-out-of-range`` (section 2), ``points-need-players`` (section 9).
        """
        if not v.FEWEST_PLAYERS <= players <= v.MOST_PLAYERS:
            raise RulesError("players-out-of-range", players=players)
        if isinstance(self.points, tuple) and len(self.points) != players:
            raise RulesError("points-need-players", count=len(self.points), players=players)


def _idle(values: Mapping[str, Value]) -> Collection[str]:
    """Name the options that mean nothing beside the others, and so are never written."""
    idle = []
    if not validation.has_jokers(values["deck"]):
        idle.append("joker")
    if values["finish_ban"] == "none":
        idle.append("finish_ban_cards")
    return idle


def _unknown_preset(preset: str) -> RulesError:
    return RulesError("unknown-preset", word=shown(preset), nearest=validation.nearest(preset, presets()))


def _option(name: str) -> Option:
    """Give the option of that name."""
    if name not in OPTIONS:
        known = validation.nearest(name, OPTIONS)
        raise RulesError("unknown-option", word=shown(name), nearest=known)
    return OPTIONS[name]


def _read_changes(words: list[str]) -> dict[str, Value]:
    """Read ``option=value`` words."""
    named: dict[str, Value] = {}
    for word in words:
        name, equals, text = word.partition("=")
        if not equals:
            known = validation.nearest(word, OPTIONS)
            raise RulesError("not-an-option", word=shown(word), nearest=known)
        option = _option(name)
        if name in named:
            raise RulesError("option-twice", option=name)
        named[name] = option.parse(text)
    return named


@cache
def presets() -> Mapping[str, Mapping[str, Value]]:
    """Give every preset as the values of all options (section 12)."""
    import tomllib  # noqa: PLC0415  (read at the first ruleset, not at import)

    text = (pkgutil.get_data(__name__, "presets.toml") or b"").decode()
    defaults = {name: option.default for name, option in OPTIONS.items()}
    return MappingProxyType(
        {
            preset: defaults | {name: _option(name).parse(word) for name, word in own.items()}
            for preset, own in tomllib.loads(text).items()
        }
    )
