"""Reporting a board to those who manage the server, who can hide it."""

import hashlib
from collections.abc import Iterator

from bot.discord.posting import Delivery
from bot.features.boards.board_page import group_lines
from bot.features.boards.opening import visible_board
from bot.features.boards.parts import DECKS
from bot.features.boards.presses import HideBoard, ReportBoard, ShowBoard
from bot.interactions.context import Context
from bot.interactions.router import Handlers
from bot.interactions.sharing import NONCE_BYTES
from bot.language.language import Words
from bot.language.voice import Voice
from bot.messages.direct import send_where_open
from bot.presses.boards import AskToReportBoard
from bot.presses.shared import Board as ShowTable
from bot.ui.accents import READING
from bot.ui.panel_screen import PanelScreen
from bot.ui.plain_screen import plain_where_chosen
from bot.ui.press import NO_GAME
from bot.ui.screen import Button, Embed, Screen
from engine.editions.board import DEFAULT_BOARD
from engine.editions.board_names import BoardNames
from engine.editions.cards import cards
from engine.host.boards.own_boards import as_chosen
from engine.host.chosen_board import ChosenBoard
from engine.host.refusals import Refusal, refuse
from engine.host.snapshots import StartedGame

HANDLERS = Handlers()
MOST = 5
"""Managers of a server that are told: each message that does not arrive counts against the bot."""


@HANDLERS.answers(AskToReportBoard)
async def _ask(context: Context, press: AskToReportBoard) -> None:
    names = (await _reported(context, press.game_id, press.board)).names
    say = context.words.say
    report = Button(
        say("button-board-report-sure"),
        ReportBoard(press.game_id, press.board).custom_id,
        "primary",
    )
    from_game = press.game_id != NO_GAME
    back = ShowTable(press.game_id) if from_game else ShowBoard(press.game_id, press.board)
    hide = Button(
        say("button-board-hide"), HideBoard(press.game_id, "hide", press.board).custom_id, "primary"
    )
    rows = (hide if context.may_manage else report, Button(say("go-back"), back.custom_id))
    title = f"### {say('board-report-sure', title=names.title)}"
    await context.show(PanelScreen((title, say("board-report-what"), rows), READING))


@HANDLERS.answers(ReportBoard)
async def _report(context: Context, press: ReportBoard) -> None:
    """Tell those who manage the server, once a day of a board as long as it stays as it is.

    Its maker can change it again and again, so reports are counted by their senders, too.
    """
    board = await _reported(context, press.game_id, press.board)
    stored = await context.host.store.boards.get(board.id)
    maker = None if stored is None else stored.owner_id
    about = f"{context.server_id}:{board.id}:{board.revision}"
    with context.limits.count_call("reports", 0, about) as counted:
        context.limits.take("reporters", context.user_id)
        told = [await _tell(context, it, board, maker) for it in await _managers(context)]
        if not any(told):
            counted.refund()
    key = "board-reported" if any(told) else "board-report-unheard"
    await context.show(PanelScreen((context.words.say(key),), READING))


async def _managers(context: Context) -> tuple[int, ...]:
    return (await context.known_managers())[:MOST]


async def _reported(context: Context, game_id: str, board_id: str) -> ChosenBoard:
    """Return a board of this server, or as it is in the game that it was seen in."""
    if context.server_id is None:
        refuse(Refusal.NO_SERVER)
    if game_id != NO_GAME:
        game = await context.host.snapshot(game_id)
        if isinstance(game, StartedGame) and game.chosen_board.id == board_id:
            return game.chosen_board
    return as_chosen(await visible_board(context, board_id))


async def _tell(context: Context, user_id: int, board: ChosenBoard, maker: int | None) -> bool:
    """Tell one person by direct message; return whether it has arrived."""
    words = await context.publisher.locales.of_person(user_id, context.server_id)
    screen = plain_where_chosen(_notice(context, board.names, maker, words), words)
    about = f"report:{context.key}:{board.id}:{user_id}"
    nonce = hashlib.blake2s(about.encode(), digest_size=NONCE_BYTES).hexdigest()
    host, post = context.host, context.publisher.post
    sent = await send_where_open(host, post, user_id, screen, nonce, host.now())
    return not isinstance(sent, Delivery)


def _notice(context: Context, names: BoardNames, maker: int | None, words: Words) -> Screen:
    """Return everything that people have written on a board, and who has; None for one deleted."""
    where = context.place.channel_id if context.place is not None else 0
    voice = Voice((), DEFAULT_BOARD, words, names)
    by = [] if maker is None else [words.say("board-made-by", maker=f"<@{maker}>")]
    others = words.comma_list([*names.places.values(), *names.decks.values()])
    listed = "\n".join(filter(None, (group_lines(voice), others)))
    text = words.say("board-report-notice", channel=f"<#{where}>")
    title = words.say("board-report-title", title=names.title)
    told = Embed(title, "\n\n".join((*by, text, listed)), READING)
    return Screen(embeds=(told, *_cards(names)))


def _cards(names: BoardNames) -> Iterator[Embed]:
    """Yield the words on the cards of each deck, of all editions: more than one embed holds."""
    for deck in DECKS:
        own = (text for card, text in names.cards.items() if cards()[card].deck == deck)
        if texts := dict.fromkeys(own):
            yield Embed("", "\n".join(texts), READING)
