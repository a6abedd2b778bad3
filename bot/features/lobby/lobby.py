"""The lobby: what its buttons and settings do."""

from collections.abc import Awaitable, Callable

from bot.features.lobby import clocks
from bot.features.lobby.board_choice import choose_listed_board, rights_of, show_settings
from bot.features.lobby.computers import show_computers
from bot.features.lobby.presses import (
    ChooseInLobby,
    CloseLobby,
    LeaveLobby,
    Listed,
    LobbyPress,
    SeatBy,
)
from bot.features.lobby.settings_button import settings_button
from bot.interactions.checks import need_manager
from bot.interactions.context import Context
from bot.interactions.router import Handlers
from bot.ui.press import Unreadable
from bot.ui.screen import Button, Screen
from engine.host.clocks.paces import ALONE
from engine.host.lobbies.seating import with_seating
from engine.host.lobby import ALLOWANCES, Lobby
from engine.host.refusals import Refusal, demand
from engine.host.snapshots import OpenLobby

HANDLERS = Handlers()


@HANDLERS.answers(LobbyPress)
async def _open_page(context: Context, press: LobbyPress) -> None:
    match press.page:
        case "computer":
            await show_computers(context, press.game_id)
        case "close":
            await ask_to_close(context, press.game_id)


@HANDLERS.answers(ChooseInLobby)
async def _choose(context: Context, press: ChooseInLobby) -> None:
    if press.what == "board":
        await choose_listed_board(context, press.game_id)
    elif press.what == "pace" and context.values in _OTHER_PACES:
        await _OTHER_PACES[context.values](context, press.game_id)
    else:
        await _change(context, press.game_id, _CHANGES[press.what])


@HANDLERS.answers(SeatBy)
async def _seat_by(context: Context, press: SeatBy) -> None:
    user_id, seating = context.user_id, press.seating
    await _change(context, press.game_id, lambda it, _: with_seating(it, user_id, seating))


@HANDLERS.answers(LeaveLobby)
async def _leave_lobby(context: Context, press: LeaveLobby) -> None:
    await _change(context, press.game_id, _leave if press.way == "leave" else _remove_computer)


async def ask_to_close(context: Context, game_id: str) -> None:
    """Say what closing the lobby does before it is done. Raises Refused for those who may not."""
    rights = await rights_of(context, await context.lobbies.find(game_id))
    demand("close" in rights, Refusal.NOT_HOST)
    words = context.words
    close = Button(words.say("lobby-cancel"), CloseLobby(game_id).custom_id, "danger")
    text = words.say("lobby-cancel-sure")
    await context.show(Screen(text, rows=((close, settings_button(game_id, words)),)))


@HANDLERS.answers(CloseLobby)
async def _close(context: Context, press: CloseLobby) -> None:
    if context.may_manage:
        await context.lobbies.close_for_moderator(press.game_id, need_manager(context))
    else:
        await context.lobbies.close(press.game_id, context.user_id)
    if context.reply.is_private:
        await _show_closed(context)
    await context.flush(press.game_id)


async def _play_alone(context: Context, game_id: str) -> None:
    """Set the pace without deadlines. Raises Refused where several people might play."""
    record = (await context.lobbies.find(game_id)).record
    demand(record.is_direct, Refusal.NO_SUCH_PACE)
    await _change(context, game_id, lambda it, _: it.without_deadlines(context.user_id))


async def _change(
    context: Context, game_id: str, change: Callable[[Lobby, Context], Lobby]
) -> None:
    """Change the lobby; where its settings were pressed, show them anew."""
    open_lobby = await context.lobbies.change(game_id, lambda it: change(it, context))
    if context.reply.is_private:
        await _show_changed(context, open_lobby)
    await context.flush(game_id)


async def _show_changed(context: Context, open_lobby: OpenLobby) -> None:
    """Show the settings anew; a person who has left has none any more."""
    if open_lobby.record.phase != "lobby":
        await _show_closed(context)
    elif open_lobby.lobby.player(context.user_id) is None:
        await context.show(Screen(context.words.say("lobby-left")))
    else:
        await show_settings(context, open_lobby)


async def _show_closed(context: Context) -> None:
    await context.show(Screen(context.words.say("lobby-closed")))


def _leave(lobby: Lobby, context: Context) -> Lobby:
    return lobby.left_by(context.user_id)


def _remove_computer(lobby: Lobby, context: Context) -> Lobby:
    return lobby.without_computer(context.user_id)


def _take_token(lobby: Lobby, context: Context) -> Lobby:
    return lobby.with_token(context.user_id, _selected_value(context))


def _set_pace(lobby: Lobby, context: Context) -> Lobby:
    return lobby.with_pace(context.user_id, _selected_value(context))


def _set_advice(lobby: Lobby, context: Context) -> Lobby:
    value = _selected_value(context)
    chosen = next((allowance for allowance in ALLOWANCES if allowance == value), None)
    if chosen is None:
        raise Unreadable(value)
    return lobby.with_advice(context.user_id, chosen)


def _selected_value(context: Context) -> str:
    return context.values[0] if context.values else ""


_CHANGES: dict[Listed, Callable[[Lobby, Context], Lobby]] = {
    "token": _take_token,
    "pace": _set_pace,
    "advice": _set_advice,
}

_OTHER_PACES: dict[tuple[str, ...], Callable[[Context, str], Awaitable[None]]] = {
    (clocks.CUSTOM,): clocks.open_clocks,
    (ALONE,): _play_alone,
}
"""What does more than change a lobby, by what is chosen in the list of paces."""
