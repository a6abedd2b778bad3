"""Reminders: players still awaited are called again; an answered call is deleted."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from pydantic import TypeAdapter

from bot.discord.posting import Delivery
from bot.language.voice import Voice
from bot.messages.calls import ROLE as CALL_ROLE
from bot.messages.calls import Call, called_at_table, called_directly, open_calls
from bot.messages.direct import send_direct_as
from bot.messages.message_sync import MessageSync
from bot.messages.wanted import Change, Over, Wanted
from bot.presses.buttons import look_button
from bot.ui.address import address
from bot.ui.screen import Screen
from engine.host.clocks.decision_classes import CALLED_BY_MESSAGE
from engine.host.people.blocks import has_blocked
from engine.host.store.records import Deadline, Message

ROLE = "again:{}:{}:{}"
"""The role of a reminder at the table: of a decision and the first seat, sent at a version."""
DIRECT_ROLE = "dm:{}:{}:{}"
"""The role of a reminder by direct message: of a decision and a seat, sent at a version."""
CALLS = tuple(role.partition(":")[0] for role in (CALL_ROLE, ROLE, DIRECT_ROLE))
"""The kinds of calls and reminders."""


@dataclass(frozen=True, slots=True)
class ReminderBody:
    """Whom a reminder has called, and when they were to be."""

    decision: int
    called_at: float
    seats: tuple[int, ...]


_REMINDER_BODY = TypeAdapter(ReminderBody)
Awaited = dict[tuple[int, float], list[Call]]


async def answered(sync: MessageSync) -> Sequence[Change]:
    """Delete calls and reminders that are answered, or are for another player by now."""
    calls = [it for it in await sync.messages() if it.kind in CALLS]
    if not calls:
        return ()
    called, awaited = open_calls(sync), _awaited(sync)
    return [Over(it) for it in calls if not (called.get(it.role) == it.body or _waits(it, awaited))]


def _waits(message: Message, awaited: Awaited) -> bool:
    """Return whether a reminder is for a person who has still not answered."""
    if message.kind == CALLS[0]:
        return False
    body = _REMINDER_BODY.validate_json(message.body)
    seats = {call.deadline.seat for call in awaited.get((body.decision, body.called_at), ())}
    return not seats.isdisjoint(body.seats)


async def reminders(sync: MessageSync) -> Sequence[Change]:
    """Call those again who are still awaited and have not been reminded yet."""
    awaited, reminded = _awaited(sync), set[tuple[int, float, int]]()
    for message in await sync.messages() if awaited else ():
        if message.kind in CALLS[1:]:
            body = _REMINDER_BODY.validate_json(message.body)
            reminded |= {(body.decision, body.called_at, seat) for seat in body.seats}
    changes = list[Change]()
    for key, calls in awaited.items():
        fresh = [call for call in calls if (*key, call.deadline.seat) not in reminded]
        if fresh:
            changes += await _remind(sync, fresh)
    return changes


def _awaited(sync: MessageSync) -> Awaited:
    """By decision and time of the call, everybody who has been called again for it."""
    awaited: Awaited = defaultdict(list)
    running = sync.game.record.phase == "running" and sync.game.record.paused_at is None
    for deadline in sync.game.deadlines if running else ():
        if not _is_called_again(deadline):
            continue
        user = sync.game.players[deadline.seat].user_id
        if user is not None:
            awaited[deadline.decision, deadline.called_at].append(Call(deadline, user))
    return awaited


async def _is_kept_from(sync: MessageSync, call: Call) -> bool:
    """Return whether a call is about an offer whose receiver has blocked its sender."""
    trade = sync.game.trade(call.deadline.decision)
    by = None if trade is None else sync.game.player(trade.proposer).user_id
    return await has_blocked(sync.host, call.user_id, by)


def _is_called_again(deadline: Deadline) -> bool:
    """At half time or before the end; or at first, where that came after the message for it."""
    postponed = deadline.kind in CALLED_BY_MESSAGE and deadline.called_at > deadline.since
    return deadline.covered is None and deadline.calls > (0 if postponed else 1)


async def _remind(sync: MessageSync, calls: list[Call]) -> list[Wanted]:
    """Send a message to each who wants it direct; return the one for all others, at the table.

    It names who has blocked the sender of an offer like the others, who hears nothing of it.
    """
    deadline, version = calls[0].deadline, sync.game.record.version
    at_table, silenced = await called_at_table(sync, calls), list[int]()
    for call in calls:
        silenced += [call.user_id] if await _is_kept_from(sync, call) else []
    for call in await called_directly(sync, calls):
        if call.user_id not in silenced and not await _remind_directly(sync, call):
            at_table += [call] if call not in at_table else []
    if not at_table:
        return []
    pings = tuple(call.user_id for call in at_table if call.user_id not in silenced)
    screen = await _screen(sync, at_table, sync.voice, pings)
    seats = tuple(call.deadline.seat for call in at_table)
    role = ROLE.format(deadline.decision, seats[0], version)
    return [Wanted(role, screen, _dump(deadline, seats))]


async def _remind_directly(sync: MessageSync, call: Call) -> bool:
    """Return whether a direct message will do, now or later."""
    deadline, user = call
    role = DIRECT_ROLE.format(deadline.decision, deadline.seat, sync.game.record.version)
    screen = await _screen(sync, [call], await sync.voice_for(user), (user,))
    body = _dump(deadline, (deadline.seat,))
    sent = await send_direct_as(sync, role, user, screen, body)
    if isinstance(sent, Delivery):
        sync.note(sent)
    return sent is not Delivery.UNREACHABLE


async def _screen(
    sync: MessageSync, calls: list[Call], voice: Voice, pings: tuple[int, ...]
) -> Screen:
    """Return what calls people again. The game does not wait for an offer, which is not in its
    message either: a button shows it.
    """
    deadline = calls[0].deadline
    trade = sync.game.trade(deadline.decision)
    if trade is None:
        return Screen(await _text(sync, calls, voice), pings=pings)
    who, whom = voice.player(trade.proposer), voice.mention(trade.partner)
    text = voice.say("reminder-offer", who=who, whom=whom, at=int(deadline.at))
    look = look_button(sync.game_id, trade.id, voice.words, "primary")
    return Screen(text, rows=((look,),), pings=pings)


async def _text(sync: MessageSync, calls: list[Call], voice: Voice) -> str:
    deadline = calls[0].deadline
    who = voice.and_list([voice.mention(call.deadline.seat) for call in calls])
    what = voice.say(f"call-{deadline.kind}", who=who, count=len(calls))
    table = await sync.message("table")
    # It goes with the answer, and until then the game message stays.
    guild = sync.game.record.guild_id
    link = "" if table is None else address(guild, table.channel_id, table.message_id)
    return voice.say("reminder", what=what, at=int(deadline.at), link=link)


def _dump(deadline: Deadline, seats: tuple[int, ...]) -> str:
    body = ReminderBody(deadline.decision, deadline.called_at, seats)
    return _REMINDER_BODY.dump_json(body).decode()
