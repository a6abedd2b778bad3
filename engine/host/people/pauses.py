"""Pauses: nobody can act and no time runs, until the table goes on or the end that was set."""

from engine.host import ballots
from engine.host.clocks.paces import DAY, MINUTE
from engine.host.clocks.table_deadlines import moderators_pause_until, pause_until
from engine.host.notices import Paused
from engine.host.refusals import Refusal, demand
from engine.host.service import Host
from engine.host.snapshots import StartedGame
from engine.host.store.records import Deadline
from engine.host.unit_of_work import UnitOfWork

SHORTEST, LONGEST = 10 * MINUTE, 30 * DAY
"""Seconds that a pause may last."""
LEEWAY = MINUTE
"""Seconds that may pass between the reading of "10 minutes" and the change."""


async def pause(host: Host, game_id: str, until: float, key: str | None) -> StartedGame:
    """Pause the game until `until` (unix seconds) at the latest. Raises Refused."""
    return await host.update_running(game_id, key, lambda work: begin_pause(work, until, key))


async def resume(host: Host, game_id: str, key: str | None) -> StartedGame:
    """End a pause. Raises Refused where time runs."""
    return await host.update_running(game_id, key, lambda work: end_pause(work, key))


def begin_pause(work: UnitOfWork, until: float, key: str | None) -> None:
    """Begin a pause that the table may end by a vote. Raises Refused."""
    _begin(work, pause_until(until), key)


def begin_moderators_pause(work: UnitOfWork, until: float) -> None:
    """Begin a pause that only its end or a moderator ends. Raises Refused."""
    _begin(work, moderators_pause_until(until), None)


def _begin(work: UnitOfWork, end: Deadline, key: str | None) -> None:
    demand(work.paused_at is None, Refusal.PAUSED_ALREADY)
    need_length(end.at - work.now)
    work.close_vote(ballots.PAUSE)
    work.deadlines = (*work.deadlines, end)
    work.paused_at = work.now
    work.log_notice(Paused(int(end.at)), key)


def end_pause(work: UnitOfWork, key: str | None) -> None:
    """End the pause. Raises Refused where there is none."""
    demand(work.paused_at is not None, Refusal.NOT_PAUSED)
    work.resume(key)


def need_length(seconds: float) -> None:
    """Raise Refused unless a pause may last so long."""
    facts = {"minutes": SHORTEST // MINUTE, "days": LONGEST // DAY}
    demand(SHORTEST - LEEWAY <= seconds <= LONGEST, Refusal.PAUSE_OUT_OF_RANGE, **facts)
