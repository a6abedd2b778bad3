"""What else can be looked up or done in a game: all that is not needed at every move."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.decisions.people_buttons import concession_buttons, rejoin_button
from bot.decisions.why_buttons import why_buttons
from bot.interactions.context import Context
from bot.interactions.router import Handlers
from bot.language.durations import short_duration
from bot.language.language import Words
from bot.presses.buttons import orders_button, undo_button
from bot.presses.shared import Advise, Board, Mine, Missed, More, OlderHistory, Since
from bot.presses.time_off import ShowAway, ShowPause
from bot.presses.watching import watching_row
from bot.ui.panel_screen import PanelScreen
from bot.ui.press import NO_GAME
from bot.ui.press_record import PressRecord, press_record
from bot.ui.screen import Button, Row, rows_of
from engine.core import decisions as d
from engine.core.actions import Hold, SeatId
from engine.core.errors import IllegalAction, Reason
from engine.core.events import DiceRolled
from engine.host.clocks.paces import pace_of
from engine.host.people.advising import may_advise
from engine.host.people.motions import is_absent
from engine.host.people.seats import lent_seat
from engine.host.people.undo import UndoRequest, can_ask, undo_request_of
from engine.host.refusals import Refusal, demand, refuse
from engine.host.snapshots import StartedGame
from engine.rules.hold import may_hold

HANDLERS = Handlers()
SEARCHED_STEPS = 20
"""Steps of the log in which the roll is looked for that came before it could be held."""


@press_record("more", "hold", acts=True, once=True)
class HoldRoll(PressRecord):
    """Hold the roll that is to be decided on."""


@HANDLERS.answers(More)
async def show_more(context: Context, press: More) -> None:
    """Show a person what there is for them: who does not play (any more) may only look up."""
    await _show(context, await context.host.started_game(press.game_id))


@HANDLERS.answers(HoldRoll)
async def hold_roll(context: Context, press: HoldRoll) -> None:
    """AMB-05: hold the roll, and show what is left to do.

    Not while a vote on an undo runs, which would end with it.
    """
    gap = press.decision
    before = await context.host.started_game(press.game_id)
    demand(await _asked_to_undo(context, before) is None, Refusal.UNDO_ASKED)
    hold = press.game_id, context.user_id, gap, Hold(gap), context.key
    try:
        game = await context.host.submit(*hold)
    except IllegalAction as refused:
        if refused.reason is Reason.NOT_NOW:
            await _tell_roll(context, before)
        raise
    await _show(context, game)


async def _tell_roll(context: Context, game: StartedGame) -> None:
    """Raise Refused, saying who has rolled last; not while a roll is held."""
    after = max(0, game.record.version - SEARCHED_STEPS)
    log = await context.host.history(game.record.id, context.user_id, after)
    rolls = [it.seat for _, events in log for it in events if isinstance(it, DiceRolled)]
    if rolls and not isinstance(game.public().decision, d.HeldRoll):
        refuse(Refusal.HOLD_LATE, who=context.voice(game).player(rolls[-1]))


async def _show(context: Context, game: StartedGame) -> None:
    if watching := watching_row(game, context.user_id, context.words):
        await _show_watcher(context, game, watching)
        return
    running = game.record.phase == "running"
    seat = game.seat_of(context.user_id) if running else None
    lent = lent_seat(game, context.user_id) if running else None
    advises = await may_advise(context.host, game, context.user_id)
    votes = await _asked_to_undo(context, game) is not None
    undoes = seat is not None and not votes and await can_ask(context.host, game, seat)
    rows = _rows(game, seat, _Asked(advises, votes, undoes), context.words)
    if lent is not None:
        rows = (*rows, (rejoin_button(game.record.id, context.words),))
    await context.show(PanelScreen((f"### {context.words.say('more-title')}", *rows)))


async def _show_watcher(context: Context, game: StartedGame, watching: Row) -> None:
    """Show a person who does not play in the game (any more) what there is to look up."""
    game_id, say, is_out = (
        game.record.id,
        context.words.say,
        game.seat_of(context.user_id) is not None,
    )
    since = Button(say("button-since"), Since(game_id).custom_id)
    rest = (*((since,) if is_out else ()), *_looking_back(game_id, context.words))
    text = say("refusal-left") if is_out else f"### {say('more-title')}"
    await context.show(PanelScreen((text, watching, rest)))


def _looking_back(game_id: str, words: Words) -> tuple[Button, Button]:
    """Return the ways to the history and to one's own games."""
    history = Button(words.say("button-history"), OlderHistory(game_id, "last").custom_id)
    return (history, Button(words.say("mine-title"), Mine(game_id).custom_id))


async def _asked_to_undo(context: Context, game: StartedGame) -> UndoRequest | None:
    return await undo_request_of(context.host.store, game, context.host.now())


@dataclass(frozen=True, slots=True)
class _Asked:
    """Whether a person may ask for advice, the table votes on an undo, or one may be asked for."""

    advises: bool
    votes: bool
    undoes: bool


def _rows(game: StartedGame, seat: SeatId | None, asked: _Asked, words: Words) -> tuple[Row, ...]:
    game_id = game.record.id
    history, mine = _looking_back(game_id, words)
    board = Button(words.say("button-board"), Board(game_id).custom_id)
    if seat is None:
        return ((board, history, mine),)
    missed = Button(words.say("button-missed"), Missed(NO_GAME).custom_id)
    since = Button(words.say("button-since"), Since(game_id).custom_id)
    advice = Button(words.say("button-advise"), Advise(game_id).custom_id)
    rows = (
        (board, missed, since, history),
        (
            *(() if asked.votes else _hold(game, seat, words)),
            *((advice,) if asked.advises else ()),
            *why_buttons(game, words),
            *((undo_button(game_id, words),) if asked.undoes else ()),
        ),
        (orders_button(game_id, words), *_away(game, seat, words), *_pause(game, words), mine),
        *rows_of(concession_buttons(game, words)),
    )
    return tuple(row for row in rows if row)


def _away(game: StartedGame, seat: SeatId, words: Words) -> Iterator[Button]:
    """Yield the button to come back, or to go away where other people would wait."""
    if game.player(seat).away_until is not None or is_absent(game, seat):
        yield rejoin_button(game.record.id, words)
    elif len(game.people()) > 1:
        yield Button(words.say("away-open"), ShowAway(game.record.id).custom_id, emoji="🌙")


def _pause(game: StartedGame, words: Words) -> Iterator[Button]:
    """Yield the button that asks for a pause, where other people play."""
    if game.record.paused_at is None and len(game.people()) > 1:
        yield Button(words.say("pause-open"), ShowPause(game.record.id).custom_id, emoji="⏸️")


def _hold(game: StartedGame, seat: SeatId, words: Words) -> Iterator[Button]:
    """Yield the button that holds the roll, while the player may, for the sake of others
    (AMB-05).
    """
    gap = game.public().decision
    if game.record.paused_at is not None or not isinstance(gap, d.ToRoll | d.InJail):
        return
    if len(game.people()) > 1 and may_hold(game.position.rules, gap, seat):
        time = short_duration(pace_of(game.record.pace).time_for("hold"), words)
        custom_id = HoldRoll(game.record.id, decision=gap.id).custom_id
        yield Button(words.say("button-hold-roll", time=time), custom_id)
