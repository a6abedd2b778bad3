"""What the deadlines that have passed make happen to a game, as calls on its unit of work."""

from collections.abc import Callable
from functools import partial

from engine.core.actions import Action, SeatId, WithdrawTrade
from engine.core.errors import IllegalAction
from engine.core.notation import write
from engine.core.state import GameState, awaited, waiting
from engine.host.automatic import answer_automatically
from engine.host.clocks import attendance
from engine.host.clocks.calls import after_call, postpone
from engine.host.clocks.deadlines import thought_deadline
from engine.host.clocks.decision_classes import COUNTED_AS_MISSED
from engine.host.clocks.seat_status import is_left_to_computers
from engine.host.notices import BecameAbsent
from engine.host.store.records import AUTOMATIC_THROW, PAUSE, THOUGHT, VOTE, Author, Deadline
from engine.host.unit_of_work import UnitOfWork
from engine.players import absent

Due = Callable[[], None]


def apply_timeouts(work: UnitOfWork) -> None:
    """Apply every deadline that has passed, and what follows by itself.

    Raises RuntimeError where the rules refuse such an answer: a bug, and nobody's mistake.
    """
    while due := _next_due(work):
        due()
        answer_automatically(work)
        if is_left_to_computers(work.state, work.seats):
            return  # What they do next is due already, and comes after other games.


def _next_due(work: UnitOfWork) -> Due | None:
    """Return the call for the earliest passed deadline with an effect; None for none."""
    timed = [(at, it) for it in work.deadlines if (at := it.fires_at) is not None]
    for at, deadline in sorted(timed, key=lambda found: found[0]):
        if at > work.now:
            return None
        runs = work.paused_at is None or deadline.kind in (PAUSE, VOTE)
        if runs and (due := _due(work, deadline)):
            return due
    return None


def _due(work: UnitOfWork, deadline: Deadline) -> Due | None:
    if deadline.decision == 0:
        return _without_decision(work, deadline)
    seat = work.seats[deadline.seat]
    if not seat.is_person and deadline.kind in (AUTOMATIC_THROW, THOUGHT):
        # It may go on now: what it does is its own to say, and not that of silence.
        again = thought_deadline(deadline.decision, deadline.seat, work.now)
        return partial(work.replace_deadline, deadline, again)
    if later := postpone(deadline, seat, work.pace, work.now):
        return partial(work.replace_deadline, deadline, later)
    if deadline.at > work.now:
        return partial(
            work.replace_deadline, deadline, after_call(deadline, seat, work.pace, work.now)
        )
    if answer := _silence(work.state, deadline):
        return partial(_answer, work, deadline, *answer)
    return None


def _without_decision(work: UnitOfWork, deadline: Deadline) -> Due | None:
    match deadline.kind:
        case "hour":
            return work.time_up
        case "return":
            return partial(work.come_back, deadline.seat)
        case "pause":
            return work.resume
        case "vote":
            return partial(work.drop_deadlines, lambda it: it == deadline)
        case _:
            return None


def _silence(state: GameState, deadline: Deadline) -> tuple[SeatId, Action] | None:
    trade = state.trade(deadline.decision)
    if trade is not None:
        return trade.proposer, WithdrawTrade(trade.id)
    if not state.stack:
        return None
    if waiting(state).id == deadline.decision and deadline.seat in awaited(state):
        return deadline.seat, absent.answer(state, deadline.seat)
    return None


def _answer(work: UnitOfWork, deadline: Deadline, seat: SeatId, action: Action) -> None:
    """Answer for a silent seat. Raises RuntimeError where the rules refuse the answer."""
    author = _author(work, deadline)
    player = attendance.after_miss(work.players[deadline.seat], deadline)
    # First: what the bank has lent cannot be lent again to what comes next.
    work.replace_player(player)
    try:
        work.act_for(seat, action, author)
    except IllegalAction as error:
        line = write(seat, action)
        raise RuntimeError(f"game {work.game_id}: silence, {line}, was refused") from error
    if player.missed == work.pace.absent_after and deadline.kind in COUNTED_AS_MISSED:
        work.log_notice(BecameAbsent(player.seat, player.missed))


def _author(work: UnitOfWork, deadline: Deadline) -> Author:
    """Return who answers: the dice, silence, or the absence of one who is away or missed."""
    if deadline.kind == AUTOMATIC_THROW:
        return "dice"
    return "silence" if work.seats[deadline.seat].is_here else "absence"
