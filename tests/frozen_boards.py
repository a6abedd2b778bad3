"""python -m tests.frozen_boards: what becomes of games when the boards they are played on change.

GAMES (default 50) are begun on five boards in a simulated server and played on for a while; then
one board gets other names, one is deleted, one is copied by its code, one is no longer offered, and
one is hidden. After a restart every message is shown again. But for the games on the hidden board
no word may have changed, then or while they are played on; every file of a game says what happened.
One JSON line at the end; exit code 1 if anything was otherwise.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import sys
import tempfile
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from bot.local.stored_json import read
from engine.core.actions import Resign
from engine.editions.board_names import US_NAMES
from engine.host.boards.own_boards import OwnBoards, as_chosen
from engine.host.finished.export import export_game
from engine.host.store.records import BoardRecord
from engine.replay.gamefile import read_file
from engine.replay.verification import check
from tests.chaos import without_drawing
from tests.support.board_names import own_names
from tests.support.simulated_server import SimulatedServer, simulated_server
from tests.support.visible_parts import controls, embed_texts, panel_texts

ADA, BEN = range(2)
FATES = ("changed", "deleted", "copied", "withdrawn", "hidden")
NAMES = re.compile(f"(?:{'|'.join(it[:4].title() for it in FATES)})x")
"""The names of properties on these boards."""
ANSWERS = 12
"""Answers by silence before the boards change, and after."""


@dataclass
class Frozen:
    """What became of the games."""

    games: int = 0
    messages: int = 0
    naming: int = 0
    reworded: int = 0
    hidden_kept: int = 0
    new_names_seen: int = 0
    replays: int = 0


async def freeze(folder: Path, games: int) -> Frozen:
    """Play so many games, a fifth on each board."""
    result = Frozen()
    async with without_drawing(), simulated_server(folder) as server:
        boards = [await _board(server, fate) for fate in FATES]
        on = {await _begun(server, boards[at % 5]): FATES[at % 5] for at in range(games)}
        for game in on:
            await server.answer_by_timeout(game, ANSWERS)
        before = _shown(server)
        await _change(server, boards)
        await server.restart()
        for game in on:
            await server.run_in_bot(server.app.publisher.redraw(game))
        result.reworded = _reworded(before, _shown(server))
        for game, fate in on.items():
            await server.answer_by_timeout(game, ANSWERS)
            await _judge(result, server, game, fate)
        result.games, result.messages = len(on), len(before)
        result.naming = sum(bool(NAMES.search(it)) for it in before.values())
        texts = json.dumps([*_shown(server).values()], default=str)
        result.new_names_seen = texts.count("Changed")
    return result


async def _board(server: SimulatedServer, fate: str) -> BoardRecord:
    names = own_names(fate.title(), fate[:4].title() + "x")
    return await OwnBoards(server.app.host).add(server.user(ADA), names, server.channel.guild.id)


async def _begun(server: SimulatedServer, board: BoardRecord) -> str:
    game = await server.open_lobby("daily")
    change, chosen = server.app.lobbies.change, as_chosen(board)
    await server.run_in_bot(change(game, lambda it: it.on_board(server.user(ADA), chosen)))
    await server.start_when_confirmed(game)
    return game


async def _change(server: SimulatedServer, boards: list[BoardRecord]) -> None:
    own, ada = OwnBoards(server.app.host), server.user(ADA)
    changed, deleted, copied, withdrawn, hidden = boards
    await own.change(changed, own_names("Changed", "Changed"))
    await own.delete(deleted.id, ada)
    found = await own.with_code(copied.code)
    await own.add(server.user(BEN), as_chosen(found).names)
    await own.offer(withdrawn.id, ada, 0)
    await server.run_in_bot(own.hide(hidden.id, server.channel.guild.id))


def _shown(server: SimulatedServer) -> dict[int, str]:
    """Return what can be read and pressed on every message, but for who is called above it."""
    rows = server.hub.world.select("SELECT id, body FROM messages WHERE deleted = 0")
    return {row["id"]: _look(read(row["body"])) for row in rows}


def _look(body: Any) -> str:
    parts = body["components"]
    return str((embed_texts(body["embeds"]), controls(parts), panel_texts(parts)))


def _reworded(before: dict[int, str], after: dict[int, str]) -> int:
    """Return how many messages have changed that are not about a game on the hidden board."""
    return sum("Hiddx" not in text and after.get(it) != text for it, text in before.items())


async def _judge(result: Frozen, server: SimulatedServer, game: str, fate: str) -> None:
    """Look at the names of a game, end it, and check its file."""
    found = await server.table(game)
    own = own_names(fate.title(), fate[:4].title() + "x")
    if found.names != (US_NAMES if fate == "hidden" else own):
        result.reworded += 1
    table = await server.message(game, "table")
    result.hidden_kept += "Hiddx" in str([it.to_dict() for it in table.embeds])
    await server.act(game, BEN, Resign())
    file = read_file(await export_game(server.app.host, game))
    check(file)
    result.replays += 1


def main() -> int:
    """Exit code 1 if a message or a name changed that should not."""
    games = int(os.environ.get("GAMES", "50"))
    with tempfile.TemporaryDirectory() as folder:
        result = asyncio.run(freeze(Path(folder), games))
    print(json.dumps(asdict(result)))
    is_kept = not (result.reworded or result.hidden_kept or result.new_names_seen)
    return int(not is_kept or result.replays != games)


if __name__ == "__main__":
    sys.exit(main())
