"""Messages that stand for long: a new one takes the place of one that can hardly be edited."""

from typing import Final

from bot.screens.screen import Screen
from bot.showing.message_sync import MessageSync
from bot.transport.messages import Delivery
from engine.host.store.records import Message

REPLACE_AFTER: Final = 45 * 60
"""Seconds after which a message is replaced: edits of messages over an hour old are limited."""


def is_old(sync: MessageSync, message: Message) -> bool:
    """Return whether a message is to be replaced rather than edited."""
    return sync.now - message.posted_at > REPLACE_AFTER


async def edit_or_replace(sync: MessageSync, message: Message, screen: Screen) -> Delivery:
    """Bring a message up to date, by a new one if it is old or gone.

    The answer to a press on it is no edit. Where no new message can be posted, it is edited.
    """
    old = is_old(sync, message) and not sync.is_gone(message)
    if old and (sync.shows(message, screen) or await sync.answer(message, screen)):
        return Delivery.SHOWN
    delivery = Delivery.EDITS_LIMITED if old else await sync.edit(message, screen)
    if not delivery.needs_new_message:
        return delivery
    if await sync.send_again(message, delivery, screen, message.body) is not None:
        return Delivery.SHOWN
    return await sync.edit(message, screen) if old else delivery
