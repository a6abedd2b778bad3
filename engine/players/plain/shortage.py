"""How computer players claim scarce buildings, and bid for them."""

from engine.core import actions as a
from engine.core.actions import Action
from engine.core.buildings import in_single_steps
from engine.core.offered import BuildingBidRange, BuildOffer, ClaimOffer, Offer
from engine.core.position import Position
from engine.players.motives import Motive
from engine.players.plain.outlook import Outlook
from engine.players.plain.prices import KEPT, building_value
from engine.rules.building.layouts import layout


def answer(outlook: Outlook) -> Action:
    """Return a claim within the reserve, a bid below the building's worth, or a pass."""
    view = outlook.view
    spare = view.seats[outlook.seat].cash - KEPT
    for offer in view.offers:
        found = _claim(view, offer, spare) or _bid(view, offer, spare)
        if found is not None:
            return found
    return a.PassBid()


def _claim(position: Position, offer: Offer, spare: int) -> Action | None:
    if not isinstance(offer, BuildOffer | ClaimOffer):
        return None
    steps = spare // position.rules.groups[offer.group].house_cost
    if steps <= 0:
        return None
    levels = layout(position, offer.group, min(offer.highest, offer.lowest - 1 + steps))
    if isinstance(offer, BuildOffer):
        return a.Build(levels)
    lots = in_single_steps(position, levels)
    return a.FileClaim(tuple((space, _most(position, space, spare)) for space in lots))


def _most(position: Position, space: int, spare: int) -> int:
    """Never below the price on the deed, which the claim has been measured by."""
    cost = position.rules.properties[space].house_cost
    return max(cost, min(building_value(position, space), spare))


def _bid(position: Position, offer: Offer, spare: int) -> Action | None:
    """Half of the way from the lowest bid to the worth, so that the bidding is short."""
    if not isinstance(offer, BuildingBidRange):
        return None
    most = min(building_value(position, offer.space), spare, offer.highest)
    if most < offer.lowest:
        return None
    return a.BidForBuilding(offer.space, (offer.lowest + most + 1) // 2)


def motive(position: Position, action: Action) -> Motive:
    """Return the motive of such a claim or bid, or of a pass."""
    match action:
        case a.FileClaim(wanted=wanted):
            spaces = tuple(sorted({space for space, _ in wanted}))
            group, most = position.rules.properties[spaces[0]].group, sum(it for _, it in wanted)
            return Motive("claimed", spaces, group, dollars=most)
        case a.BidForBuilding(space=space, amount=amount):
            return Motive("bid-building", (space,), dollars=amount)
        case _:
            return Motive("passed-building")
