"""Answers to presses while an update of messages may bring them."""

from collections.abc import Sequence

from bot.screens.screen import Screen
from bot.transport.reply import Reply


async def answer_with(replies: Sequence[Reply], screen: Screen) -> bool:
    """Return whether one of these answers brings the screen to its message."""
    for reply in replies:
        if await reply.update(screen):
            return True
    return False
