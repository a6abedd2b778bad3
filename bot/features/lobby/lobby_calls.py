"""Calls to people in a lobby whose yes is missing: what is to be played has changed.

Each person is called once for a change, where and when they have chosen to be called, and at most
once an hour: what changes meanwhile is told together.
"""

from collections.abc import Sequence

from bot.features.lobby.lobby_settings import host_name
from bot.messages.calls import call_directly, is_called_at_table, is_called_directly, link_to
from bot.messages.message_sync import MessageSync
from bot.ui.screen import Screen
from engine.host.lobbies.called import Calls, last_calls, note_called
from engine.host.lobby import Lobby
from engine.host.people.blocks import has_blocked
from engine.host.snapshots import OpenLobby
from engine.host.store.records import Message, Player

CALL_INTERVAL = 60 * 60
"""Seconds between two calls of one person, at the least."""


async def people_to_call(
    sync: MessageSync, open_lobby: OpenLobby
) -> tuple[list[Player], float | None]:
    """Return the people to be called now, and when the next one is to be called, if any is."""
    if open_lobby.record.phase != "lobby" or not open_lobby.lobby.unanswered:
        return [], None
    calls = await last_calls(sync.host, sync.game_id)
    people: Sequence[Player] = open_lobby.lobby.unanswered
    times = [await _call_at(sync, open_lobby.lobby, person, calls) for person in people]
    now = [it for it, at in zip(people, times, strict=True) if at is not None and at <= sync.now]
    return now, min((at for at in times if at is not None and at > sync.now), default=None)


async def _call_at(sync: MessageSync, lobby: Lobby, player: Player, calls: Calls) -> float | None:
    """Return when a person is to be called, after their quiet hours; None if that is done."""
    user_id, at = player.user_id or 0, sync.now
    if user_id in calls:
        called_at, terms = calls[user_id]
        if terms == lobby.terms:
            return None
        at = max(at, called_at + CALL_INTERVAL)
    quiet = (await sync.host.preferences(user_id)).quiet
    return at if quiet is None else quiet.after(at)


async def called_at_lobby(sync: MessageSync, people: Sequence[Player]) -> list[Player]:
    """Return the people who are called in the channel, beside others by direct message."""
    return [person for person in people if await is_called_at_table(sync, person.user_id or 0)]


async def with_call(
    screen: Screen, people: Sequence[Player], sync: MessageSync, lobby: Lobby
) -> Screen:
    """Return the lobby's message with a text that calls these people; who has blocked the host
    hears nothing of it.
    """
    users = tuple(
        [it.user_id for it in people if it.user_id and not await _blocks(sync, it, lobby)]
    )
    return Screen(_call_text(people, sync, lobby), screen.embeds, screen.rows, users)


async def _blocks(sync: MessageSync, player: Player, lobby: Lobby) -> bool:
    return await has_blocked(sync.host, player.user_id or 0, lobby.host_id)


def _call_text(people: Sequence[Player], sync: MessageSync, lobby: Lobby) -> str:
    voice = sync.voice
    who = voice.and_list([voice.mention(person.seat) for person in people])
    return voice.say("call-lobby", who=who, host=host_name(lobby, voice))


async def call_people(
    sync: MessageSync, open_lobby: OpenLobby, people: Sequence[Player], at: Message
) -> None:
    """Call the people who want direct messages, with a link to the lobby's message, and note all
    calls.
    """
    for player in people:
        user_id = player.user_id or 0
        is_blocked = await _blocks(sync, player, open_lobby.lobby)
        if not is_blocked and await is_called_directly(sync, user_id):
            voice = await sync.voice_for(user_id)
            host = host_name(open_lobby.lobby, voice)
            text = voice.say("call-lobby-direct", host=host, link=link_to(sync, at))
            about = f"still-in:{open_lobby.lobby.terms}:{player.seat}"
            screen, beside = (
                Screen(text, pings=(user_id,)),
                _call_text([player], sync, open_lobby.lobby),
            )
            await call_directly(sync, screen, about, at, user_id, beside)
    users = [person.user_id for person in people if person.user_id is not None]
    await note_called(sync.host, sync.game_id, users, open_lobby.lobby.terms)
