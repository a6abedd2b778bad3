"""The real process where Discord is out of reach at the start, or does not know its token."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.local import LocalDiscord
from tests.support.bot_process import COLOUR
from tests.support.patience import PATIENCE

pytestmark = pytest.mark.asyncio
SENTENCE = "Discord cannot be reached, it is tried again"
PROGRAM = """
import sys
import bot.transport.login
bot.transport.login.WAIT = bot.transport.login.LONGEST_WAIT = 0.2
from tests.support.patient_bot import main
sys.exit(main(["run"]))
"""
"""The bot, which tries again five times a second."""


class Process:
    """The bot and what it has written."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.log = ""

    async def _read(self) -> str:
        assert self.process.stdout is not None
        line = COLOUR.sub("", (await self.process.stdout.readline()).decode())
        self.log += line
        return line

    async def says(self, what: str) -> None:
        async with asyncio.timeout(PATIENCE):
            while what not in self.log:
                assert await self._read(), f"it has ended: {self.log}"

    async def ends(self) -> int:
        async with asyncio.timeout(PATIENCE):
            while await self._read():
                pass
            return await self.process.wait()


@asynccontextmanager
async def started(folder: Path, settings: Mapping[str, str]) -> AsyncIterator[Process]:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", PROGRAM),
        env={**os.environ, "DATABASE_URL": f"sqlite:///{folder / 'games.db'}", **settings},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    try:
        yield Process(process)
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


def nobodys_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


async def test_it_waits_for_a_discord_that_is_not_there_yet(tmp_path: Path) -> None:
    discord = LocalDiscord(tmp_path / "world.db")
    await discord.start()
    settings = discord.bot_environment()
    await discord.stop()
    async with started(tmp_path, settings) as bot:
        await bot.says(SENTENCE)
        async with discord:
            await discord.control.wait_commands(PATIENCE)
        bot.process.send_signal(signal.SIGTERM)
        assert await bot.ends() == 0
        before = bot.log.partition("has connected to Gateway")[0]
        assert before.count(SENTENCE) == 1, "once a minute, however often it tries"
        assert "Traceback" not in before


async def test_it_can_be_stopped_while_it_waits(tmp_path: Path) -> None:
    port = nobodys_port()
    settings = {
        "DISCORD_TOKEN": "token",
        "DISCORD_API_BASE": f"http://127.0.0.1:{port}/api/v10",
        "DISCORD_GATEWAY_URL": f"ws://127.0.0.1:{port}/gateway",
    }
    async with started(tmp_path, settings) as bot:
        await bot.says(SENTENCE)
        bot.process.send_signal(signal.SIGTERM)
        assert await bot.ends() == 0
        assert "Traceback" not in bot.log
        assert "Unclosed" not in bot.log


async def test_a_gateway_out_of_reach_is_told_in_a_line(tmp_path: Path) -> None:
    async with LocalDiscord(tmp_path / "world.db") as discord:
        settings = discord.bot_environment() | {
            "DISCORD_GATEWAY_URL": f"ws://127.0.0.1:{nobodys_port()}/gateway",
            "SHARD_COUNT": "1",
        }
        async with started(tmp_path, settings) as bot:
            await bot.says("Failed to connect for shard_id: 0")
            bot.process.send_signal(signal.SIGTERM)
            assert await bot.ends() == 0
            assert "Traceback" not in bot.log


async def test_a_wrong_token_ends_it_with_a_sentence(tmp_path: Path) -> None:
    async with LocalDiscord(tmp_path / "world.db") as discord:
        settings = discord.bot_environment() | {"DISCORD_TOKEN": "another"}
        async with started(tmp_path, settings) as bot:
            assert await bot.ends() == 4
            assert "Discord refused the token: Improper token has been passed." in bot.log
            assert SENTENCE not in bot.log
            assert "Traceback" not in bot.log


async def test_a_bot_that_the_gateway_does_not_want_ends_with_a_sentence(tmp_path: Path) -> None:
    async with (
        LocalDiscord(tmp_path / "world.db") as discord,
        started(tmp_path, discord.bot_environment()) as bot,
    ):
        await discord.control.wait_commands(PATIENCE)
        await discord.control.drop_gateway(4013)
        assert await bot.ends() == 4
        assert "Discord does not let this bot connect" in bot.log
        assert "Traceback" not in bot.log
