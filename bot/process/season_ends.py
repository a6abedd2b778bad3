"""Having the ends of seasons told, each by the last game of the season."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from engine.host.finished.season_end import telling_games
from engine.host.service import Host

LOG = logging.getLogger(__name__)
AN_HOUR = 3600.0


async def repeat_hourly(*works: Callable[[], Awaitable[None]], every: float = AN_HOUR) -> None:
    """Do some work for ever, at an interval in seconds, the first time at once."""
    while True:
        for work in works:
            await work()
        await asyncio.sleep(every)


async def tell_once(host: Host, schedule: Callable[[str], None]) -> None:
    """Schedule a sync of each game that is to tell of one; after a failure the next hour tries."""
    try:
        for game_id in await telling_games(host):
            schedule(game_id)
    except Exception:
        LOG.exception("the ends of seasons could not be told")
