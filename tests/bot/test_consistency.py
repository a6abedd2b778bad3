"""What the checks of tests/support/consistency.py find."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing

import pytest

from bot.local.messages import stored_body
from tests.support.consistency import check_all
from tests.support.simulated_server import SimulatedServer

pytestmark = pytest.mark.asyncio


def forgotten(server: SimulatedServer) -> None:
    execute(server, "DELETE FROM messages")


def other_text(server: SimulatedServer) -> None:
    body = stored_body(server.hub.world.message(server.newest.id))
    body["embeds"][0]["title"] = "Another title"
    server.hub.world.change_message(body)


def no_buttons(server: SimulatedServer) -> None:
    body = stored_body(server.hub.world.message(server.newest.id))
    server.hub.world.change_message(body | {"components": []})


def lost_step(server: SimulatedServer) -> None:
    execute(server, "UPDATE games SET version = version + 1, shown_version = shown_version + 1")


def unshown(server: SimulatedServer) -> None:
    execute(server, "UPDATE games SET shown_version = shown_version - 1")


def unknown_request(server: SimulatedServer) -> None:
    server.hub.world.run("INSERT INTO violations VALUES (1, 'GET', '/nowhere', '{}', 'null')")


def deaf(server: SimulatedServer) -> None:
    server.wire.disconnect()


def execute(server: SimulatedServer, statement: str) -> None:
    with closing(sqlite3.connect(server.place)) as file, file:
        file.execute(statement)


async def test_a_game_as_it_is_passes(server: SimulatedServer) -> None:
    await server.start_game()
    await check_all(server)


@pytest.mark.parametrize(
    "fault", [forgotten, other_text, no_buttons, lost_step, unshown, unknown_request, deaf]
)
async def test_each_fault_is_found(
    fault: Callable[[SimulatedServer], None], server: SimulatedServer
) -> None:
    await server.start_game()
    fault(server)
    with pytest.raises(AssertionError):
        await check_all(server)
