"""Direct messages, and the memory of whose are closed: each failure counts against the bot."""

from bot.discord.posting import Delivery, Post
from bot.messages.message_sync import MessageSync
from bot.ui.plain_screen import plain_where_chosen
from bot.ui.screen import Screen
from engine.host.service import Host
from engine.host.store.records import Message

CLOSED = "direct-closed:{}"
"""The note on when a person's direct messages were found closed, in unix seconds."""
NOWHERE = 0
"""The channel, and the id, of a message that is kept from its receiver, who blocks its sender."""
RETRY_AFTER = 24 * 60 * 60
"""Seconds after which closed direct messages are tried again."""


async def is_closed(sync: MessageSync, user_id: int) -> bool:
    """Return whether a direct message to a person failed within the last day."""
    return await _is_closed(sync.host, user_id, sync.now)


async def _is_closed(host: Host, user_id: int, now: float) -> bool:
    found = await host.store.settings.get(CLOSED.format(user_id))
    return found is not None and now - float(found) < RETRY_AFTER


async def send_direct(
    sync: MessageSync, user_id: int, screen: Screen, about: str
) -> tuple[int, int] | Delivery:
    """Send a direct message; return UNREACHABLE if this person's were closed lately, and for one
    who was deleted.

    `about` names what the message tells of: sent again after a crash, it arrives once.
    """
    fitting = await _fitting(sync, user_id, screen) if user_id >= 0 else screen
    nonce = sync.nonce_about(about)
    return await send_where_open(sync.host, sync.post, user_id, fitting, nonce, sync.now)


async def send_where_open(
    host: Host, post: Post, user_id: int, screen: Screen, nonce: str, now: float
) -> tuple[int, int] | Delivery:
    """Send a direct message about no game as `send_direct` does, `now` in unix seconds."""
    if user_id < 0 or await _is_closed(host, user_id, now):
        return Delivery.UNREACHABLE
    sent = await post.send_direct(user_id, screen, nonce)
    if sent is Delivery.UNREACHABLE:
        await host.store.settings.put(CLOSED.format(user_id), str(now))
    return sent


async def send_direct_as(
    sync: MessageSync, role: str, user_id: int, screen: Screen, body: str, about: str = ""
) -> Message | Delivery:
    """Send a direct message as `send_direct` does, and store that it plays a role."""
    sent = await send_direct(sync, user_id, screen, about or role)
    return sent if isinstance(sent, Delivery) else await sync.record(role, *sent, body)


async def edit_direct(
    sync: MessageSync, user_id: int, message: Message, screen: Screen
) -> Delivery:
    """Edit a direct message, as the answer to the press on it if there was one."""
    return await sync.edit_as_built(message, await _fitting(sync, user_id, screen))


async def _fitting(sync: MessageSync, user_id: int, screen: Screen) -> Screen:
    """Return a screen as this person reads it, whatever the server has chosen about pictures and
    emoji.
    """
    return plain_where_chosen(screen, (await sync.voice_for(user_id)).words)
