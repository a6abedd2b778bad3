"""Scarce buildings for their claimants: at deed price if enough, else by auction (SHTG-02)."""

from dataclasses import replace

from engine.core.actions import BidForBuilding, PassBid, SeatId
from engine.core.auctions import BuildingClaim, ShortageAuction
from engine.core.buildings import (
    BUILDINGS,
    Building,
    fitting,
    house_cost,
    stock,
    to_levels,
    without_lots,
)
from engine.core.errors import Reason, need
from engine.core.events import (
    BuildingBid,
    BuildingUnsold,
    BuildingWon,
    ClaimDeferred,
    ShortageAuctionOpened,
)
from engine.core.offered import BuildingBidRange, Offer
from engine.core.state import GameState
from engine.core.table import Table
from engine.rules.auction.open_calls import by_open_calls, need_bidder, payable
from engine.rules.building.buying import is_building_time, place_buildings

Claims = tuple[BuildingClaim, ...]


def supply(
    table: Table, shortage: int, claims: Claims, kinds: tuple[Building, ...] = BUILDINGS
) -> None:
    """AMB-49, AMB-50: houses before hotels; what suffices at deed price, what does not by bids."""
    for kind in kinds:
        while _is_contested(table.state, claims, kind):
            if by_open_calls(table.state):
                _open_calls(table, shortage, kind, claims)
                return
            claims = _play_round(table, shortage, kind, claims)
        claims = _fill(table, shortage, kind, claims)


def _lots(state: GameState, claim: BuildingClaim, kind: Building) -> tuple[int, ...]:
    """Return what a claim still comes to, which is asked before each building."""
    return fitting(state, claim.seat, claim.wanted, kind, state.to_spend(claim.seat))


def _is_contested(state: GameState, claims: Claims, kind: Building) -> bool:
    """Return whether the Bank has buildings of a kind left, and several claims exceed them."""
    wanted = [found for claim in claims if (found := len(_lots(state, claim, kind)))]
    return len(wanted) > 1 and 0 < stock(state).of(kind) < sum(wanted)


def _fill(table: Table, shortage: int, kind: Building, claims: Claims) -> Claims:
    """Build at deed price, in turn order from the mover; return what is left of the claims.

    AMB-49: where one builds in one's own turn only, what nobody contests waits for that turn.
    """
    state = table.state
    order = (state.mover, *state.from_left_of(state.mover))
    rest = {claim.seat: claim for claim in claims}
    for seat in order:
        if seat not in rest:
            continue
        claim = rest[seat]
        lots = _lots(state, claim, kind)[: stock(state).of(kind)]
        if lots and not is_building_time(state, seat):
            table.emit(ClaimDeferred(seat, shortage, lots))
            continue
        for group in dict.fromkeys(state.rules.properties[space].group for space in lots):
            there = [space for space in lots if space in state.members(group)]
            place_buildings(table, seat, to_levels(state, there))
        rest[seat] = BuildingClaim(seat, without_lots(claim.wanted, lots))
    return tuple(rest[claim.seat] for claim in claims)


def _sell(table: Table, shortage: int, seat: SeatId, space: int, price: int) -> None:
    """AMB-50: the winner pays the bid and places the building at once."""
    table.emit(BuildingWon(seat, shortage, space, price))
    place_buildings(table, seat, to_levels(table.state, (space,)), price)


def _after(claims: Claims, seat: SeatId, space: int) -> Claims:
    """Return the claims without the building that one of them has just got."""
    return tuple(
        BuildingClaim(seat, without_lots(claim.wanted, (space,))) if claim.seat == seat else claim
        for claim in claims
    )


# -- sealed maxima ------------------------------------------------------------------------------


def _play_round(table: Table, shortage: int, kind: Building, claims: Claims) -> Claims:
    """Sell one building to the highest maximum, for a step more than the second highest."""
    state = table.state
    bids = [bid for claim in claims if (bid := _best(state, claim, kind))]
    # AMB-23: of equal maxima the earlier stands, and claims are in the order of filing.
    bids.sort(key=lambda bid: -bid[2])
    (seat, space, top), (_, _, second) = bids[:2]
    price = max(house_cost(state, space), min(top, state.next_bid(second)))
    _sell(table, shortage, seat, space, price)
    return _after(claims, seat, space)


def _best(state: GameState, claim: BuildingClaim, kind: Building) -> tuple[SeatId, int, int] | None:
    """Return the seat, the lot and the maximum, cut to the cash, of a claim in this round."""
    lots = _lots(state, claim, kind)
    if not lots:
        return None
    space = lots[0]
    most = next(most for lot, most in claim.wanted if lot == space)
    return claim.seat, space, min(most, state.to_spend(claim.seat))


# -- open calls ---------------------------------------------------------------------------------


def _open_calls(table: Table, shortage: int, kind: Building, claims: Claims) -> None:
    agenda = table.change_agenda()
    number = agenda.next_id()
    seats = tuple(claim.seat for claim in claims if _lots(table.state, claim, kind))
    table.emit(ShortageAuctionOpened(number, shortage, kind, seats))
    agenda.push(ShortageAuction(number, shortage, kind, claims))


def building_offers(state: GameState, auction: ShortageAuction, seat: SeatId) -> list[Offer]:
    """Return a range of bids for each lot that could get the building, and passing."""
    if seat == auction.leader or seat in auction.passed:
        return []
    able = state.to_bid(seat)
    offers: list[Offer] = [
        BuildingBidRange(space, lowest, able)
        for space in auction.lots(state, seat)
        if (lowest := auction.lowest(state, space)) <= able
    ]
    return [*offers, PassBid()]


def bid_for_building(
    table: Table, auction: ShortageAuction, seat: SeatId, action: BidForBuilding
) -> None:
    """AMB-50: claimants only, in cash, from their own deed price up; the bid names the lot."""
    state = table.state
    need_bidder(auction, seat)
    need(action.space in auction.lots(state, seat), Reason.NOT_CLAIMED)
    lowest, able = auction.lowest(state, action.space), state.to_bid(seat)
    need(action.amount >= lowest, Reason.BID_TOO_LOW, lowest=lowest, price=auction.price)
    need(action.amount <= able, Reason.BID_TOO_HIGH, highest=able)
    table.emit(BuildingBid(seat, auction.id, action.space, action.amount))
    bids = (*auction.bids, (seat, action.space, action.amount))
    table.change_agenda().replace(auction, replace(auction, bids=bids))


def close_building(table: Table, auction: ShortageAuction) -> bool:
    """Give the building to the last bid; the claims are asked about the next one."""
    frame, kind = auction, auction.building
    auction = payable(table.state, frame)
    left = stock(table.state).of(kind)
    if left and auction.awaited(table.state):
        table.change_agenda().replace(frame, auction)
        return False
    table.change_agenda().remove(frame)
    claims, kinds = auction.claims, BUILDINGS[BUILDINGS.index(kind) :]
    if left and auction.bids:
        seat, space, price = auction.bids[-1]
        _sell(table, auction.shortage, seat, space, price)
        supply(table, auction.shortage, _after(claims, seat, space), kinds)
    else:
        # AMB-19: what nobody bids for stays with the Bank, and is not asked about again.
        table.emit(BuildingUnsold(auction.shortage, kind))
        supply(table, auction.shortage, claims, kinds[1:])
    return True
