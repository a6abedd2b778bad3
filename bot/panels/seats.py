"""What the seat of whoever presses owes."""

from engine.actions import SeatId
from engine.decisions import Debt
from engine.host.snapshots import Playing
from engine.owed import next_debt


def open_debt(playing: Playing, seat: SeatId) -> Debt | None:
    """What a seat has to pay next, also where an heir is asked something first."""
    return next_debt(playing.state.owing(), seat)
