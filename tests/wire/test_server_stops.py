"""The PostgreSQL server stops under a running bot, and comes back."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.language.language import load
from tests.support.local_bot import running_bot
from tests.support.players import CHANNEL
from tests.support.postgres_server import OwnServer, own_server, skipping_without


@pytest.fixture
def server() -> Iterator[OwnServer]:
    """A server that the test may stop."""
    with skipping_without(), own_server() as server:
        yield server


def test_presses_are_refused_until_the_server_is_back(server: OwnServer, tmp_path: Path) -> None:
    async def play() -> None:
        async with running_bot(tmp_path, url=server.url) as local_bot:
            ada, bo = local_bot.member("Ada"), local_bot.member("Bo")
            lobby = await local_bot.open_lobby("Ada")
            await local_bot.wait_until_shown()

            server.stop()
            refused = await bo.press(lobby, "Join")
            assert refused.message is not None
            assert refused.message.ephemeral
            assert refused.text == load("en").say("trouble-disk")
            again = await ada.slash("monopoly new", CHANNEL)
            assert again.text == load("en").say("trouble-disk")

            server.start()
            assert (await bo.press(lobby, "Join")).kind in ("update", "deferred_update")
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

    asyncio.run(play())
