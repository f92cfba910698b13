"""What Python sees of the kernel, compiled or not."""

from collections.abc import Iterable, Sequence

from elysee.engine.state import State
from elysee.engine.tables import Rules

def start(
    rules: Rules,
    hands: Sequence[Iterable[int]],
    leader: int = 0,
    *,
    scum: int = -1,
    putsch: int = -1,
    turned: bool = False,
    show: int = -1,
) -> State: ...
def apply(state: State, play: int) -> None: ...
