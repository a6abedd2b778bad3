"""The checks that refuse a seat business at this moment (AMB-06, AMB-58)."""

from collections.abc import Sequence
from typing import Literal

from engine.core.actions import SeatId
from engine.core.decisions import DebtSettlement
from engine.core.errors import Reason, need
from engine.core.state import GameState
from engine.core.steps import CLOSING, MoveOn
from engine.rules.debt import debts


def scope(state: GameState, seat: SeatId) -> Literal["all", "raising", "nothing"]:
    """Return what business a seat may do now: any, only raise money for its debt, or none."""
    found: Literal["all", "raising", "nothing"] = "raising" if state.asked_rent(seat) else "all"
    for frame in reversed(state.agenda.frames):
        if isinstance(frame, DebtSettlement):
            if seat in [debt.debtor for debt in frame.failed]:
                return "nothing"
            if frame.debt_of(seat):
                found = "raising"
        elif isinstance(frame, MoveOn):
            found = "nothing"
        elif isinstance(frame, CLOSING):  # At the bottom, below all debts and moves.
            found = "raising"
    return found


def is_raising(state: GameState, seat: SeatId) -> bool:
    """Return whether the table waits until a seat has raised money, or until others have."""
    frames = state.agenda.pending(DebtSettlement)
    return next(debts.debts_of(frames, seat), None) is not None


def in_debt(state: GameState, seat: SeatId) -> bool:
    """Return whether a seat owes what is not paid yet, rent that is asked for included (AMB-79)."""
    return is_raising(state, seat) or bool(state.asked_rent(seat))


def need_cash(state: GameState, seat: SeatId, price: int) -> None:
    """Refuse what costs more than the cash, or than what rent asked for leaves of it (AMB-79).

    What costs nothing is never refused.
    """
    cash, asked = state.seats[seat].cash, state.asked_rent(seat) if price else 0
    need(cash >= price, Reason.CANNOT_AFFORD, price=price, cash=cash)
    need(cash >= price + asked, Reason.RENT_ASKED, price=asked, cash=state.spare_cash(seat))


def has_given_up(state: GameState, seat: SeatId) -> bool:
    """AMB-36: return whether a seat has given up, and only waits for its bankruptcy."""
    return debts.has_given_up(state.debt_settlements(), seat)


def need_no_lock(state: GameState, seat: SeatId) -> None:
    """AMB-06: between a roll and its move only a debtor acts, to raise the money."""
    need(not has_given_up(state, seat), Reason.IN_DEBT)
    need(not state.locked() or is_raising(state, seat), Reason.LOCKED)


def need_business(state: GameState, seat: SeatId) -> None:
    """Refuse to build, unmortgage or trade in the lock, with a debt of one's own, or at the end."""
    if scope(state, seat) == "all":
        return
    need(not in_debt(state, seat), Reason.IN_DEBT)
    need_open(state)
    need_unlocked(state)


def need_open(state: GameState) -> None:
    """S35-06, TL-04, AMB-71: when the agreed hour has passed nothing new is traded or built."""
    need(not state.is_closing(), Reason.CLOSING)


def need_unlocked(state: GameState) -> None:
    """AMB-06: refuse what may not be done while a roll is still to be moved."""
    need(not state.locked(), Reason.LOCKED)


def need_not_bid_for(state: GameState, seat: SeatId, spaces: Sequence[int]) -> None:
    """AMB-21: what one leads a bid for must stay as it is, so that it can be built on."""
    group = state.group_bid_for(seat)
    properties = state.rules.properties
    touched = group and any([s in properties and properties[s].group == group for s in spaces])
    need(not touched, Reason.BID_BINDS, price=state.leading_bids_cost(seat))
