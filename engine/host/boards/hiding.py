"""Taking the names of a board off the games of a server, for those who manage it."""

from collections.abc import Iterable
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


async def games_on(host: Host, board_id: str, guild_id: int) -> dict[str, str]:
    """Return the games and open lobbies of a server that are on a board, by their ids, with what
    it is called there. Games that are over are among them.
    """
    search = host.store.search
    noted = await search.notes_in_guild(guild_id, NOTE)
    found = {game_id: read_note(text) for game_id, text in noted.items()}
    for lobby in await search.games_in_guild(guild_id, _LOBBIES):
        snapshot = await host.snapshot(lobby.id)
        if isinstance(snapshot, OpenLobby):
            found[lobby.id] = snapshot.lobby.board
    return {game_id: it.names.title for game_id, it in found.items() if it.id == board_id}


async def take_from_games(host: Host, board_id: str, games: Iterable[str]) -> None:
    """Give games and open lobbies that are on a board the names of the rules. Those that are over
    get them too, for a rematch has the board of the game before.
    """
    for game_id in games:
        await _take_from(host, board_id, game_id)


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
