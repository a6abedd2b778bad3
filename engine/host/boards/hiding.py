"""Which boards a server hides, and taking their names off its games, for those who manage it."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Final

from engine.host.chosen_board import NOTE, ChosenBoard, note_of, read_note
from engine.host.lobby_text import dump_lobby
from engine.host.refusals import Refused
from engine.host.service import Host
from engine.host.snapshots import OpenLobby, StartedGame
from engine.host.store.records import Commit, Phase, Step
from engine.host.store.texts import setting
from engine.host.text_changes import change_text

LIST: Final = "hidden-boards:{}"
"""The setting with the ids of the boards that a server hides, apart from what is offered there: a
board may be offered elsewhere, or nowhere, and show up in a game.
"""
HIDDEN: Final = "names-hidden"
"""The host's word for the step by which a game gets other names."""
_LOBBIES: Final[tuple[Phase, ...]] = ("lobby",)


async def hidden_in(host: Host, guild_id: int) -> frozenset[str]:
    """Return the ids of the boards that a server hides; none for no server (0)."""
    if guild_id == 0:
        return frozenset()
    return _ids(await host.store.settings.get(LIST.format(guild_id)))


def _ids(text: str | None) -> frozenset[str]:
    return frozenset((text or "").split())


async def note_hidden(host: Host, board_id: str, guild_id: int) -> None:
    """Note that a server hides a board; those that have been deleted are forgotten."""
    known = await hidden_in(host, guild_id)
    left = {it.id for it in await host.store.boards.those(known)} | {board_id}
    await _change(host, guild_id, lambda ids: ids - known | left)


async def note_shown(host: Host, board_id: str, guild_id: int) -> None:
    """Note that a server hides a board no longer."""
    await _change(host, guild_id, lambda ids: ids - {board_id})


async def _change(
    host: Host, guild_id: int, change: Callable[[frozenset[str]], frozenset[str]]
) -> None:
    def of_text(text: str | None) -> str | None:
        return " ".join(sorted(change(_ids(text)))) or None

    await change_text(host, setting(LIST.format(guild_id)), of_text)


async def games_on(host: Host, board_id: str, guild_id: int) -> dict[str, str]:
    """Return the games and open lobbies of a server that are on a board, by their ids, with what
    it is called there. Games that are over are among them.
    """
    search = host.store.search
    noted = await search.notes_in_guild(guild_id, NOTE, board_id)
    found = {game_id: read_note(text) for game_id, text in noted.items()}
    for lobby in await search.games_in_guild(guild_id, _LOBBIES):
        snapshot = await host.snapshot(lobby.id)
        if isinstance(snapshot, OpenLobby):
            found[lobby.id] = snapshot.lobby.board
    return {game_id: it.names.title for game_id, it in found.items() if it.id == board_id}


async def take_from_games(
    host: Host, board_id: str, games: Iterable[str], instead: ChosenBoard
) -> None:
    """Give games and open lobbies that are on a board the names of another. Those that are over
    get them too, for a rematch has the board of the game before.
    """
    for game_id in games:
        await _take_from(host, board_id, game_id, instead)


async def _take_from(host: Host, board_id: str, game_id: str, instead: ChosenBoard) -> None:
    async def attempt() -> None:
        try:
            found = await host.snapshot(game_id)
        except Refused:
            return  # It has been deleted meanwhile.
        if isinstance(found, OpenLobby):
            if found.lobby.board.id == board_id:
                await host.commit(_of_lobby(found, instead))
        elif found.chosen_board.id == board_id:
            await _take_from_started(host, found, instead)

    await host.change(game_id, attempt)


def _of_lobby(found: OpenLobby, instead: ChosenBoard) -> Commit:
    before, lobby = found.record, replace(found.lobby, board=instead)
    after = replace(before, version=before.version + 1, state=dump_lobby(lobby))
    return Commit(after, before.version, players=lobby.players, outbox=("lobby",))


async def _take_from_started(host: Host, game: StartedGame, instead: ChosenBoard) -> None:
    """Write it as a step while the game runs, so that every process reads the game again."""
    before, note = game.record, note_of(instead)
    if before.phase != "running":
        await host.store.notes.put(before.id, NOTE, note)
        return
    after = replace(before, version=before.version + 1)
    step = Step(after.version, host.now(), None, None, HIDDEN, "[]")
    due, told = game.deadlines, ("table",)
    await host.commit(Commit(after, before.version, (step,), due, outbox=told, notes={NOTE: note}))
