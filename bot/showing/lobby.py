"""The lobby's message: one, edited until the game starts or the lobby closes."""

from dataclasses import replace

from bot.panels.lobby import lobby_screen, started_screen
from bot.post import Fate
from bot.showing.scene import Scene
from engine.host.snapshots import Open

ROLE = "lobby"


async def show_lobby(scene: Scene) -> None:
    """Open and closed lobbies as they stand; one whose game has started says so once."""
    shown = await scene.message(ROLE)
    if not isinstance(scene.snapshot, Open):
        if shown is not None and shown.open:
            screen = started_screen(scene.playing, scene.names, scene.words)
            if await scene.edit(shown, screen) is not Fate.LATER:
                await scene.host.store.put_message(replace(shown, open=False))
        return
    screen = lobby_screen(scene.snapshot, scene.names, scene.words)
    if shown is None or await scene.edit(shown, screen) is Fate.MISSING:
        await scene.send(ROLE, screen, "{}")
