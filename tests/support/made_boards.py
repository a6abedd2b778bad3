"""Boards that somebody has made, for tests."""

from __future__ import annotations

from engine.editions.board_names import PROPERTIES, BoardNames
from engine.host.boards.library import Library
from engine.host.store.records import BoardRecord
from tests.support.simulated_server import SimulatedServer


def own_names(title: str = "Our Town", word: str = "Lane") -> BoardNames:
    """Names of which none is that of another board: "Lane 1" to "Lane 39"."""
    properties = {index: f"{word} {index}" for index in PROPERTIES}
    return BoardNames(title=title, locale="en", currency="€", properties=properties)


async def made_board(
    server: SimulatedServer, who: int, title: str = "Our Town", *, offered: bool = False
) -> BoardRecord:
    """A board that a member has made; `offered`: everyone in the server can choose it."""
    guild = server.channel.guild.id if offered else 0
    return await Library(server.app.host).add(server.user(who), own_names(title), guild)
