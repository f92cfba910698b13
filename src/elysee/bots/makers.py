"""The bots that Élysée brings, by name."""

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from elysee.bots.bot import Bot
from elysee.errors import RulesError

_HOMES: Final = {"random": ("random_bot", "RandomBot"), "simple": ("simple", "SimpleBot")}
"""Where each bot lives: a module of this package, loaded when it is wanted, and its class."""


def bot_names() -> tuple[str, ...]:
    """Name the bots, the weakest first."""
    return tuple(_HOMES)


def make_bot(name: str, seed: int | str) -> Bot:
    """Make a bot; the same *seed* gives the same choices in the same places.

    Raises:
        RulesError: If there is no such bot (``unknown-bot``).
    """
    if name not in _HOMES:
        raise RulesError("unknown-bot", word=name[:40], nearest=_nearest(name))
    module, kind = _HOMES[name]
    maker: Callable[[str, Any], Bot] = getattr(import_module(f"elysee.bots.{module}"), kind)
    return maker(name, seed)


def _nearest(word: str) -> str:
    """Give the known name most like *word*, however unlike."""
    from difflib import get_close_matches  # noqa: PLC0415  (only a mistake pays for it)

    return get_close_matches(word, _HOMES, 1, 0.0)[0]
