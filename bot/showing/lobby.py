"""The lobby's message: one, edited until the game starts or the lobby closes."""

from dataclasses import replace

from bot.panels.setting_up.lobby import lobby_screen, started_screen
from bot.showing.message_sync import MessageSync
from bot.showing.replacing import edit_or_replace
from engine.host.snapshots import OpenLobby

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
    screen = lobby_screen(sync.snapshot, sync.voice)
    if shown is None:
        await sync.send(ROLE, screen, "{}")
        return
    await edit_or_replace(sync, shown, screen)
