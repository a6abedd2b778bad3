"""The lobby's message: one, edited until the game starts or the lobby closes."""

from dataclasses import replace

from bot.panels.setting_up.lobby import lobby_screen, started_screen
from bot.showing.scene import Scene
from engine.host.snapshots import Open

ROLE = "lobby"


async def show_lobby(scene: Scene) -> None:
    """Show a lobby, open or closed, as it stands; one whose game has started says so once."""
    shown = await scene.message(ROLE)
    if not isinstance(scene.snapshot, Open):
        if shown is not None and shown.open:
            screen = started_screen(scene.playing, scene.voice)
            if not (await scene.edit(shown, screen)).is_for_now:
                await scene.put(replace(shown, open=False))
        return
    screen = lobby_screen(scene.snapshot, scene.voice)
    if shown is None:
        await scene.send(ROLE, screen, "{}")
        return
    fate = await scene.edit(shown, screen)
    if fate.wants_another:
        await scene.renew(shown, fate, screen, "{}")
