"""Going away for a while, and coming back, to one's own seat even if somebody else plays it."""

from dataclasses import replace

from engine.actions import SeatId
from engine.host.clocks.deadlines import return_at
from engine.host.clocks.paces import DAY, HOUR
from engine.host.course import Course
from engine.host.lobbies.lobby import Person
from engine.host.people import ballots, seats
from engine.host.people.notices import WentAway
from engine.host.refusals import Refusal, demand
from engine.host.service import Host
from engine.host.snapshots import Playing, need_seat

SHORTEST, LONGEST = HOUR, 60 * DAY
"""Seconds from now within which somebody may say to be back."""


async def go_away(host: Host, game_id: str, user_id: int, until: float, key: str | None) -> Playing:
    """A player will be back at `until` (unix seconds): nobody is called, and half the time is left.

    Raises Refused.
    """
    seat = need_seat(await host.table(game_id), user_id)
    return await host.update_running(game_id, key, lambda course: leave(course, seat, until, key))


def leave(course: Course, seat: SeatId, until: float, key: str | None) -> None:
    """Within a course of events. Nobody gains time by being away."""
    days = LONGEST // DAY
    demand(SHORTEST <= until - course.now <= LONGEST, Refusal.AWAY_OUT_OF_RANGE, days=days)
    demand(seat in course.state.players(), Refusal.LEFT)
    course.sit(replace(course.players[seat], away_until=until, missed=0))
    course.ask_on(seat)
    course.settle(ballots.absent(seat))
    course.deadlines = (*course.deadlines, return_at(seat, until))
    course.tell(WentAway(seat, int(until)), key)


async def come_back(host: Host, game_id: str, person: Person, key: str | None) -> Playing:
    """Somebody who was away or absent is there again, or has a lent seat back.

    Raises Refused, also for somebody who is there.
    """

    async def attempt() -> Playing:
        table = await host.table(game_id)
        lent = seats.lent_seat(table, person.user_id)
        if lent is not None:
            return await _take_back(host, table, lent, person, key)
        seat = need_seat(table, person.user_id)
        return await host.update_locked(table, key, lambda course: _be_back(course, seat, key))

    return await host.change(game_id, attempt)


def _be_back(course: Course, seat: SeatId, key: str | None) -> None:
    demand(not course.seats[seat].is_here, Refusal.HERE_ALREADY)
    course.come_back(seat, key)


async def _take_back(
    host: Host, table: Playing, seat: SeatId, person: Person, key: str | None
) -> Playing:
    aside = seats.ASIDE.format(person.user_id)
    orders = await host.store.notes.get(table.game.id, aside)
    wishes = await host.preferences(person.user_id)

    def change(course: Course) -> None:
        course.notes[aside] = None
        seats.take_back(course, seat, person, wishes, orders, key)

    return await host.update_locked(table, key, change)
