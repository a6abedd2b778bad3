"""How often a game leads to the next one, as a number without names."""

from typing import Final

from engine.host.calendar import A_DAY
from engine.host.store.store import Store

WITHIN: Final = 14 * A_DAY
"""Seconds after its end in which another game has to be opened for one to count as followed."""
WINDOW: Final = 28 * A_DAY
"""How long the games ended in that are looked at: those whose 14 days are over."""


async def followed_share(store: Store, now: float) -> float | None:
    """Return the share of games after which at least two of the same people began another.

    None without games of two people. Raises StoreError.
    """
    until = now - WITHIN
    games, followed = await store.results.follow_ups(until - WINDOW, until, WITHIN)
    return followed / games if games else None
