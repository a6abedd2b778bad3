"""What the host keeps in memory of a game, while others read and write it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from engine.host.lobbies import Lobbies, Place
from engine.host.lobby import Lobby, Person
from engine.host.records import Secret
from engine.host.service import Host
from engine.host.snapshots import Open
from engine.host.sqlite_store import SqliteStore

pytestmark = pytest.mark.asyncio
ADA, BO = Person(71, "Ada"), Person(72, "Bo")


@pytest_asyncio.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    opened = await SqliteStore.open(tmp_path / "games.db")
    yield opened
    await opened.close()


async def test_a_slow_reader_does_not_bring_back_what_was(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = Host(store, lambda: 1000.0)
    lobbies = Lobbies(host)
    game = (await lobbies.open(Place(1, 2, False), ADA, Lobby(), "k1")).game.id
    reading, go_on = asyncio.Event(), asyncio.Event()
    secret_of = store.secret

    async def slowly(game_id: str) -> Secret | None:
        if not reading.is_set():
            reading.set()
            await go_on.wait()
        return await secret_of(game_id)

    monkeypatch.setattr(store, "secret", slowly)
    reader = asyncio.create_task(host.look(game))
    await reading.wait()
    await lobbies.change(game, lambda lobby: lobby.joined_by(BO, "k2"))
    go_on.set()
    await reader
    found = await host.look(game)
    assert isinstance(found, Open)
    assert [player.name for player in found.lobby.players] == ["Ada", "Bo"]
