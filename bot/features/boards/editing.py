"""Making a board and changing a part of it: each form that is sound is saved at once."""

from bot.discord.received_files import ReceivedFile
from bot.features.boards.faults import BadForm, bad_file, fault_text
from bot.features.boards.forms import (
    CODE,
    FILE,
    START,
    checked_form,
    chosen_currency,
    part_form,
    read_part,
)
from bot.features.boards.opening import copy_title, sheet_of, show_page
from bot.features.boards.parts import PARTS, TITLE, part_name
from bot.features.boards.presses import (
    ChoosePart,
    CreateBoard,
    EditPart,
    NewBoard,
    SendPart,
    ShowBoard,
)
from bot.interactions.context import Context
from bot.interactions.router import Handlers
from bot.language.language import Words
from bot.language.voice import Voice
from bot.pictures.fonts import can_write
from bot.presses.boards import ShowBoards
from bot.ui.accents import SETTING_UP
from bot.ui.panel_screen import PanelScreen
from bot.ui.press import Unreadable, single_value
from bot.ui.press_record import PressRecord
from bot.ui.screen import Button
from engine.editions.board import DEFAULT_BOARD
from engine.editions.board_names import (
    LARGEST_FILE,
    BadNames,
    BoardNames,
    built_in,
    read_names,
    tidy,
)
from engine.host.chosen_board import board_of_language

HANDLERS = Handlers()


# -- a new board -------------------------------------------------------------------------------


@HANDLERS.answers(CreateBoard)
async def _create(context: Context, press: CreateBoard) -> None:
    context.typed.keep(context.user_id, press.custom_id, context.fields)
    with context.hold_place("lookups"):
        try:
            names, note = await _new_names(context)
        except BadForm as bad:
            again, back = NewBoard(press.game_id), ShowBoards(press.game_id)
            await _show_faults(context, context.words.say("board-form-new"), bad, again, back)
            return
        found = await context.boards.add(context.user_id, names)
        context.typed.drop(context.user_id, press.custom_id)
        await show_page(context, press.game_id, found, note)


async def _new_names(context: Context) -> tuple[BoardNames, str]:
    """Return the names with which a new board begins, and what is said of it then.

    Raises BadForm, Refused, LimitReached.
    """
    fields, words = context.fields, context.words
    note = words.say("board-made")
    if (file := context.files.get(FILE)) is not None:
        names = await _of_file(file, words)
    elif code := fields.get(CODE, "").strip():
        # Wrong codes count too: nobody is to find boards by guessing.
        context.limits.take("codes", context.user_id)
        boards = context.boards
        names = await boards.to_copy(await boards.with_code(code), context.server_id or 0)
        note = words.say("board-copied", title=names.title)
        title = await copy_title(context, names.title)
        names = names.model_copy(update={"title": title})
    else:
        chosen = fields.get(START) or board_of_language(words.locale).id
        names = await _names_to_start_from(context, chosen)
        names = names.model_copy(update={"locale": words.locale})
    title, currency = tidy(fields.get(TITLE, "")), chosen_currency(fields, names)
    changed = names.model_copy(update={"title": title or names.title, "currency": currency})
    return checked_form(changed, TITLE, Voice((), DEFAULT_BOARD, words, names)), note


async def _of_file(file: ReceivedFile, words: Words) -> BoardNames:
    """Return the names in a file. Raises BadForm, with the lines of its faults."""
    data = await file.read() if file.size <= LARGEST_FILE else None
    if data is None:
        raise BadForm([words.say("board-file-unread", most=LARGEST_FILE // 1024)])
    try:
        return read_names(data, can_write)
    except BadNames as bad:
        raise bad_file(bad, data.decode(errors="replace"), words) from None


async def _names_to_start_from(context: Context, board_id: str) -> BoardNames:
    """Return the names of one of the program's boards, or of one's own."""
    if board_id in built_in():
        return built_in()[board_id]
    boards = context.boards
    found = await boards.owned(board_id, context.user_id)
    return await boards.to_copy(found, context.server_id or 0)


# -- a part of one -----------------------------------------------------------------------------


@HANDLERS.answers(ChoosePart)
async def _choose_part(context: Context, press: ChoosePart) -> None:
    await _ask(context, press.game_id, single_value(context.values), press.board)


@HANDLERS.answers(EditPart)
async def _edit(context: Context, press: EditPart) -> None:
    await _ask(context, press.game_id, press.part, press.board)


async def _ask(context: Context, game_id: str, part: str, board_id: str) -> None:
    """Open the form for a part, with what was typed if it was refused."""
    _need_part(part)
    found = await context.boards.owned(board_id, context.user_id)
    sheet = await sheet_of(context, game_id, found)
    typed = context.typed.kept(context.user_id, SendPart(game_id, part, board_id).custom_id)
    await context.form(part_form(game_id, part, found, sheet.names, sheet.voice, typed))


def _need_part(part: str) -> None:
    if part not in PARTS:
        raise Unreadable(part)


@HANDLERS.answers(SendPart)
async def _send(context: Context, press: SendPart) -> None:
    """Save a part, or say what is wrong with it; what was typed is kept until it is saved."""
    _need_part(press.part)
    context.typed.keep(context.user_id, press.custom_id, context.fields)
    with context.hold_place("lookups"):
        boards, words = context.boards, context.words
        found = await boards.owned(press.board, context.user_id)
        sheet = await sheet_of(context, press.game_id, found)
        try:
            names = read_part(press.part, context.fields, sheet.names, sheet.voice)
        except BadForm as bad:
            again = EditPart(press.game_id, press.part, press.board)
            back = ShowBoard(press.game_id, press.board)
            await _show_faults(context, part_name(press.part, words), bad, again, back)
            return
        saved = await boards.change(found, names)
        context.typed.drop(context.user_id, press.custom_id)
        await show_page(context, press.game_id, saved, words.say("board-saved"))


async def _show_faults(
    context: Context, title: str, bad: BadForm, again: PressRecord, back: PressRecord
) -> None:
    """Say what is wrong, with the way to the form as it was filled in."""
    say = context.words.say
    rows = (
        Button(say("button-board-correct"), again.custom_id, "primary"),
        Button(say("go-back"), back.custom_id),
    )
    parts = (f"### {title}", say("board-not-saved"), fault_text(bad, context.words), rows)
    await context.show(PanelScreen(parts, SETTING_UP))
