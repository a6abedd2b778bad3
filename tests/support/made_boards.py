"""Boards that somebody has made, for tests."""

from __future__ import annotations

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
