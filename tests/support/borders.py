"""What a chapter of the rules may be asked by those who are to know only what lies open."""

import inspect
from collections.abc import Iterable
from importlib import import_module

HIDING = ("GameState", "Table")
"""Types that hold what lies face down."""


def asks_beyond_position(names: Iterable[str]) -> list[str]:
    """List the full names that are modules, or functions that take a state or a table."""
    return [name for name in names if _is_beyond(*name.rpartition(".")[::2])]


def _is_beyond(module: str, name: str) -> bool:
    found = getattr(import_module(module), name)
    if inspect.ismodule(found):
        return True
    if not inspect.isfunction(found):
        return False
    takes = [str(it.annotation) for it in inspect.signature(found).parameters.values()]
    return any(hiding in taken for taken in takes for hiding in HIDING)
