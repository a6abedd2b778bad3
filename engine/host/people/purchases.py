"""Raising money and spending it, as one change: all of it is stored, or nothing.

What is raised for a property is the proposal that a debtor would be shown for the same sum
(AMB-53); that cash may be raised before buying is AMB-16. What is raised for buildings is the loan
that was shown. Each step is an ordinary action of the rules.
"""

from collections.abc import Callable, Iterator
from itertools import groupby

from engine.core.actions import Action, Build, Buy, Mortgage, RaiseMoney, SeatId, SellBuildings
from engine.core.decisions import BuyOrDecline
from engine.core.lots import Lot
from engine.core.position import Position
from engine.core.state import GameState, waiting
from engine.host.refusals import Refusal, demand
from engine.host.service import Host
from engine.host.snapshots import StartedGame, need_seat, state_of
from engine.host.unit_of_work import UnitOfWork
from engine.players.building_loans import BuildingLoan
from engine.rules.debt.proposal import proposal


def purchase_plan(game: StartedGame) -> RaiseMoney | None:
    """Return what raises the cash that a buyer lacks; None where none is lacking, or nothing does.

    The buyer is the seat that is asked whether it buys the property it has landed on.
    """
    return _plan(state_of(game))


def _plan(state: GameState) -> RaiseMoney | None:
    decision = waiting(state) if not state.is_over else None
    if not isinstance(decision, BuyOrDecline):
        return None
    price = state.rules.properties[decision.space].price + state.asked_rent(decision.seat)  # AMB-79
    if state.seats[decision.seat].cash >= price or state.raisable(decision.seat) < price:
        return None
    return proposal(state, decision.seat, price, decision.space)


def bid_plan(game: StartedGame, seat: SeatId, amount: int, lot: Lot) -> RaiseMoney | None:
    """Return what would be proposed to a seat that wins a lot and has to pay an amount.

    None where its cash is enough, or all that it could raise is not.
    """
    state = state_of(game)
    if not state.seats[seat].cash < amount <= state.raisable(seat):
        return None
    return proposal(state, seat, amount, lot if isinstance(lot, int) else None)


async def raise_and_buy(
    host: Host, game_id: str, user_id: int, decision: int, plan: RaiseMoney, key: str
) -> StartedGame:
    """Carry out a plan and buy, for the person who was shown it. A repeated `key` changes nothing.

    Raises Refused or IllegalAction, also where another plan is right by now; then nothing is done.
    """

    def carry_out(work: UnitOfWork, seat: SeatId) -> None:
        demand(_plan(work.state) == plan, Refusal.STALE)
        for action in _steps(work.state, plan):
            work.act(seat, action, None)
        work.act(seat, Buy(), key)

    return await _as_one(host, game_id, user_id, decision, key, carry_out)


async def borrow_and_build(
    host: Host, game_id: str, user_id: int, decision: int, loan: BuildingLoan, key: str
) -> StartedGame:
    """Mortgage the deeds of a loan and build, for the person who was shown it. A repeated `key`
    changes nothing.

    Raises Refused or IllegalAction, also where something else waits by now; then nothing is done.
    """

    def carry_out(work: UnitOfWork, seat: SeatId) -> None:
        for space in loan.mortgages:
            work.act(seat, Mortgage(space), None)
        work.act(seat, Build(loan.levels), key)

    return await _as_one(host, game_id, user_id, decision, key, carry_out)


async def _as_one(
    host: Host,
    game_id: str,
    user_id: int,
    decision: int,
    key: str,
    carry_out: Callable[[UnitOfWork, SeatId], None],
) -> StartedGame:
    async def attempt() -> StartedGame:
        game = await host.started_game(game_id)
        seat = need_seat(game, user_id)

        def change(work: UnitOfWork) -> None:
            demand(work.paused_at is None, Refusal.PAUSED)
            is_open = not work.state.is_over and waiting(work.state).id == decision
            demand(is_open, Refusal.STALE)
            carry_out(work, seat)

        return await host.update_locked(game, key, change)

    return await host.change(game_id, attempt)


def _steps(position: Position, plan: RaiseMoney) -> Iterator[Action]:
    """Yield the sales, group by group, then the mortgages."""
    properties = position.rules.properties
    for _, lots in groupby(plan.levels, key=lambda lot: properties[lot[0]].group):
        yield SellBuildings(tuple(lots))
    yield from map(Mortgage, plan.mortgages)
