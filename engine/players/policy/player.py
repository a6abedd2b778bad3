"""What a computer player does, by the judge and from what its seat may see alone."""

from engine import actions as a
from engine import decisions as d
from engine.actions import Action, SeatId
from engine.events import Trade
from engine.lots import Lot
from engine.players import shortage
from engine.players.judge.judging import Judge
from engine.players.policy import bidding, building, trading
from engine.players.policy.what_if import bought
from engine.players.worth import PASS
from engine.view import View

OPEN_BOARD = 6
"""Unowned deeds for which it pays to leave Jail at once."""


def decide(judge: Judge, view: View, *, has_offered: bool = False) -> Action:
    """Return what the seat of a view, which is awaited, does next: an answer, or business before.

    `has_offered`: the seat has offered a trade this turn already, and one is enough. Repeated with
    the views that follow, it comes to an answer.
    """
    seat, decision = _asked(view)
    match decision:
        case d.ToThrow() | d.ToEnd() | d.InJail():
            return _business(judge, view, has_offered) or _go_on(view)
        case d.BuyOrDecline(space=space):
            return _buy(judge, view, space)
        case d.ChooseTax():
            return a.PayTenth() if view.seats[seat].laps < 2 else a.PayFlatTax()
        case d.Auction(space=lot, price=price):
            most = worth(judge, view, lot)
            return a.SetMaximum(most) if most >= view.lowest_bid(lot, price) else a.PassBid()
        case d.SealedAuction(lots=lots):
            return _file(judge, view, lots)
        case d.ShortageClaim() | d.ShortageAuction():
            return shortage.answer(view, seat, decision, view.offers)
        case d.LiftOrHold():
            return a.LiftReceived(())
        case _:
            return _first(view)


def answer(judge: Judge, view: View, trade: Trade) -> Action:
    """Accept an offer that raises the chance to win, and no third player's more; else decline."""
    seat, _ = _asked(view)
    if trading.is_welcome(judge, view, seat, trade):
        return a.AcceptTrade(trade.id)
    return a.DeclineTrade(trade.id)


def _asked(view: View) -> tuple[SeatId, d.Decision]:
    if view.seat is None or view.decision is None:
        raise ValueError("a spectator, or a game that is over, has nothing to decide")
    return view.seat, view.decision


def _first(view: View) -> Action:
    """Return the first offer, which is the usual answer: throw, end, raise money by the plan."""
    return view.offers[0]  # type: ignore[return-value]


def _business(judge: Judge, view: View, has_offered: bool) -> Action | None:
    seat, decision = _asked(view)
    if view.locked:
        return None
    if action := building.business(judge, view, seat, view.offers):
        return action
    if has_offered or not isinstance(decision, d.ToThrow) or decision.doubles or view.closing:
        return None
    deal = trading.proposal(judge, view, seat)
    return deal.offer if deal else None


def _go_on(view: View) -> Action:
    """Throw or end the turn; leave Jail first while there is much to buy."""
    if isinstance(view.decision, d.InJail):
        unowned = sum(deed.owner is None for deed in view.deeds.values())
        leaving = [it for it in view.offers if isinstance(it, a.UsePass | a.PayFine)]
        if leaving and unowned > OPEN_BOARD:
            return min(leaving, key=lambda it: isinstance(it, a.PayFine))
        return a.Throw()
    return _first(view)


def _buy(judge: Judge, view: View, space: int) -> Action:
    seat, _ = _asked(view)
    if a.Buy() not in view.offers:
        return a.Decline()
    after = bought(view, seat, space, view.rules.properties[space].price)
    gains_by_it = judge.chances(after)[seat] >= bidding.without(judge, view, seat, space)
    return a.Buy() if gains_by_it else a.Decline()


def worth(judge: Judge, view: View, lot: Lot) -> int:
    """Return the most to bid for a lot, in dollars, within what can be paid."""
    seat, _ = _asked(view)
    cash = max(0, view.seats[seat].cash - view.lot_interest(lot))
    return min(PASS, cash) if isinstance(lot, str) else bidding.worth(judge, view, seat, lot, cash)


def _file(judge: Judge, view: View, lots: tuple[Lot, ...]) -> Action:
    seat, _ = _asked(view)
    found = ((lot, worth(judge, view, lot)) for lot in lots)
    maxima = tuple((lot, most) for lot, most in found if most >= view.first_bid(lot))
    return a.FileMaxima(maxima, view.seats[seat].cash) if maxima else a.PassBid()
