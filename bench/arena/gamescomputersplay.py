"""gamescomputersplay/monopoly: buys what it lands on, keeps $200, swaps deeds at printed prices.

As described there: it buys, builds (the cheapest houses first) and pays mortgages off as long as
$200 are left. Before each roll it swaps as long as it can: each side gives deeds that are its only
one of a fully owned group and gets what it alone lacks; who gives the cheaper ones pays the
difference of the printed prices and keeps $200; the prices may differ by $200 and by a factor of
2. It plays a pass at once and else rolls for doubles. Auctions are unknown there: here it bids up
to the printed price, with the same $200 in hand.
"""

from bench.arena.partner import (
    Partner,
    build,
    build_offers,
    left,
    partners,
    price_of,
    seat_of,
    unmortgageable,
)
from engine.core import actions as a
from engine.core.actions import Action, OfferTrade, SeatId, Side
from engine.core.events import Trade
from engine.core.lots import Lot
from engine.view import View

RESERVE = 200
MOST_APART = 200
MOST_TIMES = 2
PAIR = 2
"""The size of the groups of which either side may want the other's deed."""


class GamesComputersPlay(Partner):
    """The standard player of gamescomputersplay/monopoly."""

    OFFERED_AGAIN = True

    def answer(self, view: View, trade: Trade) -> Action:
        """Accept what it would itself have agreed to, or better."""
        seat = seat_of(view)
        gets, gives = trade.gives, trade.takes
        wanted, spared = _wishes(view, seat)
        owed = price_of(view, gives.deeds) - price_of(view, gets.deeds)
        agreed = (
            bool(gets.deeds and gives.deeds)
            and set(gets.deeds) <= wanted
            and set(gives.deeds) <= spared
            and not gives.jail_cards
            and _is_fair(view, gives.deeds, gets.deeds)
            and gets.cash - gives.cash >= owed
            and left(view, seat, gives, gets) >= min(RESERVE, view.seats[seat].cash)
        )
        return a.AcceptTrade(trade.id) if agreed else a.DeclineTrade(trade.id)

    def buys(self, view: View, seat: SeatId, space: int) -> bool:
        """Buy as long as $200 are left."""
        return view.seats[seat].cash - price_of(view, (space,)) >= RESERVE

    def most(self, view: View, seat: SeatId, lot: Lot) -> int:
        """Bid to the printed price (nothing is known of auctions)."""
        if isinstance(lot, str):
            return 0
        return min(price_of(view, (lot,)), view.seats[seat].cash - RESERVE)

    def business(self, view: View, seat: SeatId) -> Action | None:
        """Swap, then pay mortgages off, then build."""
        if self.may_offer(view, seat) and (offer := _swap(view, seat)):
            return offer
        spare = view.seats[seat].cash - RESERVE
        for space in unmortgageable(view):
            if view.unmortgage_cost(space) <= spare:
                return a.Unmortgage(space)
        for found in sorted(build_offers(view), key=lambda offer: _house_cost(view, offer.group)):
            if action := build(view, found, spare):
                return action
        return None


def _house_cost(view: View, group: str) -> int:
    return view.rules.groups[group].house_cost


def _wishes(view: View, seat: SeatId) -> tuple[set[int], set[int]]:
    """Return the deeds it wants and those it spares, in groups of which nothing is unowned."""
    wanted, spared = set(), set()
    for name, group in view.rules.groups.items():
        owners = {space: view.deeds[space].owner for space in group.members}
        mine = [space for space, owner in owners.items() if owner == seat]
        others = [space for space, owner in owners.items() if owner != seat]
        if None in owners.values() or view.is_built(name):
            continue
        if len(mine) == 1:
            spared.update(mine)
        if len(others) == 1:
            wanted.update(others)
    return wanted, spared


def _is_fair(view: View, first: tuple[int, ...], second: tuple[int, ...]) -> bool:
    low, high = sorted((price_of(view, first), price_of(view, second)))
    return high - low <= MOST_APART and high <= low * MOST_TIMES


def _swap(view: View, seat: SeatId) -> OfferTrade | None:
    """Return the swap with the first player with whom there is one; unpaid, it ends the search."""
    wanted, spared = _wishes(view, seat)
    for other in sorted(partners(view)):
        theirs, their_spared = _wishes(view, other)
        gives, takes = _balanced(view, spared & theirs, wanted & their_spared)
        if gives and takes:
            return _paid(view, seat, other, gives, takes)
    return None


def _paid(
    view: View, seat: SeatId, other: SeatId, gives: tuple[int, ...], takes: tuple[int, ...]
) -> OfferTrade | None:
    """Even a swap out in cash, if who pays keeps $200."""
    due = price_of(view, takes) - price_of(view, gives)
    mine, theirs = Side(gives, max(0, due)), Side(takes, max(0, -due))
    kept = (left(view, seat, mine, theirs), left(view, other, theirs, mine))
    least = (RESERVE if due > 0 else 0, RESERVE if due < 0 else 0)
    if any(cash < floor for cash, floor in zip(kept, least, strict=True)):
        return None
    return OfferTrade(other, mine, theirs)


def _balanced(
    view: View, gives: set[int], takes: set[int]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Drop what both want of a pair, then the cheapest of the side that gives too much."""
    group_of = {space: view.rules.properties[space].group for space in gives | takes}
    pairs = {name for name in group_of.values() if len(view.members(name)) == PAIR}
    if set(group_of.values()) <= pairs:
        return (), ()
    for name in sorted(pairs):
        gives, takes = _without_pair(view, name, gives, takes)
    mine = sorted(gives, key=lambda space: -price_of(view, (space,)))
    theirs = sorted(takes, key=lambda space: -price_of(view, (space,)))
    while mine and theirs and not _is_fair(view, tuple(mine), tuple(theirs)):
        too_much = price_of(view, tuple(mine)) > price_of(view, tuple(theirs))
        (mine if too_much else theirs).pop()
    return tuple(mine), tuple(theirs)


def _without_pair(
    view: View, name: str, gives: set[int], takes: set[int]
) -> tuple[set[int], set[int]]:
    members = set(view.members(name))
    if not (members & gives and members & takes):
        return gives, takes
    lengths = len(gives), len(takes)
    if lengths[0] >= lengths[1]:
        gives = gives - members
    if lengths[1] >= lengths[0]:
        takes = takes - members
    return gives, takes
