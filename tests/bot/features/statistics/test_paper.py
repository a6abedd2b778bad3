"""The weekly paper: one message without pings, once a week, in a channel that managers choose."""

from __future__ import annotations

import re

import pytest

import engine.host.finished.turns
from engine.core.actions import Roll
from engine.host.finished.papers import TOLD_WITHIN, WEEK, last_end, paper_of, papers_due
from tests.support.fixed_dice import fixed_dice
from tests.support.game import BROWNS, A, B, C
from tests.support.simulated_messages import said
from tests.support.simulated_server import SimulatedServer
from tests.support.weekly_papers import appear, choose, end_week, papers, play_to_the_end

pytestmark = pytest.mark.asyncio


@pytest.fixture(autouse=True)
def short_games_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """How long a game has to be is tested in the host."""
    monkeypatch.setattr(engine.host.finished.turns, "LEAST_TURNS", 0)


async def test_it_tells_of_games_over_the_season_and_a_record(server: SimulatedServer) -> None:
    await choose(server)
    game = await play_to_the_end(server, 3)
    await end_week(server)
    (paper,) = papers(server)
    text = said(paper)
    link = (await server.message(game, "table")).id
    assert re.search(rf"\[Ada, Ben and Cleo\]\(\S*/{link}\): 🏆 Ada, on turn \d\.", text)
    assert "**Season leaders: winter 2026**" in text
    assert "🥇 1 · **Ada**" in text
    assert "**New record of the season**" in text
    assert paper.mentions == []
    assert "<@" not in text


async def test_it_tells_of_games_under_way_what_moved_the_chances_most(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 2), *[(1, 2)] * 200)
    await choose(server)
    game = await server.start_game("daily", people=3)
    await server.arrange(
        game, lambda it: it.owns(B, *BROWNS).levels(BROWNS, 5, 5).cash(A, 460).to_move(A)
    )
    await server.act(game, A, Roll())
    await end_week(server)
    (paper,) = papers(server)
    assert "**In progress**" in said(paper)
    assert "[Ada, Ben and Cleo](" in said(paper)
    assert "$450" in said(paper), "the rent"
    assert "%" not in said(paper), "no chances of a game that runs"


async def test_in_a_server_without_seasons_it_tells_of_games_over(server: SimulatedServer) -> None:
    await choose(server)
    settings = (await server.open_settings(A)).private
    panel = (await server.press(A, settings, "Seasons and paper")).response
    await server.press(A, panel, "Seasons: quarters")
    await server.press(A, panel, "Seasons: months")
    await play_to_the_end(server)
    await end_week(server)
    (paper,) = papers(server)
    assert "🏆 Ada" in said(paper)


async def test_it_appears_once_a_week(server: SimulatedServer) -> None:
    await choose(server)
    await play_to_the_end(server)
    await appear(server)
    assert papers(server) == [], "the week still runs"
    await end_week(server)
    await appear(server)
    await server.restart()
    await appear(server)
    assert len(papers(server)) == 1
    await play_to_the_end(server)
    await end_week(server)
    assert len(papers(server)) == 2


async def test_a_week_without_games_has_no_paper(server: SimulatedServer) -> None:
    await choose(server)
    await end_week(server)
    assert papers(server) == []
    assert await papers_due(server.app.host) == ()


async def test_there_is_none_until_it_is_chosen_nor_once_it_is_off(server: SimulatedServer) -> None:
    await play_to_the_end(server)
    await end_week(server)
    assert papers(server) == []
    await choose(server)
    settings = (await server.open_settings(A)).private
    panel = (await server.press(A, settings, "Seasons and paper")).response
    await server.press(A, panel, "No paper")
    await appear(server)
    assert papers(server) == []


async def test_what_is_two_days_old_is_no_news(server: SimulatedServer) -> None:
    await choose(server)
    await play_to_the_end(server)
    await server.wait(last_end(server.now) + WEEK + TOLD_WITHIN - server.now)
    await appear(server)
    assert papers(server) == []


async def test_a_game_that_readers_may_not_see_is_left_out(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def closed(*_: object) -> bool:
        return False

    await choose(server)
    await play_to_the_end(server)
    monkeypatch.setattr(type(server.app.publisher.post), "is_open_to_readers", closed)
    await end_week(server)
    assert papers(server) == []


async def test_it_is_offered_once_to_a_person_who_may_choose_it(server: SimulatedServer) -> None:
    first = await server.command(C, "standings")
    assert "weekly paper" not in first.text
    server.make_manager(A)
    offered = await server.command(A, "standings")
    assert "weekly paper" in offered.text.split("\n-# ")[-1], "a small line, the last"
    assert offered.followups == []
    again = await server.command(A, "standings")
    assert "weekly paper" not in again.text
    paper = await paper_of(server.app.host, server.hub.world.guild_id)
    assert paper is not None
    assert paper.channel is None


async def test_a_person_who_does_not_manage_the_server_chooses_nothing(
    server: SimulatedServer,
) -> None:
    game = await server.start_game("live", 2)
    table = await server.message(game, "table")
    answer = await server.press_made_up(B, table, "m1:0:0:server:paper here")
    assert "Manage Server" in answer.text
    assert await paper_of(server.app.host, server.hub.world.guild_id) is None
