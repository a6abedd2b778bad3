"""What the chances to win are after an action of a seat, or a trade, as far as can be told now."""

from engine.core import actions as a
from engine.core import decisions as d
from engine.core.actions import Action, SeatId
from engine.core.events import Trade
from engine.core.lots import Lot
from engine.core.position import Deed, Position
from engine.players.judge.judging import Judge
from engine.players.plain.bids import loan_on
from engine.players.policy import purchases
from engine.players.policy.debts import after_debts
from engine.players.policy.fairness import chances_after_trade, exchanged, fairness
from engine.players.policy.what_if import (
    altered,
    bought,
    built,
    freed,
    mortgaged,
    sold,
    unmortgaged,
)
from engine.rules.debt.debts import open_debts
from engine.rules.trade.exchange import as_trade
from engine.view import View

ESCAPE = 1 / 6
"""The chance of doubles, which free from Jail."""


def chance_after(judge: Judge, view: View, action: Action) -> float | None:
    """Return the chance to win of the seat of a view after an action; None where it is not known.

    It assumes that a lot which is declined goes to the rival who gains most by it, and that a bid
    wins its lot at `price_of`.
    """
    seat = view.seat
    assert seat is not None
    match action:
        case a.Decline() | a.PassBid():
            return _without(judge, view, seat)
        case a.DeclineTrade():
            return _declined(judge, view, seat, action)
        case a.PayFlatTax() | a.PayTenth() | a.FileClaim() | a.BidForBuilding():
            return None  # ITAX-03, AMB-44: no tax is added up before the choice.
        case a.GiveUp():
            return 0.0
        case a.FileMaxima() | a.Mortgage() if _is_open(view, action):
            return None
        case a.Roll() if view.seats[seat].jail is not None:
            now, free = judge.chances(view)[seat], judge.chances(freed(view, seat, 0))[seat]
            return now + ESCAPE * (free - now)
        case a.OfferTrade() | a.AcceptTrade():
            return chances_after_trade(judge, view, *_made(view, seat, action))[seat]
        case _:
            return chance_of(judge, view, position_after(view, seat, action))


def _is_open(view: View, action: a.FileMaxima | a.Mortgage) -> bool:
    """Return whether more follows on an action before its chance is known: other lots, or the
    building that a loan is for.
    """
    if isinstance(action, a.FileMaxima):
        return len(action.maxima) > 1
    return not isinstance(view.decision, d.DebtSettlement)


def _declined(judge: Judge, view: View, seat: SeatId, action: a.DeclineTrade) -> float:
    found = fairness(judge, view, *_made(view, seat, a.AcceptTrade(action.trade)))
    return chance_of(judge, view, view) if found is None else found.declined[seat]


def position_after(view: View, seat: SeatId, action: Action) -> Position:
    """Return the position after an action; the same where it moves neither money nor deeds."""
    match action:
        case a.Buy() | a.SetMaximum() | a.FileMaxima():
            lot, price = lots_on_sale(view)[0], price_of(view, action)
            if isinstance(lot, str):
                return altered(view, {seat: -price})
            return bought(view, seat, lot, price)
        case a.OfferTrade() | a.AcceptTrade():
            return exchanged(view, *_made(view, seat, action))
        case a.PayFine():
            return freed(view, seat, view.rules.jail_fine)
        case a.UseJailCard():
            return freed(view, seat, 0)
        case _:
            return _after_business(view, seat, action)


def chance_of(judge: Judge, view: View, position: Position) -> float:
    """Return the chance to win of the seat of a view in a position, once open debts are met.

    Who cannot pay has no chance.
    """
    assert view.seat is not None
    after = after_debts(position, open_debts(view.debt_settlements))
    return judge.chances(after).get(view.seat, 0.0)


def _made(
    view: View, seat: SeatId, action: a.OfferTrade | a.AcceptTrade
) -> tuple[Trade, tuple[int, ...]]:
    """Return the trade that is accepted or offered, and what its partner is known to pay off."""
    if isinstance(action, a.OfferTrade):
        return as_trade(seat, action), ()
    return next(trade for trade in view.trades if trade.id == action.trade), action.unmortgages


def _after_business(view: View, seat: SeatId, action: Action) -> Position:
    match action:
        case a.Build(levels=levels):
            return built(view, seat, levels)
        case a.SellBuildings(levels=levels):
            return sold(view, seat, levels)
        case a.Mortgage(space=space):
            return mortgaged(view, seat, (space,))
        case a.Unmortgage(space=space):
            return unmortgaged(view, seat, space)
        case a.UnmortgageReceived(spaces=spaces):
            loans = sum(view.rules.properties[space].mortgage for space in spaces)
            return altered(view, {seat: -loans}, {space: Deed(seat) for space in spaces})
        case a.RaiseMoney():
            return _after_raising(view, seat, action)
        case _:
            return view


def _after_raising(view: View, seat: SeatId, plan: a.RaiseMoney) -> Position:
    """Return the position after a plan, and after the purchase that it is for, if it is for one."""
    after = mortgaged(sold(view, seat, plan.levels), seat, plan.mortgages)
    match lots_on_sale(view):
        case (int(space),):
            return bought(after, seat, space, price_of(view, a.Buy()))
        case _:
            return after


def lots_on_sale(view: View) -> tuple[Lot, ...]:
    """Return what may be bought or bid for now."""
    return view.decision.for_sale if view.decision is not None else ()


def loan_on_sale(view: View) -> int:
    """Return what can be borrowed at once on the one lot that is on sale; 0 for several."""
    lots = lots_on_sale(view)
    return loan_on(view, lots[0]) if len(lots) == 1 and isinstance(lots[0], int) else 0


def price_of(view: View, action: a.Buy | a.SetMaximum | a.FileMaxima) -> int:
    """Return the dollars for which the lot on sale is taken to be had, with what the Bank is due.

    In an auction that is the printed price, but no less than the lowest bid, and no more than the
    maximum.
    """
    lot = lots_on_sale(view)[0]
    printed = 0 if isinstance(lot, str) else view.rules.properties[lot].price
    match action:
        case a.Buy():
            return printed
        case a.SetMaximum(amount=most) | a.FileMaxima(maxima=((_, most), *_)):
            high = view.decision.price if isinstance(view.decision, d.Auction) else 0
            return max(view.lowest_bid(lot, high), min(printed, most)) + view.lot_interest(lot)
        case _:
            raise ValueError(action)


def _without(judge: Judge, view: View, seat: SeatId) -> float | None:
    match lots_on_sale(view):
        case (int(space),):
            return purchases.without(judge, view, seat, space, purchases.rivals(view, seat))
        case (_, _, *_):
            return None
        case _:
            return judge.chances(view)[seat]
