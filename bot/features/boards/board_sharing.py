"""Sharing a board: a code with which anybody makes a copy, and the file to keep."""

import re

from bot.features.boards.presses import ShareBoard, ShowBoard
from bot.interactions.checks import need_files
from bot.interactions.context import Context
from bot.interactions.router import Handlers
from bot.language.input_translation import without_accents
from bot.ui.accents import SETTING_UP
from bot.ui.message_files import File
from bot.ui.panel_screen import PanelScreen
from bot.ui.screen import Button
from engine.host.boards.own_boards import CODE_LENGTH

HANDLERS = Handlers()
_NO_LETTERS = re.compile("[^a-z0-9]+")
MIDDLE = CODE_LENGTH // 2


@HANDLERS.answers(ShareBoard)
async def _share(context: Context, press: ShareBoard) -> None:
    """Show the code and the file of one's own board."""
    need_files(context)
    found = await context.boards.owned(press.board, context.user_id)
    say = context.words.say
    code = f"{found.code[:MIDDLE]}-{found.code[MIDDLE:]}"
    back = Button(say("go-back"), ShowBoard(press.game_id, press.board).custom_id)
    parts = (f"### {found.title}", say("board-code", code=code), (back,))
    file = File(file_name(found.title), found.body.encode())
    await context.show(PanelScreen(parts, SETTING_UP, files=(file,)))


def file_name(title: str) -> str:
    """Return what the file of a board is called: "our-town.board.json"."""
    plain = _NO_LETTERS.sub("-", without_accents(title).lower()).strip("-")
    return f"{plain or 'my'}.board.json"
