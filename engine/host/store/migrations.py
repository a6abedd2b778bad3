"""Numbered SQL scripts that bring a database to the newest schema.

Each engine has scripts of its own; a number means the same tables and columns in all of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path


@cache
def scripts_in(folder: Path) -> Mapping[int, str]:
    """Return the scripts by the schema that each leads to, oldest first; they are read once."""
    paths = sorted(folder.glob("[0-9]" * 4 + "_*.sql"))
    return {int(path.name[:4]): path.read_text(encoding="utf-8") for path in paths}
