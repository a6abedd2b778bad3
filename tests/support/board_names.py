"""Names of one's own for tests, and a lobby whose game has them."""

from __future__ import annotations

from typing import Any

from engine.editions.board_names import PROPERTIES, BoardNames
from engine.host.chosen_board import ChosenBoard
from tests.support.host_harness import ADA, BEN, HostHarness


def own_names(title: str = "Our Town", word: str = "Lane", **more: Any) -> BoardNames:
    """Names of which none is that of another board: "Lane 1" to "Lane 39"."""
    properties = {index: f"{word} {index}" for index in PROPERTIES}
    return BoardNames(title=title, locale="en", currency="€", properties=properties, **more)


async def on_board(harness: HostHarness, board: ChosenBoard) -> str:
    """A lobby of Ada's and Ben's whose game is to be played on a board."""
    lobby = await harness.open_lobby(ADA, BEN, pace="daily")
    change = harness.lobbies.change
    await change(lobby.record.id, lambda it: it.on_board(ADA.user_id, board))
    return lobby.record.id
