"""The players to whom a computer may offer a trade, in view of what people put up with."""

from collections.abc import Sequence

from engine.core.actions import Action, OfferTrade, SeatId
from engine.core.state import GameState
from engine.host.clocks.seat_status import SeatStatus
from engine.host.computers.notes import ComputerNotes


def welcome_partners(
    state: GameState, seats: Sequence[SeatStatus], seat: SeatId, notes: ComputerNotes
) -> tuple[SeatId, ...]:
    """Return the seats to which a computer may offer a trade now.

    People get one offer a lap, whichever computer makes it, beside answers to their own, and none
    if they want none or are not there. Neither side of an offer that a person is still to answer is
    asked meanwhile.
    """
    open_offers = [trade for trade in state.trades if seats[trade.partner].is_waited_for]
    busy = {side for offer in open_offers for side in (offer.proposer, offer.partner)}
    if seat in busy:
        return ()
    return tuple(
        partner
        for partner in state.trade_partners(seat)
        if partner not in busy and _is_welcome_at(state, seats[partner], partner, notes)
    )


def is_unwelcome(action: Action, partners: Sequence[SeatId]) -> bool:
    """Return whether an action offers a trade to none of these partners."""
    return isinstance(action, OfferTrade) and action.partner not in partners


def _is_welcome_at(
    state: GameState, status: SeatStatus, partner: SeatId, notes: ComputerNotes
) -> bool:
    if not status.is_person:
        return True
    lap = state.seats[partner].laps
    return status.is_here and status.takes_offers and notes.offered.get(partner) != lap
