"""The line between the real process and Discord breaks, is slow, or refuses: nothing is lost."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from bot.local import Message
from bot.press import doing
from engine import actions as a
from engine.state import waiting
from tests.support import bot_programs
from tests.support.bot_process import forked
from tests.support.crashes import Evening, evening
from tests.support.game import CONNECTICUT, A, Game

pytestmark = pytest.mark.asyncio


def at_the_shop(game: Game) -> None:
    game.at(A, CONNECTICUT - 3).to_move(A).play(A, a.Throw(), (1, 2))


async def shop(night: Evening) -> tuple[Message, str]:
    """Ada may buy Connecticut: the message and its button."""
    await night.game("Ada", "Bo")
    await night.arranged(at_the_shop)
    buy = doing(night.table.game, waiting(night.table.look()).id, a.Buy())
    return await table_with(night, buy), buy


async def table_with(night: Evening, custom_id: str) -> Message:
    return await night.member("Ada").wait_for(
        lambda it: any(button["custom_id"] == custom_id for button in it.buttons)
    )


def bought_once(night: Evening) -> bool:
    state = night.table.look()
    return state.deeds[CONNECTICUT].owner == A and state.seats[A].cash == 1500 - 120


def pressed_since(night: Evening, before: int) -> bool:
    """Whether Discord has a press with a later id."""
    return bool(night.discord.hub.world.select("SELECT id FROM interactions WHERE id > ?", before))


@asynccontextmanager
async def outage(night: Evening) -> AsyncIterator[None]:
    """The line is cut, the bot has noticed, and nobody gets in."""
    gateway = night.discord.hub.gateway
    gateway.door.clear()
    knocks = gateway.knocks
    await night.discord.control.drop_gateway(4000)
    await night.until(lambda: gateway.knocks > knocks)
    yield
    gateway.door.set()
    await night.discord.control.wait_connected()


async def syncs(night: Evening) -> int:
    asked = await night.discord.control.requests()
    return sum(it["method"] == "PUT" and it["path"].endswith("/commands") for it in asked)


async def test_commands_are_told_only_when_they_have_changed(night: Evening) -> None:
    assert await syncs(night) == 1
    await night.crash()
    assert await syncs(night) == 1
    await night.bot.kill()
    with closing(sqlite3.connect(night.database)) as file, file:
        file.execute("UPDATE settings SET body = 'others' WHERE key = 'commands-hash'")
    await night.bot.start()
    await night.until(lambda: night.rows("SELECT body FROM settings WHERE body = 'others'") == [])
    assert await syncs(night) == 2


async def test_a_press_that_is_replayed_twice_after_a_resume_counts_once(night: Evening) -> None:
    message, buy = await shop(night)
    night.discord.hub.gateway.replays = 2
    async with outage(night):
        before = night.discord.hub.world.next_id()
        press = asyncio.create_task(night.member("Ada").press(message, buy, wait=0))
        await night.until(lambda: pressed_since(night, before))
        assert not bought_once(night), "nobody hears it yet"
    await press
    await night.until(lambda: bought_once(night))
    await night.check()
    assert night.discord.hub.gateway.log[-1] == "RESUME"
    pressed = night.rows("SELECT version FROM steps WHERE key IS NOT NULL AND action LIKE '%buy%'")
    assert len(pressed) == 1


@pytest.mark.parametrize("act", ["reconnect", "invalidate"])
async def test_a_new_connection_goes_on_where_the_old_one_was(night: Evening, act: str) -> None:
    message, buy = await shop(night)
    before = len(night.discord.hub.gateway.log)
    await night.discord.control.shake_gateway(act)
    await night.until(lambda: len(night.discord.hub.gateway.log) > before)
    await night.discord.control.wait_connected()
    assert not (await night.member("Ada").press(message, buy)).failed
    assert bought_once(night)
    await night.check()
    wanted = "RESUME" if act == "reconnect" else "IDENTIFY"
    assert night.discord.hub.gateway.log[before] == wanted


@pytest.mark.parametrize("everywhere", [False, True], ids=["one-channel", "global"])
async def test_a_pause_that_discord_wants_is_kept_and_then_all_is_shown(
    night: Evening, everywhere: bool
) -> None:
    message, buy = await shop(night)
    fault = {"times": 2, "retry_after": 0.2, "global": everywhere}
    await night.discord.control.inject("POST", r"/channels/\d+/messages$", 429, **fault)
    assert not (await night.member("Ada").press(message, buy)).failed
    end = doing(night.table.game, waiting(night.table.look()).id, a.EndTurn())
    assert not (await night.member("Ada").press(message, end)).failed
    await night.check()
    assert bought_once(night)


async def test_an_answer_that_gets_lost_is_sent_again_and_counts_once(night: Evening) -> None:
    """The first time Discord has heard it: the second is told that it was answered before."""
    message, buy = await shop(night)
    await night.discord.control.inject("POST", r"/callback$", 502, carry_out=True)
    await night.member("Ada").press(message, buy, wait=0)
    await night.until(lambda: bought_once(night))
    await night.check()
    end = doing(night.table.game, waiting(night.table.look()).id, a.EndTurn())
    assert (await table_with(night, end)).id == message.id


async def test_what_is_being_shown_when_the_bot_is_asked_to_stop_gets_there(
    night: Evening,
) -> None:
    message, buy = await shop(night)
    await night.discord.control.inject("POST", r"/callback$", delay=1.0)
    press = asyncio.create_task(night.member("Ada").press(message, buy, wait=0))
    await night.until(lambda: bought_once(night))
    await night.bot.stop()
    assert not (await press).failed
    assert not night._unshown()
    await night.bot.start()
    await night.check()


async def test_while_nobody_can_be_heard_no_deadline_passes(tmp_path: Path) -> None:
    async with evening(tmp_path, launch=forked(bot_programs.with_short_absences)) as night:
        await night.game("Ada", "Bo")
        (before,) = min(night.rows("SELECT at FROM deadlines"))
        async with outage(night):
            await asyncio.sleep(2.0)
        await night.until(lambda: min(night.rows("SELECT at FROM deadlines"))[0] > before + 1)
        await night.settled()
        await night.check_shown()


async def test_the_games_of_a_channel_that_is_deleted_wait(
    night: Evening,
) -> None:
    await shop(night)
    hub = night.discord.hub
    channel = hub.channel(night.table.channel_id)
    hub.world.remove_channel(int(channel["id"]))
    hub.gateway.dispatch("CHANNEL_DELETE", channel, hub.world.guild_id)
    for name in ("Ada", "Bo"):
        told = await night.member(name).wait_for(lambda it: "Nothing is lost" in it.text)
        assert "Ada" in told.text
    await night.until(lambda: night.rows("SELECT * FROM deadlines") == [])
    await night.settled()
    asked = len(await night.discord.control.requests())
    await asyncio.sleep(0.5)
    assert len(await night.discord.control.requests()) == asked, "nothing is tried in a loop"
    night.check_log()


async def test_no_token_is_in_the_log_of_failing_answers(tmp_path: Path) -> None:
    async with evening(tmp_path, settings={"LOG_LEVEL": "DEBUG"}) as night:
        message, buy = await shop(night)
        await night.discord.control.inject("POST", r"/callback$", 429, retry_after=0.1)
        await night.discord.control.inject("POST", r"/callback$", 404, code=10015)
        await night.discord.control.inject("PATCH", r"/messages/\d+$", 400, code=50013)
        await night.member("Ada").press(message, buy, wait=0)
        await night.until(lambda: bought_once(night))
        await night.settled()
        world = night.discord.hub.world
        tokens = [token for (token,) in world.select("SELECT token FROM interactions")]
        log = night.bot.log
        assert tokens
        assert "INTERACTION_CREATE" in log, "the log tells of what came"
        assert "(hidden)" in log
        assert not [token for token in [*tokens, world.bot_token] if token in log]
