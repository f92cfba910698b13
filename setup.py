"""Build Élysée: the engine's kernel is compiled where a C compiler is, and runs as it is where not."""

import os
import platform
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

KERNEL = ("tables", "state", "legal", "kernel", "playout")
"""The modules of elysee.engine with C types beside them; they index without checks, as C does."""

ORDINARY = ("play", "refusal", "round")
"""Ordinary Python that Cython compiles as it is. All of them run without it from the very same files."""


def flags() -> list[str]:
    """Give the compiler's flags; the environment variable ELYSEE_CFLAGS adds to them (``-march=native``)."""
    own = [] if sys.platform == "win32" else ["-O3"]
    if platform.machine().lower() in {"x86_64", "amd64"} and own:
        own.append("-mpopcnt")  # every x86-64 processor since 2009 counts bits in one instruction
    return own + os.environ.get("ELYSEE_CFLAGS", "").split()


def extensions() -> list[Extension]:
    """Give the extensions to build; none where ELYSEE_PURE is set, or Cython is not there."""
    if os.environ.get("ELYSEE_PURE", "0") not in {"", "0"}:
        return []
    try:
        from Cython.Build import cythonize  # noqa: PLC0415  (it may be missing)
    except ImportError:
        return []
    unchecked = {"boundscheck": False, "wraparound": False, "cdivision": True, "initializedcheck": False}
    return [
        *cythonize(modules(KERNEL), compiler_directives={"language_level": 3, **unchecked}, **PLACES),
        *cythonize(modules(ORDINARY), compiler_directives={"language_level": 3}, **PLACES),
    ]


PLACES = {"include_path": ["src"], "build_dir": "build/cython"}


def modules(names: tuple[str, ...]) -> list[Extension]:
    """Describe modules to the compiler."""
    return [
        Extension(f"elysee.engine.{name}", [f"src/elysee/engine/{name}.py"], extra_compile_args=flags())
        for name in names
    ]


class AllOrNothing(build_ext):
    """Builds all modules, or none: what fails leaves a complete, interpreted engine."""

    def build_extensions(self) -> None:
        """Compile; where that fails say so, and go on without."""
        try:
            super().build_extensions()
        except Exception as error:  # noqa: BLE001  (whatever a compiler's absence looks like)
            print(f"The engine is not compiled ({error}); it runs interpreted.", file=sys.stderr)
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []


setup(ext_modules=extensions(), cmdclass={"build_ext": AllOrNothing})
