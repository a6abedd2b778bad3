"""GNOME-p3's background agent, version 3.1: it trades single deeds that complete color groups.

Known from the project GNOME-p3 (background_agent_v3_1 and its helper functions). There everybody
acts before each roll, builds and pays mortgages off in the others' turns and offers trades in its
own; here all of that comes before its own roll, and offers to several players go one by one. What
it sells to the Bank there it mortgages here, which brings the same.
"""

from dataclasses import dataclass, field

from bench.arena.building import Bidder, next_steps
from bench.arena.gnome_trades import completes, proposals, same_group, stands
from bench.arena.greedy import choose
from engine.core import actions as a
from engine.core import decisions as d
from engine.core.actions import Action, OfferTrade, SeatId, Side
from engine.core.events import Trade
from engine.core.offered import MortgageOffer, UnmortgageOffer
from engine.core.position import Position
from engine.rules.trade.exchange import mortgaged_deeds
from engine.view import View


@dataclass
class GnomeP3(Bidder):
    """The agent as it acts or, `careful`, as its description says it would.

    It says that without a new group it takes only what adds to its worth at list price; yet with
    the cash of a lap left after the deal it takes whatever pays anything and costs no group. And
    it takes the halves of a group that two players swap for groups that they complete.
    """

    careful: bool = False
    turn: int = -1
    queue: list[OfferTrade] = field(default_factory=list)

    def decide(self, view: View) -> Action:
        """Answer the decision, or first build, pay mortgages off and offer trades."""
        seat, decision = _own(view), view.decision
        assert decision is not None
        match decision:
            case d.ToRoll(doubles=doubles):
                return (None if doubles else self._business(view)) or a.Roll()
            case d.ToEnd():
                return _build(view) or _unmortgage(view) or a.EndTurn()
            case d.InJail():
                return self._in_jail(view)
            case d.BuyOrDecline(space=space):
                return _buy(view, space)
            case d.Auction() | d.SealedAuction():
                return self.bid(view, decision)
            case d.DebtSettlement():
                return _raise(view, decision) or choose(view, seat, decision, view.offers)
            case _:
                return choose(view, seat, decision, view.offers)

    def answer(self, view: View, trade: Trade) -> Action:
        """Accept by groups won and lost, then by the cash left and the worth at list price."""
        if self._accepts(view, trade):
            return a.AcceptTrade(trade.id)
        return a.DeclineTrade(trade.id)

    def _accepts(self, view: View, trade: Trade) -> bool:
        seat, salary = _own(view), view.rules.go_salary
        gets, gives = trade.gives, trade.takes
        if not gets.cash and not gets.deeds and (gives.cash or gives.deeds):
            return False
        left = view.seats[seat].cash + gets.cash - gives.cash
        if left < 0 or mortgaged_deeds(view, gets.deeds + gives.deeds):
            return False
        won = sum(self._wins(view, space, gives) for space in gets.deeds)
        lost = sum(_in_own_set(view, seat, space) for space in gives.deeds)
        if won != lost:
            return won > lost and left > 0
        gain = _list_price(view, gets) - _list_price(view, gives)
        return left >= salary // 2 and (gain > 0 or (left >= salary and not self.careful))

    def _wins(self, view: View, space: int, gives: Side) -> bool:
        if self.careful and any(same_group(view, space, given) for given in gives.deeds):
            return False
        return completes(view, _own(view), space)

    def most(self, view: View, space: int) -> int:
        """Up to the list price, and with all its cash for what completes a group."""
        seat = _own(view)
        cash = view.seats[seat].cash - 1
        if completes(view, seat, space):
            return cash
        return min(view.rules.properties[space].price, cash)

    def _in_jail(self, view: View) -> Action:
        """Leave with a pass or the fine while there is the cash of a lap, else roll."""
        ways = [offer for offer in view.offers if isinstance(offer, a.UseJailCard | a.PayFine)]
        if ways and view.seats[_own(view)].cash >= view.rules.go_salary:
            ways.sort(key=lambda way: isinstance(way, a.PayFine))
            return _build(view) or _unmortgage(view) or ways[0]
        return self._business(view) or a.Roll()

    def _business(self, view: View) -> Action | None:
        """Improve; pay mortgages off; once a turn offer trades; improve what they brought."""
        if self.turn == view.turn and (offer := self._next_offer(view)):
            return offer
        if action := _build(view) or _unmortgage(view):
            return action
        if self.turn == view.turn:
            return None
        self.turn, self.queue = view.turn, proposals(view, _own(view), self.careful)
        return self._next_offer(view)

    def _next_offer(self, view: View) -> OfferTrade | None:
        seat = _own(view)
        if any(trade.proposer == seat for trade in view.trades) or view.closing:
            return None
        while self.queue:
            offer = self.queue.pop(0)
            if stands(view, seat, offer):
                return offer
        return None


def _in_own_set(position: Position, seat: SeatId, space: int) -> bool:
    prop = position.rules.properties[space]
    return prop.kind == "street" and position.owns_group(seat, prop.group)


def _list_price(position: Position, side: Side) -> int:
    return side.cash + sum(position.rules.properties[space].price for space in side.deeds)


def _buy(view: View, space: int) -> Action:
    """Keep a salary; to complete a group spend all, or mortgage one deed that brings the price."""
    seat, price = _own(view), view.rules.properties[space].price
    cash, needed = view.seats[seat].cash, completes(view, seat, space)
    if cash - price >= view.rules.go_salary or (needed and cash >= price):
        return a.Buy()
    found = [lot for lot in _by_loan(view) if _brings(view, seat, lot, price)] if needed else []
    return a.Mortgage(found[0]) if found else a.Decline()


def _brings(view: View, seat: SeatId, space: int, price: int) -> bool:
    prop = view.rules.properties[space]
    return prop.mortgage >= price and view.count_owned(seat, prop.group) > 1


def _by_loan(view: View) -> list[int]:
    """Return the deeds that may be mortgaged, the smallest loan first."""
    spaces = [s for offer in view.offers if isinstance(offer, MortgageOffer) for s in offer.spaces]
    return sorted(spaces, key=lambda space: view.rules.properties[space].mortgage)


def _raise(view: View, decision: d.DebtSettlement) -> Action | None:
    """Mortgage the cheapest deeds first, if mortgages alone are enough."""
    debt = decision.debt_of(_own(view))
    missing = debt.amount - view.seats[debt.debtor].cash if debt else 0
    chosen: list[int] = []
    for space in _by_loan(view):
        if missing > 0:
            chosen.append(space)
            missing -= view.rules.properties[space].mortgage
    return a.RaiseMoney((), tuple(chosen)) if chosen and missing <= 0 else None


def _build(view: View) -> Action | None:
    """Improve by one building what adds most rent for its cost, down to the last dollar."""
    cash, best = view.seats[_own(view)].cash, []
    for space, level in next_steps(view):
        prop = view.rules.properties[space]
        now = prop.rents[level - 1] * (2 if level == 1 else 1)
        if prop.house_cost < cash:
            best.append((prop.rents[level] - now - prop.house_cost, prop.name, space, level))
    return a.Build((max(best)[2:],)) if best else None


def _unmortgage(view: View) -> Action | None:
    """Pay off by name what leaves a salary."""
    spare = view.seats[_own(view)].cash - view.rules.go_salary
    spaces = [
        s for offer in view.offers if isinstance(offer, UnmortgageOffer) for s in offer.spaces
    ]
    fit = [space for space in spaces if view.unmortgage_cost(space) <= spare]
    return a.Unmortgage(min(fit, key=lambda s: view.rules.properties[s].name)) if fit else None


def _own(view: View) -> SeatId:
    assert view.seat is not None
    return view.seat
