"""Who has been seen with the permission to manage a server; also while the database refuses."""

from __future__ import annotations

import asyncio
from typing import cast

import pytest

from bot.managers import Managers
from engine.host.service import Host
from engine.host.store import StoreError
from tests.bot.conftest import Errors
from tests.host.hosted import START
from tests.support.discord import World
from tests.support.game import A

pytestmark = pytest.mark.asyncio
GUILD, OWNER, ADA, BEN = 7, 1, 2, 3


class Settings:
    """A store of settings that lets others go first, as a file on a disk does."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        self.is_broken = False

    async def setting(self, key: str) -> str | None:
        found = self.texts.get(key)
        await asyncio.sleep(0)
        return found

    async def put_setting(self, key: str, text: str) -> None:
        await asyncio.sleep(0)
        if self.is_broken:
            raise StoreError("disk full")
        self.texts[key] = text


class Hosting:
    """As much of a host as is asked for settings and the time."""

    def __init__(self, store: Settings) -> None:
        self.store = store

    def now(self) -> float:
        return START


def managers(store: Settings) -> Managers:
    """Nothing is in memory yet."""
    return Managers(cast(Host, Hosting(store)))


async def test_two_who_are_first_seen_at_once_are_both_known() -> None:
    store = Settings()
    seen = managers(store)
    await asyncio.gather(seen.note(GUILD, ADA, True), seen.note(GUILD, BEN, True))
    for known in (seen, managers(store)):
        assert await known.others(GUILD, OWNER, OWNER) == (ADA, BEN)


async def test_what_could_not_be_written_is_written_the_next_time() -> None:
    store = Settings()
    seen = managers(store)
    store.is_broken = True
    with pytest.raises(StoreError):
        await seen.note(GUILD, ADA, True)
    store.is_broken = False
    await seen.note(GUILD, ADA, True)
    assert await managers(store).others(GUILD, OWNER, OWNER) == (ADA,)


async def test_a_manager_is_answered_while_nothing_can_be_written(
    here: World, monkeypatch: pytest.MonkeyPatch, errors: Errors
) -> None:
    here.trust(A)

    async def refused(key: str, text: str) -> None:
        raise StoreError("disk full")

    monkeypatch.setattr(here.app.host.store, "put_setting", refused)
    assert "How to play" in (await here.command(A, "help")).text
    assert "who may manage server" in errors.take()
