"""Reminders: at half time and before the end, gone when heard, never in quiet hours."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.host.clocks.quiet_hours import Quiet
from engine.host.preferences import Preferences
from tests.support.discord import World, world
from tests.support.discord_dice import fixed_dice

pytestmark = pytest.mark.asyncio
MINUTE, HOUR = 60, 3600


async def prefer(here: World, who: int, **wishes: object) -> None:
    text = Preferences.model_validate(wishes).model_dump_json()
    await here.app.host.store.preferences.put(here.user(who), text)


async def buying(here: World) -> str:
    """Ada has to decide about Oriental; she was called as her dice had been thrown."""
    game = await here.start("daily", people=2)
    await here.wait(15 * MINUTE)
    kinds = {it.kind for it in (await here.table(game)).deadlines}
    assert kinds == {"buy"}
    return game


def pings(here: World, since: int = 0) -> list[tuple[int, ...]]:
    return [it.pings for it in here.shown[since:] if it.pings]


async def reminders(here: World, game: str) -> list[str]:
    messages = await here.app.host.store.messages.of_game(game)
    return [it.role for it in messages if it.role.startswith(("again:", "dm:"))]


@pytest.fixture(autouse=True)
def dice(monkeypatch: pytest.MonkeyPatch) -> None:
    fixed_dice(monkeypatch, (6, 5), (1, 1), (4, 2), (4, 6))


async def test_who_is_silent_is_called_at_half_time_and_before_the_end(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        game = await buying(here)
        assert pings(here) == [(here.user(0),)]
        await here.wait(18 * HOUR - 1)
        assert pings(here) == [(here.user(0),)]
        seen = len(here.shown)
        await here.wait(1)
        (half,) = here.shown[seen:]
        assert (half.new, half.pings) == (True, (here.user(0),))
        assert "without an answer <t:" in half.text
        await here.wait(16 * HOUR - 1)
        assert len(here.shown) == seen + 1
        await here.wait(1)
        assert pings(here, seen) == [(here.user(0),)] * 2
        assert here.is_gone(half)
        assert len(await reminders(here, game)) == 1


async def test_a_reminder_goes_when_it_has_been_heard(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        game = await buying(here)
        seen = len(here.shown)
        await here.wait(18 * HOUR)
        (half,) = here.shown[seen:]
        await here.press(0, await here.message(game, "table"), "Buy")
        assert here.is_gone(half)
        assert await reminders(here, game) == []


async def test_a_reminder_comes_by_direct_message_where_that_is_wanted(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await prefer(here, 0, ping="dm")
        game = await buying(here)
        seen = len(here.shown)
        await here.wait(18 * HOUR)
        (half,) = here.shown[seen:]
        assert (half.channel != here.channel.id, half.pings) == (True, (here.user(0),))
        await here.press(0, await here.message(game, "table"), "Buy")
        assert here.is_gone(half)


async def test_in_quiet_hours_the_call_waits_for_the_morning(tmp_path: Path) -> None:
    """The simulation begins at midnight UTC; Ada sleeps until seven."""
    async with world(tmp_path) as here:
        await prefer(here, 0, quiet=Quiet("UTC", 23 * 60, 7 * 60))
        game = await buying(here)
        assert pings(here) == []
        (deadline,) = (await here.table(game)).deadlines
        assert (deadline.calls, deadline.next_call) == (0, await seven(here))
        await here.wait(await seven(here) - here.now)
        assert pings(here) == [(here.user(0),)]
        assert await reminders(here, game) == []  # The first call is a table message.


async def seven(here: World) -> float:
    return here.now - here.now % (24 * HOUR) + 7 * HOUR


async def test_live_and_in_the_evening_nobody_is_called_twice(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.start("evening", people=2)
        await here.wait(30)
        assert pings(here) == [(here.user(0),)]
        await here.wait(19 * MINUTE)
        assert pings(here) == [(here.user(0),)]
