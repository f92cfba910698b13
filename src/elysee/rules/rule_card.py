"""The rule card of a table: its rules in plain words, for people who will play by them.

>>> from elysee.rules import Ruleset
>>> card = rule_card(Ruleset.parse("classic"), "en", players=4)
>>> card.section("exchange").lines[1]
'The Scum and the President swap 2 cards each.'
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from elysee.rules import card_examples, card_play, card_titles
from elysee.rules.card_teller import Teller
from elysee.rules.options import OPTIONS
from elysee.rules.relevance import applies
from elysee.rules.ruleset import CLASSIC, Ruleset
from elysee.words import Language

NARROWEST: Final = 20
"""Below so many columns a text is no longer readable, whatever the screen."""


@dataclass(frozen=True, slots=True)
class Section:
    """One part of a rule card."""

    name: str
    """A stable name, the same in every language: ``trick``."""
    heading: str
    lines: tuple[str, ...]
    """One thing to know each; never empty."""


@dataclass(frozen=True, slots=True)
class RuleCard:
    """The rules of one table in words, as plain data."""

    title: str
    ruleset: str
    """The ruleset, as it is written: ``classic putsch=true``."""
    language: Language
    sections: tuple[Section, ...]

    def section(self, name: str) -> Section:
        """Give the section of that name.

        Raises:
            KeyError: If there is none.
        """
        for section in self.sections:
            if section.name == name:
                return section
        raise KeyError(name)

    def to_text(self, width: int = 80) -> str:
        """Lay the card out for a screen *width* columns wide."""
        import textwrap  # noqa: PLC0415  (only a printed card pays for it)

        width = max(width, NARROWEST)
        blocks = textwrap.wrap(self.title, width)
        blocks.append("=" * max(map(len, blocks)))
        for section in self.sections:
            blocks += ["", *textwrap.wrap(section.heading, width), ""]
            for line in section.lines:
                blocks += textwrap.wrap(
                    line,
                    width,
                    initial_indent="- ",
                    subsequent_indent="  ",
                    break_on_hyphens=False,
                )
        return "\n".join(blocks) + "\n"

    def to_markdown(self) -> str:
        """Write the card as a Markdown page."""
        blocks = [f"# {self.title}\n"]
        for section in self.sections:
            items = "\n".join(f"- {line}" for line in section.lines)
            blocks.append(f"## {section.heading}\n\n{items}\n")
        return "\n".join(blocks)


def rule_card(ruleset: Ruleset, language: Language = "en", players: int | None = None) -> RuleCard:
    """Tell the rules of a table: all that matters under *ruleset*, and nothing that does not.

    Args:
        ruleset: The rules to tell.
        language: The language to tell them in.
        players: How many sit down; the card is then exact where it would otherwise be general.

    Raises:
        RulesError: If so many players cannot play by these rules (section 2).
    """
    if players is not None:
        ruleset.check_players(players)
    tell = Teller(ruleset, language, players)
    told = ((name, tuple(lines(tell))) for name, lines in _SECTIONS.items())
    return RuleCard(
        title=tell("title"),
        ruleset=str(ruleset),
        language=language,
        sections=tuple(Section(name, tell(f"heading.{name}"), lines) for name, lines in told if lines),
    )


def _differences(tell: Teller) -> Iterator[str]:
    """Tell, in one line each, what is not as in the classic game."""
    rules = tell.ruleset
    changes = rules.differences(Ruleset.parse(CLASSIC))
    lines = [
        OPTIONS[name].value_help(mine, tell.language, **tell.words) for name, mine, _ in changes if applies(rules, name)
    ]
    yield from dict.fromkeys(lines or [tell("differences.none")])


_SECTIONS: Final[dict[str, Callable[[Teller], Iterator[str]]]] = {
    "aim": card_titles.aim,
    "cards": card_play.cards,
    "deal": card_titles.deal,
    "trick": card_play.trick,
    "special": card_play.special,
    "out": card_play.out,
    "exchange": card_titles.exchange,
    "points": card_titles.points,
    "examples": card_examples.examples,
    "differences": _differences,
}
