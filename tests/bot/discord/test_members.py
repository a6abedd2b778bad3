"""Look-ups of members: presses at the same moment share one, and no failure is taken for a yes."""

from __future__ import annotations

import asyncio
from unittest.mock import AsyncMock, Mock

import discord
import pytest

from bot.discord import members as module
from bot.discord.members import TRUSTED_FOR, UNKNOWN_MEMBER, Members
from tests.support.manual_clock import ManualClock

pytestmark = pytest.mark.asyncio
GUILD, BEN = 1, 2
BANNED = discord.NotFound(Mock(status=404), {"code": UNKNOWN_MEMBER, "message": ""})
TROUBLE = discord.HTTPException(Mock(status=500), {"code": 0, "message": ""})


class Lookups:
    """Discord, which says whether Ben is a member once it is told to answer."""

    def __init__(self) -> None:
        self.answered = asyncio.Event()
        self.count = 0
        self.clock = ManualClock()
        client = Mock()
        client.http.get_member = self.get_member
        self.members = Members(client, self.clock)

    async def get_member(self, guild_id: int, user_id: int) -> None:
        self.count += 1
        await self.answered.wait()
        raise BANNED

    def press(self) -> asyncio.Task[bool]:
        return asyncio.create_task(self.members.has(GUILD, BEN))


async def test_a_second_press_during_the_lookup_waits_for_its_answer() -> None:
    discord_ = Lookups()
    presses = [discord_.press(), discord_.press()]
    await asyncio.sleep(0)
    discord_.answered.set()
    assert await asyncio.gather(*presses) == [False, False]
    assert discord_.count == 1


async def test_a_press_that_is_cancelled_takes_the_answer_from_no_other() -> None:
    discord_ = Lookups()
    first, second = discord_.press(), discord_.press()
    await asyncio.sleep(0)
    first.cancel()
    await asyncio.sleep(0)
    discord_.answered.set()
    assert not await second
    assert not await discord_.press()
    assert discord_.count == 1


async def test_a_timeout_counts_for_a_minute_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LOOKUP_TIMEOUT", 0.0)
    discord_ = Lookups()
    assert await discord_.press()
    monkeypatch.undo()
    discord_.answered.set()
    assert await discord_.press()
    discord_.clock.now += TRUSTED_FOR + 1
    assert not await discord_.press()


async def test_a_failure_counts_for_a_minute_only() -> None:
    clock, client = ManualClock(), Mock()
    client.http.get_member = AsyncMock(side_effect=[TROUBLE, BANNED])
    members = Members(client, clock)
    assert await members.has(GUILD, BEN)
    assert await members.has(GUILD, BEN)
    clock.now += TRUSTED_FOR + 1
    assert not await members.has(GUILD, BEN)


async def test_a_person_who_comes_back_during_the_lookup_is_a_member() -> None:
    discord_ = Lookups()
    press = discord_.press()
    await asyncio.sleep(0)
    discord_.members.note(GUILD, BEN)
    discord_.answered.set()
    assert await press


async def test_who_is_listed_is_looked_up_once_a_day() -> None:
    clock, client = ManualClock(), Mock()
    client.http.get_member = AsyncMock(side_effect=lambda _, user: user == BEN or raises())
    members = Members(client, clock)
    for hours in (0, 2, 23):
        clock.now = hours * 3600
        assert await members.absent(GUILD, (BEN, 3)) == {3}
    assert client.http.get_member.await_count == 2
    clock.now = 25 * 3600
    assert await members.absent(GUILD, (BEN, 3)) == {3}
    assert client.http.get_member.await_count == 4
    members.note(GUILD, 3)
    assert members.known_absent(GUILD) == frozenset()


def raises() -> bool:
    raise BANNED


async def test_who_could_not_be_looked_up_is_listed() -> None:
    clock, client = ManualClock(), Mock()
    client.http.get_member = AsyncMock(side_effect=[TROUBLE, BANNED])
    members = Members(client, clock)
    assert await members.absent(GUILD, (BEN,)) == frozenset()
    clock.now += TRUSTED_FOR + 1
    assert await members.absent(GUILD, (BEN,)) == {BEN}
