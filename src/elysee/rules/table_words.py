"""The words of one table, to fill sentences about rules: its titles, and the names of its ranks.

A sentence may have these blanks, with every role in place of *president*, and *bottom* like *top*:
``{president}``, ``{the_president}``, ``{to_president}``, ``{of_president}``, and
``{top}``, ``{tops}``, ``{the_top}``, ``{a_top}``.
"""

import re
from typing import Final, Literal, get_args

from elysee.words import Language, say, title

Role = Literal["president", "vice_president", "neutral", "vice_scum", "scum"]

ROLES: Final[tuple[Role, ...]] = get_args(Role)
"""The roles from the highest to the lowest (rules.md, section 1)."""

_BEGINNING: Final = re.compile(r"(?:^|(?<=[.!?] ))\w")
_FORMS: Final = get_args(Literal["the", "to", "of"])


def table_words(
    language: Language = "en", titles: str = "classic", *, top: str = "2", bottom: str = "3"
) -> dict[str, object]:
    """Give the facts for sentences about a table: words of titles, and of its extreme ranks."""
    facts: dict[str, object] = {}
    for role in ROLES:
        facts[role] = title(titles, role, language)
        for form in _FORMS:
            facts[f"{form}_{role}"] = title(titles, role, language, form)
    for name, rank in (("top", top), ("bottom", bottom)):
        facts[name] = say(f"rank.{rank}.one", language)
        facts[f"{name}s"] = say(f"rank.{rank}.many", language)
        facts[f"the_{name}"] = say(f"rank.{rank}.the", language)
        facts[f"a_{name}"] = say(f"rank.{rank}.a", language)
    return facts


def capital(sentence: str) -> str:
    """Begin a sentence, and every one after it on the line, with a capital."""
    return _BEGINNING.sub(lambda letter: letter[0].upper(), sentence)
