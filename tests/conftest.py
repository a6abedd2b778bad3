"""What holds for every test."""

import gc
from collections.abc import Generator, Iterator
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

from tests.support import clause_runs, seeds
from tests.support.clause_runs import pytest_addoption

if TYPE_CHECKING:
    from tests.support.postgres_server import PostgresServer

__all__ = ["pytest_addoption"]

pytest_plugins = ["pytester"]

# The same examples at each run, as fast as they come: a loaded machine is no error, and what only
# chance finds is looked for by `make fuzz`.
settings.register_profile(
    "unhurried", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("unhurried")

SHARING = frozenset(
    {
        "test_forged_input.py",
        "test_snapshots.py",
        "test_whole_game.py",
    }
)
"""Modules whose tests share whole games, many lobbies or many screens."""


def pytest_configure(config: pytest.Config) -> None:
    """Notes which editions clauses are tested in; chooses the seeds before any worker begins."""
    clause_runs.pytest_configure(config)
    try:
        seeds.fix_part()
    except ValueError as wrong:
        raise pytest.UsageError(str(wrong)) from None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Puts modules that share something dear first: workers take over each other's last tests, and
    a module that they divided would make it twice.
    """
    items.sort(key=lambda item: item.path.name not in SHARING)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection() -> Generator[None, object, object]:
    """Collects tests without searching for garbage, and keeps them out of later searches: they are
    a million objects, which takes a second each time.
    """
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(1_000, 10, 100)
        gc.enable()


def pytest_report_header() -> str:
    """Names the seeds, so that the same ones can be played again."""
    return f"random play: {seeds.summary()}"


@pytest.fixture(scope="session")
def postgres_server() -> "Iterator[PostgresServer]":
    """A PostgreSQL server, one for all tests of a process; started when the first one asks."""
    # Imported late: most tests need neither it nor its driver.
    from tests.support.postgres_server import server_for_tests

    with server_for_tests() as server:
        yield server
