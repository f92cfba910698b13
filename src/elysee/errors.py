"""What may go wrong: a stable code and facts; the words come from the catalogue, at the edge.

>>> try:
...     raise IllegalAction("too-low", rank="9", pile="J")
... except ElyseeError as error:
...     error.code
'too-low'
"""

from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    from elysee.words import Language


class ElyseeError(Exception):
    """The root of all our errors: ``except ElyseeError`` catches every one of them."""

    code: str
    """What is wrong, in a stable kebab-case word, such as ``not-your-turn``."""
    facts: dict[str, object]
    """What the sentence speaks of: players, cards, options."""

    def __init__(self, code: str, /, **facts: object) -> None:
        """Keep the code and its facts apart; a catalogue has the words."""
        # Only the code goes into `args`: pickle and copy call with it, then restore the rest.
        super().__init__(code)
        self.code = code
        self.facts = facts

    def explain(self, language: "Language" = "en") -> str:
        """Give the sentence that names the thing, the reason, and what would be right."""
        from elysee.words import say  # noqa: PLC0415  (errors stand below the words)

        try:
            return say(f"refusal.{self.code}", language, **self.facts)
        except KeyError:
            # A plug-in's own code has no sentence here; an error must be printable all the same.
            told = ", ".join(f"{name}={value}" for name, value in self.facts.items())
            return f"{self.code} ({told})" if told else self.code

    def __str__(self) -> str:
        """Give the English sentence."""
        return self.explain("en")

    def __repr__(self) -> str:
        """Show the error as the expression that makes it."""
        facts = "".join(f", {name}={value!r}" for name, value in self.facts.items())
        return f"{type(self).__name__}({self.code!r}{facts})"


class RulesError(ElyseeError, ValueError):
    """A ruleset that cannot be: an unknown word, a bad value, a contradiction (section 12)."""


class NotationError(ElyseeError, ValueError):
    """A text that is not the card, the play or the line it should be."""


class IllegalAction(ElyseeError, ValueError):  # noqa: N818  (the name people say)
    """A well-formed action that the rules refuse here and now."""


class RecordError(ElyseeError, ValueError):
    """A record that cannot be read, or that breaks the rules, and where in it."""

    file: str | None
    """The name of the file, where there is one."""
    line: int | None
    """The number of the line, counted from 1."""

    def __init__(self, code: str, /, *, file: str | None = None, line: int | None = None, **facts: object) -> None:
        """Keep the place beside the code and the facts."""
        super().__init__(code, **facts)
        self.file = file
        self.line = line

    @classmethod
    def at(cls, error: ElyseeError, *, file: str | None = None, line: int | None = None) -> Self:
        """Say where *error* was met; the code and the facts stay those of *error*."""
        placed = cls(error.code, file=file, line=line)
        placed.facts = dict(error.facts)
        return placed

    @property
    def place(self) -> str:
        """``FILE:LINE``, or as much of it as is known."""
        return ":".join(str(part) for part in (self.file, self.line) if part is not None)

    def __str__(self) -> str:
        """Give the place and the English sentence: ``FILE:LINE: message``."""
        return f"{self.place}: {self.explain()}" if self.place else self.explain()


class StorageError(ElyseeError):
    """What was to be kept could not be written or read back."""
