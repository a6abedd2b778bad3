"""When one person alone may have an absent player's seat retire, or given away for good.

Several who agree may do so as soon as the player is absent. One alone may gain by it, and may have
set the timers as the host: so the player has to have missed three deadlines, and real time has to
have passed since their last press, whatever the timers say. Before that, one alone may lend the
seat, which is all that the game needs to go on.
"""

from engine.core.actions import SeatId
from engine.host.clocks.paces import DAY, MINUTE, Pace, pace_of
from engine.host.notices import CameBack, GivenBack, HandedOver, Resumed, WentAway, load_notice
from engine.host.preferences.quiet_hours import QuietHours
from engine.host.service import Host
from engine.host.snapshots import StartedGame
from engine.host.store.records import Step

LEAST_MISSED = 3
"""Deadlines in a row that a player has to have missed before one other may retire the seat."""
_LATEST_STEPS = 50, 500
"""How many steps of a log are searched for a press, before all of it is."""


async def retirable_from(host: Host, game: StartedGame, seat: SeatId) -> float | None:
    """Return from when on (unix seconds) one voter alone may have a person's seat for good.

    None while the player has missed too few deadlines.
    """
    player, pace = game.players[seat], pace_of(game.record.pace)
    if player.user_id is None or player.missed < LEAST_MISSED:
        return None
    since = await _last_press(host, game, seat)
    seen = await host.seen.last((game.record.id, player.user_id), host.now())
    if seen is not None:
        since = max(since, seen.at)
    quiet = (await host.preferences(player.user_id)).deadline_quiet_hours(host.now())
    return _end_of_wait(since, pace, quiet)


async def _last_press(host: Host, game: StartedGame, seat: SeatId) -> float:
    """Return when the player of a seat last pressed, came to it, or could press again."""
    game_id, version = game.record.id, game.record.version
    for after in dict.fromkeys((*(max(0, version - count) for count in _LATEST_STEPS), 0)):
        steps = await host.store.games.steps(game_id, after)
        found = [step.at for step in steps if _is_press(step, seat)]
        if found:
            return max(found)
    return game.record.opened_at if not steps else steps[0].at


def _is_press(step: Step, seat: SeatId) -> bool:
    if step.seat == seat:
        return step.by == "press"
    if step.notice is None:
        return False
    notice = load_notice(step.notice)
    comes = isinstance(notice, CameBack | WentAway | HandedOver | GivenBack) and notice.seat == seat
    return comes or isinstance(notice, Resumed)


def _end_of_wait(since: float, pace: Pace, quiet: QuietHours | None) -> float:
    """Return when the pace's time is over, which never ends in quiet hours.

    A time of hours stands still in them; one of days has nights in it already.
    """
    end = since + pace.retire_after
    if quiet is None or pace.live:
        return end
    if pace.retire_after >= DAY:
        return quiet.after(end)
    at, left = quiet.after(since), float(pace.retire_after)
    while left > 0:
        step = min(left, MINUTE)
        at, left = quiet.after(at + step), left - step
    return at
