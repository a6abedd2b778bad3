"""Going away for a while, and coming back to one's own seat, even if another person plays it."""

from dataclasses import replace

from engine.core.actions import SeatId
from engine.host import ballots
from engine.host.clocks.paces import DAY, MINUTE
from engine.host.clocks.table_deadlines import return_at
from engine.host.lobby import Person
from engine.host.notices import WentAway
from engine.host.people import seats
from engine.host.people.pauses import LEEWAY, SHORTEST
from engine.host.refusals import Refusal, demand
from engine.host.service import Host
from engine.host.snapshots import StartedGame, need_seat
from engine.host.unit_of_work import UnitOfWork

LONGEST = 60 * DAY
"""Seconds from now within which a player who goes away has to be back, SHORTEST at the least."""


async def go_away(
    host: Host, game_id: str, user_id: int, until: float, key: str | None
) -> StartedGame:
    """Mark a player as away until `until`, unix seconds: no calls, and half the time to decide.

    Raises Refused.
    """
    seat = need_seat(await host.started_game(game_id), user_id)
    return await host.update_running(game_id, key, lambda work: leave(work, seat, until, key))


def leave(work: UnitOfWork, seat: SeatId, until: float, key: str | None) -> None:
    """Mark a seat as away until `until`. Nobody gains time by it. Raises Refused."""
    facts = {"minutes": SHORTEST // MINUTE, "days": LONGEST // DAY}
    in_range = SHORTEST - LEEWAY <= until - work.now <= LONGEST
    demand(in_range, Refusal.AWAY_OUT_OF_RANGE, **facts)
    demand(seat in work.state.players(), Refusal.LEFT)
    again = work.players[seat].away_until is not None
    work.replace_player(replace(work.players[seat], away_until=until, missed=0))
    work.reset_deadlines(seat)
    work.close_vote(ballots.absent(seat))
    work.deadlines = (*work.deadlines, return_at(seat, until))
    work.log_notice(WentAway(seat, int(until), again), key)


async def come_back(host: Host, game_id: str, person: Person, key: str | None) -> StartedGame:
    """Return a person who was away or absent to the game, or give back a lent seat.

    Raises Refused, also for a person who is present.
    """

    async def attempt() -> StartedGame:
        game = await host.started_game(game_id)
        lent = seats.lent_seat(game, person.user_id)
        if lent is not None:
            return await _give_back(host, game, lent, person, key)
        seat = need_seat(game, person.user_id)
        return await host.update_locked(game, key, lambda work: _be_back(work, seat, key))

    return await host.change(game_id, attempt)


def _be_back(work: UnitOfWork, seat: SeatId, key: str | None) -> None:
    demand(not work.seats[seat].is_here, Refusal.HERE_ALREADY)
    work.come_back(seat, key)


async def _give_back(
    host: Host, game: StartedGame, seat: SeatId, person: Person, key: str | None
) -> StartedGame:
    aside = seats.ASIDE.format(person.user_id)
    orders = await host.store.notes.get(game.record.id, aside)
    preferences = await host.preferences(person.user_id)

    def change(work: UnitOfWork) -> None:
        work.notes[aside] = None
        seats.give_back(work, seat, person, preferences, orders, key)

    return await host.update_locked(game, key, change)
