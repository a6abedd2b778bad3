"""Deletion of messages that are over: the table tells the result."""

from bot.screens.screen import Screen
from bot.showing.message_sync import MessageSync
from bot.transport.messages import Delivery
from engine.host.store.records import Message


async def delete_own(sync: MessageSync, message: Message) -> Delivery:
    """Delete a message; to hear of its deletion makes the bot post nothing."""
    sync.forget(message)
    return await sync.post.delete(message.channel_id, message.message_id)


async def delete(sync: MessageSync, message: Message, screen: Screen) -> Delivery:
    """Delete a message; return SHOWN if it is gone, a temporary outcome if the deletion is to be
    retried.

    Where Discord does not let us delete the message, it is edited to look like the screen.
    """
    delivery = await delete_own(sync, message)
    if delivery is Delivery.MISSING:  # Somebody else has deleted it.
        return Delivery.SHOWN
    sync.note(delivery)
    if delivery in (Delivery.SHOWN, Delivery.LATER):
        return delivery
    edited = await sync.edit(message, screen)
    return edited if edited.is_temporary else Delivery.UNREACHABLE
