"""The board of a lobby: chosen by its host, from those that the server allows."""

from __future__ import annotations

from typing import Any

import pytest

from engine.host.boards.own_boards import OwnBoards
from engine.host.snapshots import OpenLobby
from tests.support.board_names import own_names
from tests.support.made_boards import made_board
from tests.support.simulated_messages import said, selects
from tests.support.simulated_server import SimulatedServer

pytestmark = pytest.mark.asyncio
ADA, BEN, CLEO = range(3)
LIST = ":board"


async def lobby(server: SimulatedServer, game: str) -> OpenLobby:
    found = await server.app.host.snapshot(game)
    assert isinstance(found, OpenLobby)
    return found


def listed(panel: Any, part: str = LIST) -> list[str]:
    """The labels of the list of boards."""
    (row,) = [it for it in selects(panel) if it["custom_id"].endswith(part)]
    return [it["label"] for it in row["options"]]


async def allow(server: SimulatedServer, allowed: str) -> None:
    """The server's own decision about boards that people make, by one who manages it."""
    server.make_manager(CLEO)
    settings = (await server.open_settings(CLEO)).private
    page = (await server.press(CLEO, settings, "New lobbies…")).response
    await server.choose(CLEO, page, "server:own", allowed)


async def test_the_host_chooses_a_board_and_the_lobby_names_it(server: SimulatedServer) -> None:
    game = await server.open_lobby()
    assert "Board:" not in said(await server.message(game, "lobby")), "it is the usual one"
    await server.choose(ADA, await server.lobby_settings(ADA, game), LIST, "berlin")
    assert "Standard game · Board: Berlin" in said(await server.message(game, "lobby"))
    assert (await lobby(server, game)).names.properties[39] == "Kurfürstendamm"


async def test_another_language_begins_with_its_board(server: SimulatedServer) -> None:
    await server.set_language("de")
    await server.command(ADA, "new")
    assert "Spielplan: Berlin" in said(server.newest)


async def test_the_board_of_the_rules_is_named_in_another_language(server: SimulatedServer) -> None:
    await server.set_language("de")
    await server.command(ADA, "new")
    panel = (await server.press_id(ADA, server.newest, "lobby:settings")).private
    await server.choose(ADA, panel, LIST, "us")
    assert "Spielplan: Atlantic City" in said(server.newest)


async def test_members_have_no_list_and_cannot_forge_it(server: SimulatedServer) -> None:
    game = await server.open_lobby()
    panel = await server.lobby_settings(ADA, game)
    (row,) = [it for it in selects(panel) if it["custom_id"].endswith(LIST)]
    mine = await server.lobby_settings(BEN, game)
    assert LIST not in "".join(it["custom_id"] for it in selects(mine))
    message = await server.message(game, "lobby")
    answer = await server.choose_made_up(BEN, message, row["custom_id"], "berlin")
    assert "Only the host" in answer.text
    assert (await lobby(server, game)).lobby.board.id == "us"


async def test_the_list_has_ones_own_boards_and_those_of_the_server(
    server: SimulatedServer,
) -> None:
    await made_board(server, ADA, "Mine")
    await made_board(server, BEN, "For all", offered=True)
    await made_board(server, BEN, "Secret")
    game = await server.open_lobby()
    names = listed(await server.lobby_settings(ADA, game))
    assert names[0] == "Atlantic City"
    assert names[-2:] == ["Mine", "For all"]


async def test_boards_of_one_title_are_told_apart(server: SimulatedServer) -> None:
    host, guild = OwnBoards(server.app.host), server.channel.guild.id
    for who, word in ((ADA, "Lane"), (BEN, "Way"), (CLEO, "Street")):
        await host.add(server.user(who), own_names("Our Town", word), guild)
    await made_board(server, ADA, "Another")
    (row,) = selects((await server.command(ADA, "boards")).private)
    assert sorted(it["description"] for it in row["options"]) == ["Street 39", "Way 39"]
    shown = said((await server.command(ADA, "boards")).private)
    assert "**Our Town** · Lane 39" in shown
    assert "**Another**\n" in shown
    game = await server.open_lobby()
    panel = await server.lobby_settings(ADA, game)
    (row,) = [it for it in selects(panel) if it["custom_id"].endswith(LIST)]
    assert sorted(it["description"] for it in row["options"][-4:]) == [
        "From this server · Street 39", "From this server · Way 39",
        "One of yours", "One of yours · Lane 39",
    ]  # fmt: skip


async def test_a_long_list_has_pages(server: SimulatedServer) -> None:
    for number in range(10):
        await made_board(server, ADA, f"Mine {number}")
        await made_board(server, BEN, f"Theirs {number}", offered=True)
    game = await server.open_lobby()
    panel = await server.lobby_settings(ADA, game)
    assert listed(panel)[-1] == "Next page"
    await server.choose(ADA, panel, LIST, "page 1")
    assert listed(panel)[-2:] == ["Theirs 9", "Previous page"]


async def test_a_board_that_was_deleted_meanwhile_is_refused(server: SimulatedServer) -> None:
    board = await made_board(server, ADA)
    game = await server.open_lobby()
    panel = await server.lobby_settings(ADA, game)
    await OwnBoards(server.app.host).delete(board.id, server.user(ADA))
    await server.choose(ADA, panel, LIST, board.id)
    assert (await lobby(server, game)).lobby.board.id == "us"


async def test_nobody_chooses_a_board_of_somebody_else(server: SimulatedServer) -> None:
    board = await made_board(server, BEN)
    game = await server.open_lobby()
    panel = await server.lobby_settings(ADA, game)
    (row,) = [it for it in selects(panel) if it["custom_id"].endswith(LIST)]
    await server.choose_made_up(ADA, panel, row["custom_id"], board.id)
    assert (await lobby(server, game)).lobby.board.id == "us"


async def test_a_server_can_do_without_peoples_own_boards(server: SimulatedServer) -> None:
    board = await made_board(server, ADA)
    game = await server.open_lobby()
    panel = await server.lobby_settings(ADA, game)
    await allow(server, "off")
    await server.choose(ADA, panel, LIST, board.id)
    assert (await lobby(server, game)).lobby.board.id == "us"
    assert "Our Town" not in listed(await server.lobby_settings(ADA, game))


async def test_where_managers_decide_hosts_choose_what_the_server_has(
    server: SimulatedServer,
) -> None:
    await made_board(server, ADA, "Mine")
    await made_board(server, CLEO, "For all", offered=True)
    await allow(server, "managers")
    game = await server.open_lobby()
    names = listed(await server.lobby_settings(ADA, game))
    assert ("Mine" in names, "For all" in names) == (False, True)
    server.make_manager(ADA)
    assert "Mine" in listed(await server.lobby_settings(ADA, game))


async def test_a_server_chooses_with_which_board_lobbies_begin(server: SimulatedServer) -> None:
    server.make_manager(CLEO)
    settings = (await server.open_settings(CLEO)).private
    page = (await server.press(CLEO, settings, "New lobbies…")).response
    await server.choose(CLEO, page, "server:board", "paris")
    game = await server.open_lobby()
    assert "Board: Paris" in said(await server.message(game, "lobby"))
    await server.close_lobby(ADA, game)
    await server.choose(CLEO, page, "server:board", "spoken")
    game = await server.open_lobby()
    assert "Board:" not in said(await server.message(game, "lobby"))


@pytest.mark.parametrize(("part", "value"), [("board", "atlantis"), ("own", "somebody")])
async def test_a_server_chooses_what_is_offered(
    server: SimulatedServer, part: str, value: str
) -> None:
    server.make_manager(CLEO)
    settings = (await server.open_settings(CLEO)).private
    page = (await server.press(CLEO, settings, "New lobbies…")).response
    (row,) = [it for it in selects(page) if it["custom_id"].endswith(f":{part}")]
    answer = await server.choose_made_up(CLEO, page, row["custom_id"], value)
    assert "no longer works" in answer.text


async def test_only_who_manages_a_server_decides_for_it(server: SimulatedServer) -> None:
    server.make_manager(CLEO)
    settings = (await server.open_settings(CLEO)).private
    page = (await server.press(CLEO, settings, "New lobbies…")).response
    server.revoke_roles(CLEO)
    answer = await server.choose(CLEO, page, "server:own", "off")
    assert "Manage Server" in answer.text
