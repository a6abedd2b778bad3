"""A database that cannot be used: few lines of the log, none with a traceback."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator
from types import TracebackType

import pytest

from bot.process.store_trouble import StoreTrouble
from engine.host.store.errors import Unwritable

FULL = Unwritable("games.db", "the disk is full")
AWAY = Unwritable("games.db", "the server cannot be reached")
ExcInfo = tuple[type[BaseException], BaseException, TracebackType | None]


class Lines(logging.Handler):
    """Keeps the lines that would be logged, with their tracebacks."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0
        self.lines: list[str] = []
        self.addFilter(StoreTrouble(lambda: self.now))

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(logging.Formatter("%(message)s").format(record))


@pytest.fixture
def lines() -> Iterator[Lines]:
    handler, logger = Lines(), logging.getLogger("a logger")
    logger.addHandler(handler)
    logger.propagate = False
    yield handler
    logger.removeHandler(handler)


def failed(error: BaseException) -> ExcInfo:
    try:
        raise error
    except BaseException:
        kind, found, trace = sys.exc_info()
        assert kind is not None
        assert found is not None
        return kind, found, trace


def test_the_first_line_tells_it_and_the_next_one_how_many_there_were(lines: Lines) -> None:
    log = logging.getLogger("a logger")
    log.error("game %s: the database refused", "abc", exc_info=failed(FULL))
    for lines.now in (1.0, 30.0, 59.0):
        log.error("a deadline", exc_info=failed(ExceptionGroup("some", [FULL, FULL])))
        log.warning("the leases could not be renewed: %s", FULL)
    log.warning("the leases could not be renewed: %s", AWAY)
    lines.now = 60.0
    log.warning("the leases could not be renewed: %s", FULL)
    assert lines.lines == [
        f"game abc: the database refused: {FULL}",
        f"the leases could not be renewed: {AWAY}",
        f"the leases could not be renewed: {FULL} (6 more lines since the last one)",
    ]


def test_other_errors_keep_their_tracebacks(lines: Lines) -> None:
    log = logging.getLogger("a logger")
    for error in (KeyError("a bug"), ExceptionGroup("some", [FULL, KeyError("a bug")])):
        log.error("wrong", exc_info=failed(error))
    log.warning("nothing is wrong with %s", "games.db")
    assert [it.count("Traceback") > 0 for it in lines.lines] == [True, True, False]
