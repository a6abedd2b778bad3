"""Choosing the board of a lobby: in its settings, or from the page of a board."""

from bot.features.lobby.board_list import board_list
from bot.features.lobby.lobby_opening import lobby_here, open_on_board
from bot.features.lobby.lobby_settings import Right, settings_screen
from bot.interactions.context import Context
from bot.interactions.own_boards import choices_in, choose_board
from bot.interactions.router import Handlers
from bot.presses.boards import PlayOnBoard, ShowLobbySettings
from bot.ui.press import NO_GAME, read_int, single_value
from engine.host.snapshots import OpenLobby

HANDLERS = Handlers()


@HANDLERS.answers(ShowLobbySettings)
async def _open_settings(context: Context, press: ShowLobbySettings) -> None:
    await show_settings(context, await context.lobbies.find(press.game_id))


async def show_settings(context: Context, found: OpenLobby, page: int = 0) -> None:
    """Show a person what they may change in a lobby; `page` is that of the list of boards."""
    boards = None
    if context.user_id == found.lobby.host_id:
        choices = await choices_in(context, found.record.guild_id)
        boards = board_list(found, choices, page, context.words)
    voice = context.voice(found)
    rights = await rights_of(context, found)
    await context.show(settings_screen(found, context.user_id, voice, boards, rights))


async def rights_of(context: Context, found: OpenLobby) -> frozenset[Right]:
    """Return what a person may do with a lobby as its host, as one who manages the server, or, to
    close it, as one who sits there while the host is idle.
    """
    leads = context.may_manage or found.lobby.host_id == context.user_id
    led = await context.lobbies.find_led(found.record.id, context.user_id)
    closes = leads or led.lobby.host_id == context.user_id
    may_take_out = leads and not found.record.is_direct
    rights: dict[Right, bool] = {"people": may_take_out, "close": closes}
    return frozenset(right for right, has in rights.items() if has)


async def choose_listed_board(context: Context, game_id: str) -> None:
    """Choose what was picked in the list of boards, or turn the list to another page."""
    match single_value(context.values).split(" "):
        case ["page", page]:
            await show_settings(context, await context.lobbies.find(game_id), read_int(page))
        case _:
            await _choose(context, game_id, single_value(context.values))


@HANDLERS.answers(PlayOnBoard)
async def _play(context: Context, press: PlayOnBoard) -> None:
    """Choose a board for the lobby that it was opened from, or for that of this channel if the
    person is its host; else open one.
    """
    here = await lobby_here(context) if press.game_id == NO_GAME else press.game_id
    if here is None:
        await open_on_board(context, press.board)
    else:
        await _choose(context, here, press.board)


async def _choose(context: Context, game_id: str, board_id: str) -> None:
    found = await context.lobbies.find(game_id)
    board = await choose_board(context, board_id, found.record.guild_id)
    changed = await context.lobbies.change(game_id, lambda it: it.on_board(context.user_id, board))
    await show_settings(context, changed)
    await context.flush(game_id)
