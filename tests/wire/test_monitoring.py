"""A bot that is watched: what a host's tools see of a game that is played."""

from __future__ import annotations

import socket
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.process.version import VERSION
from engine.core import actions as a
from engine.core.state import waiting
from tests.support.bot_process import BotProcess
from tests.support.game import A
from tests.support.local_bot import LocalBot, running_bot
from tests.support.players import CHANNEL
from tests.support.scraping import ANY_PORT, ask, scrape, total
from tests.support.timeouts import local_discord
from tests.support.waiting import wait_for

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def watched(tmp_path: Path) -> AsyncIterator[LocalBot]:
    async with running_bot(tmp_path, settings=ANY_PORT) as found:
        yield found


async def test_a_press_is_counted_timed_and_written(watched: LocalBot) -> None:
    ada, bo = await watched.start_game("Ada", "Bo", position=lambda game: game.to_move(A))
    before = await scrape(watched.process)
    decision = waiting(watched.table.look()).id
    await ada.answer(decision, a.Roll())
    await watched.wait_until_shown()
    await ada.type_command("game", show="history")

    async def is_counted() -> bool:
        found = await scrape(watched.process)
        return bool(
            total(found, "monopoly_interactions_total", kind="command", outcome="done")
            and total(found, "monopoly_press_shown_seconds_count")
        )

    await wait_for(is_counted)
    after = await scrape(watched.process)
    assert total(before, "monopoly_interactions_total") == 0
    assert total(after, "monopoly_interactions_total", kind="press", outcome="done") == 1
    assert total(after, "monopoly_commands_total") == 1
    assert total(after, "monopoly_commands_total", command="game") == 1
    assert total(after, "monopoly_acknowledgement_seconds_count", kind="press") == 1
    assert total(after, "monopoly_acknowledgement_seconds_count", kind="command") == 1
    assert total(after, "monopoly_press_shown_seconds_count") == 1
    assert total(after, "monopoly_discord_requests_total", route="interactions") == 2
    assert total(after, "monopoly_discord_invalid_requests_total") == 0
    assert total(after, "monopoly_commit_group_size_sum") > total(
        before, "monopoly_commit_group_size_sum"
    )
    assert total(after, "monopoly_games", phase="running") == 1
    assert total(after, "monopoly_build_info", version=VERSION) == 1
    assert f"Monopoly bot {VERSION}" in watched.process.log
    assert total(after, "monopoly_shards_connected") == 1
    assert 0 < total(after, "monopoly_shard_latency_seconds", shard="0") < 60
    assert total(after, "process_resident_memory_bytes") > 1e7


async def test_presses_that_are_refused_or_unknown_are_told_apart(watched: LocalBot) -> None:
    ada, bo = await watched.start_game("Ada", "Bo", position=lambda game: game.to_move(A))
    message = await ada.member.wait_for(lambda seen: bool(seen.buttons), channel=CHANNEL)
    roll = next(it["custom_id"] for it in message.buttons if ":do:" in it["custom_id"])
    await bo.member.press(message, roll)

    async def is_refused() -> bool:
        found = await scrape(watched.process)
        return total(found, "monopoly_interactions_total", kind="press", outcome="refused") == 1

    await wait_for(is_refused)


async def test_a_bot_without_a_connection_lives_but_is_not_ready(watched: LocalBot) -> None:
    await watched.process.start()

    async def is_ready() -> bool:
        return (await ask(watched.process, "/ready"))[0] == 200

    await wait_for(is_ready)
    gateway = watched.discord.gateway
    gateway.accepting.clear()
    await watched.discord.control.drop_gateway(4000)

    async def is_lost() -> bool:
        return await ask(watched.process, "/ready") == (
            503,
            "0 of 1 shards are connected to Discord.\n",
        )

    await wait_for(is_lost)
    assert await ask(watched.process, "/live") == (200, "live\n")
    gateway.accepting.set()
    await wait_for(is_ready)


async def test_without_the_setting_nothing_listens(local_bot: LocalBot) -> None:
    await local_bot.process.start()
    assert "monitoring listens" not in local_bot.process.log


async def test_a_port_that_is_taken_ends_it_with_a_sentence(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        async with local_discord(tmp_path / "world.db") as discord:
            bot = BotProcess(discord, tmp_path / "games.db", {"MONITORING_PORT": port})
            await bot.launch()
            assert await bot.ended() == 6
    assert f"MONITORING_PORT: port {port} cannot be used" in bot.log
    assert "Traceback" not in bot.log


async def test_the_service_manager_hears_of_start_life_and_end(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.bind(str(tmp_path / "notify"))
        manager.setblocking(False)
        heard = list[bytes]()

        def hears(state: bytes) -> bool:
            try:
                while True:
                    heard.append(manager.recv(500))
            except BlockingIOError:
                return any(state in it for it in heard)

        settings = {"NOTIFY_SOCKET": str(tmp_path / "notify"), "WATCHDOG_USEC": "1000000"}
        async with running_bot(tmp_path, settings=settings) as found:
            await found.process.start()
            await wait_for(lambda: hears(b"READY=1"))
            await wait_for(lambda: hears(b"WATCHDOG=1"))
            await found.process.stop()
        assert hears(b"STOPPING=1")
        assert heard[0].startswith(b"READY=1")
