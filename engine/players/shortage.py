"""How a computer player claims scarce buildings, and bids for them."""

from collections.abc import Sequence

from engine.core import actions as a
from engine.core.actions import Action, SeatId
from engine.core.buildings import in_single_steps
from engine.core.offered import BuildingBidRange, BuildOffer, ClaimOffer, Offer
from engine.core.position import Position
from engine.core.shortage import ShortageAuction, ShortageClaim
from engine.players.worth import RESERVE, building_value
from engine.rules.building.layouts import layout


def answer(
    position: Position,
    seat: SeatId,
    decision: ShortageClaim | ShortageAuction,
    offers: Sequence[Offer],
) -> Action:
    """Return a claim within the reserve, a bid below the building's worth, or a pass."""
    spare = position.seats[seat].cash - RESERVE
    for offer in offers:
        found = _claim(position, offer, spare) or _bid(position, offer, spare)
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
