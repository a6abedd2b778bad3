"""Queries on leases: who owns which slot, by the server's clock."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from math import gcd
from typing import Final

from engine.host.store.leases import Fence, Lease, OtherDivision
from engine.host.store.postgres.connections import Db
from engine.host.store.postgres.database import Database
from engine.host.store.postgres.dialect import NOW

_LEASE: Final = f"slot, owner, fence, until - {NOW} AS left, {NOW} - connected_at AS absent"
_HELD: Final = "unnest($1::bigint[], $2::bigint[]) AS held (slot, fence)"
_IS_HELD: Final = "leases.slot = held.slot AND leases.fence = held.fence"
_CONNECTED_AT: Final = (
    f"CASE WHEN leases.slot = ANY ($3::bigint[]) THEN {NOW} ELSE connected_at END"
)


class Leases:
    """The leases of all slots, as engine/host/store/leases.py describes them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def all(self) -> tuple[Lease, ...]:
        return await self._database.read(_every)

    async def divide(self, count: int, absent: float) -> None:
        await self._database.read(lambda db: _divide(db, count, absent))

    async def acquire(
        self, owner: str, expected: Collection[Fence], seconds: float
    ) -> tuple[Lease, ...]:
        rows = await self._database.rows(
            f"UPDATE leases SET owner = $3, fence = leases.fence + 1, until = {NOW} + $4"
            f" FROM {_HELD} WHERE {_IS_HELD}"
            f" RETURNING leases.slot, owner, leases.fence, until - {NOW}, {NOW} - connected_at",
            *_columns(expected),
            owner,
            float(seconds),
        )
        return tuple(sorted((Lease(*row) for row in rows), key=lambda lease: lease.slot))

    async def renew(
        self, held: Mapping[int, int], connected: Collection[int], seconds: float
    ) -> frozenset[int]:
        rows = await self._database.rows(
            f"UPDATE leases SET until = {NOW} + $4, connected_at = {_CONNECTED_AT}"
            f" FROM {_HELD} WHERE {_IS_HELD} AND until > {NOW} RETURNING leases.slot",
            *_columns(held.items()),
            list(connected),
            float(seconds),
        )
        return frozenset(slot for (slot,) in rows)

    async def release(self, held: Mapping[int, int], connected: Collection[int]) -> None:
        await self._database.rows(
            f"UPDATE leases SET until = {NOW}, connected_at = {_CONNECTED_AT}"
            f" FROM {_HELD} WHERE {_IS_HELD}",
            *_columns(held.items()),
            list(connected),
        )

    async def turn(self, line: str, pause: float) -> float:
        ((wait,),) = await self._database.rows(
            f"INSERT INTO turns AS turn (line, next_at) VALUES ($1, {NOW} + $2)"
            f" ON CONFLICT (line) DO UPDATE SET next_at = greatest(turn.next_at, {NOW}) + $2"
            f" RETURNING next_at - $2 - {NOW}",
            line,
            float(pause),
        )
        return max(0.0, float(wait))


async def _every(db: Db) -> tuple[Lease, ...]:
    """Return all leases."""
    rows = await db.fetch(f"SELECT {_LEASE} FROM leases ORDER BY slot")
    return tuple(Lease(*row) for row in rows)


async def _divide(db: Db, count: int, absent: float) -> None:
    """Divide all games into a number of slots, unless they are, or others still own any."""
    if len(await _every(db)) == count:
        return
    async with db.transaction():
        # Others who divide, take or renew wait until this is done.
        await db.execute("LOCK TABLE leases IN EXCLUSIVE MODE")
        known = await _every(db)
        if len(known) == count:
            return
        if not all(lease.is_free for lease in known):
            raise OtherDivision(len(known), count)
        fence = max((lease.fence for lease in known), default=0)
        spans = [_absent(slot, count, known, absent) for slot in range(count)]
        await db.execute("DELETE FROM leases")
        await db.execute(
            "INSERT INTO leases (slot, owner, fence, until, connected_at)"
            f" SELECT slot, NULL, $1, {NOW}, {NOW} - absent"
            " FROM unnest($2::bigint[], $3::double precision[]) AS made (slot, absent)",
            fence,
            list(range(count)),
            spans,
        )


def _absent(slot: int, count: int, known: Collection[Lease], otherwise: float) -> float:
    """Return for how long the parts of a new slot have been absent, at the most."""
    common = gcd(count, len(known)) if known else count
    parts = [it.absent for it in known if it.slot % common == slot % common]
    return max(parts, default=otherwise)


def _columns(fences: Collection[tuple[int, int]]) -> tuple[list[int], list[int]]:
    """Return slots and fences, in the order in which rows are locked."""
    ordered = sorted(fences)
    return [slot for slot, _ in ordered], [fence for _, fence in ordered]
