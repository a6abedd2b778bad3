"""Answers to presses while an update of messages may bring them."""

from collections.abc import Sequence

from bot.discord.reply import Reply
from bot.ui.screen import Screen


async def answer_with(replies: Sequence[Reply], screen: Screen) -> bool:
    """Return whether one of these answers brings the screen to its message."""
    for reply in replies:
        if await reply.update(screen):
            return True
    return False
