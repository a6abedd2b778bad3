"""Who presses: the seat of a person, and what that seat owes."""

from engine.actions import SeatId
from engine.decisions import Debt
from engine.host.refusals import Refusal, demand, refuse
from engine.host.snapshots import Playing
from engine.owed import next_debt


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
    return next_debt(playing.state.owing(), seat)
