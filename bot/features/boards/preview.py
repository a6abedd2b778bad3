"""What a game on a board looks like: a deed, a card, and sentences with its names."""

from collections.abc import Sequence
from functools import partial

from bot.features.boards.board_page import BoardSheet
from bot.features.boards.opening import sheet_of, visible_board
from bot.features.boards.parts import CARDS, own_cards
from bot.features.boards.presses import PreviewBoard, ShowBoard
from bot.interactions.context import Context
from bot.interactions.router import Handlers
from bot.language.names import plain_name
from bot.language.voice import Voice
from bot.narration.charge_reasons import card_text
from bot.render.deed_picture import deed_picture
from bot.render.printed_words import names_cut
from bot.ui.accents import SETTING_UP
from bot.ui.panel_screen import PanelScreen
from bot.ui.screen import Button
from engine.host.background import in_background
from engine.host.boards.sample import BOUGHT, sample_view

HANDLERS = Handlers()


@HANDLERS.answers(PreviewBoard)
async def _preview(context: Context, press: PreviewBoard) -> None:
    with context.hold_place("lookups"):
        sheet = await sheet_of(context, press.game_id, await visible_board(context, press.board))
        cut = await in_background(partial(names_cut, sheet.names))
        await context.show(_screen(sheet, cut))


def _screen(sheet: BoardSheet, cut: Sequence[int]) -> PanelScreen:
    view, voice = sample_view(), sheet.voice
    title = f"### {voice.say('board-preview-title', title=sheet.names.title)}"
    deed = () if voice.plain else (deed_picture(BOUGHT, view, voice),)
    back = Button(voice.say("go-back"), ShowBoard(sheet.game_id, sheet.record.id).custom_id)
    text = "\n".join(_sentences(voice))
    return PanelScreen((title, text, *deed, _cut(sheet, cut), (back,)), SETTING_UP)


def _cut(sheet: BoardSheet, cut: Sequence[int]) -> str:
    """Return which names the picture of the board does not have whole; an empty text for none."""
    names = [sheet.voice.full_space(space) for space in cut]
    if not names:
        return ""
    return sheet.words.say("board-preview-cut", names=sheet.words.comma_list(names))


def _sentences(voice: Voice) -> list[str]:
    """Return what is told of a game, with a space, a street and a card."""
    view, (first, second) = sample_view(), (plain_name(voice.players[it].name) for it in (0, 1))
    price = view.rules.properties[BOUGHT].price
    card = next(iter(own_cards(voice.names)), CARDS["chance"][0])
    return [
        voice.say("board-preview-lands", who=first, where=voice.on_space(BOUGHT)),
        voice.say("board-preview-buys", who=first, what=voice.the_space(BOUGHT), price=price),
        voice.say("board-preview-draws", who=second, card=card_text(card, view.rules, voice)),
    ]
