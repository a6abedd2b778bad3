"""A moderator takes a finished game off the season and the ratings, for a reason that all see."""

from __future__ import annotations

import pytest

import engine.host.finished.turns
from engine.core.actions import Resign
from engine.host.finished.results import settle
from tests.support.game import B
from tests.support.simulated_messages import labels, said
from tests.support.simulated_server import SimulatedServer

pytestmark = pytest.mark.asyncio
DORA = 3
WHY = "two accounts of one person"


@pytest.fixture(autouse=True)
def short_games_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """How long a game has to be is tested in the host."""
    monkeypatch.setattr(engine.host.finished.turns, "LEAST_TURNS", 0)


async def finished(server: SimulatedServer) -> str:
    """A game that Ada has won; Dora moderates."""
    game = await server.start_game("live", 2)
    await server.act(game, B, Resign())
    server.make_manager(DORA)
    return game


async def annul(server: SimulatedServer, **options: str) -> str:
    asked = await server.moderate(DORA, "annul", reason=WHY, **options)
    if "Annul this game" not in labels(asked.private):
        return asked.text
    return said((await server.confirm(DORA, asked)).response)


async def test_an_annulled_game_counts_for_nothing_and_everyone_reads_why(
    server: SimulatedServer,
) -> None:
    game = await finished(server)
    final = said(await server.message(game, "table"))
    assert "**Ada** · **3 pts**" in (await server.command(B, "standings")).text
    assert (await annul(server)).startswith("Done.")
    told = said(await server.message(game, "annulled"))
    assert f"removed this game from the season and the ratings: {WHY}" in told
    assert f"<@{server.user(DORA)}>" in told
    assert (await server.message(game, "annulled")).embeds[0].footer.text == "Ada and Ben"
    assert said(await server.message(game, "table")) == final
    answer = await server.command(B, "standings")
    assert "Nobody has points this season yet" in answer.text
    await server.press(B, answer.private, "All time")
    assert "Nobody’s ranked yet" in answer.text


async def test_it_is_told_once_and_after_a_crash_too(server: SimulatedServer) -> None:
    game = await finished(server)
    await annul(server, game=game)
    first = (await server.message(game, "annulled")).id
    await server.crash()
    await server.settle()
    assert (await server.message(game, "annulled")).id == first
    assert "has already annulled this game" in await annul(server, game=game)


async def test_a_crash_before_the_results_change_is_mended_by_the_next_try(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await finished(server)
    await settle(server.app.host, server.channel.guild.id)
    results = server.app.host.store.results

    async def nothing(game_id: str) -> None:
        pass

    with monkeypatch.context() as crashing:
        crashing.setattr(results, "annul", nothing)
        await annul(server, game=game)
    assert "**Ada** · **3 pts**" in (await server.command(B, "standings")).text
    await annul(server, game=game)
    assert "Nobody has points" in (await server.command(B, "standings")).text


async def test_a_game_that_runs_cannot_be_annulled(server: SimulatedServer) -> None:
    game = await server.start_game("live", 2)
    server.make_manager(DORA)
    assert "Only a finished game can be annulled" in await annul(server, game=game)
    assert "no game" in (await annul(server)).lower()


async def test_finished_games_are_offered_by_their_players(server: SimulatedServer) -> None:
    game = await finished(server)
    await server.start_game("live", 2)
    dora = server.members[DORA]
    offered = await dora.autocomplete(server.channel, "monopoly-mod annul", "game", "ada")
    assert [it["value"] for it in offered] == [game]


async def test_who_changes_their_mind_changes_nothing(server: SimulatedServer) -> None:
    await finished(server)
    asked = await server.moderate(DORA, "annul", reason=WHY)
    await server.press(DORA, asked.private, "Keep counting it")
    assert "**Ada** · **3 pts**" in (await server.command(B, "standings")).text
