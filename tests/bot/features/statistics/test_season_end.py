"""The end of a season: one message without pings where its last game was played, exactly once."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import engine.host.finished.turns
from bot.process.season_ends import tell_once
from engine.core.actions import Resign
from engine.host.finished.season_end import telling_games
from tests.support.game import A
from tests.support.in_process import LostAnswer
from tests.support.simulated_messages import said
from tests.support.simulated_server import SimulatedServer
from tests.telling_kills import run_rounds

pytestmark = pytest.mark.asyncio
A_DAY = 24 * 3600
TITLE = "The winter 2026 season is over"


@pytest.fixture(autouse=True)
def short_games_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """How long a game has to be is tested in the host."""
    monkeypatch.setattr(engine.host.finished.turns, "LEAST_TURNS", 0)


async def play_to_the_end(server: SimulatedServer, people: int = 2) -> str:
    """A game that Ada wins: the others resign, the last first."""
    await server.wait(60)
    game = await server.start_game("live", people)
    for who in range(people - 1, 0, -1):
        await server.act(game, who, Resign())
    return game


async def tell(server: SimulatedServer) -> None:
    """What is done every hour, by the one process there is."""
    await tell_once(server.app.host, server.app.publisher.schedule)
    await server.settle()


def told(server: SimulatedServer) -> list[Any]:
    """The messages in the channel that tell of the season's end."""
    return [it for it in server.channel.history() if TITLE in said(it)]


async def test_the_end_names_the_first_three_the_champion_and_the_records(
    server: SimulatedServer,
) -> None:
    first = await play_to_the_end(server, 3)
    await play_to_the_end(server)
    await server.wait(91 * A_DAY)
    await tell(server)
    (message,) = told(server)
    text = said(message)
    assert "🏆 **Ada** is the champion!" in text
    assert "🥇 1 · **Ada** · **7 pts** · 2 games, 2 wins" in text
    assert "🥉 3 · **Cleo**" in text
    assert f"/{(await server.message(first, 'table')).id})" in text, "the fastest win"
    assert message.attachments[0].filename == "champion.png"
    assert message.mentions == []
    assert "<@" not in text


async def test_it_is_told_once(server: SimulatedServer) -> None:
    await play_to_the_end(server)
    await tell(server)
    assert told(server) == [], "the season still runs"
    await server.wait(91 * A_DAY)
    for _ in range(3):
        await tell(server)
    await server.restart()
    await tell(server)
    assert len(told(server)) == 1


@pytest.mark.parametrize("absent", [0, 1200], ids=["at-once", "after-its-nonce"])
@pytest.mark.parametrize("carried_out", [True, False], ids=["carried-out", "lost"])
async def test_killed_while_it_is_posted_it_is_told_exactly_once(
    carried_out: bool, absent: int, server: SimulatedServer
) -> None:
    await play_to_the_end(server)
    await server.wait(91 * A_DAY)
    path = re.compile(rf"/channels/{server.channel.id}/messages$")
    lost = LostAnswer("POST", path, carried_out)
    server.wire.lost_answers.append(lost)
    await tell(server)
    assert lost.is_lost
    await server.crash(absent)
    await tell(server)
    await tell(server)
    assert len(told(server)) == 1
    assert await telling_games(server.app.host) == []


async def test_killed_again_and_again_it_is_told_exactly_once(tmp_path: Path) -> None:
    tally = await run_rounds("season", 4, 2, tmp_path)
    assert (tally.told_once, tally.never, tally.again) == (4, 0, 0)
    assert tally.at_requests > 0
    assert tally.at_writes > 0


async def test_where_the_channel_has_no_history_it_is_told_as_ever(
    server: SimulatedServer,
) -> None:
    await play_to_the_end(server)
    await server.wait(91 * A_DAY)
    server.deny_permissions(read_message_history=True)
    await tell(server)
    assert len(told(server)) == 1


async def test_what_is_a_week_old_is_no_news(server: SimulatedServer) -> None:
    await play_to_the_end(server)
    await server.wait(100 * A_DAY)
    await tell(server)
    assert told(server) == []


async def test_without_points_or_without_seasons_nothing_is_told(server: SimulatedServer) -> None:
    await play_to_the_end(server)
    server.make_manager(A)
    settings = (await server.open_settings(A)).private
    panel = (await server.press(A, settings, "Seasons and paper")).response
    await server.press(A, panel, "Seasons: quarters")
    await server.press(A, panel, "Seasons: months")
    await server.wait(91 * A_DAY)
    await tell(server)
    assert told(server) == []


async def test_a_champion_has_played_two_games(server: SimulatedServer) -> None:
    await play_to_the_end(server)
    await server.wait(91 * A_DAY)
    await tell(server)
    (message,) = told(server)
    assert "champion!" not in said(message)
    assert "🥇 1 · **Ada**" in said(message)
    assert message.attachments == []


async def test_who_has_left_the_server_is_not_named(server: SimulatedServer) -> None:
    await play_to_the_end(server, 4)
    await play_to_the_end(server, 3)
    await server.wait(91 * A_DAY)
    server.hub.world.run("DELETE FROM users WHERE id = ?", server.user(A))
    await tell(server)
    (message,) = told(server)
    text = said(message)
    assert "Ada" not in text.split("Records")[0]
    assert "🥇 1 · **Ben**" in text
    assert "🏆 **Ben** is the champion!" in text
    assert "🥉 3 · **Dora**" in text
