"""Season tables of servers, kept in memory as long as the results behind them stay the same."""

from typing import Final
from weakref import WeakKeyDictionary

from cachetools import LRUCache

from engine.host.background import in_background
from engine.host.calendar import Season
from engine.host.finished.results import settle
from engine.host.finished.seasons import SeasonEntry, season_table
from engine.host.service import Host

REMEMBERED: Final = 64
"""Tables that stay in memory."""
Table = tuple[SeasonEntry, ...]
_Cache = LRUCache[tuple[int, Season], tuple[tuple[int, ...], Table]]
_caches: WeakKeyDictionary[Host, _Cache] = WeakKeyDictionary()


async def table_of(host: Host, guild_id: int, season: Season) -> Table:
    """Return a server's table of a season. Raises StoreError."""
    await settle(host, guild_id)
    cache = _caches.setdefault(host, LRUCache(REMEMBERED))
    within = guild_id, season.begins_at, season.ends_at
    fingerprint = await host.store.results.fingerprint(*within)
    known = cache.get((guild_id, season))
    if known is not None and known[0] == fingerprint:
        return known[1]
    results = await host.store.results.of_season(*within)
    table = await in_background(lambda: season_table(results))
    cache[guild_id, season] = fingerprint, table
    return table
