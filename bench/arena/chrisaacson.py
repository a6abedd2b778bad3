"""chrisaacson69/monopoly: its best strategy, which judges by growth, with mortgages for houses.

As described there: offers only where no deed of a group is unowned and one player has all it
lacks: first against deeds that complete a group of that player, with the cash (at most half of its
own) at which both would come closest to growing alike; else cash, which its own search always sets
at the printed prices, up to 70 % of what it has. It accepts what makes it grow, unless the other
gains over half as much again. It builds where a dollar earns most, down to a reserve weighed from
the rents to expect ($200, $150, $100 by phase while it has no group), then mortgages single deeds
for more, to $75, with debts of 30 % of its property and $600 at most. It bids 5 % over the price,
and to indifference where a group is at stake; leaves jail while anything is unowned. Left out:
a wait of five turns before a deed is traded back.
"""

from bench.arena import growth, growth_money
from bench.arena.growth import Grower, holdings, paths
from bench.arena.partner import (
    Partner,
    build_offers,
    lacking,
    left,
    partners,
    price_of,
    seat_of,
    sole_owner,
    streets,
    unmortgageable,
    use_card,
)
from engine.core import actions as a
from engine.core.actions import Action, OfferTrade, SeatId, Side
from engine.core.events import Trade
from engine.core.lots import Lot
from engine.rules.building.layouts import layout
from engine.view import View

PREMIUM_PERCENT = 105
LEAST_CASH = 75
CASH_SHARE = 0.5
BUY_SHARE = 0.7
MOST_GOT = 500
STEP = 50
ALLOWED = 1.5
PAYBACK = 50
OPENING = 14
UNMORTGAGE_TIMES = 2


class ChrisAacson(Partner):
    """The strategy called Strategic Trade AI of chrisaacson69/monopoly."""

    def __init__(self) -> None:
        super().__init__()
        self._next: Action | None = None

    def answer(self, view: View, trade: Trade) -> Action:
        """Compare how both would grow with the trade and without."""
        seat, other = seat_of(view), trade.proposer
        mine, theirs = holdings(view, seat), holdings(view, other)
        gets, gives = set(trade.gives.deeds), set(trade.takes.deeds)
        cash = (view.seats[seat].cash, view.seats[other].cash)
        after = (
            left(view, seat, trade.takes, trade.gives),
            left(view, other, trade.gives, trade.takes),
        )
        before_me, before_them = _grow(view, mine, theirs, cash)
        mine, theirs = (mine - gives) | gets, (theirs - gets) | gives
        after_me, after_them = _grow(view, mine, theirs, after)
        gained, given = sum(after_me) - sum(before_me), sum(after_them) - sum(before_them)
        good = min(after) >= 0 and gained >= 0 and given <= max(gained, gained * ALLOWED)
        return a.AcceptTrade(trade.id) if good else a.DeclineTrade(trade.id)

    def buys(self, view: View, seat: SeatId, space: int) -> bool:
        """Buy early, and what repays in 50 turns; what completes a group, anyone's, at any cash."""
        if _completes(view, space) or _completes(view, space, seat):
            return True
        if view.seats[seat].cash - price_of(view, (space,)) < growth_money.reserve(view, seat):
            return False
        early = sum(deed.owner is not None for deed in view.deeds.values()) < OPENING
        earned = growth_money.bare_rent(view, seat, space) * _opponents(view)
        return early or price_of(view, (space,)) < PAYBACK * earned

    def most(self, view: View, seat: SeatId, lot: Lot) -> int:
        """Bid 5 % over the price, or what keeps it as well off as if the rival had the lot."""
        if isinstance(lot, str):
            return 0
        price = price_of(view, (lot,))
        reach = view.seats[seat].cash + growth_money.credit(view, seat) - LEAST_CASH
        mine, rivals = _completes(view, lot, seat), _rivals(view, seat, lot)
        begun = len(lacking(view, seat, view.rules.properties[lot].group)) < _size(view, lot)
        threatens = bool(rivals) and _completes(view, lot, rivals[0])
        if not mine and (not threatens or begun or len(rivals) > 1):
            return min(reach, price * PREMIUM_PERCENT // 100)
        others = rivals or sorted(view.from_left_of(seat), key=view.worth, reverse=True)
        return min(reach, max(price, _indifferent(view, seat, others[0], lot)))

    def business(self, view: View, seat: SeatId) -> Action | None:
        """Pay mortgages off, offer a trade, build, mortgage to build."""
        planned, self._next = self._next, None
        if planned is not None and build_offers(view):
            return planned
        spare = view.seats[seat].cash - growth_money.reserve(view, seat)
        complete = view.groups_of(seat, view.owned(seat))
        in_order = sorted(unmortgageable(view), key=lambda s: (_group(view, s) not in complete, s))
        for space in in_order:
            if view.unmortgage_cost(space) * (1 + UNMORTGAGE_TIMES) <= spare:
                return a.Unmortgage(space)
        if self.may_offer(view, seat) and (offer := _proposal(view, seat)):
            return offer
        return growth_money.best_build(view, spare) or self._build_on_credit(view, seat)

    def _build_on_credit(self, view: View, seat: SeatId) -> Action | None:
        """Mortgage the cheapest single deed for a house that earns more."""
        found = growth_money.best_group(view, build_offers(view))
        deed = growth_money.cheapest_single(view, seat)
        if found is None or deed is None:
            return None
        levels = layout(view, found.group, found.lowest)
        loan = view.rules.properties[deed].mortgage
        left_over = view.seats[seat].cash + loan - view.building_cost(levels)
        earned = growth_money.next_gain(view, found.group) - growth_money.lost_rent(
            view, seat, deed
        )
        if left_over < LEAST_CASH or earned <= 0 or loan > growth_money.credit(view, seat):
            return None
        self._next = a.Build(levels)
        return a.Mortgage(deed)

    def leave_jail(self, view: View, seat: SeatId) -> Action:
        """Leave while there is anything to buy."""
        if all(deed.owner is not None for deed in view.deeds.values()):
            return a.Roll()
        fine = a.PayFine() if a.PayFine() in view.offers else a.Roll()
        affords = view.seats[seat].cash >= view.rules.jail_fine
        return use_card(view) or (fine if affords else a.Roll())


def _group(view: View, space: int) -> str:
    return view.rules.properties[space].group


def _size(view: View, space: int) -> int:
    return len(view.members(_group(view, space)))


def _opponents(view: View) -> int:
    return len(view.players()) - 1


def _completes(view: View, space: int, seat: SeatId | None = None) -> bool:
    """Return whether a deed completes a color group for a seat, or for anybody."""
    group = _group(view, space)
    seats = view.players() if seat is None else (seat,)
    street = view.rules.groups[group].kind == "street"
    return street and any(lacking(view, seat, group) == (space,) for seat in seats)


def _rivals(view: View, seat: SeatId, space: int) -> list[SeatId]:
    """Return the others who hold deeds of the group of a street, the most of them first."""
    group = _group(view, space)
    if view.rules.groups[group].kind != "street":
        return []
    counts = {other: view.count_owned(other, group) for other in view.from_left_of(seat)}
    return sorted((it for it in counts if counts[it]), key=lambda it: -counts[it])


def _grow(
    view: View, mine: set[int], theirs: set[int], cash: tuple[int, int]
) -> tuple[list[float], list[float]]:
    growers = Grower(view, cash[0], mine), Grower(view, cash[1], theirs)
    return paths(*growers, _opponents(view))


def _indifferent(view: View, seat: SeatId, rival: SeatId, space: int) -> int:
    """Return the price, to $25, at which it grows as if the rival had the lot."""
    mine, theirs = holdings(view, seat), holdings(view, rival)
    cash, their_cash = view.seats[seat].cash, view.seats[rival].cash
    without = sum(_grow(view, mine, theirs | {space}, (cash, their_cash))[0])
    low, high = 0, cash
    while high - low > STEP // 2:
        price = (low + high) // 2
        path = _grow(view, mine | {space}, theirs, (cash - price, their_cash))[0]
        low, high = (price, high) if sum(path) > without else (low, price)
    return low


def _proposal(view: View, seat: SeatId) -> OfferTrade | None:
    """Return an offer for a group that one player could complete; by turns, where several could."""
    found = []
    for group in streets(view):
        missing = lacking(view, seat, group)
        owner = sole_owner(view, missing)
        if owner in partners(view) and len(missing) < len(view.members(group)):
            assert owner is not None
            offer = _swap(view, seat, owner, missing) or _purchase(view, seat, owner, missing)
            found += [offer] if offer else []
    return found[view.turn // len(view.seats) % len(found)] if found else None


def _swap(view: View, seat: SeatId, owner: SeatId, takes: tuple[int, ...]) -> OfferTrade | None:
    """Return a swap that completes a group for both, at the cash that makes them grow alike."""
    needs = sorted((lacking(view, owner, group) for group in streets(view)), key=len)
    for gives in needs:
        split = 0 < len(gives) < _size(view, gives[0]) if gives else False
        if not split or _group(view, gives[0]) == _group(view, takes[0]):
            continue
        if sole_owner(view, gives) == seat:
            cash = _even_cash(view, seat, owner, gives, takes)
            offer = OfferTrade(owner, Side(gives, max(0, cash)), Side(takes, max(0, -cash)))
            if left(view, seat, offer.gives, offer.takes) >= 0:
                return offer
    return None


def _even_cash(
    view: View, seat: SeatId, owner: SeatId, gives: tuple[int, ...], takes: tuple[int, ...]
) -> int:
    """Return what it pays so that the paths of both come closest to touching."""
    mine = (holdings(view, seat) - set(gives)) | set(takes)
    theirs = (holdings(view, owner) - set(takes)) | set(gives)
    cash, their_cash = view.seats[seat].cash, view.seats[owner].cash
    most = int(cash * CASH_SHARE)
    best, least = max(-most, min(most, price_of(view, takes) - price_of(view, gives))), -1.0
    for paid in range(-min(MOST_GOT, most, their_cash), most + 1, STEP):
        grown = _grow(view, mine, theirs, (cash - paid, their_cash + paid))
        gap = min(abs(one - two) for one, two in zip(*grown, strict=True))
        if least < 0 or gap < least:
            best, least = paid, gap
    return best


def _purchase(view: View, seat: SeatId, owner: SeatId, takes: tuple[int, ...]) -> OfferTrade | None:
    """Return an offer of the printed prices, if the group would earn more than that."""
    price, cash = price_of(view, takes), view.seats[seat].cash
    group = _group(view, takes[0])
    if price > cash * BUY_SHARE or left(view, seat, Side((), price), Side(takes)) < 0:
        return None
    worth = growth.income(view, group, cash - price, _opponents(view))
    return OfferTrade(owner, Side((), price), Side(takes)) if worth > price else None
