"""Answers given without asking a person: orders, computers, rolled dice, absent players."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from engine.core.actions import Action, CollectRent, EndTurn, Roll, SeatId
from engine.core.decisions import ToEnd, ToRoll
from engine.core.events import Trade
from engine.core.state import GameState, waiting
from engine.host.clocks.computer_offers import computer_may_answer
from engine.host.clocks.paces import Pace
from engine.host.clocks.seat_status import SeatStatus
from engine.host.store.records import AUTOMATIC_ROLL, Author, Deadline
from engine.players import absent
from engine.players.orders import answer
from engine.rules.rent_claims import lapsing
from engine.rules.turn import waits_to_end

Answer = tuple[SeatId, Action, Author]


@dataclass(frozen=True, slots=True)
class Asked:
    """A computer that has to think: about an open trade, or about the decision that waits.

    `pauses`: the answer to that decision has to wait, business before it has not.
    """

    seat: SeatId
    trade: Trade | None = None
    pauses: bool = False


def next_answer(
    state: GameState,
    seats: Sequence[SeatStatus],
    pace: Pace,
    now: float,
    deadlines: Collection[Deadline],
) -> Answer | Asked | None:
    """Return the next action that needs no person's decision, or the computer that has to think.

    None while a person is awaited, or a delay. The `deadlines` of the state say which roll waits,
    and until when. AMB-05: standing orders come first, so that what they build is there before the
    next roll.
    """
    if state.is_over:
        return None
    decision = waiting(state)
    claimable = any(seats[seat].is_waited_for for seat in lapsing(state))
    if ordered := _ordered(state, seats, claimable, now):
        return ordered
    automatic = (
        deadline
        for deadline in deadlines
        if deadline.kind == AUTOMATIC_ROLL and deadline.decision == decision.id
    )
    may_roll = all(it.at <= now and it.covered is None for it in automatic)
    if found := _of_computers(state, seats, pauses=not may_roll):
        return found
    for seat in decision.awaited(state):
        if seats[seat].rolls and isinstance(decision, ToRoll) and may_roll:
            return seat, Roll(), "dice"
        if action := _of_person(state, seat, seats[seat], pace, claimable):
            return action
    return None


def _of_computers(
    state: GameState, seats: Sequence[SeatStatus], *, pauses: bool
) -> Answer | Asked | None:
    """Return what a computer does without a thought, or the first that has to think.

    Rents to be claimed and offers of trades come first, then the decision that waits.
    """
    for claim in state.claims:
        if not seats[claim.owner].is_person:
            return claim.owner, CollectRent(claim.id), "computer"
    for trade in state.trades:
        if computer_may_answer(state, seats, trade):
            return Asked(trade.partner, trade)
    for seat in waiting(state).awaited(state):
        if not seats[seat].is_person:
            return Asked(seat, pauses=pauses)
    return None


def _ordered(
    state: GameState, seats: Sequence[SeatStatus], claimable: bool, now: float
) -> Answer | None:
    """Return the answer of a player's orders; a roll in Jail waits for open claims (RENT-08)."""
    for seat in state.players():
        orders = seats[seat].orders
        action = None if orders is None else answer(state, seat, orders, now)
        if action is not None and not (claimable and isinstance(action, Roll)):
            return seat, action, "orders"
    return None


def _of_person(
    state: GameState, seat: SeatId, status: SeatStatus, pace: Pace, claimable: bool
) -> Answer | None:
    """Return the end of a turn that ends by itself, or the answer of an absent player."""
    decision = waiting(state)
    if isinstance(decision, ToEnd):
        delay = pace.human_delay if claimable or status.is_waited_for else pace.computer_delay
        if _ends_by_itself(state, decision, status, delay):
            return seat, EndTurn(), "dice"
    if status.absent and not claimable and not isinstance(decision, ToRoll):
        return seat, absent.answer(state, seat), "absence"
    return None


def _ends_by_itself(state: GameState, decision: ToEnd, status: SeatStatus, delay: int) -> bool:
    """Return whether a turn ends by itself; with a delay, not while its player could build."""
    if not status.rolls and not state.rules.turns_end_by_themselves:
        return False
    return not delay or not waits_to_end(state, decision.seat)
