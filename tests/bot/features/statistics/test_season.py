"""/monopoly standings opens on this season; the last message of a game says what it has changed."""

from __future__ import annotations

import pytest

import bot.features.statistics.records_page
import engine.host.finished.turns
from engine.core.actions import Resign
from tests.support.game import A, B, C
from tests.support.simulated_messages import labels, said
from tests.support.simulated_server import SimulatedServer

pytestmark = pytest.mark.asyncio
ONLOOKER = 3
A_DAY = 24 * 3600
ROLE = "table"


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


async def last_message(server: SimulatedServer, game: str) -> str:
    return said(await server.message(game, ROLE))


async def table_lines(server: SimulatedServer, who: int) -> list[str]:
    return (await server.command(who, "standings")).text.split("\n")


async def test_the_table_has_points_games_and_wins_by_place(server: SimulatedServer) -> None:
    for people in (3, 2, 2, 2, 2):
        await play_to_the_end(server, people)
    answer = await server.command(B, "standings")
    title, *lines = answer.text.strip().split("\n")
    assert title.startswith("This season (winter 2026 · ")
    assert lines[:3] == [
        "🥇 1 · **Ada** · **13 pts** · best 4 of 5 games, 4 wins",
        "🥈 2 · __**Ben**__ · **1 pt** · best 4 of 5 games, no wins",
        "🥉 3 · **Cleo** · **0 pts** · 1 game, no wins",
    ]
    assert "Your best 4 games count" in answer.text
    assert labels(answer.private) == ["This season", "All time", "Records", "My profile"]


async def test_who_has_no_points_yet_reads_how_to_get_some(server: SimulatedServer) -> None:
    assert "Nobody has points this season yet" in (await server.command(A, "standings")).text
    await play_to_the_end(server)
    assert (
        "aren’t in this season’s standings yet"
        in (await server.command(ONLOOKER, "standings")).text
    )


async def test_a_new_season_begins_with_an_empty_table(server: SimulatedServer) -> None:
    await play_to_the_end(server)
    assert "**Ada**" in (await server.command(A, "standings")).text
    await server.wait(92 * A_DAY)
    answer = await server.command(A, "standings")
    assert "spring 2026" in answer.text
    assert "**Ada**" not in answer.text


async def test_the_last_message_says_what_the_game_has_changed(server: SimulatedServer) -> None:
    first = await play_to_the_end(server, 3)
    told = await last_message(server, first)
    assert "Season: 🎩 Ada +4 (#1) · 🚢 Ben +1 (#2)" in told
    for _ in range(3):
        await play_to_the_end(server)
    fifth = await play_to_the_end(server)
    assert "Season:" not in await last_message(server, fifth), "her four best were better already"
    assert await last_message(server, first) == told


async def test_a_game_that_does_not_count_says_nothing_of_the_season(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine.host.finished.turns, "LEAST_TURNS", 8)
    assert "Season:" not in await last_message(server, await play_to_the_end(server))


async def test_a_server_chooses_how_long_its_seasons_are(server: SimulatedServer) -> None:
    server.make_manager(A)
    settings = (await server.open_settings(A)).private
    panel = (await server.press(A, settings, "Seasons and paper")).response
    await server.command(A, "standings")  # A paper is offered once, below it.
    await server.press(A, panel, "Seasons: quarters")
    assert "January 2026" in (await server.command(A, "standings")).text
    await server.press(A, panel, "Seasons: months")
    game = await play_to_the_end(server)
    answer = await server.command(A, "standings")
    assert "Standings · all time" in answer.text
    assert labels(answer.private) == ["All time", "Records", "My profile"]
    assert "Season:" not in await last_message(server, game)
    await server.press(A, panel, "Seasons: off")
    assert "This season" in (await server.command(A, "standings")).text


async def test_records_are_of_this_season_and_of_all_time_with_a_link_each(
    server: SimulatedServer,
) -> None:
    answer = await server.command(A, "standings")
    await server.press(A, answer.private, "Records")
    assert "There are no records yet" in answer.text
    old = await play_to_the_end(server, 3)
    await server.wait(92 * A_DAY)
    new = await play_to_the_end(server)
    await server.press(A, answer.private, "Records")
    season, ever = answer.text.split("**All time**")
    assert "**This season (spring 2026)**" in season
    at = {game: f"/{(await server.message(game, ROLE)).id})" for game in (old, new)}
    assert "⏱️ Fastest win: 🎩 Ada after **1** turn · [game](" in season
    assert at[new] in season
    assert at[old] not in season
    assert at[old] in ever
    assert labels(answer.private) == ["This season", "All time", "Records", "My profile"]


async def test_of_many_older_games_a_few_are_counted_at_a_time(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot.features.statistics.records_page, "COUNTED_AT_ONCE", 1)
    for _ in range(2):
        await play_to_the_end(server)
    answer = await server.command(A, "standings")
    await server.press(A, answer.private, "Records")
    assert "1 older game isn’t counted yet" in answer.text
    await server.press(A, answer.private, "Records")
    assert "counted yet" not in answer.text


async def test_who_has_left_the_server_is_not_in_the_table(server: SimulatedServer) -> None:
    await play_to_the_end(server, 3)
    await server.wait(25 * 3600)
    server.hub.world.run("DELETE FROM users WHERE id = ?", server.user(A))
    lines = await table_lines(server, C)
    assert [line.split(" · ")[:2] for line in lines[2:4]] == [
        ["🥇 1", "**Ben**"],
        ["🥈 2", "__**Cleo**__"],
    ]
