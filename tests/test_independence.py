"""Test modules stand alone: what several of them need lies in tests/support."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
MODULES = {
    path.relative_to(ROOT): ast.parse(path.read_text())
    for path in sorted((ROOT / "tests").rglob("*.py"))
}
"""Every module of the tests."""


def test_no_test_module_imports_another() -> None:
    """A module whose tests move or go must not break others; fixtures reach tests by name."""
    found = [
        f"{path}: {name}"
        for path, tree in MODULES.items()
        for name in _imported(tree)
        if any(part == "conftest" or part.startswith("test_") for part in name.split("."))
    ]
    assert found == []


def _imported(tree: ast.Module) -> Iterator[str]:
    """The names that a module imports from the tests, in full."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("tests"):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.startswith("tests"))
