"""Deleting once a day what the host of the bot keeps for a time only."""

import asyncio
import logging
from collections.abc import Callable

from engine.host.administration.retention import Retention, delete_old
from engine.host.service import Host

LOG = logging.getLogger(__name__)
A_DAY = 24 * 3600.0


async def delete_daily(
    host: Host, keep: Retention, is_here: Callable[[int], bool], every: float = A_DAY
) -> None:
    """Delete what is old for ever, at an interval in seconds, the first time at once."""
    while True:
        await delete_once(host, keep, is_here)
        await asyncio.sleep(every)


async def delete_once(host: Host, keep: Retention, is_here: Callable[[int], bool]) -> None:
    """Delete what is old; a failure is logged, and the next day tries again."""
    try:
        found = await delete_old(host, keep, is_here)
    except Exception:
        LOG.exception("what is old could not be deleted")
        return
    if found.servers or found.lobbies or found.logs:
        LOG.info(
            "deleted as too old: the games of %d servers, %d lobbies, %d logs",
            found.servers, found.lobbies, found.logs,
        )  # fmt: skip
