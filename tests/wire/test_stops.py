"""A process whose database fails refuses presses, and ends in time when it is asked to stop."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.language.language import load
from tests import stops
from tests.support.answer_labels import JOIN
from tests.support.local_bot import running_bot
from tests.support.players import CHANNEL
from tests.support.postgres_server import OwnServer, own_server, skipping_without


@pytest.fixture(scope="module")
def server() -> Iterator[OwnServer]:
    """A server that the tests may stop, and start again."""
    with skipping_without(), own_server() as server:
        yield server


def test_a_bot_that_cannot_write_any_more_ends(tmp_path: Path) -> None:
    assert asyncio.run(stops.on_full_disk(tmp_path, signal.SIGINT)).faults == []


def test_a_bot_whose_server_is_gone_ends(server: OwnServer, tmp_path: Path) -> None:
    stop = stops.without_server(tmp_path, signal.SIGTERM, server, silent=False)
    assert asyncio.run(stop).faults == []


def test_a_bot_that_is_still_starting_ends(tmp_path: Path) -> None:
    stop = stops.while_starting(tmp_path, signal.SIGTERM, 0.1, stops.REAL)
    assert asyncio.run(stop).faults == []


def test_presses_are_refused_until_the_server_is_back(server: OwnServer, tmp_path: Path) -> None:
    asyncio.run(press_without_server(server, tmp_path))


async def press_without_server(server: OwnServer, place: Path) -> None:
    async with server.database(bare=True) as url, running_bot(place, url=url) as local_bot:
        ada, bo = local_bot.member("Ada"), local_bot.member("Bo")
        lobby = await local_bot.open_lobby("Ada")
        await local_bot.wait_until_shown()

        server.stop()
        refused = await bo.press(lobby, JOIN)
        assert refused.message is not None
        assert refused.message.ephemeral
        assert refused.text == load("en").say("trouble-disk")
        again = await ada.slash("monopoly new", CHANNEL)
        assert again.text == load("en").say("trouble-disk")

        server.start()
        assert (await bo.press(lobby, JOIN)).kind in ("update", "deferred_update")
        await local_bot.wait_until_shown()
        assert local_bot.rows("SELECT count(*) FROM players") == [(2,)]
        # The log tells of what was refused, so its errors are looked at here.
        log = local_bot.process.log
        assert log.count("cannot be written: the server cannot be reached") == 1
        assert log.count("the database can be used again") == 1
        assert "Traceback" not in log
        assert "never retrieved" not in log
        await local_bot.process.kill()
        local_bot.process.log_path.unlink()
