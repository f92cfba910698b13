"""Bots against bots: the table they sit at, matches by the thousand, and what they came to."""

from elysee.arena.driver import play_match

__all__ = ["play_match"]
