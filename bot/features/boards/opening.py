"""The command `boards`: one's own boards and the server's, and the page of each."""

from collections.abc import Mapping

from bot.features.boards.board_page import BoardSheet, board_page
from bot.features.boards.forms import new_form
from bot.features.boards.presses import ChooseBoard, CreateBoard, NewBoard, ShowBoard
from bot.interactions.context import Context
from bot.interactions.own_boards import dearest_of_twins
from bot.interactions.router import Handlers
from bot.language.clipping import clip
from bot.language.language import Words
from bot.presses.boards import ShowBoards, ShowLobbySettings
from bot.ui.accents import SETTING_UP
from bot.ui.paging import paged
from bot.ui.panel_screen import PanelScreen, Part, Section
from bot.ui.press import NO_GAME, read_int, single_value
from bot.ui.screen import Button, Option, Select
from engine.editions.board_names import LONGEST_TITLE, read_names
from engine.host.chosen_board import board_of_language
from engine.host.refusals import Refusal, demand
from engine.host.store.records import BoardRecord

HANDLERS = Handlers()


async def open_boards(context: Context) -> None:
    """Show the boards of a person and of the server."""
    await show_boards(context, NO_GAME)


@HANDLERS.answers(ShowBoards)
async def _show_all(context: Context, press: ShowBoards) -> None:
    """Show all boards; from a lobby, a person who has none is asked for the first one at once."""
    own = (await context.boards.seen(context.user_id)).own
    if press.game_id == NO_GAME or own:
        await show_boards(context, press.game_id)
    else:
        await _ask_new(context, press.game_id)


async def show_boards(context: Context, game_id: str, note: str = "", page: int = 0) -> None:
    """Show all boards; `note` says what was just done, and `page` is that of the server's list."""
    seen, words = await context.boards.seen(context.user_id, context.server_id or 0), context.words
    twins = dearest_of_twins(it for it in seen.all if it.id not in seen.hidden)
    hints = {**twins, **dict.fromkeys(seen.hidden, words.say("board-option-hidden"))}
    others = [
        Option(it.title, it.id, description=hints.get(it.id))
        for it in seen.of_server
        if context.may_manage or it.id not in seen.hidden
    ]
    own = {it.id: _line(it.title, twins.get(it.id)) for it in seen.own}
    await context.show(_screen(own, paged(others, page, words), game_id, note, words))


def _line(title: str, hint: str | None) -> str:
    return f"**{title}**" if hint is None else f"**{title}** · {hint}"


def _screen(
    own: Mapping[str, str],
    others: tuple[Option, ...],
    game_id: str,
    note: str,
    words: Words,
) -> PanelScreen:
    say = words.say
    intro = note or say("boards-mine" if own else "boards-none")
    parts: list[Part] = [f"### {say('boards-title')}", intro]
    for board, line in own.items():
        open_ = Button(say("button-board-open"), ShowBoard(game_id, board).custom_id)
        parts.append(Section(line, open_))
    if others:
        at = ChooseBoard(game_id).custom_id
        parts += [say("boards-of-server"), Select(at, say("board-choose"), others)]
    new = Button(say("button-board-new"), NewBoard(game_id).custom_id, "primary")
    back = Button(say("button-lobby-back"), ShowLobbySettings(game_id).custom_id, emoji="⚙️")
    parts.append((new,) if game_id == NO_GAME else (new, back))
    return PanelScreen(tuple(parts), SETTING_UP)


@HANDLERS.answers(NewBoard)
async def _new(context: Context, press: NewBoard) -> None:
    await _ask_new(context, press.game_id)


async def _ask_new(context: Context, game_id: str) -> None:
    """Open the form for a new board, with what was typed if it was refused."""
    own = (await context.boards.choices(context.user_id, context.server_id or 0)).own
    usual = board_of_language(context.words.locale).id
    typed = context.typed.kept(context.user_id, CreateBoard(game_id).custom_id)
    await context.form(new_form(game_id, own, usual, context.words, typed))


@HANDLERS.answers(ShowBoard)
async def _show_one(context: Context, press: ShowBoard) -> None:
    await _show(context, press.game_id, press.board)


@HANDLERS.answers(ChooseBoard)
async def _choose(context: Context, press: ChooseBoard) -> None:
    """Show the board that was chosen, or turn the list to another page."""
    match single_value(context.values).split(" "):
        case ["page", page]:
            await show_boards(context, press.game_id, page=read_int(page))
        case _:
            await _show(context, press.game_id, single_value(context.values))


async def _show(context: Context, game_id: str, board_id: str) -> None:
    """Show the page of a board. Raises Refused for one that the person may not see."""
    with context.hold_place("lookups"):
        found = await visible_board(context, board_id, also_hidden=context.may_manage)
        await show_page(context, game_id, found)


async def show_page(context: Context, game_id: str, found: BoardRecord, note: str = "") -> None:
    """Show the page of a board as it is stored; it has a picture, so hold a place meanwhile."""
    await context.show(board_page(await sheet_of(context, game_id, found), note))


async def sheet_of(context: Context, game_id: str, found: BoardRecord) -> BoardSheet:
    """Return a board as the person of an interaction sees it."""
    names, guild_id = read_names(found.body), context.server_id or 0
    hidden, words = await context.boards.is_hidden(found.id, guild_id), context.words
    manages = context.may_manage
    return BoardSheet(found, names, game_id, context.user_id, guild_id, manages, hidden, words)


async def visible_board(
    context: Context, board_id: str, *, also_hidden: bool = False
) -> BoardRecord:
    """Return a board of the person or of the server. Raises Refused for any other, and unless
    `also_hidden` for what the server hides and the person has not made.
    """
    boards, guild_id = context.boards, context.server_id or 0
    found, is_hidden = await boards.get(board_id), await boards.is_hidden(board_id, guild_id)
    is_shown = also_hidden if is_hidden else found.guild_id == guild_id != 0
    demand(found.owner_id == context.user_id or is_shown, Refusal.NO_SUCH_BOARD)
    return found


async def copy_title(context: Context, title: str) -> str:
    """Return what a copy is called: as the board, or as its copy where the person sees one that is
    called so.
    """
    choices = await context.boards.choices(context.user_id, context.server_id or 0)
    if all(it.title != title for it in choices.all):
        return title
    return clip(context.words.say("board-copy-title", title=title), LONGEST_TITLE)
