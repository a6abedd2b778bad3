"""ItsSebis/monopoly: the best of the 24 strategies searched there, with a reserve of $50.

As described there: a street is worth its bare rent over its price, 0.15 more where it completes
the group, times 1.3 for orange and 1.15 for red; below 0.06 it is neither bought nor bid for.
Railroads and utilities count just 0.06. Bids go to the price and that share on top; to all but $50
where another player would complete a group. It builds evenly up to hotels with $50 left, never pays
a mortgage off, plays a pass at once, pays to leave jail until another player has built. One offer
a turn: for all it lacks of a group from one owner, a deed that completes another group of that
owner, else 1.5 times the printed price with no reserve. It accepts whatever completes a group for
it, and cash above the printed price.
"""

from bench.arena.partner import (
    Partner,
    build,
    build_offers,
    lacking,
    left,
    partners,
    price_of,
    seat_of,
    sole_owner,
    streets,
    use_card,
)
from engine.core import actions as a
from engine.core.actions import Action, OfferTrade, SeatId, Side
from engine.core.events import Trade
from engine.core.lots import Lot
from engine.view import View

RESERVE = 50
THRESHOLD = 0.06
COMPLETES = 0.15
WEIGHTS = {"orange": 1.3, "red": 1.15}


class ItsSebis(Partner):
    """The strategy called Buy Optimal of ItsSebis/monopoly."""

    def answer(self, view: View, trade: Trade) -> Action:
        """Accept what completes a group, or cash above the printed price."""
        seat, gets, gives = seat_of(view), trade.gives, trade.takes
        held = {space for space, deed in view.deeds.items() if deed.owner == seat}
        after = held.difference(gives.deeds).union(gets.deeds)
        completes = any(
            set(view.members(group)) <= after
            for group in streets(view)
            if set(view.members(group)).intersection(gets.deeds)
        )
        sells = gives.deeds and not gets.deeds and gets.cash > price_of(view, gives.deeds)
        return a.AcceptTrade(trade.id) if completes or sells else a.DeclineTrade(trade.id)

    def buys(self, view: View, seat: SeatId, space: int) -> bool:
        """Buy what scores enough, with $50 left."""
        rich = view.seats[seat].cash - price_of(view, (space,)) >= RESERVE
        return rich and _score(view, seat, space) >= THRESHOLD

    def most(self, view: View, seat: SeatId, lot: Lot) -> int:
        """Bid for the worth, or all there is to keep a group from another player."""
        spare = view.seats[seat].cash - RESERVE
        if isinstance(lot, str):
            return 0
        if _denies(view, seat, lot):
            return spare
        score = _score(view, seat, lot)
        return min(spare, int(price_of(view, (lot,)) * (1 + score))) if score >= THRESHOLD else 0

    def business(self, view: View, seat: SeatId) -> Action | None:
        """Build row by row, then offer one trade."""
        spare = view.seats[seat].cash - RESERVE
        for offer in sorted(build_offers(view), key=lambda offer: _lowest(view, offer.group)):
            members = view.members(offer.group)
            row = (_lowest(view, offer.group) + 1) * len(members)
            if action := build(view, offer, spare, max(row, offer.lowest)):
                return action
        return _proposal(view, seat) if self.may_offer(view, seat) else None

    def leave_jail(self, view: View, seat: SeatId) -> Action:
        """Leave at once unless another player has built."""
        others = (deed for deed in view.deeds.values() if deed.owner != seat)
        safe = not any(deed.level for deed in others)
        pays = safe and a.PayFine() in view.offers and view.seats[seat].cash >= view.rules.jail_fine
        return use_card(view) or (a.PayFine() if pays else a.Roll())


def _lowest(view: View, group: str) -> int:
    return min(view.deeds[space].level for space in view.members(group))


def _score(view: View, seat: SeatId, space: int) -> float:
    lot = view.rules.properties[space]
    if view.rules.groups[lot.group].kind != "street":
        return THRESHOLD
    rest = set(lacking(view, seat, lot.group)) - {space}
    return (lot.rents[0] / lot.price + (0 if rest else COMPLETES)) * WEIGHTS.get(lot.group, 1)


def _denies(view: View, seat: SeatId, space: int) -> bool:
    """Return whether one other player holds all the rest of a street's group."""
    group = view.rules.properties[space].group
    rest = tuple(member for member in view.members(group) if member != space)
    owner = sole_owner(view, rest)
    return view.rules.groups[group].kind == "street" and owner is not None and owner != seat


def _proposal(view: View, seat: SeatId) -> OfferTrade | None:
    """Return the offer for the first group that one other player could complete for it."""
    for group in streets(view):
        missing = lacking(view, seat, group)
        owner = sole_owner(view, missing)
        if owner is None or len(missing) == len(view.members(group)):
            continue
        if owner not in partners(view) or any(view.deeds[space].mortgaged for space in missing):
            continue
        spare = _spare(view, seat, owner, group)
        price = price_of(view, missing)
        gives = Side((spare,)) if spare else Side((), price + price // 2)
        if left(view, seat, gives, Side(missing)) >= 0:
            return OfferTrade(owner, gives, Side(missing))
    return None


def _spare(view: View, seat: SeatId, owner: SeatId, target: str) -> int | None:
    """Return an unmortgaged deed, its only one of its group, that completes one of the owner's."""
    for group in streets(view):
        theirs = lacking(view, owner, group)
        if group != target and len(theirs) == 1 and len(view.members(group)) > 1:
            deed = view.deeds[theirs[0]]
            if deed.owner == seat and not deed.mortgaged:
                return theirs[0]
    return None
