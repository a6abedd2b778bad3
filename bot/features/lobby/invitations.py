"""Invitations to a lobby: who is invited, and that each of them is called once."""

import asyncio
import re
from collections.abc import Collection, Sequence
from typing import NamedTuple

from bot.discord.posting import Delivery
from bot.features.lobby.lobby_settings import host_name
from bot.interactions.context import Context
from bot.messages.calls import call_directly, is_called_at_table, is_called_directly, link_to
from bot.messages.message_sync import MessageSync
from bot.ui.press import Unreadable, read_user
from bot.ui.screen import Screen
from engine.host.lobbies.guests import MOST_CALLED, MOST_INVITED, Guests, note_invited
from engine.host.people.blocks import has_blocked
from engine.host.refusals import Refusal, demand, refuse
from engine.host.snapshots import OpenLobby
from engine.host.store.records import Message

_MENTIONS = re.compile(r"(\s*(<@!?[0-9]{1,20}>|,))*\s*", re.ASCII)
_NUMBER = re.compile(r"[0-9]+", re.ASCII)


def read_mentions(typed: str) -> tuple[int, ...]:
    """Return the people whom a text mentions. Raises Refused for one that holds anything else."""
    demand(_MENTIONS.fullmatch(typed), Refusal.NO_GUESTS, most=MOST_INVITED)
    try:
        return tuple(map(read_user, _NUMBER.findall(typed)))
    except Unreadable:
        refuse(Refusal.NO_GUESTS, most=MOST_INVITED)


async def need_members(context: Context, users: Collection[int]) -> None:
    """Raise Refused for people who cannot be invited: too many, or strangers to the server."""
    demand(len(users) <= MOST_INVITED, Refusal.NO_GUESTS, most=MOST_INVITED)
    server = context.server_id
    found = await asyncio.gather(*(context.members.has(server or 0, user) for user in users))
    demand(server is not None and all(found), Refusal.NO_GUESTS, most=MOST_INVITED)


class Invitations(NamedTuple):
    """Whom to call by an invitation now, and when the next one is to be called, if any is."""

    users: tuple[int, ...] = ()
    next_at: float | None = None


async def invitations_due(sync: MessageSync, found: OpenLobby, guests: Guests) -> Invitations:
    """Return who is invited, or expected at a rematch, not called yet and not in quiet hours; a
    lobby that has called MOST_CALLED people calls nobody else.
    """
    seated = {it.user_id for it in found.players}
    wanted = dict.fromkeys((*(guests.invited or ()), *guests.expected))
    waiting = [it for it in wanted if it not in seated and it not in guests.called]
    del waiting[max(0, MOST_CALLED - len(guests.called)) :]
    times = [await _call_at(sync, user) for user in waiting]
    later = [at for at in times if at > sync.now]
    due = tuple(user for user, at in zip(waiting, times, strict=True) if at <= sync.now)
    return Invitations(due, min(later, default=None))


async def _call_at(sync: MessageSync, user_id: int) -> float:
    quiet = (await sync.host.preferences(user_id)).quiet
    return sync.now if quiet is None else quiet.after(sync.now)


async def invited_at_lobby(sync: MessageSync, users: Sequence[int]) -> tuple[int, ...]:
    """Return those who are called in the channel, beside others by direct message."""
    return tuple([user for user in users if await is_called_at_table(sync, user)])


async def with_invitation(
    screen: Screen, users: Sequence[int], sync: MessageSync, found: OpenLobby
) -> Screen:
    """Return the lobby's message with a text that invites people; one whom its host has had called
    often lately, or who has blocked the host, hears nothing of it. It is the same for no users.
    """
    if not users:
        return screen
    pings = tuple([it for it in users if await _is_heard(sync, found, it)])
    lines = [*filter(None, [screen.content]), _text(users, sync, found)]
    return Screen("\n".join(lines), screen.embeds, screen.rows, (*screen.pings, *pings))


async def _is_heard(sync: MessageSync, found: OpenLobby, user_id: int) -> bool:
    """Return whether a call makes a sound."""
    if await has_blocked(sync.host, user_id, found.lobby.host_id):
        return False
    return sync.pings.take_ping(found.lobby.host_id, user_id, f"{sync.game_id}:invited")


def _text(users: Sequence[int], sync: MessageSync, found: OpenLobby) -> str:
    who = sync.voice.and_list([f"<@{it}>" for it in users])
    key = "call-rematch" if found.lobby.follows else "call-invited"
    return sync.voice.say(key, who=who, host=host_name(found.lobby, sync.voice))


async def _may_be_written_to(sync: MessageSync, found: OpenLobby, user_id: int) -> bool:
    """Return whether a call goes to a person directly: not to one who cannot see the lobby."""
    is_blocked = await has_blocked(sync.host, user_id, found.lobby.host_id)
    if is_blocked or not await is_called_directly(sync, user_id):
        return False
    record = found.record
    sight = await sync.post.look_for_reader(record.guild_id, record.channel_id, user_id)
    return sight is not Delivery.UNREACHABLE


async def call_invited(
    sync: MessageSync, found: OpenLobby, users: Sequence[int], at: Message
) -> None:
    """Call the people who want direct messages, with a link to the lobby, and note all calls."""
    for user_id in users:
        if await _may_be_written_to(sync, found, user_id):
            voice = await sync.voice_for(user_id)
            host = host_name(found.lobby, voice)
            key = "call-rematch-direct" if found.lobby.follows else "call-invited-direct"
            pings = (user_id,) if await _is_heard(sync, found, user_id) else ()
            screen = Screen(voice.say(key, host=host, link=link_to(sync, at)), pings=pings)
            beside = _text([user_id], sync, found)
            await call_directly(sync, screen, f"invited:{user_id}", at, user_id, beside)
    await note_invited(sync.host, sync.game_id, users)
