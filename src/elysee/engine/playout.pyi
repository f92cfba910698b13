"""What Python sees of the playouts, compiled or not."""

from elysee.engine.tables import Rules

def random_rounds(rules: Rules, players: int, rounds: int, seed: int) -> tuple[int, list[int]]: ...
