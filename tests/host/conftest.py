"""A host, or a store with one game, on a file of the test's own."""

import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path

import pytest
import pytest_asyncio

from engine.host.store.sqlite.database import Database
from engine.host.store.store import Store, store_in
from tests.support.empty_file import copy_empty
from tests.support.host_harness import HostHarness
from tests.support.store_records import creation


@pytest_asyncio.fixture
async def harness(tmp_path: Path) -> AsyncIterator[HostHarness]:
    """A host with its clock, closed afterwards."""
    found = await HostHarness.at(tmp_path / "games.db")
    yield found
    await found.store.close()


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """Where the file of the store lies."""
    return tmp_path / "games.db"


@pytest_asyncio.fixture
async def database(place: Path) -> AsyncIterator[Database]:
    """The connections of `store`, closed afterwards."""
    opened = await Database.open(copy_empty(place))
    yield opened
    await opened.close()


@pytest_asyncio.fixture
async def store(database: Database) -> Store:
    """A store in which one game has begun."""
    found = store_in(database)
    await found.games.create(*creation())
    return found


@pytest.fixture
def raw(place: Path, store: Store) -> Iterator[sqlite3.Connection]:
    """A second hand on the file of the open store."""
    with closing(sqlite3.connect(place, isolation_level=None)) as connection:
        yield connection
