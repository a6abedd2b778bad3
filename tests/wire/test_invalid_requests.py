"""The real process where Discord refuses request after request."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support import bot_programs
from tests.support.bot_process import BotProcess, forked
from tests.support.local_discord import LocalDiscord

pytestmark = pytest.mark.asyncio
LAUNCH = forked(bot_programs.with_few_invalid_requests)
BEFORE_ANSWERS = 9
"""Three quarters of the twelve that this process has."""


async def test_after_many_refusals_it_sends_nothing(tmp_path: Path) -> None:
    async with LocalDiscord(tmp_path / "world.db") as discord:
        await discord.control.inject("GET", "/users/@me$", 429, times=1000, retry_after=0.01)
        bot = BotProcess(discord, tmp_path / "games.db", launch=LAUNCH)
        await bot.launch()
        try:
            await bot.says("Discord bars the address")
            await bot.says("The bot cannot reach Discord and tries again")
            await bot.stop()
        finally:
            await bot.kill()
        assert len(await discord.control.requests()) == BEFORE_ANSWERS
