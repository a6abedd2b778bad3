"""The local Discord and a bot in a process of its own, which is killed and started again."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Mapping
from pathlib import Path

import aiohttp
import pytest
import pytest_asyncio

from bot.local.__main__ import BOT as KEPT
from bot.local.__main__ import games_url, keep_running
from tests.support.bot_process import BotProcess, Process, counting_bot
from tests.support.local_discord import ClientRefusal, LocalDiscord
from tests.support.timeouts import TIMEOUT, local_discord

BOT = (sys.executable, "-m", "tests.support.counting_bot")
pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def local(tmp_path: Path) -> AsyncIterator[LocalDiscord]:
    async with local_discord(tmp_path / "world.db") as discord:
        yield discord


async def test_buttons_and_modals_outlive_a_killed_bot(local: LocalDiscord) -> None:
    ada = local.member("Ada")
    async with counting_bot(local) as first:
        message = (await ada.slash("panel")).message
        assert message is not None
        assert (await ada.press(message, "Count 1")).text.startswith("count 1")
        with pytest.raises(ClientRefusal, match="cannot be pressed"):
            await ada.press(message, "Never")
        modal = await ada.press(message, "Bid")
        first.kill()
        await first.wait()
        await local.hub.gateway.away.wait()
        local.hub.answer_within = 0.05
        assert (await ada.press(message, "Count 2")).failed
        local.hub.answer_within = TIMEOUT
    async with counting_bot(local):
        assert (await ada.press(message, "Count 2")).text.startswith("count 2")
        reply = await ada.submit_modal(modal, {"amount": "120", "kind": ["Secret maximum"]})
        assert reply.text == "filed 120, secret"
        # What the killed bot never saw is not told to the one that identifies anew.
        log = (await local.control.world())["gateway_log"]
        assert log == ["IDENTIFY", "IDENTIFY"]


async def test_the_bot_is_started_again_when_it_dies(local: LocalDiscord) -> None:
    stop = asyncio.Event()
    keeper = asyncio.create_task(keep_running(local, stop, BOT))
    await local.control.wait_connected()
    await local.control.drop_gateway(4004)
    await local.hub.gateway.away.wait()
    await local.control.wait_connected()
    stop.set()
    assert await keeper == 0
    await local.hub.gateway.away.wait()


async def test_the_same_file_is_the_same_world(tmp_path: Path) -> None:
    async with LocalDiscord(tmp_path / "demo.db") as first:
        said = await first.member("Dee").say("tavern", "still here?")
        address, token = first.page_url, first.bot_token
        assert games_url(first) == f"sqlite:///{tmp_path}/demo-games.db"
    async with LocalDiscord(tmp_path / "demo.db") as second:
        assert (second.page_url, second.bot_token) == (address, token)
        seen = await second.member("Ada").messages(channel="tavern")
        assert [message.id for message in seen] == [said.id]


async def test_only_loopback_names_and_the_secret_path_open(local: LocalDiscord) -> None:
    async with aiohttp.ClientSession() as session:
        async with session.get(local.page_url) as page:
            assert page.status == 200
        async with session.get(local.page_url, headers={"Host": "evil.example"}) as page:
            assert page.status == 403
        for path in ("/", "/control/world", "/x/control/world", "/static/page.js"):
            async with session.get(local.origin + path) as page:
                assert page.status == 404


async def test_main_prints_where_it_is_and_ends_on_sigterm(tmp_path: Path) -> None:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot.local", "--no-bot", "--world", str(tmp_path / "w.db")),
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    address = (await process.stdout.readline()).decode().split()[-1]
    async with aiohttp.ClientSession() as session, session.get(address) as page:
        assert "The Table" in await page.text()
    process.terminate()
    assert await process.wait() == 0


async def test_the_bot_plays_until_the_local_discord_was_killed(tmp_path: Path) -> None:
    """As `make demo` starts it: by a module that runs `python -m bot run` within itself."""
    started = list[asyncio.subprocess.Process]()

    async def launch(environment: Mapping[str, str], log: Path) -> Process:
        with log.open("ab") as output:
            bot = await asyncio.create_subprocess_exec(
                *KEPT, env=environment, stdin=asyncio.subprocess.PIPE, stdout=output, stderr=output
            )
        started.append(bot)
        return bot

    async with local_discord(tmp_path / "world.db") as local:
        bot = BotProcess(local, tmp_path / "games.db", launch=launch)
        try:
            await bot.start()
            answer = await local.member("Ada").slash("monopoly mine", "direct")
            assert "My games" in answer.text
            assert started[0].stdin is not None
            started[0].stdin.close()
            assert await bot.ended() == 0
            bot.check_log()
        finally:
            await bot.kill()
