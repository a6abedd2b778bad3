"""What people are called at their tables: their names of today, each told apart."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.language.distinct_names import told_apart
from bot.presses.shared import Rematch
from engine.host.computers.names import GIVEN_NAMES
from engine.host.lobby import Lobby, Person
from engine.host.store.records import Player
from tests.support.answer_labels import MORE
from tests.support.game import B
from tests.support.simulated_messages import pictured, said
from tests.support.simulated_server import SimulatedServer, simulated_server


def rename(server: SimulatedServer, who: int, name: str) -> None:
    """A member has another name from now on."""
    server.hub.world.run("UPDATE users SET name=? WHERE id=?", name, server.user(who))


async def names(server: SimulatedServer, game: str) -> list[str]:
    return [it.name for it in (await server.app.host.snapshot(game)).players]


@pytest.mark.asyncio
async def test_the_next_press_brings_todays_name(server: SimulatedServer) -> None:
    game = await server.open_lobby(people=2)
    rename(server, B, "Bea")
    assert await names(server, game) == ["Ada", "Ben"]
    await server.lobby_settings(B, game)
    assert await names(server, game) == ["Ada", "Bea"]
    assert "Bea" in pictured(await server.message(game, "lobby"))


@pytest.mark.asyncio
async def test_it_follows_in_a_game_too_and_over_a_restart(server: SimulatedServer) -> None:
    game = await server.start_game("daily", 2)
    version = (await server.table(game)).record.version
    rename(server, B, "Bea")
    await server.press(B, await server.message(game, "table"), MORE)
    await server.restart()
    assert await names(server, game) == ["Ada", "Bea"]
    assert (await server.table(game)).record.version == version, "the log tells no names"
    assert "Bea" in said(await server.message(game, "table"))


@pytest.mark.asyncio
async def test_a_press_in_direct_messages_leaves_the_name_of_the_server(
    server: SimulatedServer,
) -> None:
    game = await server.start_game("daily", 2)
    rename(server, B, "Bea")
    shown = (await server.command_in_dm(B, "mine")).private
    await server.press_made_up(B, shown, Rematch(game).custom_id)
    assert await names(server, game) == ["Ada", "Ben"]


@pytest.mark.asyncio
async def test_two_of_one_name_are_told_apart(tmp_path: Path) -> None:
    async with simulated_server(tmp_path, names=("Alex", "alex")) as server:
        game = await server.open_lobby(people=2)
        shown = pictured(await server.message(game, "lobby"))
        assert shown.startswith("Alex, Top hat, host; alex (2), Boat")
        assert await names(server, game) == ["Alex", "alex"], "only what is shown changes"


def told(*players: Player) -> list[str]:
    return [it.name for it in told_apart(players).values()]


def test_each_is_called_otherwise_and_people_keep_their_names() -> None:
    computer, alex, other = (
        Player(0, None, "Alex", "hat"),
        Player(1, 7, "alex", "boat"),
        Player(2, 8, "Alex (2)", "dog"),
    )
    assert told(computer, alex, other) == ["Alex (3)", "alex", "Alex (2)"]


@pytest.mark.parametrize("twin", ["Ben\u200b", "B\u00aden", "\uff22en", " Ben ", "Ben\u2060"])
def test_names_that_look_the_same_are_told_apart(twin: str) -> None:
    ben, other = Player(0, 7, "Ben", "hat"), Player(1, 8, twin, "boat")
    assert told(ben, other) == ["Ben", f"{twin} (2)"]


def test_a_computer_gives_its_name_up_to_a_person() -> None:
    lobby = Lobby().joined_by(Person(1, "Ada"), "k").with_computer(1, "builder").with_computer(1)
    name = GIVEN_NAMES["builder"]
    joined = lobby.joined_by(Person(2, name.lower()), "l")
    assert [it.name for it in joined.players] == ["Ada", "Berta", "Hopper", name.lower()]
