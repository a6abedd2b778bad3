"""The lobby's message: one, edited until the game starts or the lobby closes.

Where people are called because what is to be played has changed, it is posted anew below.
"""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial

from bot.features.lobby.invitations import (
    Invitations,
    call_invited,
    invitations_due,
    invited_at_lobby,
    with_invitation,
)
from bot.features.lobby.lobby_calls import call_people, called_at_lobby, people_to_call, with_call
from bot.features.lobby.lobby_screen import lobby_screen, started_screen
from bot.features.lobby.lobby_settings import host_name
from bot.messages.message_sync import MessageSync
from bot.messages.wanted import Change, Over, Wanted
from bot.ui.screen import Screen
from engine.host.lobbies.guests import Guests, guests_of
from engine.host.lobbies.hosting import idle_from
from engine.host.lobbies.role_calls import take_role_call
from engine.host.snapshots import OpenLobby
from engine.host.store.records import Message

ROLE = "lobby"


async def lobby(sync: MessageSync) -> Sequence[Change]:
    """Show a lobby, open or closed, as it stands; one whose game has started says so once."""
    shown, found = await sync.open_message(ROLE), sync.snapshot
    if not isinstance(found, OpenLobby):
        return () if shown is None else [Over(shown, started_screen(sync.game, sync.voice))]
    is_idle, guests = await _is_host_idle(sync, found), await guests_of(sync.host, sync.game_id)
    draw = partial(lobby_screen, found, sync.voice, guests, is_host_idle=is_idle)
    screen = draw()
    called, then = await _with_calls(sync, found, guests, draw)
    if shown is None and found.record.phase == "lobby":
        return [Wanted(ROLE, await _with_role(sync, found, guests, called), then=then)]
    if called.content == screen.content:
        return [Wanted(ROLE, screen, then=then)]
    wanted = Wanted(ROLE, called, then=then)
    return [wanted] if shown is None else [Over(shown, screen, goes=True), wanted]


async def _with_role(sync: MessageSync, found: OpenLobby, guests: Guests, screen: Screen) -> Screen:
    """Return the lobby's first message with a call to the role that the server calls to lobbies."""
    role = await take_role_call(sync.host, found, guests)
    if role is None:
        return screen
    host = host_name(found.lobby, sync.voice)
    text = sync.voice.say("call-role", role=f"<@&{role}>", host=host)
    return replace(screen, content="\n".join(filter(None, [text, screen.content])), role=role)


async def _with_calls(
    sync: MessageSync, found: OpenLobby, guests: Guests, draw: Callable[..., Screen]
) -> tuple[Screen, Callable[[Message], Awaitable[None]] | None]:
    """Return the lobby's message with those who are called in it now, and what calls the others."""
    people, next_at = await people_to_call(sync, found)
    invited = Invitations()
    if found.record.phase == "lobby":
        invited = await invitations_due(sync, found, guests)
    for at in (next_at, invited.next_at):
        if at is not None:
            sync.revisit(at - sync.now)
    if not people and not invited.users:
        return draw(), None

    async def call(at: Message) -> None:
        if people:
            await call_people(sync, found, people, at)
        if invited.users:
            await call_invited(sync, found, invited.users, at)

    guests_here = await invited_at_lobby(sync, invited.users)
    screen = draw(called=guests_here)
    asked = await called_at_lobby(sync, people)
    called = await with_call(screen, asked, sync, found.lobby) if asked else screen
    return await with_invitation(called, guests_here, sync, found), call


async def _is_host_idle(sync: MessageSync, found: OpenLobby) -> bool:
    """Return whether others may start or close a lobby; if that may come, look again by then."""
    at = await idle_from(sync.host, found)
    if found.record.phase == "lobby" and at > sync.now:
        sync.revisit(at - sync.now)
    return at <= sync.now and not found.record.is_direct
