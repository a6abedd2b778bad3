"""Answers to presses while an update of messages may bring them."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager

from bot.screens.screen import Screen
from bot.transport.reply import Reply


@contextmanager
def entered(contexts: Iterable[AbstractContextManager[None]]) -> Iterator[None]:
    """Enter all of these contexts for as long as this one."""
    with ExitStack() as stack:
        for context in contexts:
            stack.enter_context(context)
        yield


async def answer_with(replies: Sequence[Reply], screen: Screen) -> bool:
    """Return whether one of these answers brings the screen to its message."""
    for reply in replies:
        if await reply.update(screen):
            return True
    return False
