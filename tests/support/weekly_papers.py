"""The weekly paper of a simulated server: chosen, due, and as it appears."""

from __future__ import annotations

from typing import Any

from bot.process.papers import print_due
from engine.core.actions import Resign
from engine.host.finished.papers import AFTER, WEEK, last_end
from tests.support.game import A
from tests.support.simulated_messages import labels, said
from tests.support.simulated_server import SimulatedServer

TITLE = "📰 This week’s games"


async def choose(server: SimulatedServer) -> None:
    """Ada, who manages the server, lets the paper appear in the channel."""
    server.make_manager(A)
    settings = (await server.open_settings(A)).private
    panel = (await server.press(A, settings, "Seasons and paper")).response
    shown = (await server.press(A, panel, "Paper in this channel")).response
    assert f"appears in <#{server.channel.id}>" in said(shown)
    assert labels(shown)[:2] == ["Seasons: quarters", "No paper"]


async def play_to_the_end(server: SimulatedServer, people: int = 2) -> str:
    """A game that Ada wins: the others resign, the last first."""
    game = await server.start_game("live", people)
    for who in range(people - 1, 0, -1):
        await server.act(game, who, Resign())
    return game


async def wait_until_due(server: SimulatedServer) -> None:
    """The week goes by."""
    await server.wait(last_end(server.now) + WEEK + AFTER - server.now)


async def end_week(server: SimulatedServer) -> None:
    """The week goes by, and its paper appears."""
    await wait_until_due(server)
    await appear(server)


async def appear(server: SimulatedServer) -> None:
    """What is done every hour, by the one process there is."""
    await server.run_in_bot(print_due(server.app.host, server.app.publisher))


def papers(server: SimulatedServer) -> list[Any]:
    """Return the papers in the channel."""
    return [it for it in server.channel.history() if TITLE in said(it)]
