"""Which of its two speeds the engine runs at: compiled, or interpreted from the very same files."""

from __future__ import annotations

import os
import sys

TYPE_CHECKING = False  # what is imported here is imported by every program that uses Élysée
if TYPE_CHECKING:
    from collections.abc import Sequence
    from importlib.machinery import ModuleSpec
    from types import ModuleType

ENGINE = "elysee.engine."


def choose_speed() -> None:
    """Let the engine run interpreted where ``ELYSEE_PURE`` asks for it; else it runs compiled where it can."""
    if os.environ.get("ELYSEE_PURE", "0") not in {"", "0"}:
        sys.meta_path.insert(0, SourceFinder())


class SourceFinder:
    """Finds the engine's modules as Python source, past the compiled ones that lie beside them.

    A meta path finder; it does not inherit from the abstract one, whose import would take longer than ours.
    """

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Give the source of a module of the engine; other modules are found as ever."""
        if not fullname.startswith(ENGINE):
            return None
        from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader  # noqa: PLC0415  (rarely needed)

        spec = PathFinder.find_spec(fullname, path, target)
        if spec is None or spec.origin is None or spec.origin.endswith(".py"):
            return spec
        source = os.path.join(os.path.dirname(spec.origin), f"{fullname.removeprefix(ENGINE)}.py")  # noqa: PTH118, PTH120
        found = ModuleSpec(fullname, SourceFileLoader(fullname, source), origin=source)
        found.has_location = True
        return found


def is_compiled() -> bool:
    """Tell whether the compiled kernel is running."""
    from elysee.engine import kernel  # noqa: PLC0415  (this module decides how it is loaded)

    return not str(kernel.__file__).endswith(".py")
