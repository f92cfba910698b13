"""Bots against bots: the table they sit at, matches by the thousand, and what they came to."""

from elysee.arena.driver import bot_turn, play_match, step
from elysee.arena.report import Report
from elysee.arena.simulation import Plan, play_one, simulate
from elysee.arena.tally import Tally

__all__ = ["Plan", "Report", "Tally", "bot_turn", "play_match", "play_one", "simulate", "step"]
