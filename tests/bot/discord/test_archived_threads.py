"""Threads that the bot closes: it counts as closed what Discord has closed, or may have."""

from __future__ import annotations

from unittest.mock import AsyncMock, Mock

import discord
import pytest

from bot.discord.archived_threads import ArchivedThreads
from bot.discord.error_codes import Delivery

THREAD = 7


def refusal(status: int, code: int) -> discord.HTTPException:
    return discord.HTTPException(Mock(status=status), {"code": code, "message": ""})


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("error", "is_closed"),
    [
        (None, True),
        (refusal(403, 50013), False),
        (refusal(400, 50083), True),  # It is archived already.
        (refusal(503, 0), True),  # Who knows?
        (TimeoutError(), True),
    ],
)
async def test_a_thread_that_may_not_be_closed_is_not_taken_for_closed(
    error: Exception | None, is_closed: bool
) -> None:
    client = Mock()
    client.http.edit_channel = AsyncMock(side_effect=error)
    threads = ArchivedThreads(client)
    await threads.close(THREAD)
    assert threads.is_closed(THREAD) is is_closed


@pytest.mark.asyncio
async def test_a_thread_that_may_not_be_locked_is_archived() -> None:
    client = Mock()
    client.http.edit_channel = AsyncMock(side_effect=[refusal(403, 50013), None])
    threads = ArchivedThreads(client)
    assert await threads.close(THREAD) is Delivery.SHOWN
    assert client.http.edit_channel.call_args.kwargs == {"archived": True}
    assert threads.is_closed(THREAD)
