"""The computer player of FlameCogs' monopoly cog: a reserve from the dearest space, no bids.

Known from the project FlameCogs (its module ai). There it manages its property after its last roll
of a turn; here before its first.
"""

from random import Random

from bench.arena.building import in_stock
from bench.arena.greedy import choose
from bench.arena.greedy_prices import JAIL_CARD_WORTH
from bench.arena.partner import build_offers
from engine.core import actions as a
from engine.core import decisions as d
from engine.core.actions import Action, Levels, SeatId, Side
from engine.core.events import Trade
from engine.core.offered import SellOffer, UnmortgageOffer
from engine.core.position import Position, sale_value
from engine.rules.building.layouts import layout
from engine.view import View

INCOME_TAX = 200
GROUP_BONUS = 1000
"""What a complete color group counts beyond its deeds when a trade is judged."""
LEAST_GAIN = -50
"""It accepts what brings more than this."""


class FlameCogs:
    """Buys and builds what its reserve allows, takes fair trades, neither bids nor proposes."""

    def __init__(self) -> None:
        self._random = Random(0)

    def decide(self, view: View) -> Action:
        """Answer the decision, or first lift mortgages and build with what the reserve leaves."""
        seat, decision = _own(view), view.decision
        assert decision is not None
        match decision:
            case d.ToRoll(doubles=doubles) if doubles:
                return a.Roll()
            case d.ToRoll() | d.InJail():
                return self._unmortgage(view) or self._build(view) or a.Roll()
            case d.ToEnd():
                return self._unmortgage(view) or self._build(view) or a.EndTurn()
            case d.BuyOrDecline(space=space):
                return (
                    a.Buy() if view.rules.properties[space].price <= _spare(view) else a.Decline()
                )
            case d.Auction() | d.SealedAuction():
                return a.PassBid()
            case d.DebtSettlement():
                return self._raise(view, decision) or _default(view, seat, decision)
            case _:
                return _default(view, seat, decision)

    def answer(self, view: View, trade: Trade) -> Action:
        """Accept when its gain less the other's, in list prices and groups, is above -$50."""
        if trade.gives != Side() and self._gain(view, trade) > LEAST_GAIN:
            return a.AcceptTrade(trade.id)
        return a.DeclineTrade(trade.id)

    def _gain(self, view: View, trade: Trade) -> int:
        gets, gives = trade.gives, trade.takes
        owners = {space: deed.owner for space, deed in view.deeds.items()}
        moved = {space: trade.partner for space in gets.deeds}
        after = owners | moved | {space: trade.proposer for space in gives.deeds}
        gain = (
            gets.cash
            - gives.cash
            + JAIL_CARD_WORTH * (len(gets.jail_cards) - len(gives.jail_cards))
        )
        for seat, sign in ((trade.partner, 1), (trade.proposer, -1)):
            gain += sign * (_worth(view, seat, after) - _worth(view, seat, owners))
        return gain

    def _unmortgage(self, view: View) -> Action | None:
        """Pay off the mortgages that come closest to what may be spent."""
        spaces = [
            s for offer in view.offers if isinstance(offer, UnmortgageOffer) for s in offer.spaces
        ]
        self._random.shuffle(spaces)
        chosen = closest(
            [view.unmortgage_cost(space) for space in spaces], _spare(view), above=False
        )
        return a.Unmortgage(spaces[chosen[0]]) if chosen else None

    def _build(self, view: View) -> Action | None:
        """Build on one group of each price, so that they come closest to what may be spent."""
        spare, costs, groups = _spare(view), list[int](), dict[int, list[tuple[int, str]]]()
        for offer in build_offers(view):
            cost = view.rules.groups[offer.group].house_cost
            most = min(spare // cost, offer.highest - offer.lowest + 1)
            if most > 0:
                groups.setdefault(cost, []).append((most, offer.group))
        for cost, found in groups.items():
            costs += [cost] * max(found)[0]
        chosen = [costs[index] for index in closest(costs, spare, above=False)]
        for cost in dict.fromkeys(chosen):
            top = max(groups[cost])[0]
            group = self._random.choice([name for most, name in groups[cost] if most == top])
            levels = layout(view, group, _total(view, group) + chosen.count(cost))
            if in_stock(view, levels):
                return a.Build(levels)
        return None

    def _raise(self, view: View, decision: d.DebtSettlement) -> Action | None:
        """Sell houses, then mortgage, each as close above the sum as may be."""
        debt = decision.debt_of(_own(view))
        missing = debt.amount - view.seats[debt.debtor].cash if debt else 0
        levels = self._sales(view, missing)
        if levels is None:
            return None
        missing -= view.sale_proceeds(levels)
        bare = [space for space in view.owned(_own(view)) if not view.deeds[space].mortgaged]
        self._random.shuffle(bare)
        loans = [view.rules.properties[space].mortgage for space in bare]
        mortgages = [bare[index] for index in closest(loans, missing, above=True)]
        if missing > sum(view.rules.properties[space].mortgage for space in mortgages):
            return None
        return a.RaiseMoney(levels, tuple(mortgages))

    def _sales(self, view: View, missing: int) -> Levels | None:
        """Return the houses to sell; None where the Bank cannot change hotels for houses."""
        offers = [offer for offer in view.offers if isinstance(offer, SellOffer)]
        self._random.shuffle(offers)
        houses = [offer.group for offer in offers for _ in range(_total(view, offer.group))]
        values = [sale_value(view.rules.groups[group].house_cost) for group in houses]
        sold = [houses[index] for index in closest(values, missing, above=True)]
        levels: Levels = ()
        for offer in offers:
            if number := sold.count(offer.group):
                total = _total(view, offer.group) - number
                if total not in offer.totals:
                    return None
                levels += layout(view, offer.group, total)
        return levels


def closest(amounts: list[int], goal: int, above: bool) -> list[int]:
    """Return which amounts sum up closest to a goal, from below or, if they can, from above."""
    if goal <= 0:
        return []
    sums: dict[int, list[int]] = {0: []}
    for index, amount in enumerate(amounts):
        for total, parts in list(sums.items()):
            if total < goal and (above or total + amount <= goal):
                known = sums.get(total + amount)
                if known is None or len(known) > len(parts) + 1:
                    sums[total + amount] = [*parts, index]
    enough = [total for total in sums if total >= goal]
    return sums[min(enough) if enough else max(sums)]


def reserve(position: Position, seat: SeatId) -> int:
    """Return what is kept: the dearest space less a fortieth per cent of its square, to $1,000."""
    rents = [_rent(position, seat, space) for space in position.rules.properties]
    high = max(INCOME_TAX, position.rules.luxury_tax, *rents)
    return 1000 if high >= 2000 else int(high - high * high / 4000)


def _rent(position: Position, seat: SeatId, space: int) -> int:
    """Return what landing on another's deed may cost; a mortgage is overlooked."""
    prop, deed = position.rules.properties[space], position.deeds[space]
    if deed.owner in (None, seat):
        return 0
    assert deed.owner is not None
    count, group = position.count_owned(deed.owner, prop.group), position.rules.groups[prop.group]
    if prop.kind == "railroad":
        return group.rent_by_count_owned[count - 1]
    if prop.kind == "utility":
        return 12 * group.dice_multiplier_by_count_owned[count - 1]
    if deed.level == 0 and count == len(group.members):
        return 2 * prop.rents[0]
    return prop.rents[min(deed.level, len(prop.rents) - 1)]


def _spare(view: View) -> int:
    seat = _own(view)
    return view.seats[seat].cash - reserve(view, seat)


def _total(position: Position, group: str) -> int:
    return sum(position.deeds[space].level for space in position.members(group))


def _worth(position: Position, seat: SeatId, owners: dict[int, SeatId | None]) -> int:
    """Return the list prices of a seat's deeds, less what lifting costs, and its color groups."""
    properties, total = position.rules.properties, 0
    for space, owner in owners.items():
        if owner == seat:
            cost = position.unmortgage_cost(space) if position.deeds[space].mortgaged else 0
            total += properties[space].price - cost
    for group in position.rules.groups.values():
        if group.kind == "street" and all(owners[space] == seat for space in group.members):
            total += GROUP_BONUS
    return total


def _default(view: View, seat: SeatId, decision: d.Decision) -> Action:
    return choose(view, seat, decision, view.offers)


def _own(view: View) -> SeatId:
    assert view.seat is not None
    return view.seat
