"""Borrowing on deeds and building with the cash, as one change: all of it is stored, or nothing."""

from engine.core.actions import Build, Mortgage, SeatId
from engine.core.state import waiting
from engine.host.refusals import Refusal, demand
from engine.host.service import Host
from engine.host.snapshots import StartedGame, need_seat
from engine.host.unit_of_work import UnitOfWork
from engine.players.building_loans import BuildingLoan


async def borrow_and_build(
    host: Host, game_id: str, user_id: int, decision: int, loan: BuildingLoan, key: str
) -> StartedGame:
    """Mortgage the deeds of a loan and build, for the person who was shown it. A repeated `key`
    changes nothing.

    Raises Refused or IllegalAction, also where something else waits by now; then nothing is done.
    """

    async def attempt() -> StartedGame:
        game = await host.started_game(game_id)
        seat = need_seat(game, user_id)
        return await host.update_locked(
            game, key, lambda work: _carry_out(work, seat, decision, loan, key)
        )

    return await host.change(game_id, attempt)


def _carry_out(work: UnitOfWork, seat: SeatId, decision: int, loan: BuildingLoan, key: str) -> None:
    demand(work.paused_at is None, Refusal.PAUSED)
    demand(bool(work.state.stack) and waiting(work.state).id == decision, Refusal.STALE)
    for space in loan.mortgages:
        work.act(seat, Mortgage(space), None)
    work.act(seat, Build(loan.levels), key)
