"""The table message: a new one only when another player is awaited, else the last is edited."""

from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass, replace
from functools import partial

from bot.decisions.awaiting import waiting_for
from bot.features.table.acts import tell_of_acts, with_call
from bot.features.table.last_press import has_won_on_credit, last_presser
from bot.features.table.own_turn import narrated_since
from bot.features.table.past import below_old, is_elsewhere, left_of
from bot.features.table.table_body import ROLE, Called, TableBody, body_of, dump_body
from bot.features.table.table_lines import (
    MAX_NARRATED,
    table_lines,
    with_refusals,
    without_asked,
)
from bot.features.table.table_screen import final_screen, table_screen, with_here
from bot.hints.advised_answer import Coached, as_coached
from bot.hints.explained import explained
from bot.hints.message_hints import is_concession_told, table_hints
from bot.hints.practice import with_practice
from bot.interactions.links import bids_role
from bot.messages.auction_notices import is_auction_notice, keeps_results
from bot.messages.calls import (
    Call,
    by_direct_message,
    called_at_table,
    called_directly,
    claim_calls,
)
from bot.messages.message_sync import MessageSync
from bot.messages.reconcile import is_being_replaced, is_old
from bot.messages.undo_question import is_settled
from bot.messages.wanted import Below, Change, Wanted
from bot.narration.log import LoggedStep
from bot.presses.shared import Advise, Manage, More, Trade
from bot.render.board_panel import board_in_text
from bot.render.board_picture import board_picture
from bot.render.last_move import last_move
from bot.render.standings import standings_in_full, standings_in_short
from bot.ui.message_files import Picture
from bot.ui.press_record import PressRecord
from bot.ui.screen import Screen
from engine.analysis.statistics import Statistics
from engine.core.decisions import AnyAuction
from engine.host.clocks.decision_classes import CALLED_AT_TABLE
from engine.host.finished.season_gains import gains_of
from engine.host.lobbies.first_game import is_replaced
from engine.host.people.advising import may_advise
from engine.host.people.guesses import guesses_of
from engine.host.refusals import Refused
from engine.host.store.records import Message


@dataclass(slots=True)
class NewCalls:
    """Calls by a new message and by direct message, and all that will have been made by then."""

    pings: list[Call]
    direct: list[Call]
    called: tuple[Called, ...]


async def table(sync: MessageSync) -> Sequence[Change]:
    """Edit the table message, or post a new one for those who are newly awaited."""
    message = await sync.message(ROLE)
    if message is not None and not message.open:
        return await _restored(sync, message)
    body = TableBody(0) if message is None else body_of(message)
    seen = 0 if message is None else message.version
    body = replace(body, since=await narrated_since(sync, body.since, seen))
    log = await sync.log(body.since)
    calls = await _new_calls(sync, body, log, seen)
    acted = await tell_of_acts(sync, [it for it in log if it[0].version > seen])
    if message is None or calls.pings or acted or await _has_to_move(sync, message):
        return [await _new(sync, message, body, calls, acted)]
    plain = await _screen(sync, log, ())
    screen = with_here(plain, body.here, sync.voice)
    is_changed, is_over = not sync.shows(message, screen), _is_over(sync)
    if is_changed and (here := await sync.here_now()) != body.here:
        body, screen = replace(body, here=here), with_here(plain, here, sync.voice)
    is_told = is_changed or sync.game.record.is_direct
    if is_told and not is_over and await _is_out_of_sight(sync, message, is_changed=is_changed):
        return [await _new(sync, message, body, calls)]
    if not (is_changed or calls.direct or is_over):
        return ()
    edited = dump_body(replace(body, called=calls.called))
    return [Wanted(ROLE, screen, edited, _then(sync, calls), follows=True, is_final=is_over)]


def _is_over(sync: MessageSync) -> bool:
    return sync.game.record.phase != "running"


async def _new_calls(
    sync: MessageSync, body: TableBody, log: list[LoggedStep], seen: int
) -> NewCalls:
    awaited = _calls(sync) + claim_calls(sync)
    fresh = [call for call in awaited if _called(call) not in body.called]
    pressed = await last_presser(sync, log, seen)
    calls = [it for it in fresh if it.user_id != pressed or has_won_on_credit(it, log, seen)]
    pings = await called_at_table(sync, calls)
    direct = await called_directly(sync, calls)
    # A direct call is noted after it was sent: a crash may come between.
    noted = [_called(call) for call in fresh if call not in direct]
    return NewCalls(pings, direct, (*_still_called(sync, body), *noted))


def _called(call: Call) -> Called:
    return Called(call.deadline.decision, call.user_id)


def _then(sync: MessageSync, calls: NewCalls) -> Callable[[Message], Awaitable[None]] | None:
    return partial(_call_directly, sync, calls.direct) if calls.direct else None


async def _call_directly(sync: MessageSync, calls: list[Call], at: Message) -> None:
    await by_direct_message(sync, calls, at)
    message = await sync.message(ROLE)
    assert message is not None
    body = body_of(message)
    called = (*body.called, *map(_called, calls))
    await sync.put(replace(message, body=dump_body(replace(body, called=called))))


async def _restored(sync: MessageSync, message: Message) -> Sequence[Change]:
    """Post the last message of a finished game again if it was deleted."""
    if not sync.is_gone(message) or await is_replaced(sync.host, sync.game_id):
        return ()
    log = await sync.log(body_of(message).since)
    return [Wanted(ROLE, await _screen(sync, log, ()), message.body, is_final=True)]


async def _has_to_move(sync: MessageSync, message: Message) -> bool:
    """Return whether a new message has to come in any case: at the end, and in another channel."""
    if is_elsewhere(sync, message) or await is_being_replaced(sync, message):
        return True
    return _is_over(sync) and not await is_replaced(sync.host, sync.game_id)


async def _is_out_of_sight(sync: MessageSync, message: Message, *, is_changed: bool) -> bool:
    """Return whether a message is old and has changed, or lies above something settled.

    Bids have a message of their own, below it.
    """
    decision = sync.game.public().decision
    if isinstance(decision, AnyAuction) or sync.is_gone(message):
        return False
    return (is_changed and is_old(sync, message)) or await _is_buried(sync, message)


async def _is_buried(sync: MessageSync, message: Message) -> bool:
    """Return whether a settled question or offer, or the result of an auction, lies below a
    message.
    """
    below = [
        other
        for other in await sync.messages()
        if other.channel_id == message.channel_id and other.message_id > message.message_id
    ]
    results = any(is_auction_notice(it.role) and keeps_results(it) for it in below)
    open_offers = {f"trade:{trade.id}" for trade in sync.game.trades}
    # The messages of offers are closed after this one has told how they ended.
    offers = any(it.role.startswith("trade:") and it.role not in open_offers for it in below)
    return results or offers or any([await is_settled(sync, it) for it in below])


def _still_called(sync: MessageSync, body: TableBody) -> list[Called]:
    """Return those called for a decision that goes on, even if another one is to be answered
    first.
    """
    pending = sync.game.pending
    return [called for called in body.called if called.decision in pending]


def _calls(sync: MessageSync) -> list[Call]:
    """Return everybody who is awaited at the table, with the deadline."""
    players = sync.game.players
    return [
        Call(deadline, user)
        for deadline in sync.game.deadlines
        if deadline.calls
        and deadline.kind in CALLED_AT_TABLE
        and (user := players[deadline.seat].user_id) is not None
    ]


async def _new(
    sync: MessageSync,
    old: Message | None,
    body: TableBody,
    calls: NewCalls,
    acted: tuple[int, ...] = (),
) -> Wanted:
    """Return a message that says what the old one has not said.

    It calls people for a decision, and the users `acted` for what a moderator has done.
    """
    pinged, below = tuple(map(_called, calls.pings)), None
    here = await sync.here_now()
    body = replace(body, called=calls.called, pinged=pinged, here=here)
    if old is not None:
        below = Below(await left_of(sync, old), partial(_told_above, sync, body_of(old)))
        if not sync.is_gone(old):
            body = await below_old(sync, old, body)
    log = await sync.log(body.since)
    screen = with_here(await _screen(sync, log, tuple(calls.pings)), here, sync.voice)
    screen = with_call(screen, acted, sync.voice.words)
    stored = dump_body(body)
    then, is_over = _then(sync, calls), _is_over(sync)
    return Wanted(ROLE, screen, stored, then, below=below, is_final=is_over)


async def _told_above(sync: MessageSync, body: TableBody) -> Wanted:
    """Let the last message tell what is new where no other can be posted; calls come later."""
    screen = await _screen(sync, await sync.log(body.since), ())
    screen = with_here(screen, body.here, sync.voice)
    return Wanted(ROLE, screen, dump_body(body), follows=True)


async def _screen(
    sync: MessageSync,
    log: list[LoggedStep],
    pings: tuple[Call, ...],
) -> Screen:
    log = await with_refusals(sync, log)
    lines = await table_lines(sync, without_asked(log, sync.game))
    if sync.game.record.phase != "running":
        statistics, gains = await _statistics(sync), await gains_of(sync.host, sync.game)
        guesses, board = (await guesses_of(sync.host, sync.game_id)).values(), _board(sync, log)
        screen = final_screen(sync.game, sync.voice, lines, statistics, board, gains, guesses)
        screen = await with_practice(sync, screen)
        return screen if await sync.has_pictures() else screen.in_words()
    hints = await table_hints(sync)
    has_pictures = await sync.has_pictures()
    screen = table_screen(
        sync.game,
        sync.voice,
        lines,
        pings,
        () if isinstance(sync.game.public().decision, AnyAuction) else hints.lines,
        standings_in_short if has_pictures else standings_in_full,
        _board(sync, log),
        hints.buttons,
        hidden=await _hidden(sync, hints),
        bidding=await _thread_of_bids(sync),
        knows_concession=await is_concession_told(sync),
    )
    screen = as_coached(screen, hints)
    return screen if has_pictures else screen.in_words()


async def _thread_of_bids(sync: MessageSync) -> int | None:
    """Return the thread of the auction that runs, once it is open."""
    decision = sync.game.public().decision
    bids = await sync.message(bids_role(decision)) if isinstance(decision, AnyAuction) else None
    if bids is None or bids.channel_id == sync.game.record.channel_id:
        return None
    return bids.channel_id


async def _hidden(sync: MessageSync, hints: Coached) -> Collection[type[PressRecord]]:
    """Return what nobody is to open here now: advice where nobody may ask for it, and in a first
    game what its coach has not explained, and advice where the coach gives it.
    """
    shown, has_advice = await explained(sync.host, sync.game_id), await _has_advice(sync)
    unexplained = set() if shown is None else {Trade, Manage, More} - shown
    is_advised = shown is not None and hints.is_lesson
    return unexplained if has_advice and not is_advised else {*unexplained, Advise}


async def _has_advice(sync: MessageSync) -> bool:
    """Return whether the one person of a game against computers may ask for advice."""
    people = sync.game.people()
    if len(people) != 1 or not sync.game.is_against_computers(people[0]):
        return False
    user_id = sync.game.player(people[0]).user_id
    return user_id is not None and await may_advise(sync.host, sync.game, user_id)


async def _statistics(sync: MessageSync) -> Statistics | None:
    """Return what is counted of a finished game; None where its log has been deleted."""
    try:
        return await sync.host.statistics.of(sync.game_id)
    except Refused:
        return None


def _board(sync: MessageSync, log: list[LoggedStep]) -> Picture:
    """Return the picture of the board, and until the game is over the same as text."""
    view, voice = sync.game.public(), sync.voice
    move = last_move([event for _, events in log[-MAX_NARRATED:] for event in events])
    waiting = waiting_for(sync.game)
    in_text = str if waiting == "nothing" else partial(board_in_text, view, voice)
    return board_picture(view, voice, move, waiting, in_text)
