"""Which of its two speeds the engine runs at: compiled, or interpreted from the very same files."""

import os
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from importlib.util import spec_from_file_location
from types import ModuleType

ENGINE = "elysee.engine."


def wants_pure() -> bool:
    """Tell whether ``ELYSEE_PURE`` asks for the interpreted engine."""
    return os.environ.get("ELYSEE_PURE", "0") not in {"", "0"}


class SourceFinder(MetaPathFinder):
    """Finds the engine's modules as Python source, past the compiled ones that lie beside them."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Give the source of a module of the engine; other modules are found as ever."""
        if not fullname.startswith(ENGINE):
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is None or spec.origin is None or spec.origin.endswith(".py"):
            return spec
        source = os.path.join(os.path.dirname(spec.origin), f"{fullname.removeprefix(ENGINE)}.py")  # noqa: PTH118, PTH120
        return spec_from_file_location(fullname, source, loader=SourceFileLoader(fullname, source))


def is_compiled() -> bool:
    """Tell whether the compiled kernel is running."""
    from elysee.engine import kernel  # noqa: PLC0415  (this module decides how it is loaded)

    return not str(kernel.__file__).endswith(".py")
