"""Reminders: players still awaited are called again; an answered call is deleted."""

from collections import defaultdict
from dataclasses import dataclass

from pydantic import TypeAdapter

from bot.render.voice import Voice
from bot.screens.screen import Screen
from bot.showing.calls import (
    Call,
    called_at_table,
    called_directly,
    link_to,
    remove_answered,
)
from bot.showing.deleting import delete_own
from bot.showing.direct import direct
from bot.showing.message_sync import MessageSync
from bot.transport.messages import Delivery
from engine.host.clocks.decision_classes import CALLED_BY_MESSAGE
from engine.host.store.records import Deadline, Message

ROLE = "again:{}:{}"
"""The role of a reminder at the table: of a decision, sent at a version."""
DIRECT_ROLE = "dm:{}:{}:{}"
"""The role of a reminder by direct message: of a decision and a seat, sent at a version."""


@dataclass(frozen=True, slots=True)
class ReminderBody:
    """Whom a reminder has called, and when they were to be."""

    decision: int
    called_at: float
    seats: tuple[int, ...]


_REMINDER_BODY = TypeAdapter(ReminderBody)
Wanted = dict[tuple[int, float], list[Call]]


async def show_reminders(sync: MessageSync) -> None:
    """Delete reminders that were answered, then send those that are due."""
    await remove_answered(sync)
    wanted = _wanted(sync)
    sent = [message for message in await sync.messages() if _is_reminder(message)]
    reminded: set[tuple[int, float, int]] = set()
    for message in sent:
        body = _REMINDER_BODY.validate_json(message.body)
        calls = wanted.get((body.decision, body.called_at), ())
        seats = {call[0].seat for call in calls} & set(body.seats)
        if seats:
            reminded |= {(body.decision, body.called_at, seat) for seat in body.seats}
        else:
            await _remove(sync, message)
    for (decision, called_at), calls in wanted.items():
        fresh = [call for call in calls if (decision, called_at, call[0].seat) not in reminded]
        if fresh:
            await _remind(sync, fresh)


def _is_reminder(message: Message) -> bool:
    return message.role.startswith(("again:", "dm:"))


def _wanted(sync: MessageSync) -> Wanted:
    """By decision and time of the call, everybody who has been called again for it."""
    wanted: Wanted = defaultdict(list)
    running = sync.game.record.phase == "running" and sync.game.record.paused_at is None
    for deadline in sync.game.deadlines if running else ():
        if not _is_called_again(deadline):
            continue
        user = sync.game.players[deadline.seat].user_id
        if user is not None:
            wanted[deadline.decision, deadline.called_at].append((deadline, user))
    return wanted


def _is_called_again(deadline: Deadline) -> bool:
    """At half time or before the end; or at first, where that came after the message for it."""
    postponed = deadline.kind in CALLED_BY_MESSAGE and deadline.called_at > deadline.since
    return deadline.covered is None and deadline.calls > (0 if postponed else 1)


async def _remove(sync: MessageSync, message: Message) -> None:
    if not (await delete_own(sync, message)).is_temporary:
        await sync.drop(message.role)
    else:
        sync.mark_incomplete()


async def _remind(sync: MessageSync, calls: list[Call]) -> None:
    """One message at the table for all who want it there, and one to each who wants it direct."""
    deadline, version = calls[0][0], sync.game.record.version
    at_table = await called_at_table(sync, calls)
    for call in await called_directly(sync, calls):
        if not await _remind_directly(sync, call):
            at_table += [call] if call not in at_table else []
    if at_table:
        pings = tuple(user for _, user in at_table)
        screen = Screen(await _text(sync, at_table, sync.voice), pings=pings)
        seats = tuple(call[0].seat for call in at_table)
        body = _dump(deadline, seats)
        await sync.send(ROLE.format(deadline.decision, version), screen, body)


async def _remind_directly(sync: MessageSync, call: Call) -> bool:
    """Return whether a direct message will do, now or later."""
    deadline, user = call
    version = sync.game.record.version
    role = DIRECT_ROLE.format(deadline.decision, deadline.seat, version)
    text = await _text(sync, [call], await sync.voice_for(user))
    screen = Screen(text, pings=(user,))
    sent = await direct(sync, user, screen, role)
    if isinstance(sent, Delivery):
        sync.note(sent)
        return sent is not Delivery.UNREACHABLE
    await sync.record(role, *sent, _dump(deadline, (deadline.seat,)))
    return True


async def _text(sync: MessageSync, calls: list[Call], voice: Voice) -> str:
    deadline = calls[0][0]
    who = voice.and_list([voice.mention(call[0].seat) for call in calls])
    what = voice.say(f"call-{deadline.kind}", who=who, count=len(calls))
    table = await sync.message("table")
    link = "" if table is None else link_to(sync, table)
    return voice.say("reminder", what=what, at=int(deadline.at), link=link)


def _dump(deadline: Deadline, seats: tuple[int, ...]) -> str:
    body = ReminderBody(deadline.decision, deadline.called_at, seats)
    return _REMINDER_BODY.dump_json(body).decode()
