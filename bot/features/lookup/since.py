"""All that has happened since the reader's last move, in full and in private."""

from collections.abc import Sequence
from functools import partial

from bot.decisions.why_buttons import why_buttons
from bot.features.lookup.history import history_pages
from bot.features.lookup.reading import show_history
from bot.interactions.context import Context
from bot.interactions.router import Handlers
from bot.narration.log import LoggedStep
from bot.presses.shared import Missed, Since, SincePage
from bot.ui.paging import Turn, page_buttons
from bot.ui.press import NO_GAME, Unreadable
from bot.ui.press_record import press_record
from bot.ui.screen import Button, Screen
from engine.core.actions import SeatId
from engine.core.events import Resigned, WentBankrupt
from engine.host.background import in_background
from engine.host.notices import HandedOver, load_notice
from engine.host.people.following import plays_in
from engine.host.snapshots import StartedGame

HANDLERS = Handlers()


@press_record("sinceback", acts=False)
class SinceBack(SincePage):
    """Turn to an earlier page: two buttons of a message may not share an id."""


@HANDLERS.answers(SinceBack, Since)
async def since(context: Context, press: SincePage) -> None:
    """Answer the button at the table, or a turned page.

    People without a seat have no last move, and read the history.
    """
    if press.after is not None and press.page is None:
        raise Unreadable(press.custom_id)
    game = await context.host.started_game(press.game_id)
    if game.seat_of(context.user_id) is None:
        await show_history(context, press.game_id)
        return
    with context.hold_place("lookups"):
        await _since(context, press, game)


async def _since(context: Context, press: SincePage, game: StartedGame) -> None:
    log = await context.host.history(press.game_id, context.user_id)
    say, moved = context.words.say, last_move(log, game, context.user_id)
    if not plays_in(game, context.user_id):  # It begins with how one went out.
        moved = min(moved, _exit_of(log, game.seat_of(context.user_id), moved + 1) - 1)
    after = _beginning(log, game, moved) if press.after is None else press.after
    if all(step.version <= after for step, _ in log):
        await context.show(Screen(say("since-none")))
        return
    voice, rules = context.voice(game), game.position.rules
    me = game.seat_of(context.user_id)
    title = say("since-title" if after >= moved else "since-title-before")
    work = partial(history_pages, log, voice, rules, after=after, title=title, reader=me)
    pages = await in_background(work)
    page = min(press.page or 0, len(pages) - 1)

    def turned(turn: Turn, to: int) -> SincePage:
        record = Since if turn == "newer" else SinceBack
        return record(press.game_id, after, to, press.origin)

    turns = page_buttons(context.words, page, len(pages), turned)
    last = (*why_buttons(game, context.words), *_way_back(context, press))
    rows = tuple(row for row in (turns, last) if row)
    await context.show(Screen(embeds=(pages[page],), rows=rows))


def _way_back(context: Context, press: SincePage) -> tuple[Button, ...]:
    """Return the way to the short list, for a reader who has come from there."""
    if press.origin is None:
        return ()
    custom_id = Missed(NO_GAME).custom_id
    return (Button(context.words.say("button-missed"), custom_id, emoji="⬅️"),)


def last_move(log: Sequence[LoggedStep], game: StartedGame, user_id: int) -> int:
    """Return the version of a person's last press in the game, or at which they took their seat
    over.
    """
    seat = game.seat_of(user_id)
    for step, _ in reversed(log):
        if step.seat == seat and step.by == "press":
            return step.version
        notice = None if step.notice is None else load_notice(step.notice)
        if isinstance(notice, HandedOver) and notice.after_id == user_id:
            return step.version
    return 0


def _beginning(log: Sequence[LoggedStep], game: StartedGame, moved: int) -> int:
    """Return the version after which there is something to tell: a person's last move, unless the
    others have done nothing since. Then it is the move before what they did last.
    """
    if any(step.version > moved for step, _ in log):
        return moved
    earlier = [(step, events) for step, events in log if step.version <= moved]
    mover = earlier[-1][0].seat if earlier else None
    while earlier and earlier[-1][0].seat in (None, mover):
        earlier.pop()
    user_id = None if mover is None else game.players[mover].user_id
    return moved if not earlier or user_id is None else last_move(earlier, game, user_id)


def _exit_of(log: Sequence[LoggedStep], seat: SeatId | None, otherwise: int) -> int:
    """Return the version at which a seat left the game, which a log may lack."""
    for step, events in reversed(log):
        if any(isinstance(it, WentBankrupt | Resigned) and it.seat == seat for it in events):
            return step.version
    return otherwise
