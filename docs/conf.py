"""How Sphinx builds these docs."""

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
nitpicky = False
