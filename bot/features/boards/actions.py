"""What is done with a whole board at one press: copied, deleted, offered to a server, hidden."""

from bot.features.boards.opening import copy_title, show_boards, show_page, visible_board
from bot.features.boards.presses import (
    AskToDelete,
    CopyBoard,
    DeleteBoard,
    HideBoard,
    OfferBoard,
    ShowBoard,
)
from bot.interactions.checks import need_manager
from bot.interactions.context import Context
from bot.interactions.own_boards import need_own_boards
from bot.interactions.router import Handlers
from bot.ui.accents import SETTING_UP
from bot.ui.panel_screen import PanelScreen
from bot.ui.press import NO_GAME
from bot.ui.screen import Button
from engine.host.lobbies.presets import preset_of
from engine.host.refusals import Refusal, refuse

HANDLERS = Handlers()


@HANDLERS.answers(CopyBoard)
async def _copy(context: Context, press: CopyBoard) -> None:
    if context.is_repeated:
        return  # One copy is enough.
    with context.hold_place("lookups"):
        boards, original = context.boards, await visible_board(context, press.board)
        names = await boards.to_copy(original, context.server_id or 0)
        copied = names.model_copy(update={"title": await copy_title(context, names.title)})
        found = await boards.add(context.user_id, copied)
        note = context.words.say("board-copied", title=names.title)
        await show_page(context, press.game_id, found, note)


@HANDLERS.answers(AskToDelete)
async def _ask_to_delete(context: Context, press: AskToDelete) -> None:
    found = await context.boards.owned(press.board, context.user_id)
    say, (game_id, board) = context.words.say, (press.game_id, press.board)
    rows = (
        Button(say("button-board-delete-sure"), DeleteBoard(game_id, board).custom_id, "danger"),
        Button(say("button-board-keep"), ShowBoard(game_id, board).custom_id),
    )
    title = f"### {say('board-delete-sure', title=found.title)}"
    await context.show(PanelScreen((title, say("board-delete-what"), rows), SETTING_UP))


@HANDLERS.answers(DeleteBoard)
async def _delete(context: Context, press: DeleteBoard) -> None:
    await context.boards.delete(press.board, context.user_id)
    await show_boards(context, press.game_id, context.words.say("board-deleted"))


@HANDLERS.answers(OfferBoard)
async def _offer(context: Context, press: OfferBoard) -> None:
    server = context.server_id or refuse(Refusal.NO_SERVER)
    if press.way == "offer":
        await need_own_boards(context, server)
    to = server if press.way == "offer" else 0
    with context.hold_place("lookups"):
        found = await context.boards.offer(press.board, context.user_id, to)
        await show_page(context, press.game_id, found)


@HANDLERS.answers(HideBoard)
async def _hide(context: Context, press: HideBoard) -> None:
    boards, server = context.boards, need_manager(context)
    if press.way == "hide":
        locale = (await context.publisher.locales.of_server(server)).locale
        instead = (await preset_of(context.host, server)).board_in(locale)
        key, title = "board-hidden-now", await boards.hide(press.board, server, instead)
    else:
        key, title = "board-shown-again", await boards.unhide(press.board, server)
    await show_boards(context, NO_GAME, context.words.say(key, title=title))
