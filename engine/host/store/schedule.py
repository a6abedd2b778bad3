"""When something must happen in which game: deadlines, lobbies' ends, and syncs of messages."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final

from engine.host.store.database import EVERYTHING, Repository, Statement, Write
from engine.host.store.games import DEADLINE
from engine.host.store.leases import Fence
from engine.host.store.records import LIVE, PAUSE, VOTE, Commit, Deadline
from engine.host.store.settings import setting_statement
from engine.host.store.slots import ALL_SLOTS, Slots, inside

_CLOCKED: Final = "next_deadline IS NOT NULL AND paused_at IS NULL"


def next_deadline(change: Commit) -> float | None:
    """Return the nearest time after a change, or None; a pause stops all but its own end."""
    record = change.record
    if record.phase not in LIVE:
        return None
    paused = record.paused_at is not None
    times = [
        deadline.fires_at
        for deadline in change.deadlines
        if not paused or deadline.kind in (PAUSE, VOTE)
    ]
    return min([at for at in (*times, record.expires_at) if at is not None], default=None)


class Schedule(Repository):
    """When something must happen in which game, of the slots that are asked for."""

    async def next_deadline(self, within: Slots = ALL_SLOTS) -> float | None:
        """Return when the nearest deadline, or lobby's end, of any live game is, or None."""
        there, numbers = inside(within)
        query = f"SELECT min(next_deadline) FROM games WHERE next_deadline IS NOT NULL{there}"
        return next((at for (at,) in await self._database.rows(query, *numbers)), None)

    async def due(self, now: float, within: Slots = ALL_SLOTS) -> tuple[str, ...]:
        """Return running games with a deadline or a call that has passed, longest overdue first."""
        there, numbers = inside(within)
        return await self._ids(
            f"SELECT id FROM games WHERE next_deadline <= ? AND phase = 'running'{there}"
            " ORDER BY next_deadline, id",
            now,
            *numbers,
        )

    async def expired(self, now: float, within: Slots = ALL_SLOTS) -> tuple[str, ...]:
        """Return live games whose `expires_at` has passed."""
        there, numbers = inside(within)
        query = f"SELECT id FROM games WHERE next_deadline <= ?1 AND expires_at <= ?1{there}"
        return await self._ids(f"{query} ORDER BY expires_at, id", now, *numbers)

    async def next_syncs(self, within: Slots = ALL_SLOTS) -> dict[str, float]:
        """Return when (unix seconds) games are to be shown again though nothing has changed."""
        there, numbers = inside(within)
        query = f"SELECT id, next_sync FROM games WHERE next_sync IS NOT NULL{there}"
        return dict(await self._database.rows(query, *numbers))

    async def deadlines(self, game_id: str) -> tuple[Deadline, ...]:
        """Return a game's open deadlines, nearest first."""
        query = f"SELECT {DEADLINE.columns} FROM deadlines WHERE game_id = ?"
        return DEADLINE.all(
            await self._database.rows(f"{query} ORDER BY at, decision, seat", game_id)
        )

    async def shift(
        self,
        seconds: float,
        within: Slots = ALL_SLOTS,
        fences: Collection[Fence] = (),
        **settings: str,
    ) -> None:
        """Move every deadline and `expires_at` of live games of these slots, after an outage.

        `seconds` are negative where the clock was set back. The settings given are written with
        it, and slots of which `fences` are given count as connected from then on, so that no crash
        makes it happen twice. These games are unshown then: their messages tell the old times. No
        version changes, so a copy of a game in memory is stale afterwards.

        An agreed hour is the time that people have to leave at: it stays, and so do the days on
        which players have said to be back. Covered or paused deadlines move when they go on.
        """
        there, numbers = inside(within)
        moving = _moving(f"{_CLOCKED}{there}", float(seconds), numbers, self._database.dialect.lock)
        connected = self._database.dialect.connected(fences)
        noted = (setting_statement(key, text) for key, text in settings.items())
        write = Write(EVERYTHING, (*moving, *connected, *noted), tuple(fences))
        await self._database.write(write)


def _moving(
    chosen: str, seconds: float, numbers: tuple[int, ...], lock: str
) -> Iterator[Statement]:
    """Yield what moves the deadlines of games for which a condition holds, and unshows them."""
    by = (seconds, *numbers)
    if lock:
        # The games first: they are locked in the order in which changes of them lock.
        yield Statement(f"SELECT TRUE FROM games WHERE {chosen} ORDER BY id {lock}", numbers)
    yield Statement(
        "INSERT INTO outbox (game_id, role, version)"
        f" SELECT id, 'table', version FROM games WHERE {chosen}"
        " ON CONFLICT (game_id, role) DO UPDATE SET version = excluded.version",
        numbers,
    )
    yield Statement(
        "UPDATE deadlines SET at = at + ?1, since = since + ?1, next_call = next_call + ?1"
        " WHERE kind NOT IN ('hour', 'return', 'vote') AND covered IS NULL AND game_id IN"
        f" (SELECT id FROM games WHERE {chosen})",
        by,
    )
    yield Statement(
        "UPDATE games SET shifts = shifts + 1, expires_at = expires_at + ?1,"
        " next_deadline = CASE phase"
        " WHEN 'lobby' THEN expires_at + ?1"
        " ELSE (SELECT min(CASE WHEN next_call < at THEN next_call ELSE at END) FROM deadlines"
        f" WHERE game_id = games.id AND covered IS NULL) END WHERE {chosen}",
        by,
    )
