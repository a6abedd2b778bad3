"""The bot among members of a server; whatever it logs as an error fails, unless a test takes it."""

import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.support.simulated_server import SimulatedServer, simulated_server


class Errors(logging.Handler):
    """The errors that have been logged and that nobody has taken."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)

    def take(self) -> str:
        """The one error that was expected: its message."""
        (record,) = self.records
        self.records.clear()
        return record.getMessage()


@pytest.fixture(autouse=True)
def errors() -> Iterator[Errors]:
    """Errors of discord.py, the bot and the engine; a test that expects one takes it."""
    found = Errors()
    loggers = [logging.getLogger(name) for name in ("discord", "bot", "engine")]
    for logger in loggers:
        logger.addHandler(found)
    yield found
    for logger in loggers:
        logger.removeHandler(found)
    assert not [logging.Formatter().format(record) for record in found.records]


@pytest_asyncio.fixture
async def server(tmp_path: Path) -> AsyncIterator[SimulatedServer]:
    """The bot among four members of a server."""
    async with simulated_server(tmp_path) as found:
        yield found
