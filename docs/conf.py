"""How Sphinx builds these docs."""

from typing import Any

from sphinx.application import Sphinx

from elysee import __version__

project = "Élysée"
author = "The Élysée authors"
copyright = "2026, The Élysée authors"
version = release = __version__
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon", "sphinx.ext.viewcode"]
source_suffix = {".md": "markdown"}
exclude_patterns = ["_build"]
html_theme = "furo"
html_title = "Élysée"
html_static_path = ["_static"]
myst_heading_anchors = 3
autodoc_member_order = "bysource"
autodoc_typehints = "description"
# The types in signatures are those of the inside and of Python itself, which have no page here. Links in the text
# are written with {py:obj}, and checked.
nitpick_ignore_regex = [("py:class", ".*")]

SENTENCES = {"attribute", "property"}
kept: dict[str, list[str]] = {}


def keep(app: Sphinx, what: str, name: str, obj: object, options: Any, lines: list[str]) -> None:  # noqa: ANN401
    """Put the words of an attribute aside: napoleon would read what stands before a colon as a type."""
    del app, obj, options
    if what in SENTENCES:
        kept[name] = list(lines)


def restore(app: Sphinx, what: str, name: str, obj: object, options: Any, lines: list[str]) -> None:  # noqa: ANN401
    """Give an attribute its words back."""
    del app, what, obj, options
    if name in kept:
        lines[:] = kept.pop(name)


def setup(app: Sphinx) -> None:
    """Go before napoleon, whose place is 500, and after it."""
    app.connect("autodoc-process-docstring", keep, priority=400)
    app.connect("autodoc-process-docstring", restore, priority=600)
