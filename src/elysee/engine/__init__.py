"""One round: the rules on plain integers (compiled where they can be), and `Round`, their friendly face."""

from elysee.engine.play import PASS, Play
from elysee.engine.round import Event, Round

__all__ = ["PASS", "Event", "Play", "Round"]
