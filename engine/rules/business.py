"""When business may be done besides answering what one is asked (AMB-06, AMB-58)."""

from engine.actions import SeatId
from engine.errors import Reason, need
from engine.state import GameState


def need_no_lock(state: GameState, seat: SeatId) -> None:
    """AMB-06: between a throw and its move only a debtor acts, to raise the money."""
    need(not state.locked() or state.debt_of(seat), Reason.LOCKED)


def need_business(state: GameState, seat: SeatId) -> None:
    """Building, lifting, trading: not in the lock, and not with a debt of one's own open."""
    need(state.debt_of(seat) is None, Reason.IN_DEBT)
    need_unlocked(state)


def need_unlocked(state: GameState) -> None:
    """AMB-06."""
    need(not state.locked(), Reason.LOCKED)
