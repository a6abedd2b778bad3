"""Deleting once a day what is old, and when a server has removed the bot."""

from __future__ import annotations

import asyncio
import json
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.process import retention
from bot.process.retention import delete_daily, delete_once
from engine.host.administration.retention import LEFT, Deleted, Retention
from engine.host.store.errors import StoreError
from tests.support.game import A
from tests.support.logged_errors import LoggedErrors
from tests.support.simulated_server import SimulatedServer

pytestmark = pytest.mark.asyncio
HOST = cast(Any, None)


def nowhere(guild_id: int) -> bool:
    return False


async def test_it_is_done_again_and_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    done, twice = list[Retention](), asyncio.Event()

    async def delete(host: object, keep: Retention, is_here: object) -> Deleted:
        done.append(keep)
        if len(done) == 2:
            twice.set()
        return Deleted(1, 2, 3) if len(done) == 1 else Deleted()

    monkeypatch.setattr(retention, "delete_old", delete)
    task = asyncio.create_task(delete_daily(HOST, Retention(), nowhere, every=0))
    await asyncio.wait_for(twice.wait(), 10)
    task.cancel()
    assert caplog.messages == ["deleted as too old: the games of 1 servers, 2 lobbies, 3 logs"]


@pytest.mark.parametrize("error", [StoreError, ValueError])
async def test_a_failure_is_logged_and_the_next_day_tries_again(
    error: type[Exception], monkeypatch: pytest.MonkeyPatch, errors: LoggedErrors
) -> None:
    async def fails(*_: object) -> Deleted:
        raise error

    monkeypatch.setattr(retention, "delete_old", fails)
    await delete_once(HOST, Retention(), nowhere)
    assert errors.take() == "what is old could not be deleted"


async def test_the_days_begin_when_a_server_removes_the_bot(server: SimulatedServer) -> None:
    game = await server.start_game("daily")
    guild_id = (await server.app.host.started_game(game)).record.guild_id
    client, guild = server.app.client, cast(Any, SimpleNamespace(id=guild_id))

    async def left() -> Any:
        return json.loads(await server.app.host.store.settings.get(LEFT) or "{}")

    await server.run_in_bot(client.on_guild_remove(guild))
    assert list(await left()) == [str(guild_id)]
    await server.run_in_bot(client.on_guild_join(guild))
    assert await left() == {}
    assert (await server.app.host.started_game(game)).players[A].name == "Ada"
