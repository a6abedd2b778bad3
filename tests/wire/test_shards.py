"""A bot with several connections: one of them dies, and only its servers' games stand still."""

from __future__ import annotations

import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest

from engine.host.processes.downtime import DISCONNECTED
from engine.host.store.slots import slot_of
from tests.support import bot_programs
from tests.support.answer_labels import JOIN, START
from tests.support.bot_process import BotProcess, forked
from tests.support.local_bot import LocalBot
from tests.support.local_discord import LocalDiscord, Message
from tests.support.local_discord.places import add_guild
from tests.support.players import Table
from tests.support.timeouts import TIMEOUT

pytestmark = pytest.mark.asyncio
SHARDS = 4
DEAD, ALIVE = 2, 3
LONG = 2.2
"""Seconds of an outage that is made up for."""
LAUNCH = forked(partial(bot_programs.with_short_deadlines, 1))


@asynccontextmanager
async def several(folder: Path) -> AsyncIterator[LocalBot]:
    """The bot in a server on each of two shards of four, with a game in either."""
    async with LocalDiscord(folder / "world.db", shards=SHARDS, answer_within=TIMEOUT) as discord:
        discord.hub.gateway.starts_at_once = SHARDS
        for shard in (DEAD, ALIVE):
            add_guild(discord.hub.world, f"channel-{shard}", shard, SHARDS)
        async with BotProcess(discord, folder / "games.db", launch=LAUNCH) as bot:
            yield LocalBot(discord, bot)


async def begin(local_bot: LocalBot, shard: int) -> Table:
    """A game of Ada and Bo in the server on that shard."""
    ada, bo, channel = local_bot.member("Ada"), local_bot.member("Bo"), f"channel-{shard}"
    await ada.slash("monopoly new", channel, pace="live")
    lobby: Message = await ada.wait_for(lambda seen: JOIN in seen.labels, channel=channel)
    await bo.press(lobby, JOIN)
    await ada.press(lobby, START)
    button = next(it for it in lobby.buttons if it["label"] == JOIN)
    return Table(local_bot.database, button["custom_id"].split(":")[1], lobby.channel_id)


def version(local_bot: LocalBot, table: Table) -> int:
    ((found,),) = local_bot.rows("SELECT version FROM games WHERE id = ?", table.game)
    return int(found)


def is_noted(local_bot: LocalBot, shard: int) -> bool:
    """Whether the bot has noted that nobody on the shard is heard."""
    ((noted,),) = local_bot.rows("SELECT body FROM settings WHERE key = ?", DISCONNECTED)
    return str(shard) in json.loads(noted)["since"]


async def test_a_dead_shard_stops_only_the_clocks_of_its_servers(tmp_path: Path) -> None:
    """The bot has as many shards as Discord advises, and hears each, direct messages too."""
    async with several(tmp_path) as local_bot:
        sessions = local_bot.discord.hub.gateway.sessions.values()
        assert sorted((it.shard, it.shards) for it in sessions) == [(it, 4) for it in range(4)]
        still, lively = await begin(local_bot, DEAD), await begin(local_bot, ALIVE)
        for table, shard in ((still, DEAD), (lively, ALIVE)):
            ((guild,),) = local_bot.rows("SELECT guild_id FROM games WHERE id = ?", table.game)
            assert slot_of(guild, SHARDS) == shard
        # On a loaded machine a start may be long for all of them.
        started = len(local_bot.process.log)
        await local_bot.discord.control.freeze_shard(DEAD)
        await local_bot.wait_for(lambda: is_noted(local_bot, DEAD))
        stood_at = version(local_bot, still)
        deadlines = local_bot.rows("SELECT at FROM deadlines WHERE game_id = ?", still.game)
        went_from = version(local_bot, lively)
        frozen = time.monotonic()
        answer = await local_bot.member("Ada").slash("monopoly mine", "direct")
        assert "My games" in answer.text
        await local_bot.wait_for(lambda: version(local_bot, lively) >= went_from + 2)
        await local_bot.wait_for(lambda: time.monotonic() > frozen + LONG)
        assert version(local_bot, still) == stood_at, "nobody there could have answered"
        after = local_bot.rows("SELECT at FROM deadlines WHERE game_id = ?", still.game)
        assert after == deadlines
        await local_bot.discord.control.thaw_shard(DEAD)
        await local_bot.wait_for(
            lambda: (
                min(local_bot.rows("SELECT at FROM deadlines WHERE game_id = ?", still.game))
                > (max(deadlines)[0] + 2,)
            )
        )
        await local_bot.wait_for(lambda: version(local_bot, still) > stood_at)
        (line,) = [
            it for it in local_bot.process.log[started:].splitlines() if "disconnected for" in it
        ]
        assert "slot 2 was disconnected for" in line, "the others have neither stopped nor moved"
