"""Deletion of messages that are over: the table tells the result."""

from bot.screens.screen import Screen
from bot.showing.message_sync import MessageSync
from bot.transport.messages import Fate
from engine.host.store.records import Message


async def delete(sync: MessageSync, message: Message, screen: Screen) -> Fate:
    """Delete a message; return SHOWN if it is gone, a temporary fate if the deletion is to be
    retried.

    Where Discord does not let us delete the message, it is edited to look like the screen.
    """
    fate = await sync.post.delete(message.channel_id, message.message_id)
    if fate is Fate.MISSING:  # Somebody else has deleted it.
        return Fate.SHOWN
    sync.note(fate)
    if fate in (Fate.SHOWN, Fate.LATER):
        return fate
    edited = await sync.edit(message, screen)
    return edited if edited.is_for_now else Fate.UNREACHABLE
