"""The command `learn`: a first game with a coach, in the person's direct messages."""

from bot.discord.invite import invite_link
from bot.interactions.context import Context
from bot.interactions.direct_messages import direct_messages, is_shown, say_closed
from bot.interactions.links import panel_with_link
from bot.interactions.router import Handlers
from bot.interactions.started_here import game_started_here, note_message
from bot.presses.shared import BorrowAsCoached, Learn, PlayWithFriends
from bot.ui.accents import SETTING_UP
from bot.ui.panel_screen import Divider, PanelScreen, Section
from bot.ui.press import Unreadable
from bot.ui.screen import Button, Link
from engine.host.chosen_board import board_of_language
from engine.host.lobbies.first_game import (
    LessonPlaces,
    end_first_game,
    first_game_of,
    lesson_places,
    replace_first_game,
    start_first_game,
)
from engine.host.lobby import Location
from engine.host.people.purchases import borrow_and_build
from engine.host.refusals import Refusal, demand
from engine.host.snapshots import StartedGame
from engine.host.store.records import GameRef

HANDLERS = Handlers()
PERSON = "learn:{}"
"""What stands for a game while a person's first game is being started: one at a time."""


async def learn(context: Context) -> None:
    """Start the person's first game, or lead back to the one that they are in the middle of."""
    await _one_at_a_time(context, None)


@HANDLERS.answers(Learn)
async def _start_anew(context: Context, press: Learn) -> None:
    """Start over, or play again."""
    if press.way == "over":
        await _one_at_a_time(context, None, over=press.game_id)
    else:
        await _play_again(context, press.game_id)


@HANDLERS.answers(PlayWithFriends)
async def _friends(context: Context, press: PlayWithFriends) -> None:
    await show_friends(context)


@HANDLERS.answers(BorrowAsCoached)
async def _borrow(context: Context, press: BorrowAsCoached) -> None:
    """Mortgage and build at once, as the coach advises."""
    host, user = context.host, context.user_id
    await borrow_and_build(host, press.game_id, user, press.decision, press.loan, context.key)
    await context.flush(press.game_id)


async def _play_again(context: Context, game_id: str) -> None:
    """Start a first game with other dice, whose coach knows what it taught in a finished one.

    Raises Refused for a person who has not played that one.
    """
    game = await context.host.started_game(game_id)
    demand(game.seat_of(context.user_id) is not None, Refusal.NOT_PLAYING)
    taught = await lesson_places(context.host, game_id)
    if taught is None:
        raise Unreadable(game_id)
    demand(game.record.phase != "running", Refusal.STARTED)
    await _one_at_a_time(context, taught)


async def _one_at_a_time(context: Context, taught: LessonPlaces | None, over: str = "") -> None:
    """Start a game unless one runs; two presses at once start only one.

    `over` is the game to start over, if it is the one that runs: a late press ends no newer one.
    """

    async def attempt() -> None:
        begun = await game_started_here(context)
        running = await first_game_of(context.host, context.user_id)
        if running is None or running.id == over:
            await _start(context, taught, running)
        elif begun is not None and begun.record.id == running.id:
            await _show_started(context, begun, taught)
        else:
            await _show_running(context, running)

    await context.host.change(PERSON.format(context.user_id), attempt)


async def _show_running(context: Context, running: GameRef) -> None:
    words, game = context.words, await context.host.snapshot(running.id)
    over = Button(words.say("learn-over"), Learn(running.id, "over").custom_id, "danger")
    await context.publisher.restore(running.id)
    await context.show(await panel_with_link(context, "learn-running", game, (over,)))


async def _start(context: Context, taught: LessonPlaces | None, old: GameRef | None) -> None:
    """Start a game in direct messages; say privately where it is, or that they are closed.

    An old game ends only then: who cannot be shown another one goes on with it. Raises
    LimitReached, and then nothing has ended either.
    """
    is_here = context.place is not None and context.place.is_direct
    place = context.place if is_here else await direct_messages(context)
    game = None if place is None else await _started(context, place, taught, old)
    if game is None:
        await say_closed(context)
        return
    if old is not None:
        await _replace(context, old.id, game.record.id)
    await note_message(context, game.record.id)
    await _show_started(context, game, taught)


async def _replace(context: Context, old: str, new: str) -> None:
    await replace_first_game(context.host, old, new, context.user_id)
    await context.publisher.flush(old)


async def _show_started(context: Context, game: StartedGame, taught: LessonPlaces | None) -> None:
    key = "learn-started" if taught is None else "learn-again-started"
    await context.publisher.restore(game.record.id)
    await context.show(await panel_with_link(context, key, game))


async def _started(
    context: Context, place: Location, taught: LessonPlaces | None, old: GameRef | None
) -> StartedGame | None:
    """Return the game as it is shown; None where it could not be shown, and was ended again."""
    host, lobbies, replaced = context.host, context.lobbies, None if old is None else old.id
    board = board_of_language(context.words.locale)
    with context.count_call("lobbies"):
        game = await start_first_game(host, lobbies, place, context.person, taught, replaced, board)
    if await is_shown(context, game.record.id, "table"):
        return game
    await end_first_game(context.host, game.record.id, context.user_id)
    return None


async def show_friends(context: Context) -> None:
    """Show privately how a game with friends begins, with the way to add the bot to a server."""
    await context.send_screen(friends_panel(context))


def friends_panel(context: Context) -> PanelScreen:
    """Return the steps from adding the bot to pressing Start."""
    say = context.words.say
    application = context.reply.application_id
    add = say("friends-add")
    first = Section(add, Link(say("friends-invite"), invite_link(application)))
    return PanelScreen(
        (
            f"### {say('friends-title')}",
            first,
            say("friends-steps"),
            Divider(),
            say("friends-days"),
        ),
        SETTING_UP,
    )
