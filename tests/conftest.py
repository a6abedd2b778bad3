"""What holds for every test."""

import gc
import os
from collections.abc import Generator, Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

from tests.support import clause_runs, scratch, seeds
from tests.support.clause_runs import pytest_addoption
from tests.support.seating import as_joined

if TYPE_CHECKING:
    from tests.support.postgres_server import PostgresServer

__all__ = ["pytest_addoption"]

pytest_plugins = [
    "pytester",
    "tests.support.divided_compiling",
    "tests.support.reports",
    "tests.support.watchdog",
]

scratch.use_memory()

# The same examples at each run, as fast as they come: a loaded machine is no error, and what only
# chance finds is looked for by `make fuzz`.
settings.register_profile(
    "unhurried",
    max_examples=seeds.examples(),
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("unhurried")

SHARING = frozenset(
    {
        "test_forged_input.py",
        "test_snapshots.py",
        "test_short_game.py",
        "test_whole_game.py",
    }
)
"""Modules whose tests share whole games, many lobbies or many screens."""


WIRE = str(Path(__file__).parent / "wire")
"""The tests over sockets."""


def pytest_configure(config: pytest.Config) -> None:
    """Notes which editions clauses are tested in; chooses the seeds before any worker begins."""
    clause_runs.pytest_configure(config)
    try:
        seeds.fix_part()
    except ValueError as wrong:
        raise pytest.UsageError(str(wrong)) from None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Gives the first worker the modules that share something dear to begin with, the second one
    the tests over sockets.

    Each worker begins with its part of the row, and those that are done take over the last tests
    of others: a module that they divided would make what it shares twice. Tests over sockets
    mostly wait, which costs no time while other workers compute.
    """
    shared, waiting, others = list[pytest.Item](), list[pytest.Item](), list[pytest.Item]()
    for item in items:
        if item.path.name in SHARING:
            shared.append(item)
        else:
            (waiting if str(item.path).startswith(WIRE) else others).append(item)
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    first = max(len(items) // workers - len(shared), 0)
    items[:] = [*shared, *others[:first], *waiting, *others[first:]]


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection() -> Generator[None, object, object]:
    """Collects tests without searching for garbage, and keeps them out of later searches: they are
    a million objects, which takes a second each time. A test is over before there is enough new to
    search through.
    """
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(50_000, 20, 50)
        gc.enable()


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish() -> None:
    """Searches all that the run holds once; pytest does so five times, each a second."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="module")
def spared_heap() -> Iterator[None]:
    """What the run of all tests holds is not searched for garbage, which takes a second each time.

    For tests that search, or run pytest, which does so at its end.
    """
    gc.freeze()
    yield
    gc.freeze()


def pytest_report_header() -> str:
    """Names the seeds, so that the same ones can be played again."""
    return f"random play: {seeds.summary()}"


@pytest.fixture
def drawn_seats() -> None:
    """The seats of games are drawn, as they are outside of tests."""


@pytest.fixture(autouse=True)
def _as_joined(request: pytest.FixtureRequest) -> Iterator[None]:
    with nullcontext() if "drawn_seats" in request.fixturenames else as_joined():
        yield


@pytest.fixture(scope="session")
def postgres_server() -> "Iterator[PostgresServer]":
    """A PostgreSQL server, one for all tests of a process; started when the first one asks."""
    # Imported late: most tests need neither it nor its driver.
    from tests.support.postgres_server import server_for_tests

    with server_for_tests() as server:
        yield server
