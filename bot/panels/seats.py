"""The debt of the seat of the player who presses."""

from engine.actions import SeatId
from engine.decisions import Debt
from engine.host.snapshots import Playing
from engine.owed import next_debt


def open_debt(playing: Playing, seat: SeatId) -> Debt | None:
    """Return the debt that a seat has to pay next, even if an heir is asked something first."""
    return next_debt(playing.state.owing(), seat)
