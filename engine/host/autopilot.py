"""Answers given at once without asking a person: orders, computers, thrown dice, absent players."""

from collections.abc import Collection, Sequence

from engine.actions import Action, EndTurn, SeatId, Throw
from engine.decisions import ToEnd, ToThrow
from engine.host.clocks.paces import Pace
from engine.host.clocks.seat_status import SeatStatus
from engine.host.store.records import AUTOMATIC_THROW, Author, Deadline
from engine.players import absent, computer
from engine.players.orders import answer
from engine.rules.rent_claims import lapsing
from engine.rules.turn import ends_by_itself, waits_to_end
from engine.state import GameState, waiting

Answer = tuple[SeatId, Action, Author]


def next_answer(
    state: GameState,
    seats: Sequence[SeatStatus],
    pace: Pace,
    now: float,
    deadlines: Collection[Deadline],
) -> Answer | None:
    """Return the next action that needs no person's decision and waits for no delay, if any.

    The `deadlines` of the state say which throw waits, and until when. AMB-05: standing orders come
    first, so that what they build is there before the next throw.
    """
    if not state.stack:
        return None
    decision = waiting(state)
    computers = frozenset(seat for seat in state.players() if not seats[seat].is_person)
    claimable = any(_is_waited_for(seats[seat]) for seat in lapsing(state))
    if ordered := _ordered(state, seats, claimable, now):
        return ordered
    found = computer.next_action(state, computers)
    # Before a throw that waits for its delay, a computer still builds and deals. RENT-08: people
    # get time to claim.
    automatic = (
        it for it in deadlines if it.kind == AUTOMATIC_THROW and it.decision == decision.id
    )
    may_throw = all(it.at <= now for it in automatic)
    if found and (may_throw or not isinstance(found[1], Throw)):
        return (*found, "computer")
    for seat in decision.awaited(state):
        status = seats[seat]
        if isinstance(decision, ToThrow) and status.throws and may_throw:
            return seat, Throw(), "dice"
        delay = pace.human_delay if claimable or _is_waited_for(status) else pace.computer_delay
        if isinstance(decision, ToEnd) and _ends_by_itself(state, decision, status, delay):
            return seat, EndTurn(), "dice"
        if status.absent and not claimable and not isinstance(decision, ToThrow):
            return seat, absent.answer(state, seat), "absence"
    return None


def _ordered(
    state: GameState, seats: Sequence[SeatStatus], claimable: bool, now: float
) -> Answer | None:
    """Return the answer of a player's orders; a throw in Jail waits for open claims (RENT-08)."""
    for seat in state.players():
        orders = seats[seat].orders
        action = None if orders is None else answer(state, seat, orders, now)
        if action is not None and not (claimable and isinstance(action, Throw)):
            return seat, action, "orders"
    return None


def _is_waited_for(status: SeatStatus) -> bool:
    return status.is_person and not status.absent


def _ends_by_itself(state: GameState, decision: ToEnd, status: SeatStatus, delay: int) -> bool:
    """Return whether a turn ends by itself; with a delay, not while its player could build."""
    if not status.throws and not ends_by_itself(state):
        return False
    return not delay or not waits_to_end(state, decision.seat)
