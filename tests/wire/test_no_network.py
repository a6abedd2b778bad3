"""The real process where Discord is out of reach at the start, or does not know its token."""

from __future__ import annotations

import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.support import bot_programs
from tests.support.bot_process import BotProcess, forked
from tests.support.local_discord import LocalDiscord
from tests.support.timeouts import TIMEOUT

pytestmark = pytest.mark.asyncio
SENTENCE = "The bot cannot reach Discord and tries again"
LAUNCH = forked(bot_programs.with_short_retries)


@asynccontextmanager
async def started(
    discord: LocalDiscord, folder: Path, **settings: str
) -> AsyncIterator[BotProcess]:
    """A bot that has not reached Discord yet."""
    bot = BotProcess(discord, folder / "games.db", settings, LAUNCH)
    await bot.launch()
    try:
        yield bot
    finally:
        await bot.kill()


def nobodys_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


async def test_it_waits_for_a_discord_that_is_not_there_yet(tmp_path: Path) -> None:
    discord = LocalDiscord(tmp_path / "world.db")
    await discord.start()
    await discord.stop()
    async with started(discord, tmp_path) as bot:
        await bot.says(SENTENCE)
        async with discord:
            await discord.control.wait_commands(TIMEOUT)
            await bot.stop()
        before = bot.log.partition("has connected to Gateway")[0]
        assert before.count(SENTENCE) == 1, "once a minute, however often it tries"
        assert "Traceback" not in before


async def test_it_can_be_stopped_while_it_waits(tmp_path: Path) -> None:
    discord = LocalDiscord(tmp_path / "world.db")
    await discord.start()
    await discord.stop()
    async with started(discord, tmp_path) as bot:
        await bot.says(SENTENCE)
        await bot.stop()
        assert "Traceback" not in bot.log
        assert "Unclosed" not in bot.log


async def test_a_gateway_out_of_reach_is_told_in_a_line(tmp_path: Path) -> None:
    settings = {"DISCORD_GATEWAY_URL": f"ws://127.0.0.1:{nobodys_port()}/gateway"}
    async with (
        LocalDiscord(tmp_path / "world.db") as discord,
        started(discord, tmp_path, SHARD_COUNT="1", **settings) as bot,
    ):
        await bot.says("Failed to connect for shard_id: 0")
        await bot.stop()
        assert "Traceback" not in bot.log


async def test_a_wrong_token_ends_it_with_a_sentence(tmp_path: Path) -> None:
    async with (
        LocalDiscord(tmp_path / "world.db") as discord,
        started(discord, tmp_path, DISCORD_TOKEN="another") as bot,
    ):
        assert await bot.ended() == 4
        assert "Discord refused the token: Improper token has been passed." in bot.log
        assert SENTENCE not in bot.log
        assert "Traceback" not in bot.log


async def test_a_bot_that_the_gateway_does_not_want_ends_with_a_sentence(tmp_path: Path) -> None:
    async with (
        LocalDiscord(tmp_path / "world.db") as discord,
        started(discord, tmp_path) as bot,
    ):
        await discord.control.wait_commands(TIMEOUT)
        await discord.control.drop_gateway(4013)
        assert await bot.ended() == 4
        assert "Discord does not let this bot connect" in bot.log
        assert "Traceback" not in bot.log
