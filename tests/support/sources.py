"""Sources of Python as syntax trees, for tests of how they are written."""

import ast
import gc
from functools import cache
from pathlib import Path


def parse(path: Path) -> ast.Module:
    """Parse a file, and meanwhile search nothing for garbage: that takes thrice as long again."""
    is_enabled = gc.isenabled()
    gc.disable()
    try:
        return ast.parse(path.read_text())
    finally:
        if is_enabled:
            gc.enable()


@cache
def tree(path: Path) -> ast.Module:
    """Return a file of the program as a tree, which the tests of several modules look at."""
    return parse(path)
