"""The weekly paper appears exactly once, whatever happens to the process or to its requests."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from bot.features.statistics.paper import PaperWriter
from bot.process.papers import print_due
from bot.ui.screen import Screen
from engine.host.finished.papers import choose_channel, last_end, note_told, papers_due
from tests.support.in_process import LostAnswer
from tests.support.in_process_discord import NO_ACCESS, SEND, TROUBLE
from tests.support.simulated_server import SimulatedServer
from tests.support.weekly_papers import (
    appear,
    choose,
    end_week,
    papers,
    play_to_the_end,
    wait_until_due,
)
from tests.telling_kills import run_rounds

pytestmark = pytest.mark.asyncio


@pytest.mark.parametrize("away", [0, 3600], ids=["at-once", "an-hour-later"])
@pytest.mark.parametrize("carried_out", [True, False], ids=["carried-out", "lost"])
async def test_killed_while_it_is_posted_it_appears_exactly_once(
    carried_out: bool, away: float, server: SimulatedServer
) -> None:
    await choose(server)
    await play_to_the_end(server)
    path = re.compile(rf"/channels/{server.channel.id}/messages$")
    await wait_until_due(server)
    lost = LostAnswer("POST", path, carried_out)
    server.wire.lost_answers.append(lost)
    killed = asyncio.create_task(print_due(server.app.host, server.app.publisher))
    await server.settle()
    assert lost.is_lost
    await server.crash(away)
    killed.cancel()
    await appear(server)
    await appear(server)
    assert len(papers(server)) == 1
    assert await papers_due(server.app.host) == ()


@pytest.mark.parametrize("carried_out", [True, False], ids=["carried-out", "lost"])
async def test_after_an_answer_that_tells_nothing_it_appears_exactly_once(
    carried_out: bool, server: SimulatedServer
) -> None:
    await choose(server)
    await play_to_the_end(server)
    server.fail(*SEND, *TROUBLE).carry_out = carried_out
    await end_week(server)
    assert len(papers(server)) == carried_out
    for _ in range(2):
        await server.wait(3600)
        await appear(server)
    assert len(papers(server)) == 1
    assert await papers_due(server.app.host) == ()


async def test_it_is_looked_for_where_it_was_posted(server: SimulatedServer) -> None:
    await choose(server)
    await play_to_the_end(server)
    server.fail(*SEND, *TROUBLE).carry_out = True
    await end_week(server)
    guild_id, other = server.hub.world.guild_id, server.create_channel("other")
    await choose_channel(server.app.host, guild_id, other.id)
    await server.set_language("de")
    await server.wait(3600)
    await appear(server)
    assert len(papers(server)) == 1
    assert other.history() == []


async def test_killed_again_and_again_it_appears_exactly_once(
    tmp_path: Path,
) -> None:
    tally = await run_rounds("paper", 4, 1, tmp_path)
    assert (tally.told_once, tally.never, tally.again) == (4, 0, 0)
    assert tally.at_requests > 0
    assert tally.at_writes > 0
    assert tally.with_second > 0


@pytest.mark.parametrize(("failure", "is_due"), [(TROUBLE, True), (NO_ACCESS, False)])
async def test_it_does_not_appear_while_nobody_knows_whether_it_is_there(
    failure: tuple[int, int], is_due: bool, server: SimulatedServer
) -> None:
    await choose(server)
    await play_to_the_end(server)
    server.fail(*SEND, *TROUBLE)
    await end_week(server)
    await server.wait(3600)
    server.fail("GET", "*/messages", *failure)
    await appear(server)
    assert papers(server) == []
    assert bool(await papers_due(server.app.host)) == is_due
    await appear(server)
    assert len(papers(server)) == is_due


async def test_an_attempt_of_the_week_before_does_not_count(server: SimulatedServer) -> None:
    await choose(server)
    await play_to_the_end(server)
    server.fail(*SEND, *TROUBLE).carry_out = True
    await end_week(server)
    assert len(papers(server)) == 1
    await play_to_the_end(server)
    await end_week(server)
    assert len(papers(server)) == 2


async def test_another_process_that_is_at_it_is_left_to_it(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = server.app.host
    await choose(server)
    await play_to_the_end(server)
    await wait_until_due(server)
    write = PaperWriter.write

    async def slow(writer: PaperWriter) -> Screen | None:
        await note_told(host, server.hub.world.guild_id, last_end(server.now))
        return await write(writer)

    monkeypatch.setattr(PaperWriter, "write", slow)
    await appear(server)
    assert papers(server) == []


async def test_only_the_owner_of_the_server_has_it_appear(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    await choose(server)
    await play_to_the_end(server)
    monkeypatch.setattr(server.app.host.ownership, "owns", lambda _: False)
    await end_week(server)
    assert papers(server) == []
    monkeypatch.undo()
    await appear(server)
    assert len(papers(server)) == 1
