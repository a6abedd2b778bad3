"""Who has been seen with the permission to manage a server; also while the database refuses."""

from __future__ import annotations

import asyncio
import json
from types import SimpleNamespace
from typing import cast

import pytest

from bot.interactions.managers import EXPIRES_AFTER, SETTING, Managers
from engine.host.loaded_game import LoadedGames
from engine.host.service import Host
from engine.host.store import texts as protocol
from engine.host.store.errors import StoreError
from tests.support.game import A
from tests.support.host_harness import START
from tests.support.logged_errors import LoggedErrors
from tests.support.simulated_server import SimulatedServer

pytestmark = pytest.mark.asyncio
GUILD, OWNER, ADA, BEN, CLEO = 7, 1, 2, 3, 4


class Settings:
    """A store of settings that lets others go first, as a file on a disk does."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        self.is_broken = False

    async def get(self, key: str) -> str | None:
        found = self.texts.get(key)
        await asyncio.sleep(0)
        return found


class Texts(protocol.Texts):
    """The same settings, to be changed."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings

    async def get(self, text: protocol.StoredText) -> str | None:
        return await self.settings.get(str(text.key[0][1]))

    async def swap(self, text: protocol.StoredText, before: str | None, after: str | None) -> None:
        await asyncio.sleep(0)
        if self.settings.is_broken:
            raise StoreError("disk full")
        assert after is not None
        self.settings.texts[str(text.key[0][1])] = after


class Hosting:
    """As much of a host as is asked for settings and the time."""

    def __init__(self, settings: Settings, time: float) -> None:
        self.store = SimpleNamespace(settings=settings, texts=Texts(settings))
        self.loaded = LoadedGames()
        self.time = time

    def now(self) -> float:
        return self.time


def managers(store: Settings, time: float = START) -> Managers:
    """Nothing is in memory yet."""
    return Managers(cast(Host, Hosting(store, time)))


async def test_two_who_are_first_seen_at_once_are_both_known() -> None:
    store = Settings()
    seen = managers(store)
    await asyncio.gather(seen.add(GUILD, ADA), seen.add(GUILD, BEN))
    for known in (seen, managers(store)):
        assert await known.others(GUILD, OWNER, OWNER) == (ADA, BEN)


async def test_what_could_not_be_written_is_written_the_next_time() -> None:
    store = Settings()
    seen = managers(store)
    store.is_broken = True
    with pytest.raises(StoreError):
        await seen.add(GUILD, ADA)
    store.is_broken = False
    await seen.add(GUILD, ADA)
    assert await managers(store).others(GUILD, OWNER, OWNER) == (ADA,)


async def test_whoever_has_not_been_seen_for_long_is_forgotten_on_disk_too() -> None:
    store = Settings()
    await managers(store).add(GUILD, ADA)
    await managers(store, START + 1).add(GUILD, BEN)
    await managers(store, START + EXPIRES_AFTER).add(GUILD, CLEO)
    assert json.loads(store.texts[SETTING.format(GUILD)]) == {
        str(BEN): START + 1,
        str(CLEO): START + EXPIRES_AFTER,
    }


async def test_whoever_is_seen_without_the_permission_is_known_no_more() -> None:
    store = Settings()
    await managers(store).add(GUILD, ADA)
    await managers(store).remove(GUILD, ADA)
    assert await managers(store).others(GUILD, OWNER, OWNER) == ()


async def test_a_manager_is_answered_while_nothing_can_be_written(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch, errors: LoggedErrors
) -> None:
    server.make_manager(A)

    async def refused(text: protocol.StoredText, before: str | None, after: str | None) -> None:
        raise StoreError("disk full")

    monkeypatch.setattr(server.app.host.store.texts, "swap", refused)
    assert "How to play" in (await server.command(A, "help")).text
    assert "who can manage server" in errors.take()
