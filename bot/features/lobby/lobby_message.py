"""The lobby's message: one, edited until the game starts or the lobby closes.

Where people are called because what is to be played has changed, it is posted anew below.
"""

from collections.abc import Sequence
from functools import partial

from bot.features.lobby.lobby_calls import call_people, called_at_lobby, people_to_call, with_call
from bot.features.lobby.lobby_screen import lobby_screen, started_screen
from bot.messages.message_sync import MessageSync
from bot.messages.wanted import Change, Over, Wanted
from engine.host.lobbies.hosting import idle_from
from engine.host.snapshots import OpenLobby

ROLE = "lobby"


async def lobby(sync: MessageSync) -> Sequence[Change]:
    """Show a lobby, open or closed, as it stands; one whose game has started says so once."""
    shown, found = await sync.open_message(ROLE), sync.snapshot
    if not isinstance(found, OpenLobby):
        return () if shown is None else [Over(shown, started_screen(sync.game, sync.voice))]
    people, next_at = await people_to_call(sync, found)
    if next_at is not None:
        sync.revisit(next_at - sync.now)
    is_idle = await _is_host_idle(sync, found)
    screen, then = lobby_screen(found, sync.voice, is_host_idle=is_idle), None
    if people:
        then = partial(call_people, sync, found, people)
    calls = await called_at_lobby(sync, people)
    if not calls:
        return [Wanted(ROLE, screen, then=then)]
    called = Wanted(ROLE, with_call(screen, calls, sync, found.lobby), then=then)
    return [called] if shown is None else [Over(shown, screen, goes=True), called]


async def _is_host_idle(sync: MessageSync, found: OpenLobby) -> bool:
    """Return whether others may start or close a lobby; if that may come, look again by then."""
    at = await idle_from(sync.host, found)
    if found.record.phase == "lobby" and at > sync.now:
        sync.revisit(at - sync.now)
    return at <= sync.now and not found.record.is_direct
