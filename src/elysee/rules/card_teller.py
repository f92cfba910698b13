"""Teller: puts the sentences of a rule card into words, for one table and one language."""

from elysee.rules.ruleset import Ruleset
from elysee.rules.table_words import capital, table_words
from elysee.rules.values import FEWEST_PLAYERS, MOST_PLAYERS
from elysee.words import Language, say


class Teller:
    """Says sentences of the rule card, knowing the table they are about."""

    def __init__(self, ruleset: Ruleset, language: Language, players: int | None) -> None:
        """Gather the words of the table."""
        self.ruleset = ruleset
        self.language = language
        self.players = players
        self.words = table_words(language, ruleset.titles, top=ruleset.top_face, bottom=ruleset.bottom_face)

    def __call__(self, key: str, **facts: object) -> str:
        """Say one line, beginning with a capital."""
        return capital(self.part(key, **facts))

    def part(self, key: str, **facts: object) -> str:
        """Say a part of a line."""
        return say(f"rule_card.{key}", self.language, **{**self.words, **facts})

    @property
    def numbers(self) -> range:
        """How many may sit at the table: the players there are, or any number the rules allow."""
        if self.players is not None:
            return range(self.players, self.players + 1)
        return range(FEWEST_PLAYERS, MOST_PLAYERS + 1)

    def may_be(self, players: int) -> bool:
        """Tell whether so many players, or more, may sit at the table."""
        return players <= self.numbers[-1]

    def cards_for(self, players: int) -> int:
        """Count the cards of all packs together."""
        return self.ruleset.deck * self.ruleset.decks_for(players)

    @property
    def many_packs(self) -> bool:
        """Whether more than one pack may be in play."""
        return any(self.ruleset.decks_for(players) > 1 for players in self.numbers)
