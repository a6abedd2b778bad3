"""Taking the names of a board off the games of a server, for those who manage it."""

from dataclasses import replace
from typing import Final

from engine.host.chosen_board import NOTE, US_BOARD, read_note
from engine.host.lobby_text import dump_lobby
from engine.host.refusals import Refused
from engine.host.service import Host
from engine.host.snapshots import OpenLobby, StartedGame
from engine.host.store.records import Commit, Phase, Step

HIDDEN: Final = "names-hidden"
"""The host's word for the step by which a game gets the names of the rules."""
_LOBBIES: Final[tuple[Phase, ...]] = ("lobby",)


async def title_in_games(host: Host, board_id: str, guild_id: int) -> str | None:
    """Return what a board is called in the games and open lobbies of a server; None if it is in
    none of them.
    """
    for game_id in await _games_on(host, board_id, guild_id):
        game = await host.snapshot(game_id)
        board = game.lobby.board if isinstance(game, OpenLobby) else game.chosen_board
        return board.names.title
    return None


async def take_from_games(host: Host, board_id: str, guild_id: int) -> None:
    """Give the games of a server that are on a board, and its open lobbies, the names of the
    rules. Those that are over get them too, for a rematch has the board of the game before.
    """
    for game_id in await _games_on(host, board_id, guild_id):
        await _take_from(host, board_id, game_id)


async def _games_on(host: Host, board_id: str, guild_id: int) -> list[str]:
    search = host.store.search
    noted = await search.notes_in_guild(guild_id, NOTE)
    found = [game_id for game_id, text in noted.items() if read_note(text).id == board_id]
    for lobby in await search.games_in_guild(guild_id, _LOBBIES):
        snapshot = await host.snapshot(lobby.id)
        if isinstance(snapshot, OpenLobby) and snapshot.lobby.board.id == board_id:
            found.append(lobby.id)
    return found


async def _take_from(host: Host, board_id: str, game_id: str) -> None:
    async def attempt() -> None:
        try:
            found = await host.snapshot(game_id)
        except Refused:
            return  # It has been deleted meanwhile.
        if isinstance(found, OpenLobby):
            if found.lobby.board.id == board_id:
                await host.commit(_of_lobby(found))
        elif found.chosen_board.id == board_id:
            await _take_from_started(host, found)

    await host.change(game_id, attempt)


def _of_lobby(found: OpenLobby) -> Commit:
    before, lobby = found.record, replace(found.lobby, board=US_BOARD)
    after = replace(before, version=before.version + 1, state=dump_lobby(lobby))
    return Commit(after, before.version, players=lobby.players, outbox=("lobby",))


async def _take_from_started(host: Host, game: StartedGame) -> None:
    """Write it as a step while the game runs, so that every process reads the game again."""
    before = game.record
    if before.phase != "running":
        await host.store.notes.put(before.id, NOTE, None)
        return
    after = replace(before, version=before.version + 1)
    step = Step(after.version, host.now(), None, None, HIDDEN, "[]")
    await host.commit(
        Commit(
            after, before.version, (step,), game.deadlines, outbox=("table",), notes={NOTE: None}
        )
    )
