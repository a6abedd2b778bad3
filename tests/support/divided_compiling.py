"""Workers of a new checkout compile the modules of tests together, instead of each all of them.

What one has compiled the others read, so each begins to import elsewhere. To compile them all, with
what tells the two sides of an `assert`, takes twice as long as the rest of collecting them.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import TypeVar

import pytest

TESTS = Path(__file__).parents[1]
T = TypeVar("T")


def begun_elsewhere(row: Sequence[T], worker: int, workers: int) -> list[T]:
    """Return the row from the part of a worker on, and then what is before it."""
    first = worker * len(row) // workers
    return [*row[first:], *row[:first]]


def modules() -> list[str]:
    """Return the names of all modules of tests, as pytest imports them."""
    paths = sorted(TESTS.rglob("test_*.py"))
    return [".".join(it.relative_to(TESTS.parent).with_suffix("").parts) for it in paths]


# Within the wrappers: one of them turns warnings into errors.
@pytest.hookimpl(tryfirst=True)
def pytest_collection(session: pytest.Session) -> None:
    """Import what a worker of a whole run is about to collect; what fails then says so there."""
    worker = os.environ.get("PYTEST_XDIST_WORKER")
    if worker is None or session.config.args_source is not pytest.Config.ArgsSource.TESTPATHS:
        return
    workers = int(os.environ["PYTEST_XDIST_WORKER_COUNT"])
    for name in begun_elsewhere(modules(), int(worker.removeprefix("gw")), workers):
        with suppress(Exception, pytest.skip.Exception):
            import_module(name)
