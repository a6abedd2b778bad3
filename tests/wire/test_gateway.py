"""The connections of the real process break, are slow, or refuse: nothing is lost or doubled.

Here is only what discord.py does about sockets. What the bot makes of outages and refusals is
tested without any: tests/bot/discord/test_connections.py, tests/bot/messages/test_publisher.py.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from engine.core import actions as a
from engine.core.state import waiting
from tests.support import bot_programs
from tests.support.bot_process import forked
from tests.support.connecticut import at_the_shop
from tests.support.custom_ids import action_custom_id
from tests.support.game import CONNECTICUT, A
from tests.support.local_bot import LocalBot, running_bot
from tests.support.local_discord import Message
from tests.support.timeouts import TIMEOUT

pytestmark = pytest.mark.asyncio
SHORT = 1.0
"""Seconds: a longer absence moves deadlines."""


async def button(local_bot: LocalBot, action: a.Action) -> tuple[Message, str]:
    """The message on which an action can be pressed now, and its button."""
    pressed = action_custom_id(local_bot.table.game, waiting(local_bot.table.look()).id, action)
    message = await local_bot.member("Ada").wait_for(
        lambda it: any(each["custom_id"] == pressed for each in it.buttons)
    )
    return message, pressed


def bought_once(local_bot: LocalBot) -> bool:
    state = local_bot.table.look()
    return state.deeds[CONNECTICUT].owner == A and state.seats[A].cash == 1500 - 120


def next_deadline(local_bot: LocalBot) -> float:
    ((at,),) = local_bot.rows("SELECT min(at) FROM deadlines")
    return float(at)


def pressed_since(local_bot: LocalBot, before: int) -> bool:
    """Whether Discord has a press with a later id."""
    return bool(
        local_bot.discord.hub.world.select("SELECT id FROM interactions WHERE id > ?", before)
    )


@asynccontextmanager
async def outage(local_bot: LocalBot) -> AsyncIterator[None]:
    """The connection is cut, the bot has noticed, and Discord accepts no other."""
    gateway = local_bot.discord.gateway
    gateway.accepting.clear()
    connection_attempts = gateway.connection_attempts
    await local_bot.discord.control.drop_gateway(4000)
    await local_bot.wait_for(lambda: gateway.connection_attempts > connection_attempts)
    yield
    gateway.accepting.set()
    await local_bot.discord.control.wait_connected()


async def test_a_connection_that_breaks_loses_and_doubles_nothing(tmp_path: Path) -> None:
    async with running_bot(tmp_path, launch=forked(bot_programs.with_short_absences)) as local_bot:
        await local_bot.start_game("Ada", "Bo", position=at_the_shop)
        await press_in_an_outage(local_bot)
        await local_bot.check_all()
        for act, wanted in (("reconnect", "RESUME"), ("invalidate", "IDENTIFY")):
            await disturb(local_bot, act, wanted)
        await stop_in_an_answer(local_bot)


async def press_in_an_outage(local_bot: LocalBot) -> None:
    """A press that is replayed twice after a resume counts once, and deadlines have moved."""
    gateway, due = local_bot.discord.gateway, next_deadline(local_bot)
    gateway.replays = 2
    message, buy = await button(local_bot, a.Buy())
    async with outage(local_bot):
        over, before = time.monotonic() + SHORT + 0.2, local_bot.discord.hub.world.next_id()
        press = asyncio.create_task(local_bot.member("Ada").press(message, buy, wait=0))
        await local_bot.wait_for(lambda: pressed_since(local_bot, before))
        await local_bot.wait_for(lambda: time.monotonic() > over)
        assert not bought_once(local_bot), "nobody hears it yet"
        assert next_deadline(local_bot) == due
    await press
    await local_bot.wait_for(lambda: bought_once(local_bot))
    assert gateway.log[-1] == "RESUME"
    assert next_deadline(local_bot) > due + SHORT
    bought = "SELECT version FROM steps WHERE key IS NOT NULL AND action LIKE '%buy%'"
    assert len(local_bot.rows(bought)) == 1


async def disturb(local_bot: LocalBot, act: str, wanted: str) -> None:
    """A new connection goes on where the old one was."""
    log = local_bot.discord.gateway.log
    before = len(log)
    await local_bot.discord.control.disturb_gateway(act)
    await local_bot.wait_for(lambda: len(log) > before)
    await local_bot.discord.control.wait_connected()
    assert log[before] == wanted
    board = await local_bot.member("Bo").slash("monopoly board", "monopoly")
    assert board.message is not None


async def stop_in_an_answer(local_bot: LocalBot) -> None:
    """What is being shown when the bot is asked to stop gets there."""
    message, end = await button(local_bot, a.EndTurn())
    ((version,),) = local_bot.rows("SELECT version FROM games")
    await local_bot.discord.control.inject("POST", r"/callback$", delay=TIMEOUT)
    press = asyncio.create_task(local_bot.member("Ada").press(message, end, wait=0))
    await local_bot.wait_for(lambda: local_bot.rows("SELECT version FROM games") > [(version,)])
    stop = asyncio.create_task(local_bot.process.stop())
    await local_bot.process.says("stopping")
    await local_bot.discord.control.stop_injecting()
    await stop
    assert not (await press).failed
    assert not local_bot.has_unshown()
    local_bot.check_log()
    local_bot.check_messages()
    await local_bot.check_shown()


async def test_answers_that_fail_are_sent_again_and_told_to_no_log(tmp_path: Path) -> None:
    async with running_bot(tmp_path, settings={"LOG_LEVEL": "DEBUG"}) as local_bot:
        await local_bot.start_game("Ada", "Bo", position=at_the_shop)
        await lose_an_answer(local_bot)
        await keep_pauses(local_bot)
        await local_bot.check_all()
        await check_secrets(local_bot)


async def lose_an_answer(local_bot: LocalBot) -> None:
    """Discord has heard it the first time: the second is told that it was answered before."""
    message, buy = await button(local_bot, a.Buy())
    await local_bot.discord.control.inject("POST", r"/callback$", 502, carry_out=True)
    await local_bot.member("Ada").press(message, buy, wait=0)
    await local_bot.wait_for(lambda: bought_once(local_bot))
    assert (await button(local_bot, a.EndTurn()))[0].id == message.id


async def keep_pauses(local_bot: LocalBot) -> None:
    """A pause that Discord wants is kept, for one channel and for all, and then all is shown."""
    message, end = await button(local_bot, a.EndTurn())
    for everywhere in (False, True):
        fault = {"retry_after": 0.2, "global": everywhere}
        await local_bot.discord.control.inject("POST", r"/channels/\d+/messages$", 429, **fault)
    assert not (await local_bot.member("Ada").press(message, end)).failed
    await local_bot.wait_until_shown()
    assert [it.times for it in local_bot.discord.hub.injected] == [0, 0, 0]


async def check_secrets(local_bot: LocalBot) -> None:
    """Neither tokens nor people are in the log of answers that fail."""
    message, roll = await button(local_bot, a.Roll())
    control = local_bot.discord.control
    await control.inject("POST", r"/callback$", 429, retry_after=0.1)
    await control.inject("POST", r"/callback$", 404, code=10015)
    await control.inject("PATCH", r"/messages/\d+$", 400, code=50013)
    before = local_bot.table.look().rolls
    await local_bot.member("Bo").press(message, roll, wait=0)
    await local_bot.wait_for(lambda: local_bot.table.look().rolls > before)
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
