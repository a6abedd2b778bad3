"""Boards that somebody has made, for tests."""

from __future__ import annotations

from typing import Any

from engine.host.boards.own_boards import OwnBoards
from engine.host.store.records import BoardRecord
from tests.support.board_names import own_names
from tests.support.simulated_server import SimulatedServer


async def made_board(
    server: SimulatedServer, who: int, title: str = "Our Town", *, offered: bool = False
) -> BoardRecord:
    """A board that a member has made; `offered`: everyone in the server can choose it."""
    guild = server.channel.guild.id if offered else 0
    return await OwnBoards(server.app.host).add(server.user(who), own_names(title), guild)


async def boards(server: SimulatedServer, who: int = 0) -> Any:
    """The list of boards in front of a member."""
    return (await server.command(who, "boards")).private


async def page(server: SimulatedServer, board_id: str, who: int = 0) -> Any:
    """The page of a member's own board."""
    return (await server.press_id(who, await boards(server, who), board_id)).response
