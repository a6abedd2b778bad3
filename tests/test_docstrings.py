"""Docstrings stand alone: each says what its name does, without a reader having to guess."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.support.sources import tree

ROOT = Path(__file__).parent.parent
SOURCES = sorted(
    path.relative_to(ROOT)
    for top in ("engine", "bot", "bench")
    for path in (ROOT / top).rglob("*.py")
)
LEANING = re.compile(r"(So|The same|As|Whoever|Who|That|It|Here|Also|This too)\b")
"""Beginnings that lean on a sentence which the reader does not have before them."""
VAGUE = re.compile(r"\b(the other one|so many|somebody|whoever)\b", re.IGNORECASE)
"""Words for a person or a number that could be named."""
THING = re.compile(r"(The|A|An|All|Whether)\b")
"""What a function should not begin with, but with the verb that says what it does with it."""
NAMED_LIKE_A_FIELD = ("property", "contextmanager")
"""Decorators of what is no function for those who use it."""
SHARE = 0.94
"""How many of the public names have a docstring at least; of the others name and types say all."""

Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


class Documented(NamedTuple):
    """A module, class or function: where it is, what defines it, and its docstring, if any."""

    place: str
    node: Definition | ast.Module
    text: str | None
    is_public: bool


def documented(path: Path) -> Iterator[Documented]:
    """Yield a module and every class and function in it."""
    module = tree(ROOT / path)
    yield Documented(str(path), module, ast.get_docstring(module), True)
    yield from _inside(module, str(path), is_public=True)


def _inside(outer: ast.AST, place: str, *, is_public: bool) -> Iterator[Documented]:
    for node in ast.iter_child_nodes(outer):
        if isinstance(node, Definition):
            is_open = is_public and not node.name.startswith("_")
            yield Documented(f"{place}: {node.name}", node, ast.get_docstring(node), is_open)
            members_are_open = is_open and isinstance(node, ast.ClassDef) and not _is_part(node)
            yield from _inside(node, f"{place}: {node.name}", is_public=members_are_open)


def _is_part(node: ast.ClassDef) -> bool:
    """Return whether it is a store's part, whose methods the protocol documents."""
    return any(ast.unparse(base).startswith("protocol.") for base in node.bases)


@cache
def found() -> list[Documented]:
    """Return every module, class and function."""
    return [it for path in SOURCES for it in documented(path)]


def written() -> list[tuple[Documented, str]]:
    """Return those that have a docstring, with it."""
    return [(it, it.text) for it in found() if it.text is not None]


def test_every_module_says_what_it_is() -> None:
    assert [it.place for it in found() if isinstance(it.node, ast.Module) and not it.text] == []


def test_most_public_names_have_a_docstring() -> None:
    public = [it for it in found() if it.is_public and not isinstance(it.node, ast.Module)]
    without = Counter(it.place.partition(":")[0] for it in public if it.text is None)
    share = 1 - without.total() / len(public)
    most = ", ".join(f"{count} in {path}" for path, count in without.most_common(5))
    assert share >= SHARE, f"names without a docstring: {most}, …"


@pytest.mark.parametrize("pattern", [LEANING, VAGUE], ids=["leaning", "vague"])
def test_a_docstring_stands_alone(pattern: re.Pattern[str]) -> None:
    wanted = pattern.match if pattern is LEANING else pattern.search
    assert [f"{it.place}: {text}" for it, text in written() if wanted(text)] == []


def test_a_public_function_that_returns_something_begins_with_a_verb() -> None:
    assert [
        f"{it.place}: {text}"
        for it, text in written()
        if it.is_public and _returns_something(it.node) and THING.match(text)
    ] == []


def _returns_something(node: Definition | ast.Module) -> bool:
    if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) or node.returns is None:
        return False
    decorators = " ".join(map(ast.unparse, node.decorator_list))
    return ast.unparse(node.returns) != "None" and not any(
        name in decorators for name in NAMED_LIKE_A_FIELD
    )
