"""What the deadlines that have passed make happen in a course."""

from collections.abc import Callable
from functools import partial

from engine.actions import Action, SeatId, WithdrawTrade
from engine.errors import IllegalAction
from engine.host.clocks import attendance
from engine.host.clocks.calls import called, postponed
from engine.host.course import Course
from engine.host.people.notices import BecameAbsent
from engine.host.people.seat_status import is_left_to_computers
from engine.host.store.records import BEAT, PAUSE, VOTE, Deadline
from engine.notation import write
from engine.players import absent
from engine.state import GameState, awaited, waiting

Due = Callable[[], None]


def apply_timeouts(course: Course) -> None:
    """Let each deadline that has passed answer for its seat, and what follows by itself happen.

    Raises RuntimeError where the rules refuse such an answer: a bug, and nobody's mistake.
    """
    while due := _next_due(course):
        due()
        course.let_automatic_answer()
        if is_left_to_computers(course.state, course.seats):
            return  # What they do next is due already, and comes after other games.


def _next_due(course: Course) -> Due | None:
    """What the earliest passed deadline that still means something makes happen."""
    timed = [(at, it) for it in course.deadlines if (at := it.fires_at) is not None]
    for at, deadline in sorted(timed, key=lambda found: found[0]):
        if at > course.now:
            return None
        runs = course.paused_at is None or deadline.kind in (PAUSE, VOTE)
        if runs and (due := _due(course, deadline)):
            return due
    return None


def _due(course: Course, deadline: Deadline) -> Due | None:
    if deadline.decision == 0:
        return _without_decision(course, deadline)
    seat = course.seats[deadline.seat]
    if later := postponed(deadline, seat, course.pace, course.now):
        return partial(course.replace, deadline, later)
    if deadline.at > course.now:
        return partial(course.replace, deadline, called(deadline, seat, course.pace, course.now))
    if answer := _silence(course.state, deadline):
        return partial(_answer, course, deadline, *answer)
    return None


def _without_decision(course: Course, deadline: Deadline) -> Due | None:
    match deadline.kind:
        case "hour":
            return course.strike
        case "return":
            return partial(course.come_back, deadline.seat)
        case "pause":
            return course.resume
        case "vote":
            return partial(course.drop, lambda it: it == deadline)
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


def _answer(course: Course, deadline: Deadline, seat: SeatId, action: Action) -> None:
    """Raises RuntimeError where the rules refuse what silence means."""
    player = attendance.missed(course.players[deadline.seat], deadline)
    course.sit(player)  # First: what the bank has lent cannot be lent again to what comes next.
    try:
        course.act_for(seat, action, "dice" if deadline.kind == BEAT else "silence")
    except IllegalAction as error:
        said = write(seat, action)
        raise RuntimeError(f"game {course.game_id}: silence, {said}, was refused") from error
    if player.missed == course.pace.absent_after and deadline.kind in attendance.COUNTED:
        course.tell(BecameAbsent(player.seat, player.missed))
