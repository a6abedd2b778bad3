"""Questions to the table: each calls everybody, so one person may put only so many in a while."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.context import Context
from engine.host.ballots import ballot_on


@asynccontextmanager
async def asking(context: Context, game_id: str, subject: str) -> AsyncIterator[None]:
    """While somebody votes. It counts where it opens the vote, and others are asked by it.

    Raises LimitReached.
    """
    if await _is_open(context, game_id, subject):
        yield
        return
    with context.calling("questions", game_id) as calling:
        yield
        if not await _is_open(context, game_id, subject):
            calling.reached_nobody()


async def _is_open(context: Context, game_id: str, subject: str) -> bool:
    store, now = context.host.store, context.host.now()
    return await ballot_on(store, game_id, subject, now) is not None
