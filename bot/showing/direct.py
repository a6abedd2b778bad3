"""Direct messages, and the memory of whose are closed: each failure counts against the bot."""

from bot.plain_screen import plain_screen
from bot.screen import Screen
from bot.showing.scene import Scene
from bot.transport.messages import Fate

CLOSED = "direct-closed:{}"
"""The note on when a person's direct messages were found closed, in unix seconds."""
AGAIN = 24 * 60 * 60
"""Seconds after which closed direct messages are tried again."""


async def is_closed(scene: Scene, user_id: int) -> bool:
    """Return whether a direct message to a person failed within the last day."""
    found = await scene.host.store.settings.get(CLOSED.format(user_id))
    return found is not None and scene.now - float(found) < AGAIN


async def direct(scene: Scene, user_id: int, screen: Screen, about: str) -> tuple[int, int] | Fate:
    """Send a direct message; return UNREACHABLE if this person's were closed lately.

    `about` names what the message tells of: sent again after a crash, it arrives once.
    """
    if await is_closed(scene, user_id):
        return Fate.UNREACHABLE
    if (await scene.voice_for(user_id)).words.plain:
        screen = plain_screen(screen)
    sent = await scene.post.direct(user_id, screen, f"{scene.game_id}:{about}"[:25])
    if sent is Fate.UNREACHABLE:
        await scene.host.store.settings.put(CLOSED.format(user_id), str(scene.now))
    return sent
