"""A cache of the accounts made up lately: decisions look at the same positions many times.

The same view asks for the same accounts again, and so does the next offer of a turn after a
refusal. Threads may ask at the same time: accounts are never changed, only dropped.
"""

from engine.core.position import Position
from engine.players.judge.accounts import Accounts
from engine.players.judge.group_counts import GroupCounts, States, group_counts

CAPACITY = 256
"""Positions in the cache: more than one decision looks at."""
Key = tuple[GroupCounts, States, tuple[tuple[int, bool, bool], ...]]
"""All that accounts are made up from, but for the cash and whose turn it is."""

_cache: dict[Key, Accounts] = {}


def accounts_of(position: Position) -> Accounts:
    """Return the accounts of a position, made up only if they are not in the cache.

    Positions that differ in cash, or in whose turn it is, share an entry.
    """
    counts = group_counts(position.rules)
    states = counts.states(position)
    where = tuple([(it.space, it.jail is None, it.left is None) for it in position.seats])
    key = counts, states, where
    found = _cache.get(key)
    if found is not None:
        return found.divided_as_in(position)
    if len(_cache) >= CAPACITY:
        _cache.clear()
    accounts = _cache[key] = Accounts(position, states)
    return accounts
