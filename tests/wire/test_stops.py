"""A process that is asked to stop ends in time with its exit code, whatever has gone wrong."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path

import pytest

from tests import stops
from tests.support.postgres_server import own_server, skipping_without


@pytest.mark.parametrize("number", stops.SIGNALS)
def test_a_bot_that_cannot_write_any_more_ends(number: signal.Signals, tmp_path: Path) -> None:
    assert asyncio.run(stops.on_full_disk(tmp_path, number)).faults == []


def test_a_bot_whose_server_is_gone_ends(tmp_path: Path) -> None:
    with skipping_without(), own_server() as server:
        found = asyncio.run(stops.without_server(tmp_path, signal.SIGTERM, server, silent=False))
        assert found.faults == []


def test_a_bot_that_is_still_starting_ends(tmp_path: Path) -> None:
    stop = stops.while_starting(tmp_path, signal.SIGTERM, 0.1, stops.REAL)
    assert asyncio.run(stop).faults == []
