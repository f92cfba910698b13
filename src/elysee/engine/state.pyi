"""What Python sees of the state, compiled or not."""

from collections.abc import Iterable, Sequence

from elysee.engine.tables import Rules

class State:
    rules: Rules
    players: int
    active: int
    locked: int
    waiting: int
    turn: int
    last: int
    pile: int
    kind: int
    mode: int
    front: int
    back: int
    scum: int
    putsch: int
    show: int
    lost: int
    moved: int
    over: bool
    def __init__(self, rules: Rules, hands: Sequence[Iterable[int]]) -> None: ...
    def copy(self) -> State: ...
    def hand(self, seat: int) -> list[int]: ...
    def cards_left(self, seat: int) -> int: ...
    def place(self, seat: int) -> int: ...
    def key(self) -> tuple[int, ...]: ...
