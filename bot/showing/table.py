"""The table message: a new one only when another player is awaited, else the last is edited."""

from dataclasses import replace
from functools import partial

from bot.panels.table import final_screen, past_screen, table_screen
from bot.render.awaiting import waiting_for
from bot.render.board_alt import where_line
from bot.render.board_picture import board_picture
from bot.render.last_move import last_move
from bot.render.table import standings_in_full, standings_in_short
from bot.screens.media import Picture
from bot.screens.screen import Screen
from bot.showing.acts import tell_of_acts, with_call
from bot.showing.auction_threads import is_auction_notice, keeps_results
from bot.showing.calls import Call, by_direct_message, called_at_table, called_directly, claim_calls
from bot.showing.coach import with_practice
from bot.showing.last_press import last_presser
from bot.showing.message_hints import table_hints
from bot.showing.message_sync import MessageSync
from bot.showing.own_turn import narrated_since
from bot.showing.replacing import is_old
from bot.showing.table_body import TableBody, body_of, dump_body
from bot.showing.table_lines import MAX_NARRATED, table_lines, without_asked
from bot.showing.undo import is_settled
from bot.transport.messages import Delivery
from engine.analysis.statistics import Statistics
from engine.core.decisions import AnyAuction
from engine.core.events import Event
from engine.host.clocks.decision_classes import CALLED_AT_TABLE
from engine.host.lobbies.first_game import is_replaced
from engine.host.refusals import Refused
from engine.host.store.records import Message, Step

ROLE = "table"
OLD_ROLE = "old:{}"
"""The role of a table message that is to lose its buttons."""


async def show_table(sync: MessageSync) -> None:
    """Edit the table message, or post a new one for those who are newly awaited."""
    await _show(sync)
    await _retire_old(sync)


async def _show(sync: MessageSync) -> None:
    message = await sync.message(ROLE)
    body = TableBody(0) if message is None else body_of(message)
    if message is not None and not message.open:
        await _restore_last(sync, message)
        return
    ended = sync.game.record.phase != "running"
    seen = 0 if message is None else message.version
    body = replace(body, since=await narrated_since(sync, body.since, seen))
    log = await sync.log(body.since)
    awaited = _calls(sync) + claim_calls(sync)
    fresh = [call for call in awaited if (call[0].decision, call[1]) not in body.called]
    pressed = await last_presser(sync, log, seen)
    calls = [call for call in fresh if call[1] != pressed]
    pings = await called_at_table(sync, calls)
    direct = await called_directly(sync, calls)
    # A direct call is noted after it was sent: a crash may come between.
    noted = [(call[0].decision, call[1]) for call in fresh if call not in direct]
    called = (*_still_called(sync, body), *noted)
    begun = message is not None and await _is_being_replaced(sync, message)
    acted = await tell_of_acts(sync, [it for it in log if it[0].version > seen])
    replaced = ended and await is_replaced(sync.host, sync.game_id)
    told_below = ended and not replaced
    if message is None or pings or acted or told_below or begun or _is_elsewhere(sync, message):
        message = await _replace(sync, message, body, pings, called, acted)
    elif not sync.shows(message, screen := await _screen(sync, log, ())):
        # Else nothing has happened but that it was time to call somebody.
        if not replaced and await _is_out_of_sight(sync, message):
            message = await _replace(sync, message, body, pings, called)
        else:
            message = await _edit(sync, message, screen, TableBody(body.since, called))
    if replaced and message is not None and message.version == sync.game.record.version:
        await _close(sync, message)
    if message is not None and direct:
        await by_direct_message(sync, direct, message)
        await _note_called(sync, direct)


async def _note_called(sync: MessageSync, calls: list[Call]) -> None:
    message = await sync.message(ROLE)
    assert message is not None
    body = body_of(message)
    called = (*body.called, *((call[0].decision, call[1]) for call in calls))
    await sync.put(replace(message, body=dump_body(replace(body, called=called))))


async def _restore_last(sync: MessageSync, message: Message) -> None:
    """Post the last message of a finished game again if it was deleted."""
    if not sync.is_gone(message) or await is_replaced(sync.host, sync.game_id):
        return
    log = await sync.log(body_of(message).since)
    sent = await sync.send(ROLE, await _screen(sync, log, ()), message.body)
    if sent is not None:
        await _close(sync, sent)


def _is_elsewhere(sync: MessageSync, message: Message) -> bool:
    """Return whether it is in the channel where the game was played before."""
    return message.channel_id != sync.game.record.channel_id


async def _is_out_of_sight(sync: MessageSync, message: Message) -> bool:
    """Return whether it is old, or above what is over. Bids have a message of their own, below
    it.
    """
    decision = sync.game.public().decision
    if isinstance(decision, AnyAuction) or sync.is_gone(message):
        return False
    return is_old(sync, message) or await _is_buried(sync, message)


async def _is_buried(sync: MessageSync, message: Message) -> bool:
    """Return whether a question that is settled, or what an auction has come to, stays below it."""
    below = [
        it
        for it in await sync.messages()
        if it.channel_id == message.channel_id and it.message_id > message.message_id
    ]
    results = any(is_auction_notice(it.role) and keeps_results(it) for it in below)
    return results or any([await is_settled(sync, it) for it in below])


def _still_called(sync: MessageSync, body: TableBody) -> list[tuple[int, int]]:
    """Return those called for a decision that goes on, even if another one is to be answered
    first.
    """
    pending = sync.game.pending
    return [call for call in body.called if call[0] in pending]


async def _edit(
    sync: MessageSync, message: Message, screen: Screen, body: TableBody
) -> Message | None:
    delivery = await sync.edit(message, screen)
    if delivery.needs_new_message:
        return await sync.send_again(message, delivery, screen, dump_body(body))
    # What has not been shown is still to be told by the message after this one.
    version = sync.game.record.version if delivery is Delivery.SHOWN else message.version
    edited = replace(message, version=version, body=dump_body(body))
    await sync.put_on_save(edited)
    return edited


def _calls(sync: MessageSync) -> list[Call]:
    """Return everybody who is awaited at the table, with the deadline."""
    players = sync.game.players
    return [
        (deadline, user)
        for deadline in sync.game.deadlines
        if deadline.calls
        and deadline.kind in CALLED_AT_TABLE
        and (user := players[deadline.seat].user_id) is not None
    ]


async def _replace(
    sync: MessageSync,
    old: Message | None,
    body: TableBody,
    pings: list[Call],
    called: tuple[tuple[int, int], ...],
    acted: tuple[int, ...] = (),
) -> Message | None:
    """Post a message that says what the old one has not said; the old one loses its buttons.

    `pings` are called for a decision, the users `acted` for what a moderator has done.
    """
    since = body.since if old is None or sync.is_gone(old) else old.version
    log = await sync.log(since)
    begun = old is not None and await _is_being_replaced(sync, old)
    screen = with_call(await _screen(sync, log, tuple(pings)), acted, sync.voice.words)
    aside = None if old is None else await _put_aside(sync, old)
    try:
        sent = await sync.send(ROLE, screen, dump_body(TableBody(since, called)))
    except Exception:
        await _stay(sync, old, body)
        raise
    if sent is None:
        await _stay(sync, old, body)
        return None
    if aside is not None and sync.shows(*aside):
        await sync.drop_on_save(aside[0].role)
    if begun:
        await sync.overwrite(sent, await _screen(sync, log, ()))
    if sync.game.record.phase != "running":
        await _close(sync, sent)
    return sent


async def _put_aside(sync: MessageSync, old: Message) -> tuple[Message, Screen]:
    """Note that a message is to lose its buttons, and what is left of it; the player who has just
    pressed one sees that at once.

    Noted before the new one is sent, so that no crash leaves buttons on two messages. To draw and
    to post that one takes longer than an answer may.
    """
    aside = replace(old, role=_old_role(old))
    past = await _past(sync, aside)
    await sync.put(aside)
    await sync.answer(aside, past)
    return aside, past


async def _is_being_replaced(sync: MessageSync, message: Message) -> bool:
    """Return whether a process was killed while it replaced a message: the new one may be there
    already.

    Then it is sent again, which finds it by its nonce; what it shows is not known.
    """
    return await sync.message(_old_role(message)) is not None


def _old_role(message: Message) -> str:
    return OLD_ROLE.format(message.message_id)


async def _retire_old(sync: MessageSync) -> None:
    """Take the buttons off the messages before the newest one, as soon as Discord lets us."""
    newest = await sync.message(ROLE)
    for message in await sync.messages(open_only=True):
        if newest is None or message.role != _old_role(message):
            continue
        is_newest = message.message_id == newest.message_id  # The new one could not be sent.
        if is_newest or not (await sync.edit(message, await _past(sync, message))).is_temporary:
            await sync.drop_on_save(message.role)


async def _past(sync: MessageSync, message: Message) -> Screen:
    """Return what is left of an old table message: just what happened while it was the newest."""
    since = body_of(message).since
    log = [logged for logged in await sync.log(since) if logged[0].version <= message.version]
    lines = await table_lines(sync, log)
    if _is_elsewhere(sync, message):
        where = str(sync.game.record.channel_id)
        lines = [*lines, sync.voice.say("table-moved", channel=where)]
    return past_screen(sync.voice, lines)


async def _stay(sync: MessageSync, old: Message | None, body: TableBody) -> None:
    """Let the last message tell what is new where no other can be posted; calls come later."""
    if old is not None:
        log = await sync.log(body.since)
        await _edit(sync, old, await _screen(sync, log, ()), body)


async def _screen(
    sync: MessageSync,
    log: list[tuple[Step, tuple[Event, ...]]],
    pings: tuple[Call, ...],
) -> Screen:
    lines = await table_lines(sync, without_asked(log, sync.game))
    if sync.game.record.phase != "running":
        found = await _statistics(sync)
        screen = final_screen(sync.game, sync.voice, lines, found)
        screen = await with_practice(sync, screen)
        return screen if await sync.has_pictures() else screen.in_words()
    hints = await table_hints(sync)
    has_pictures = await sync.has_pictures()
    screen = table_screen(
        sync.game,
        sync.voice,
        lines,
        pings,
        hints.lines,
        standings_in_short if has_pictures else standings_in_full,
        _board(sync, log),
        hints.buttons,
    )
    return screen if has_pictures else screen.in_words()


async def _statistics(sync: MessageSync) -> Statistics | None:
    """Return what is counted of a finished game; None where its log has been deleted."""
    try:
        return await sync.host.statistics.of(sync.game_id)
    except Refused:
        return None


def _board(sync: MessageSync, log: list[tuple[Step, tuple[Event, ...]]]) -> Picture:
    """Return the picture of the board, or in its place where everybody is."""
    view, voice = sync.game.public(), sync.voice
    move = last_move(event for _, events in log[-MAX_NARRATED:] for event in events)
    places = partial(where_line, view, voice)
    return board_picture(view, voice, move, waiting_for(sync.game), places)


async def _close(sync: MessageSync, message: Message) -> None:
    """A finished game's last message is never touched again."""
    await sync.put(replace(message, open=False))
