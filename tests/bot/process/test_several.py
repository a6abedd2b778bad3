"""What one of several processes shows that others have changed: by a hint, and without one."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass, replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock

import discord
import pytest
import pytest_asyncio

from bot.discord.application_emoji import EmojiUpload
from bot.process.own_emoji import use_own_emoji
from bot.process.several import (
    Membership,
    OtherProcesses,
    Several,
    SharedGames,
    ownership,
)
from bot.process.shards import Shards
from engine.core import actions as a
from engine.host.people.parking import Parking
from engine.host.processes.downtime import DowntimeWatch
from engine.host.processes.ownership import LeasedSlots
from tests.support.game import A
from tests.support.host_harness import HostHarness
from tests.support.in_process_discord import SEND, TROUBLE
from tests.support.memory_leases import MemoryLeases, ScriptedHints
from tests.support.published_game import PublishedGame, at_purchase
from tests.support.timeouts import TIMEOUT
from tests.support.waiting import wait_for

pytestmark = pytest.mark.asyncio


@dataclass
class Owner:
    """A process that owns the only slot, and the game that it publishes."""

    published: PublishedGame
    games: SharedGames
    shards: Shards
    hints: ScriptedHints

    async def look(self) -> None:
        """Look for what others have changed, and wait until it is shown."""
        await self.games.looked()
        await self.published.publisher.flush(self.published.game.id)


def discord_of_one_shard() -> discord.AutoShardedClient:
    """A client whose Discord asks for one shard."""
    http = SimpleNamespace(get_bot_gateway=AsyncMock(return_value=(1, "", {"max_concurrency": 1})))
    connection, launch = SimpleNamespace(), AsyncMock()
    client = SimpleNamespace(
        http=http, shard_count=None, _connection=connection, launch_shard=launch
    )
    return cast(discord.AutoShardedClient, client)


@pytest_asyncio.fixture
async def owner(tmp_path: Path) -> AsyncIterator[Owner]:
    harness = await HostHarness.at(tmp_path / "games.db")
    published = PublishedGame(harness, await harness.start_game(at_purchase()))
    host, publisher = harness.host, published.publisher
    host.on_commit = lambda game_id: None  # All is changed elsewhere, and no hint comes.
    hints = ScriptedHints()
    store = host.store = replace(host.store, leases=MemoryLeases(), hints=hints)
    owned = host.ownership = ownership(store, Membership("one", 1))
    assert isinstance(owned, LeasedSlots)
    others, watch = (
        OtherProcesses(hints, owned),
        DowntimeWatch(store, host.now, host.now, owned=owned),
    )
    uploads: Any = SimpleNamespace(forget=lambda: None)
    timer: Any = SimpleNamespace(reschedule=lambda: None)
    games = SharedGames(host, publisher, uploads, timer, owned, others, lambda: None)
    several = Several(discord_of_one_shard(), store, owned, watch, games, others, timer.reschedule)
    several.listen()
    await owned.begin(1, 0.0)
    await owned.take((await owned.look()).free)
    yield Owner(published, games, several.shards, hints)
    await published.close()
    await harness.store.close()


async def test_what_changes_while_a_game_is_shown_is_found_at_the_next_look(owner: Owner) -> None:
    published = owner.published
    held = published.discord.hold(*SEND)
    published.publisher.schedule(published.game.id)
    await wait_for(lambda: held.waiting)
    await published.game.submit(A, a.Buy())
    await owner.games.looked()
    held.let_go()
    await published.publisher.flush(published.game.id)
    assert not await published.is_shown()
    await owner.look()
    assert await published.is_shown()


async def test_a_hint_shows_what_another_process_has_changed_at_once(owner: Owner) -> None:
    await owner.look()
    game = owner.published.game
    await game.submit(A, a.Buy())
    owner.hints.come(f"game {game.id} 0")
    await owner.published.publisher.flush(game.id)
    assert await owner.published.is_shown()


async def test_a_hint_lets_a_parked_game_go_on_whose_place_is_open_again(owner: Owner) -> None:
    published = owner.published
    host, game = published.harness.host, published.game.id
    published.discord.fail("*", "/channels/*", 403, 50001, times=None)
    await published.show()
    published.publisher.schedule(game)
    await published.publisher.flush(game)
    published.discord.stop_failing()
    assert await Parking(host).is_parked(game)
    owner.hints.come(f"game {game} 0")
    await published.publisher.flush(game)
    assert not await Parking(host).is_parked(game)


async def test_a_hint_about_slots_is_followed_once_the_shards_are_launched(
    owner: Owner, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks = list[str]()

    async def note_look() -> None:
        looks.append("look")

    monkeypatch.setattr(owner.games, "looked", note_look)
    for text in ("slots", ""):
        owner.hints.come(text)
    await asyncio.sleep(0)
    assert looks == [], "at its launch it looks anyway"
    monkeypatch.setattr("bot.process.shards.RENEWED_EVERY", 2 * TIMEOUT)
    await owner.shards.launch_shards()
    looks.clear()
    owner.hints.come("slots")
    await wait_for(lambda: looks == ["look"])
    await owner.shards.stop()


async def test_a_hint_brings_back_no_slot_that_was_given_back(owner: Owner) -> None:
    await owner.shards.launch_shards()
    await owner.shards.stop()
    await owner.shards.look_after()
    assert not owner.shards.owned.slots


async def test_a_second_change_in_a_row_is_found_too(owner: Owner) -> None:
    await owner.look()
    await owner.published.game.submit(A, a.Buy())
    await owner.look()
    assert await owner.published.is_shown()


async def test_what_failed_waits_for_its_time_at_each_look(owner: Owner) -> None:
    published = owner.published
    published.discord.fail(*SEND, *TROUBLE)
    await owner.look()
    asked = published.discord.asked
    await owner.look()
    assert published.discord.asked == asked
    (_, retry), *_ = published.timers
    retry(published.game.id)
    await published.publisher.flush(published.game.id)
    assert await published.is_shown()


async def test_our_emoji_are_uploaded_by_one_process_after_the_other(
    owner: Owner, monkeypatch: pytest.MonkeyPatch
) -> None:
    turns = list[str]()

    async def turn(self: MemoryLeases, line: str, pause: float) -> float:
        turns.append(line)
        return 0.0

    async def upload(self: EmojiUpload) -> dict[str, str]:
        assert self.wait_for_turn is not None
        await self.wait_for_turn()
        return {}

    monkeypatch.setattr(MemoryLeases, "turn", turn)
    monkeypatch.setattr(EmojiUpload, "run", upload)
    app: Any = SimpleNamespace(
        client=None,
        host=SimpleNamespace(store=SimpleNamespace(settings=None)),
        several=SimpleNamespace(shards=owner.shards),
        uploads=SimpleNamespace(add_symbols=lambda custom: None),
    )
    await use_own_emoji(app)
    assert turns == ["emoji"]
