"""What standing orders answer, decision by decision (AMB-05, AMB-39, AMB-49, AMB-70).

They see what their owner sees, and speak for nobody else.
"""

from collections.abc import Callable
from typing import Any

from engine.core import actions as a
from engine.core import decisions as d
from engine.core.actions import Action, SeatId
from engine.core.position import Position
from engine.core.state import GameState, waiting
from engine.game import answers
from engine.players import absent
from engine.players.orders import bidding, building, buying, raising, trading
from engine.players.orders.terms import Leaving, Orders, Way
from engine.rules.jail import is_last_roll


def answer(state: GameState, seat: SeatId, orders: Orders, now: float) -> Action | None:
    """Return what the orders of a seat do next, at `now` (unix seconds); None to ask its player.

    Whatever is returned is legal. Repeating the call with the state that it leads to comes to None,
    or the game goes on.
    """
    if state.is_over or state.seats[seat].left is not None:
        return None
    if orders.rents and (claim := _rent(state, seat)):
        return claim
    if declined := trading.answer(state, seat, orders.trading, now):
        return declined
    decision = waiting(state)
    if seat in decision.awaited(state):
        answered = ANSWERED.get(type(decision), _nothing)
        action = answered(state, seat, decision.seen_by(seat), orders)
        if action is not None:
            return action
    return _business(state, seat, decision, orders)


def _rent(state: GameState, seat: SeatId) -> Action | None:
    """RENT-08: the first rent that this seat may still ask for."""
    return next((a.CollectRent(claim.id) for claim in state.claims if claim.owner == seat), None)


def _business(
    state: GameState, seat: SeatId, decision: d.Decision, orders: Orders
) -> Action | None:
    """HOUSE-07: at the first moment that it may be done, on one's own turn or between turns."""
    if not isinstance(decision, d.OfTurn):
        return None
    built = building.build(state, seat, orders.building)
    return built or building.unmortgage(state, seat, orders.lifting)


def _tax(position: Position, seat: SeatId, decision: d.ChooseTax, orders: Orders) -> Action | None:
    """ITAX-03, AMB-44: one of the two, since no sum is worked out before the choice."""
    match orders.tax:
        case None:
            return None
        case "flat":
            return a.PayFlatTax()
        case "tenth":
            return a.PayTenth()


def _leave(state: GameState, seat: SeatId, decision: d.InJail, orders: Orders) -> Action | None:
    """Business first, as before any roll; then the way that is ordered for this stage."""
    return _business(state, seat, decision, orders) or _way_out(state, seat, orders.leaving)


def _way_out(state: GameState, seat: SeatId, leaving: Leaving) -> Action | None:
    """JAIL-07 to JAIL-14: where the way is barred there is still the roll."""
    way = _way(state, seat, leaving)
    return None if way is None else _by(state, seat, way)


def _way(state: GameState, seat: SeatId, leaving: Leaving) -> Way | None:
    """Return the way out that is ordered for this stage of the game and of the stay."""
    unowned = sum(deed.owner is None for deed in state.deeds.values())
    way = leaving.late if unowned <= leaving.few else leaving.early
    return leaving.last or way if is_last_roll(state, seat) else way


def _after_last_roll(
    state: GameState, seat: SeatId, decision: d.FineOrJailCard, orders: Orders
) -> Action | None:
    """AMB-40: a jail card in place of the fine, where that is an ordered way out."""
    way = _way(state, seat, orders.leaving)
    if way in ("pass", "pass-fine"):
        return a.UseJailCard(state.seats[seat].jail_cards[0])
    return None if way is None else absent.answer(state, seat)


def _by(state: GameState, seat: SeatId, way: Way) -> Action:
    found = answers(state, seat)
    jail_cards = [offer for offer in found if isinstance(offer, a.UseJailCard)]
    if jail_cards and way in ("pass", "pass-fine"):
        return jail_cards[0]
    if way in ("fine", "pass-fine") and a.PayFine() in found:
        return a.PayFine()
    return a.Roll()


def _nothing(state: GameState, seat: SeatId, decision: Any, orders: Orders) -> Action | None:
    """AMB-70: rolling, ending a turn and holding a roll are not what one orders in advance."""
    return None


ANSWERED: dict[type[d.Decision], Callable[[GameState, SeatId, Any, Orders], Action | None]] = {
    d.InJail: _leave,
    d.FineOrJailCard: _after_last_roll,
    d.BuyOrDecline: lambda state, seat, it, orders: buying.answer(
        state, seat, it.space, orders.buying
    ),
    d.ChooseTax: _tax,
    d.Auction: lambda state, seat, it, orders: bidding.call(state, seat, it, orders.bidding),
    d.SealedAuction: lambda state, seat, it, orders: bidding.file(state, seat, it, orders.bidding),
    d.DebtSettlement: lambda state, seat, it, orders: raising.settle(
        state, seat, it, orders.raising
    ),
    d.UnmortgageOrHold: lambda state, seat, it, orders: building.unmortgage_received(
        state, seat, orders.lifting
    ),
    d.ShortageClaim: lambda state, seat, it, orders: building.claim(
        state, seat, it, orders.building
    ),
    d.ShortageAuction: lambda state, seat, it, orders: building.claim(
        state, seat, it, orders.building
    ),
}
"""What orders say about each decision that waits for their owner."""
