"""Orders about offers of trades: which of them are declined unread (AMB-57)."""

from collections.abc import Iterable

from engine.core.actions import Action, DeclineTrade, SeatId, Side
from engine.core.events import Trade
from engine.core.position import Position
from engine.core.state import GameState
from engine.players.orders.terms import Trading
from engine.players.plain.prices import JAIL_CARD_WORTH
from engine.rules.trade.exchange import mortgaged_deeds, transfer_cost


def answer(state: GameState, seat: SeatId, trading: Trading, now: float) -> Action | None:
    """Decline the first offer to this seat that the orders rule out."""
    for trade in state.trades:
        if trade.partner == seat and _is_ruled_out(state, trade, trading, now):
            return DeclineTrade(trade.id)
    return None


def _is_ruled_out(position: Position, trade: Trade, trading: Trading, now: float) -> bool:
    if trading.until is not None and now < trading.until:
        return True
    if _gives_any(position, trade.takes.deeds, trading):
        return True
    # AMB-58: what a debt forgiven is worth is for its debtor and creditor to judge.
    if trading.gain is None or trade.forgives is not None:
        return False
    return gain(position, trade) < trading.gain


def _gives_any(position: Position, spaces: Iterable[int], trading: Trading) -> bool:
    """Return whether any of these deeds is never to be given away, by itself or with its group."""
    properties = position.rules.properties
    return any({space, properties[space].group} & set(trading.never) for space in spaces)


def gain(position: Position, trade: Trade) -> int:
    """Return what an offer brings its receiver, in dollars by the prices on the deeds.

    Interest on mortgages received is a cost (MORT-10).
    """
    interest = transfer_cost(position, mortgaged_deeds(position, trade.gives.deeds), ())
    return _price(position, trade.gives) - _price(position, trade.takes) - interest


def _price(position: Position, side: Side) -> int:
    """Cash, printed prices less the loans on them, and what jail cards save."""
    properties = position.rules.properties
    loans = sum(properties[space].mortgage for space in mortgaged_deeds(position, side.deeds))
    deeds = sum(properties[space].price for space in side.deeds)
    return side.cash + deeds - loans + JAIL_CARD_WORTH * len(side.jail_cards)
