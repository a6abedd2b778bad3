"""Who presses: the seat of a person, and what that seat owes."""

from collections.abc import Iterator

from engine.actions import SeatId
from engine.decisions import Debt, Owing
from engine.host.refusals import Refusal, demand, refuse
from engine.host.snapshots import Playing


def need_seat(playing: Playing, user_id: int) -> SeatId:
    """The seat of somebody who is playing. Raises Refused, with the reason, for anybody else."""
    seat = playing.seat_of(user_id)
    if seat is None:
        refuse(Refusal.NOT_PLAYING)
    demand(playing.game.phase != "cancelled", Refusal.CANCELLED)
    demand(playing.game.phase == "running", Refusal.OVER)
    demand(playing.state.seats[seat].left is None, Refusal.LEFT)
    return seat


def open_debt(playing: Playing, seat: SeatId) -> Debt | None:
    """What a seat has to pay next, also where an heir is asked something first."""
    debts = (frame.debt_of(seat) for frame in _owing(playing))
    return next((debt for debt in debts if debt is not None), None)


def has_given_up(playing: Playing, seat: SeatId) -> bool:
    """Whether a seat only waits for its bankruptcy."""
    return any(debt.debtor == seat for frame in _owing(playing) for debt in frame.failed)


def _owing(playing: Playing) -> Iterator[Owing]:
    return (frame for frame in reversed(playing.state.stack) if isinstance(frame, Owing))
