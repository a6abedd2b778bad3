"""docs/RELIABILITY.md names a test for each fault: each of them exists."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "RELIABILITY.md").read_text("utf-8")
CITED = sorted(set(re.findall(r"`(tests/[\w/]+\.py)(?:::(\w+))?`", PAGE)))
ROWS = [line for line in PAGE.splitlines() if line.startswith("| ") and "---" not in line]


def test_every_row_names_a_test() -> None:
    headings = [line for line in ROWS if line.endswith("| test |")]
    faults = [line for line in ROWS if line not in headings]
    assert len(faults) > 40
    assert [line for line in faults if "`tests/" not in line] == []


def test_a_cited_test_exists() -> None:
    missing = [(path, name) for path, name in CITED if not _has_test(path, name)]
    assert missing == []


def _has_test(path: str, name: str) -> bool:
    """Return whether a module has a test of this name, or any where none is cited."""
    tests = _tests_of(path)
    return name in tests if name else bool(tests)


@cache
def _tests_of(path: str) -> set[str]:
    tree = ast.parse((ROOT / path).read_text("utf-8"))
    functions = (
        it for it in ast.walk(tree) if isinstance(it, ast.FunctionDef | ast.AsyncFunctionDef)
    )
    return {it.name for it in functions if it.name.startswith("test_")}
