"""Sharing a board: a code with which anybody makes a copy, and a file that does the same."""

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
_APOSTROPHES = re.compile("['’‘ʼ]")
_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue"})
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
    line = f"```\n{say('board-code-line', code=code)}\n```"
    parts = (f"### {found.title}", say("board-code"), line, say("board-code-more"), (back,))
    file = File(file_name(found.title), found.body.encode())
    await context.show(PanelScreen(parts, SETTING_UP, files=(file,)))


def file_name(title: str) -> str:
    """Return what the file of a board is called: "our-town.board.json"."""
    spelled = _APOSTROPHES.sub("", title).translate(_UMLAUTS)
    plain = _NO_LETTERS.sub("-", without_accents(spelled).lower()).strip("-")
    return f"{plain or 'my'}.board.json"
