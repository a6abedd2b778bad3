"""The page of a board: its picture, the names by groups, and what may be done with it."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.features.boards.parts import (
    CARD_TEXTS,
    GROUPS,
    NAMES,
    PARTS,
    own_cards,
    part_emoji,
    part_name,
)
from bot.features.boards.presses import (
    AskToDelete,
    ChoosePart,
    CopyBoard,
    EditPart,
    HideBoard,
    OfferBoard,
    PreviewBoard,
    ShareBoard,
)
from bot.language.language import Words
from bot.language.names import group_emoji, group_key
from bot.language.voice import Voice
from bot.presses.boards import AskToReportBoard, PlayOnBoard, ShowBoards
from bot.render.board_picture import board_alone_picture
from bot.ui.accents import SETTING_UP
from bot.ui.panel_screen import PanelScreen, Part
from bot.ui.press_record import PressRecord
from bot.ui.screen import Button, Option, Select, Style
from engine.editions.board import DEFAULT_BOARD
from engine.editions.board_names import BoardNames, built_in
from engine.host.boards.sample import PLAYERS
from engine.host.store.records import BoardRecord


@dataclass(frozen=True, slots=True)
class BoardSheet:
    """A board as one person sees it, in a server or none (0), on the way from a lobby or NO_GAME.

    `names`: those on it. `manages`: the person may manage the server. `is_hidden`: those who manage
    the server hide it, and nobody can choose it there.
    """

    record: BoardRecord
    names: BoardNames
    game_id: str
    user_id: int
    guild_id: int
    manages: bool
    is_hidden: bool
    words: Words

    @property
    def is_mine(self) -> bool:
        """Whether this person has made it."""
        return self.record.owner_id == self.user_id

    @property
    def is_here(self) -> bool:
        """Whether everybody in this server can choose it."""
        return self.record.guild_id == self.guild_id != 0 and not self.is_hidden

    @property
    def voice(self) -> Voice:
        """How a game on it that has just begun is talked about."""
        return Voice(PLAYERS, DEFAULT_BOARD, self.words, self.names)


def board_page(sheet: BoardSheet, note: str = "") -> PanelScreen:
    """Return the page of a board; `note` says what was just done, beside the buttons: a phone shows
    no more than those after a press.

    Of one that is hidden, others see no names: what is written on it since is its maker's alone.
    """
    if sheet.is_hidden and not sheet.is_mine:
        lines = "\n".join((_state(sheet), _maker(sheet)))
        return PanelScreen((f"### {sheet.names.title}", lines, *_rows(sheet)), SETTING_UP)
    voice = sheet.voice
    title = f"### {sheet.names.title}"
    picture = () if voice.plain else (board_alone_picture(voice),)
    lines = "\n".join(filter(None, (note or _state(sheet), _cards(sheet), _maker(sheet))))
    parts: tuple[Part, ...] = (title, *picture, group_lines(voice), lines)
    return PanelScreen((*parts, *_rows(sheet)), SETTING_UP)


def _state(sheet: BoardSheet) -> str:
    """Return who can choose the board."""
    if sheet.is_hidden:
        return sheet.words.say("board-is-hidden")
    if sheet.is_here:
        return sheet.words.say("board-is-offered")
    if sheet.record.guild_id:
        return sheet.words.say("board-is-elsewhere" if sheet.guild_id else "board-is-on-a-server")
    return sheet.words.say("board-is-mine")


def _cards(sheet: BoardSheet) -> str:
    """Return how many cards have words of the board's own; an empty text for none."""
    count = len(own_cards(sheet.names))
    return sheet.words.say("board-own-cards", count=count) if count else ""


def _maker(sheet: BoardSheet) -> str:
    """Return who has made it, an empty text for oneself: two boards may have one title."""
    maker = f"<@{sheet.record.owner_id}>"
    return "" if sheet.is_mine else sheet.words.say("board-made-by", maker=maker)


def group_lines(voice: Voice) -> str:
    """Return the names of all properties, a line a group."""
    lines = []
    for group in GROUPS.values():
        names = voice.comma_list([voice.full_space(it) for it in group.members])
        head = voice.say(group_key("group", group)) + ":" if voice.plain else group_emoji(group)
        lines.append(f"{head} {names}")
    return "\n".join(lines)


def _rows(sheet: BoardSheet) -> Iterator[Part]:
    """Yield what may be done; in color what most people do next."""
    board, game_id = sheet.record.id, sheet.game_id
    is_new = sheet.is_mine and any(
        sheet.names.properties == it.properties for it in built_in().values()
    )
    play_style: Style = "secondary" if is_new else "primary"
    play = [_button(sheet, "play", PlayOnBoard(game_id, board), play_style)]
    preview = _button(sheet, "preview", PreviewBoard(game_id, board))
    copied = [_button(sheet, "copy", CopyBoard(game_id, board))]
    if sheet.is_hidden:
        play.clear()
        copied.clear()
    if sheet.is_mine:
        yield _parts(sheet)
        style: Style = "primary" if is_new else "secondary"
        names = _button(sheet, "names", EditPart(game_id, NAMES, board), style)
        cards = _button(sheet, "cards", EditPart(game_id, CARD_TEXTS, board))
        yield (names, cards, *play)
        yield (preview, _button(sheet, "share", ShareBoard(game_id, board)), *copied)
        delete = _button(sheet, "delete", AskToDelete(game_id, board))
        last = [*_offer(sheet), delete]
    else:
        if not sheet.is_hidden:
            yield (*play, preview, *copied)
        report = _button(sheet, "report", AskToReportBoard(game_id, board))
        last = [] if sheet.manages or not sheet.is_here else [report]
    back = Button(sheet.words.say("button-board-back"), ShowBoards(game_id).custom_id, emoji="⬅️")
    yield (*last, *_hide(sheet), back)


def _button(sheet: BoardSheet, what: str, press: PressRecord, style: Style = "secondary") -> Button:
    return Button(sheet.words.say(f"button-board-{what}"), press.custom_id, style)


def _parts(sheet: BoardSheet) -> Select:
    """Return the list of the parts that a form each changes, without those that have a button."""
    options = tuple(
        Option(part_name(part, sheet.words), part, emoji=part_emoji(part))
        for part in PARTS
        if part not in (NAMES, CARD_TEXTS)
    )
    at = ChoosePart(sheet.game_id, sheet.record.id).custom_id
    return Select(at, sheet.words.say("board-choose-part"), options)


def _offer(sheet: BoardSheet) -> Iterator[Button]:
    """Yield the button that lets the server choose one's own board, or takes it back."""
    board, game_id = sheet.record.id, sheet.game_id
    if sheet.is_here:
        yield _button(sheet, "withdraw", OfferBoard(game_id, "withdraw", board))
    elif sheet.guild_id and not sheet.is_hidden:
        yield _button(sheet, "offer", OfferBoard(game_id, "offer", board))


def _hide(sheet: BoardSheet) -> Iterator[Button]:
    """Yield the button with which those who manage the server hide its board, or show it."""
    board, game_id = sheet.record.id, sheet.game_id
    if sheet.manages and sheet.is_hidden:
        yield _button(sheet, "unhide", HideBoard(game_id, "unhide", board))
    elif sheet.manages and sheet.is_here and not sheet.is_mine:
        yield _button(sheet, "hide", HideBoard(game_id, "hide", board))
