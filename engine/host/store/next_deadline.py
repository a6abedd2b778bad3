"""When something must happen in a game next: what a change of it writes beside its deadlines."""

from __future__ import annotations

from engine.host.store.records import LIVE, PAUSE, VOTE, Commit


def next_deadline(change: Commit) -> float | None:
    """Return the nearest time after a change, or None; a pause stops all but its own end."""
    record = change.record
    if record.phase not in LIVE:
        return None
    paused = record.paused_at is not None
    times = [it.fires_at for it in change.deadlines if not paused or it.kind in (PAUSE, VOTE)]
    return min([at for at in (*times, record.expires_at) if at is not None], default=None)
