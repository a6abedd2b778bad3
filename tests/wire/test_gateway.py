"""The connection of the real process breaks, is slow, or refuses: nothing is lost."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from engine.core import actions as a
from engine.core.state import waiting
from tests.support import bot_programs
from tests.support.bot_process import forked
from tests.support.custom_ids import action_custom_id
from tests.support.game import CONNECTICUT, A, Game
from tests.support.local_bot import LocalBot, running_bot
from tests.support.local_discord import Message
from tests.support.timeouts import TIMEOUT

pytestmark = pytest.mark.asyncio


def at_the_shop(game: Game) -> None:
    game.at(A, CONNECTICUT - 3).to_move(A).play(A, a.Roll(), (1, 2))


async def shop(local_bot: LocalBot) -> tuple[Message, str]:
    """Ada may buy Connecticut: the message and its button."""
    await local_bot.start_game("Ada", "Bo", position=at_the_shop)
    buy = action_custom_id(local_bot.table.game, waiting(local_bot.table.look()).id, a.Buy())
    return await table_with(local_bot, buy), buy


async def table_with(local_bot: LocalBot, custom_id: str) -> Message:
    return await local_bot.member("Ada").wait_for(
        lambda it: any(button["custom_id"] == custom_id for button in it.buttons)
    )


def bought_once(local_bot: LocalBot) -> bool:
    state = local_bot.table.look()
    return state.deeds[CONNECTICUT].owner == A and state.seats[A].cash == 1500 - 120


def pressed_since(local_bot: LocalBot, before: int) -> bool:
    """Whether Discord has a press with a later id."""
    return bool(
        local_bot.discord.hub.world.select("SELECT id FROM interactions WHERE id > ?", before)
    )


@asynccontextmanager
async def outage(local_bot: LocalBot) -> AsyncIterator[None]:
    """The connection is cut, the bot has noticed, and Discord accepts no other."""
    gateway = local_bot.discord.hub.gateway
    gateway.accepting.clear()
    connection_attempts = gateway.connection_attempts
    await local_bot.discord.control.drop_gateway(4000)
    await local_bot.wait_for(lambda: gateway.connection_attempts > connection_attempts)
    yield
    gateway.accepting.set()
    await local_bot.discord.control.wait_connected()


async def syncs(local_bot: LocalBot) -> int:
    asked = await local_bot.discord.control.requests()
    return sum(it["method"] == "PUT" and it["path"].endswith("/commands") for it in asked)


async def test_commands_are_told_only_when_they_have_changed(local_bot: LocalBot) -> None:
    await local_bot.process.start()
    assert await syncs(local_bot) == 1
    await local_bot.crash()
    assert await syncs(local_bot) == 1
    await local_bot.process.kill()
    with closing(sqlite3.connect(local_bot.database)) as file, file:
        file.execute("UPDATE settings SET body = 'others' WHERE key = 'commands-hash'")
    await local_bot.process.start()
    await local_bot.wait_for(
        lambda: local_bot.rows("SELECT body FROM settings WHERE body = 'others'") == []
    )
    assert await syncs(local_bot) == 2


async def test_a_press_that_is_replayed_twice_after_a_resume_counts_once(
    local_bot: LocalBot,
) -> None:
    message, buy = await shop(local_bot)
    local_bot.discord.hub.gateway.replays = 2
    async with outage(local_bot):
        before = local_bot.discord.hub.world.next_id()
        press = asyncio.create_task(local_bot.member("Ada").press(message, buy, wait=0))
        await local_bot.wait_for(lambda: pressed_since(local_bot, before))
        assert not bought_once(local_bot), "nobody hears it yet"
    await press
    await local_bot.wait_for(lambda: bought_once(local_bot))
    await local_bot.check_all()
    assert local_bot.discord.hub.gateway.log[-1] == "RESUME"
    pressed = local_bot.rows(
        "SELECT version FROM steps WHERE key IS NOT NULL AND action LIKE '%buy%'"
    )
    assert len(pressed) == 1


@pytest.mark.parametrize("act", ["reconnect", "invalidate"])
async def test_a_new_connection_goes_on_where_the_old_one_was(
    local_bot: LocalBot, act: str
) -> None:
    message, buy = await shop(local_bot)
    before = len(local_bot.discord.hub.gateway.log)
    await local_bot.discord.control.disturb_gateway(act)
    await local_bot.wait_for(lambda: len(local_bot.discord.hub.gateway.log) > before)
    await local_bot.discord.control.wait_connected()
    assert not (await local_bot.member("Ada").press(message, buy)).failed
    assert bought_once(local_bot)
    await local_bot.check_all()
    wanted = "RESUME" if act == "reconnect" else "IDENTIFY"
    assert local_bot.discord.hub.gateway.log[before] == wanted


@pytest.mark.parametrize("everywhere", [False, True], ids=["one-channel", "global"])
async def test_a_pause_that_discord_wants_is_kept_and_then_all_is_shown(
    local_bot: LocalBot, everywhere: bool
) -> None:
    message, buy = await shop(local_bot)
    fault = {"times": 2, "retry_after": 0.2, "global": everywhere}
    await local_bot.discord.control.inject("POST", r"/channels/\d+/messages$", 429, **fault)
    assert not (await local_bot.member("Ada").press(message, buy)).failed
    end = action_custom_id(local_bot.table.game, waiting(local_bot.table.look()).id, a.EndTurn())
    assert not (await local_bot.member("Ada").press(message, end)).failed
    await local_bot.check_all()
    assert bought_once(local_bot)


async def test_an_answer_that_gets_lost_is_sent_again_and_counts_once(local_bot: LocalBot) -> None:
    """The first time Discord has heard it: the second is told that it was answered before."""
    message, buy = await shop(local_bot)
    await local_bot.discord.control.inject("POST", r"/callback$", 502, carry_out=True)
    await local_bot.member("Ada").press(message, buy, wait=0)
    await local_bot.wait_for(lambda: bought_once(local_bot))
    await local_bot.check_all()
    end = action_custom_id(local_bot.table.game, waiting(local_bot.table.look()).id, a.EndTurn())
    assert (await table_with(local_bot, end)).id == message.id


async def test_what_is_being_shown_when_the_bot_is_asked_to_stop_gets_there(
    local_bot: LocalBot,
) -> None:
    message, buy = await shop(local_bot)
    await local_bot.discord.control.inject("POST", r"/callback$", delay=TIMEOUT)
    press = asyncio.create_task(local_bot.member("Ada").press(message, buy, wait=0))
    await local_bot.wait_for(lambda: bought_once(local_bot))
    stop = asyncio.create_task(local_bot.process.stop())
    await local_bot.process.says("stopping")
    await local_bot.discord.control.stop_injecting()
    await stop
    assert not (await press).failed
    assert not local_bot.has_unshown()
    await local_bot.process.start()
    await local_bot.check_all()


async def test_while_nobody_can_be_heard_no_deadline_passes(tmp_path: Path) -> None:
    async with running_bot(tmp_path, launch=forked(bot_programs.with_short_absences)) as local_bot:
        await local_bot.start_game("Ada", "Bo")
        (before,) = min(local_bot.rows("SELECT at FROM deadlines"))
        async with outage(local_bot):
            over = time.monotonic() + 1.2
            await local_bot.wait_for(lambda: time.monotonic() > over)
        await local_bot.wait_for(
            lambda: min(local_bot.rows("SELECT at FROM deadlines"))[0] > before + 1
        )
        await local_bot.wait_until_shown()
        await local_bot.check_shown()


async def test_the_games_of_a_channel_that_is_deleted_wait(
    local_bot: LocalBot,
) -> None:
    await shop(local_bot)
    hub = local_bot.discord.hub
    channel = hub.channel(local_bot.table.channel_id)
    hub.world.remove_channel(int(channel["id"]))
    hub.gateway.dispatch("CHANNEL_DELETE", channel, hub.world.guild_id)
    for name in ("Ada", "Bo"):
        told = await local_bot.member(name).wait_for(lambda it: "Nothing is lost" in it.text)
        assert "Ada" in told.text
    await local_bot.wait_for(lambda: local_bot.rows("SELECT * FROM deadlines") == [])
    await local_bot.wait_until_shown()
    asked = len(await local_bot.discord.control.requests())
    await asyncio.sleep(0.5)
    assert len(await local_bot.discord.control.requests()) == asked, "nothing is tried in a loop"
    local_bot.check_log()


async def test_neither_tokens_nor_people_are_in_the_log_of_failing_answers(tmp_path: Path) -> None:
    async with running_bot(tmp_path, settings={"LOG_LEVEL": "DEBUG"}) as local_bot:
        message, buy = await shop(local_bot)
        await local_bot.discord.control.inject("POST", r"/callback$", 429, retry_after=0.1)
        await local_bot.discord.control.inject("POST", r"/callback$", 404, code=10015)
        await local_bot.discord.control.inject("PATCH", r"/messages/\d+$", 400, code=50013)
        await local_bot.member("Ada").press(message, buy, wait=0)
        await local_bot.wait_for(lambda: bought_once(local_bot))
        await local_bot.wait_until_shown()
        world = local_bot.discord.hub.world
        tokens = [token for (token,) in world.select("SELECT token FROM interactions")]
        people = local_bot.rows("SELECT user_id, name FROM players")
        log = local_bot.process.log
        assert tokens
        assert "DEBUG" in log
        assert "(hidden)" in log
        assert not [token for token in [*tokens, world.bot_token] if token in log]
        assert len(people) > 1
        assert not [it for person in people for it in map(str, person) if it in log]
