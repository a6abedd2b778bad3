"""The lobby's message: one, edited until the game starts or the lobby closes.

Where people are called because what is to be played has changed, it is posted anew below.
"""

from dataclasses import replace

from bot.panels.setting_up.lobby import lobby_screen, started_screen
from bot.screens.screen import Screen
from bot.showing.deleting import delete
from bot.showing.lobby_calls import (
    call_directly,
    called_at_lobby,
    people_to_call,
    with_call,
)
from bot.showing.message_sync import MessageSync
from bot.showing.replacing import edit_or_replace
from engine.host.lobbies.called import note_called
from engine.host.snapshots import OpenLobby
from engine.host.store.records import Message, Player

ROLE = "lobby"


async def show_lobby(sync: MessageSync) -> None:
    """Show a lobby, open or closed, as it stands; one whose game has started says so once."""
    shown = await sync.message(ROLE)
    if not isinstance(sync.snapshot, OpenLobby):
        if shown is not None and shown.open:
            screen = started_screen(sync.game, sync.voice)
            if not (await sync.edit(shown, screen)).is_temporary:
                await sync.put(replace(shown, open=False))
        return
    people, next_at = await people_to_call(sync, sync.snapshot)
    if next_at is not None:
        sync.revisit(next_at - sync.now)
    at_table = await called_at_lobby(sync, people)
    message = await _show(sync, sync.snapshot, shown, at_table)
    if people and message is not None:
        await call_directly(sync, sync.snapshot, people, message)
        users = [person.user_id for person in people if person.user_id is not None]
        await note_called(sync.host, sync.game_id, users, sync.snapshot.lobby.terms)


async def _show(
    sync: MessageSync, found: OpenLobby, shown: Message | None, calls: list[Player]
) -> Message | None:
    """Bring the message up to date, or post it anew with a call; return it once it is there."""
    screen = lobby_screen(found, sync.voice)
    if calls:
        called = with_call(screen, calls, sync, found.lobby)
        return await _post_below(sync, shown, screen, called)
    if shown is None:
        return await sync.send(ROLE, screen, "{}")
    delivery = await edit_or_replace(sync, shown, screen)
    return None if delivery.is_temporary else await sync.message(ROLE)


async def _post_below(
    sync: MessageSync, shown: Message | None, screen: Screen, called: Screen
) -> Message | None:
    """Post the lobby below what was written since, in place of the message that stands above."""
    if shown is not None:
        await sync.answer(shown, screen)
        if (await delete(sync, shown, screen)).is_temporary:
            return None
    return await sync.send(ROLE, called, "{}")
