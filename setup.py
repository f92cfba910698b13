"""Build Élysée: the engine's kernel is compiled where a C compiler is, and runs as it is where not."""

import os
import platform
import sys

from setuptools import Extension, setup

COMPILED = ("tables", "kernel", "playout", "play", "refusal", "round")
"""The modules of elysee.engine that Cython compiles, each from the same .py file that runs without it."""


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
    modules = [
        Extension(
            f"elysee.engine.{name}",
            [f"src/elysee/engine/{name}.py"],
            extra_compile_args=flags(),
            optional=True,  # a failing compiler leaves a complete, interpreted engine
        )
        for name in COMPILED
    ]
    directives = {
        "language_level": 3,
        "boundscheck": False,
        "wraparound": False,
        "cdivision": True,
        "initializedcheck": False,
        "annotation_typing": True,
    }
    return cythonize(modules, compiler_directives=directives, include_path=["src"], build_dir="build/cython")


setup(ext_modules=extensions())
