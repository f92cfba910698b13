"""Record: one match as one text file (record.md)."""

import os
import re
from collections.abc import Iterable, Iterator, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Final, Self

from elysee.engine import Event
from elysee.errors import ElyseeError, IllegalAction, NotationError, RecordError
from elysee.match import ROLES, Match, Role
from elysee.match.actions import READERS, Action, Quoted, check_name, parse_action, quoted, split_line
from elysee.rules import Ruleset

VERSION: Final = "1"

LONGEST_LINE: Final = 20_000
"""Characters in a line: the longest good one, a rules line or a hand of three packs, has a few hundred."""

_KEY: Final = re.compile(r"[a-z][a-z0-9_-]{0,30}")

NO_MATCH_YET: Final = ("elysee", "rules", "players")


class Record:
    """A match and what the file says of it: who, when, where, forfeits.

    >>> record = Record.start(Ruleset.parse("classic"), ["Léa", "Tom", "Sam"], date="2026-11-30")
    >>> events = record.append("round 1 dealer 3")
    >>> print(record)
    elysee 1
    rules classic
    players "Léa" "Tom" "Sam"
    date 2026-11-30
    <BLANKLINE>
    round 1 dealer 3
    >>> Record.parse(str(record)) == record
    True
    """

    def __init__(self) -> None:
        """Start with nothing: not even rules. See :meth:`start`, :meth:`parse` and :meth:`load`."""
        self.header: list[str] = []
        """The lines before the match, as they are written."""
        self.match: Match | None = None
        """The match; None until rules and players are known."""
        self.tags: list[tuple[str, str]] = []
        """What the file says beside: ``("event", "Mardi soir")``."""
        self.gages: dict[Role, str] = {}
        """A forfeit for each role that has one (rules.md, section 11)."""
        self._ruleset: Ruleset | None = None

    @classmethod
    def start(cls, ruleset: Ruleset, names: Iterable[str], **tags: str) -> Self:
        """Begin the record of a new match.

        Raises:
            NotationError: If a name cannot be one.
            RulesError: If so many cannot play by these rules.
        """
        record = cls()
        record.append(f"elysee {VERSION}")
        record.append(f"rules {ruleset}")
        record.append("players " + " ".join(quoted(check_name(Quoted(name))) for name in names))
        for key, value in tags.items():
            record.append(f"{key} {value if _is_bare(value) else quoted(value)}")
        return record

    # ------------------------------------------------------------------------------------------------ reading

    @classmethod
    def parse(cls, text: str | bytes, file: str | None = None) -> Self:
        """Read a record: every line is played through the rules.

        Args:
            text: The whole record; bytes are UTF-8.
            file: The name of the file, for messages.

        Raises:
            RecordError: For the first line that is wrong, with its number.
        """
        record = cls()
        number = 1
        try:
            for number, raw in enumerate(_split(text), 1):  # noqa: B007  (named in the error)
                line = _decode(raw) if isinstance(raw, bytes) else raw
                if len(line) > LONGEST_LINE:
                    raise NotationError("line-too-long", count=len(line), most=LONGEST_LINE)
                words = split_line(line)
                if words:
                    record._take(words)
        except ElyseeError as error:
            raise RecordError.at(error, file=file, line=number) from error
        if not record.header:
            raise RecordError("not-a-record", file=file, line=1)
        return record

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> Self:
        """Read a record from a file.

        Raises:
            RecordError: If it cannot be opened, or is wrong somewhere.
        """
        try:
            content = Path(path).read_bytes()
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise RecordError("unreadable-file", file=os.fspath(path), reason=reason) from error
        return cls.parse(content, os.fspath(path))

    def append(self, line: str | Action) -> tuple[Event, ...]:
        """Take one more line.

        Returns:
            What followed from a play.

        Raises:
            NotationError: If the line is none.
            IllegalAction: If the rules refuse it. The record is then as it was.
        """
        if not isinstance(line, str):
            if self.match is None:
                raise IllegalAction("players-missing")
            return self.match.apply(line)
        words = split_line(line)
        if not words:
            raise NotationError("empty-line")
        return self._take(words)

    def _take(self, words: list[str]) -> tuple[Event, ...]:
        """Take the words of a line."""
        first = words[0]
        if self.match is not None and (first in READERS or first[0] in "0123456789"):
            return self.match.apply(parse_action(words))
        if not self.header:
            _check_version(words)
        elif first == "rules":
            self._take_rules(words)
        elif first == "players":
            self._take_players(words)
        elif first in READERS or first[0] in "0123456789":
            raise IllegalAction("rules-missing" if self._ruleset is None else "players-missing")
        else:
            self._take_tag(words)
        self.header.append(" ".join(quoted(word) if isinstance(word, Quoted) else word for word in words))
        return ()

    def _take_rules(self, words: list[str]) -> None:
        if self._ruleset is not None:
            raise IllegalAction("line-twice", line="rules")
        self._ruleset = Ruleset.parse(" ".join(words[1:]))

    def _take_players(self, words: list[str]) -> None:
        if self._ruleset is None:
            raise IllegalAction("rules-missing")
        if self.match is not None:
            raise IllegalAction("line-twice", line="players")
        self.match = Match(self._ruleset, [check_name(word) for word in words[1:]])

    def _take_tag(self, words: list[str]) -> None:
        """Take ``KEY VALUE``; a key that looks like a misspelt line of the record is refused."""
        key = words[0]
        known = (*NO_MATCH_YET, *READERS)
        if isinstance(key, Quoted) or not _KEY.fullmatch(key):
            raise NotationError("unknown-line", word=key[:40], known=sorted(known))
        nearest = get_close_matches(key, known, 1, 0.8)
        if nearest or key in NO_MATCH_YET:
            raise NotationError("misspelt-line", word=key, nearest=nearest[0] if nearest else key)
        if self.match is not None and self.match.lines:
            raise IllegalAction("header-too-late", key=key)
        if len(words) == 1:
            raise NotationError("wrong-form", form=f"{key} VALUE")
        if key == "gage":
            self._take_gage(words)
        self.tags.append((key, " ".join(words[1:])))

    def _take_gage(self, words: list[str]) -> None:
        """Take a forfeit: ``gage scum "vouvoyer le Président"``."""
        if len(words) != 3:  # noqa: PLR2004
            raise NotationError("wrong-form", form='gage ROLE "…"')
        for role in ROLES:
            if words[1] == role:
                self.gages[role] = str(words[2])
                return
        raise NotationError("no-role", word=words[1][:40], known=list(ROLES))

    # ------------------------------------------------------------------------------------------------ writing

    @property
    def lines(self) -> list[str]:
        """All lines, as they are written, without the blank ones."""
        return self.header + (self.match.lines if self.match else [])

    def __str__(self) -> str:
        """Write the record: one space between words, a blank line before each round."""
        return "\n".join(spaced(self.lines))

    def dump(self) -> str:
        """Give the content of the file."""
        return f"{self}\n"

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the file whole: beside it first, then in its place, so that a crash never leaves half a record.

        Raises:
            RecordError: If it cannot be written (``unwritable-file``).
        """
        target = Path(path)
        beside = target.with_name(f".{target.name}.{os.getpid()}.new")
        try:
            beside.write_text(self.dump(), encoding="utf-8", newline="\n")
            beside.replace(target)
        except OSError as error:
            beside.unlink(missing_ok=True)
            raise RecordError("unwritable-file", file=os.fspath(path), reason=error.strerror or str(error)) from error

    def view(self, player: int | None) -> str:
        """Write the record as *player* may know it (None: somebody who watches): hidden cards are ``??``."""
        from elysee.record.view import masked  # noqa: PLC0415  (a view is made of a record)

        return "\n".join(spaced(masked(line, player) for line in self.lines)) + "\n"

    @property
    def phase(self) -> str:
        """Where the match stands; ``rules`` before there is one."""
        return self.match.phase if self.match else "rules"

    def tag(self, key: str) -> str | None:
        """Give what the file says under *key*, the first time it does."""
        return next((value for name, value in self.tags if name == key), None)

    def __eq__(self, other: object) -> bool:
        """Compare line by line."""
        if not isinstance(other, Record):
            return NotImplemented
        return self.lines == other.lines

    __hash__ = None  # type: ignore[assignment]  # a record grows

    def __repr__(self) -> str:
        """Show how much there is, not the cards."""
        return f"<Record, {len(self.lines)} lines: {self.match!r}>"

    def _repr_html_(self) -> str:
        """Show the record in a notebook."""
        from html import escape  # noqa: PLC0415  (only notebooks need it)

        return f"<pre>{escape(str(self))}</pre>"


def spaced(lines: Iterable[str]) -> Iterator[str]:
    """Put a blank line before each round, and before the draw."""
    draws = False
    for line in lines:
        first = line.partition(" ")[0]
        if first == "round" or (first == "draw" and not draws):
            yield ""
        draws = draws or first == "draw"
        yield line


def _is_bare(value: str) -> bool:
    """Tell whether a value may stand without quotes."""
    return bool(value) and value == " ".join(value.split()) and not set(value) & set('"#')


def _split(text: str | bytes) -> Sequence[str | bytes]:
    """Split a text into lines, without its byte order mark."""
    if isinstance(text, str):
        return text.removeprefix("\ufeff").split("\n")
    return text.removeprefix(b"\xef\xbb\xbf").split(b"\n")


def _decode(raw: bytes) -> str:
    """Decode one line, so that an error has its number."""
    if len(raw) > 4 * LONGEST_LINE:
        raise NotationError("line-too-long", count=len(raw), most=LONGEST_LINE)
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as error:
        raise NotationError("not-utf8", byte=f"0x{raw[error.start]:02x}", at=error.start + 1) from None


def _check_version(words: list[str]) -> None:
    if words[0] != "elysee" or len(words) != 2:  # noqa: PLR2004
        raise NotationError("not-a-record")
    if words[1] != VERSION:
        raise NotationError("unknown-version", version=words[1][:40], known=VERSION)
