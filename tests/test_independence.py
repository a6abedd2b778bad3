"""Test modules stand alone: what several of them need lies in tests/support."""

import ast
import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tests.support.sources import parse

ROOT = Path(__file__).parent.parent


class Module(NamedTuple):
    """What a module of the tests imports from them, asks of others, and sleeps by.

    Its tree is not kept: all of them are a million objects.
    """

    imported: list[str]
    private: set[str]
    sleeps: list[str]


SUSPECT = re.compile(
    r"\b(?:conftest|sleep)\b"
    r"|\bimport\b.*\b(?:test)?_\w|\.test_\w|^\s+(?:test)?_\w+(?: as \w+)?,$"
    r"|(?<!\bself)(?<!\bsuper\(\))\._(?!_)\w",
    re.MULTILINE,
)
"""What a module of the tests has in its text if anything below could be found in its tree."""


@cache
def modules() -> dict[Path, Module]:
    """Return every module of the tests, read by the first test that asks."""
    return {
        path.relative_to(ROOT): _module(path) for path in sorted((ROOT / "tests").rglob("*.py"))
    }


def _module(path: Path) -> Module:
    """Return what a module does, from its syntax tree, if its text has anything of it.

    Only one module of ten has; to parse them all takes two seconds.
    """
    if not SUSPECT.search(path.read_text()):
        return Module([], set(), [])
    nodes = list(ast.walk(parse(path)))
    private = _private(nodes) - _own(nodes) - OF_NAMED_TUPLES
    return Module(list(_imported(nodes)), private, list(_sleeps(nodes)))


def test_no_test_module_imports_another() -> None:
    """A module whose tests move or go must not break others; fixtures reach tests by name."""
    found = [
        f"{path}: {name}"
        for path, module in modules().items()
        for name in module.imported
        if any(part == "conftest" or part.startswith("test_") for part in name.split("."))
    ]
    assert found == []


def _imported(nodes: Sequence[ast.AST]) -> Iterator[str]:
    """The names that a module imports from the tests, in full."""
    for node in nodes:
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("tests"):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.startswith("tests"))


PRIVATE_OF_OTHERS = {
    "tests/support/app_harness.py": "discord.py has no other entrance for a raw interaction",
    "tests/support/in_process.py": "discord.py has no other entrance for events without a socket",
    "tests/support/loop_clock.py": "an event loop has no other name for what it waits for",
    "tests/bot/features/watching/test_news.py": "a leak reaches for what nobody may ask",
    "tests/snapshots/scenario_runs.py": "sys._getframe tells who made a screen",
    "tests/snapshots/screen_recorder.py": "discord.py reads its own JSON so",
    "tests/wire/test_local_client.py": "discord.py must be made to answer twice",
}
"""The modules that ask libraries for what is private there, with the reason of each."""
OF_NAMED_TUPLES = {"_replace", "_asdict", "_fields"}


def test_no_test_asks_for_what_is_private_elsewhere() -> None:
    """Tests ask what anybody may ask, so that the inside of a module can change freely."""
    found = {
        f"{path}: {name}"
        for path, module in modules().items()
        if str(path) not in PRIVATE_OF_OTHERS
        for name in module.private
    }
    assert found == set()


def _private(nodes: Sequence[ast.AST]) -> set[str]:
    """The private names that a module imports, or asks of something but itself and its bases."""
    names = set()
    for node in nodes:
        if isinstance(node, ast.Attribute):
            if _is_private(node.attr) and ast.unparse(node.value) not in {"self", "super()"}:
                names.add(node.attr)
        elif isinstance(node, ast.ImportFrom):
            names |= {alias.name for alias in node.names if _is_private(alias.name)}
    return names


def _is_private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__")


def _own(nodes: Sequence[ast.AST]) -> set[str]:
    """The private names that a module gives itself."""
    names = set()
    for node in nodes:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            names.add(node.name)
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            names |= {node.attr} if ast.unparse(node.value) == "self" else set()
        elif isinstance(node, ast.AnnAssign):
            names |= {it.attr for it in [node.target] if isinstance(it, ast.Attribute)}
    return names


SLEEPING = {
    "tests/support/waiting.py": "the one loop that looks again",
    "tests/support/bot_process.py": "nothing tells that the last bytes of a process were read",
    "tests/support/screenshots/screenshot_taker.py": "what slides in must arrive first",
    "tests/support/postgres_server.py": "a server tells nobody that it has started",
    "tests/crash.py": "kills at random moments of real time",
    "tests/crash_several.py": "kills at random moments of real time",
    "tests/flood.py": "presses at a given rate",
    "tests/suspensions.py": "suspends for a given time",
    "tests/stops.py": "stops at random moments of real time",
    "tests/soak.py": "presses at a given rate",
    "tests/support/scraper.py": "asks at even intervals of real time",
    "tests/host/store/test_processes.py": "kills at random moments of real time",
    "tests/host/store/test_replicated_log.py": "shows that a database does nothing in a pause",
    "tests/host/store/test_sqlite.py": "kills at random moments of real time",
    "tests/bot/discord/test_reply.py": "its event loop leaps over the time",
    "tests/bot/features/test_pressed_together.py": "presses as far apart as fingers do",
}
"""The modules that sleep, with the reason of each."""


def test_no_test_sleeps() -> None:
    """Sleeping is too short on a loaded machine and too long on any other: wait_for looks again."""
    found = {
        f"{path}: {sleep}"
        for path, module in modules().items()
        if str(path) not in SLEEPING
        for sleep in module.sleeps
    }
    assert found == set()


def _sleeps(nodes: Sequence[ast.AST]) -> Iterator[str]:
    """The calls in which a module sleeps; one turn of the event loop takes no time."""
    for node in nodes:
        if isinstance(node, ast.Call) and getattr(node.func, "attr", "sleep") == "sleep":
            is_sleep = ast.unparse(node.func) in {"asyncio.sleep", "time.sleep", "sleep"}
            if is_sleep and ast.unparse(node.args[0]) != "0":
                yield ast.unparse(node)


def test_every_exception_is_still_needed() -> None:
    paths = {str(path) for path in modules()}
    assert {*PRIVATE_OF_OTHERS, *SLEEPING} <= paths
