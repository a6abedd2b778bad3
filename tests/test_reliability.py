"""docs/RELIABILITY.md names a test for each fault: each of them exists."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "RELIABILITY.md").read_text("utf-8")
CITED = sorted(set(re.findall(r"`(tests/[\w/]+\.py)(?:::(\w+))?`", PAGE)))
ROWS = [line for line in PAGE.splitlines() if line.startswith("| ") and "---" not in line]


def test_every_row_names_a_test() -> None:
    headings = [line for line in ROWS if line.endswith("| test |")]
    faults = [line for line in ROWS if line not in headings]
    assert len(faults) > 40
    assert [line for line in faults if "`tests/" not in line] == []


@pytest.mark.parametrize(("path", "name"), CITED)
def test_a_cited_test_exists(path: str, name: str) -> None:
    tree = ast.parse((ROOT / path).read_text("utf-8"))
    functions = {
        node.name
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    }
    assert not name or name in functions
    assert any(function.startswith("test_") for function in functions)
