"""Accounts that have been made up lately: decisions look at the same positions many times.

One that is asked for again comes from the same looks, and so does the next offer of a turn after a
refusal. Threads may ask at the same time: what is remembered is never changed, only forgotten.
"""

from engine.players.judge.accounts import Accounts
from engine.players.judge.expected_rents import board_rents
from engine.position import Position

MOST = 256
"""Positions that are remembered: more than one decision looks at."""
Table = tuple[object, ...]


_known: dict[Table, Accounts] = {}


def accounts_of(position: Position) -> Accounts:
    """Return the accounts of a position, which are made up only if they are not remembered.

    Positions in which only the cash is divided otherwise have theirs in common.
    """
    table = _table(position)
    found = _known.get(table)
    if found is not None:
        return found.divided_as_in(position)
    if len(_known) >= MOST:
        _known.clear()
    accounts = _known[table] = Accounts(position)
    return accounts


def _table(position: Position) -> Table:
    """Return all that accounts are made up from beside cash; where it is the same, they are."""
    return (
        id(board_rents(position.rules)),  # It is kept forever, so no other gets its id.
        position.houses,
        position.hotels,
        tuple([(it, d.owner, d.mortgaged, d.level) for it, d in position.deeds.items()]),
        tuple([(s.space, s.jail, s.left, *s.passes) for s in position.seats]),
    )
