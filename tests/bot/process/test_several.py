"""What one of several processes shows although nobody has told it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
import pytest_asyncio

from bot.process.several import App, Several
from bot.process.shards import Shards
from bot.transport.messages import Delivery
from engine import actions as a
from tests.support.game import A
from tests.support.host_harness import HostHarness
from tests.support.memory_leases import MemoryLeases
from tests.support.published_game import PublishedGame, at_purchase
from tests.support.waiting import wait_for

pytestmark = pytest.mark.asyncio


@dataclass
class SilentHints:
    """Hints that nobody ever gets."""

    sent: list[str] = field(default_factory=list)

    async def send(self, text: str) -> None:
        self.sent.append(text)

    def listen(self, heard: object) -> None:
        pass


@dataclass
class Owner:
    """A process that owns the only slot, and the game that it publishes."""

    published: PublishedGame
    shards: Shards

    async def look(self) -> None:
        """Look for what others have changed, and wait until it is shown."""
        await self.shards.looked()
        await self.published.publisher.flush(self.published.game.id)


@pytest_asyncio.fixture
async def owner(tmp_path: Path) -> AsyncIterator[Owner]:
    harness = await HostHarness.at(tmp_path / "games.db")
    published = PublishedGame(harness, await harness.start_game(at_purchase()))
    harness.host.on_commit = lambda game_id: None  # All is changed elsewhere, and no hint comes.
    client: Any = SimpleNamespace(admission=SimpleNamespace(), uploads=SimpleNamespace())
    app: Any = SimpleNamespace(host=harness.host, publisher=published.publisher, client=client)
    app.deadline_timer = SimpleNamespace(reschedule=lambda: None)
    app.note_moved = app.leave = lambda *_: None
    Several(cast(App, app), MemoryLeases(), SilentHints(), "one", 1)
    owned = client.keeper.owned
    await owned.begin(1, 0.0)
    await owned.take((await owned.look()).free)
    yield Owner(published, client.keeper)
    await published.publisher.drain()
    await harness.store.close()


async def test_what_changes_while_a_game_is_shown_is_found_at_the_next_look(owner: Owner) -> None:
    published = owner.published
    gate = published.discord.gates["send"] = asyncio.Event()
    published.publisher.schedule(published.game.id)
    await wait_for(lambda: published.discord.held_back)
    await published.game.submit(A, a.Buy())
    await owner.shards.looked()
    gate.set()
    await published.publisher.flush(published.game.id)
    assert not await published.is_shown()
    await owner.look()
    assert await published.is_shown()


async def test_a_second_change_in_a_row_is_found_too(owner: Owner) -> None:
    await owner.look()
    await owner.published.game.submit(A, a.Buy())
    await owner.look()
    assert await owner.published.is_shown()


async def test_what_failed_waits_for_its_time_at_each_look(owner: Owner) -> None:
    published = owner.published
    published.discord.deliveries["send"] = [Delivery.LATER]
    await owner.look()
    asked = list(published.discord.asked)
    await owner.look()
    assert published.discord.asked == asked
    (_, retry), *_ = published.timers
    retry(published.game.id)
    await published.publisher.flush(published.game.id)
    assert await published.is_shown()
