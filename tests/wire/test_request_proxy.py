"""The real process with a request proxy between it and Discord."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support import bot_programs
from tests.support.answer_labels import JOIN
from tests.support.bot_process import BotProcess, forked
from tests.support.local_discord import LocalDiscord
from tests.support.players import CHANNEL
from tests.support.request_proxy import RequestProxy
from tests.support.timeouts import TIMEOUT

pytestmark = pytest.mark.asyncio
LAUNCH = forked(bot_programs.with_short_retries)
NO_OTHER = {"DISCORD_API_BASE": "", "DISCORD_GATEWAY_URL": ""}


async def test_every_request_goes_to_the_proxy_and_the_log_says_so(tmp_path: Path) -> None:
    async with (
        LocalDiscord(tmp_path / "world.db", answer_within=TIMEOUT) as discord,
        RequestProxy(discord.origin) as proxy,
        BotProcess(
            discord, tmp_path / "games.db", {**NO_OTHER, "DISCORD_PROXY": proxy.origin}, LAUNCH
        ) as bot,
    ):
        ada = discord.member("Ada")
        await ada.slash("monopoly new", CHANNEL, pace="live")
        lobby = await ada.wait_for(lambda seen: JOIN in seen.labels, channel=CHANNEL)
        await discord.member("Bo").press(lobby, JOIN)
        token = discord.bot_token
        assert ("/api/v10/users/@me", f"Bot {token}") in proxy.requests
        parts = {path.split("/")[3] for path, _ in proxy.requests}
        assert parts >= {"applications", "gateway", "interactions"}
        assert bot.log.count(f"the bot’s token with it, goes to {proxy.origin} ") == 1
        assert token not in bot.log


async def test_a_proxy_that_is_away_is_waited_for(tmp_path: Path) -> None:
    async with LocalDiscord(tmp_path / "world.db", answer_within=TIMEOUT) as discord:
        async with RequestProxy(discord.origin) as proxy:
            pass
        settings = {**NO_OTHER, "DISCORD_PROXY": proxy.origin}
        bot = BotProcess(discord, tmp_path / "games.db", settings, LAUNCH)
        await bot.launch()
        try:
            await bot.says("The bot cannot reach Discord and tries again")
            async with RequestProxy(discord.origin, proxy.port):
                await discord.control.wait_commands(TIMEOUT)
                await bot.stop()
        finally:
            await bot.kill()
