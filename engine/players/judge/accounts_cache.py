"""A cache of the accounts made up lately: decisions look at the same positions many times.

The same view asks for the same accounts again, and so does the next offer of a turn after a
refusal. Threads may ask at the same time: accounts are never changed, only dropped.
"""

from engine.core.position import Position
from engine.players.judge.accounts import Accounts
from engine.players.judge.expected_rents import board_rents

CAPACITY = 256
"""Positions in the cache: more than one decision looks at."""
Key = tuple[object, ...]

_cache: dict[Key, Accounts] = {}


def accounts_of(position: Position) -> Accounts:
    """Return the accounts of a position, made up only if they are not in the cache.

    Positions that differ in cash alone share an entry.
    """
    key = _key(position)
    found = _cache.get(key)
    if found is not None:
        return found.divided_as_in(position)
    if len(_cache) >= CAPACITY:
        _cache.clear()
    accounts = _cache[key] = Accounts(position)
    return accounts


def _key(position: Position) -> Key:
    """Return all that accounts are made up from, cash left aside."""
    return (
        id(board_rents(position.rules)),  # It is kept forever, so no other gets its id.
        position.houses,
        position.hotels,
        tuple([(it, d.owner, d.mortgaged, d.level) for it, d in position.deeds.items()]),
        tuple([(s.space, s.jail, s.left, *s.jail_cards) for s in position.seats]),
    )
