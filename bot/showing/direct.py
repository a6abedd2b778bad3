"""Direct messages, and the memory of whose are closed: each failure counts against the bot."""

from bot.screens.plain_screen import plain_screen
from bot.screens.screen import Screen
from bot.showing.message_sync import MessageSync
from bot.transport.messages import Delivery

CLOSED = "direct-closed:{}"
"""The note on when a person's direct messages were found closed, in unix seconds."""
RETRY_AFTER = 24 * 60 * 60
"""Seconds after which closed direct messages are tried again."""


async def is_closed(sync: MessageSync, user_id: int) -> bool:
    """Return whether a direct message to a person failed within the last day."""
    found = await sync.host.store.settings.get(CLOSED.format(user_id))
    return found is not None and sync.now - float(found) < RETRY_AFTER


async def direct(
    sync: MessageSync, user_id: int, screen: Screen, about: str
) -> tuple[int, int] | Delivery:
    """Send a direct message; return UNREACHABLE if this person's were closed lately.

    `about` names what the message tells of: sent again after a crash, it arrives once.
    """
    if await is_closed(sync, user_id):
        return Delivery.UNREACHABLE
    if (await sync.voice_for(user_id)).words.plain:
        screen = plain_screen(screen)
    sent = await sync.post.direct(user_id, screen, f"{sync.game_id}:{about}"[:25])
    if sent is Delivery.UNREACHABLE:
        await sync.host.store.settings.put(CLOSED.format(user_id), str(sync.now))
    return sent
