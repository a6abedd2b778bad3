"""Pauses: nobody can act and no time runs, until the table goes on or the end that was set."""

from engine.host.clocks.deadlines import moderators_pause_until, pause_until
from engine.host.clocks.paces import DAY, HOUR
from engine.host.course import Course
from engine.host.people import ballots
from engine.host.people.notices import Paused
from engine.host.refusals import Refusal, demand
from engine.host.service import Host
from engine.host.snapshots import Playing
from engine.host.store.records import Deadline

SHORTEST, LONGEST = HOUR, 30 * DAY
"""Seconds that a pause may last."""


async def pause(host: Host, game_id: str, until: float, key: str | None) -> Playing:
    """No time runs until `until` (unix seconds) at the latest. Raises Refused."""
    return await host.update_running(game_id, key, lambda course: begin_pause(course, until, key))


async def resume(host: Host, game_id: str, key: str | None) -> Playing:
    """Time runs again. Raises Refused where it runs."""
    return await host.update_running(game_id, key, lambda course: end_pause(course, key))


def begin_pause(course: Course, until: float, key: str | None) -> None:
    """Within a course of events: the table may end it by a vote."""
    _begin(course, pause_until(until), key)


def begin_moderators_pause(course: Course, until: float) -> None:
    """Within a course of events: it lasts until its end, or until a moderator ends it."""
    _begin(course, moderators_pause_until(until), None)


def _begin(course: Course, end: Deadline, key: str | None) -> None:
    demand(course.paused_at is None, Refusal.PAUSED_ALREADY)
    need_length(end.at - course.now)
    course.settle(ballots.PAUSE)
    course.deadlines = (*course.deadlines, end)
    course.paused_at = course.now
    course.tell(Paused(int(end.at)), key)


def end_pause(course: Course, key: str | None) -> None:
    """Within a course of events."""
    demand(course.paused_at is not None, Refusal.NOT_PAUSED)
    course.resume(key)


def need_length(seconds: float) -> None:
    """Raise Refused unless a pause may last so long."""
    demand(SHORTEST <= seconds <= LONGEST, Refusal.PAUSE_OUT_OF_RANGE, days=LONGEST // DAY)
