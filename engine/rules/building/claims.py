"""Building when the Bank runs short: the others who could use the rest are asked first (SHTG)."""

from engine.core.actions import Build, FileClaim, Levels, PassBid, SeatId
from engine.core.auctions import BuildingClaim, ShortageClaim, has_shortage
from engine.core.buildings import (
    BUILDINGS,
    Site,
    buildings_for,
    house_cost,
    in_single_steps,
    stock,
    usable,
)
from engine.core.decisions import Decision
from engine.core.errors import Reason, allows, need, refuse
from engine.core.events import BidderPassed, ClaimMade, ShortageOpened
from engine.core.offered import BuildOffer, ClaimOffer, Offer, Unbuildable
from engine.core.state import GameState
from engine.core.table import Table
from engine.rules.auction.open_calls import by_open_calls
from engine.rules.building import buying as building
from engine.rules.building.layouts import most_levels
from engine.rules.building.shortage_auction import supply
from engine.rules.business import need_business


def build(table: Table, decision: Decision, seat: SeatId, action: Build) -> None:
    """AMB-49: at once, unless others could use what would then be too little for all."""
    state = table.state
    need(not is_open(state), Reason.SHORTAGE_OPEN)
    building.need_builder(state, seat)
    building.check_build(state, seat, action.levels)
    contenders = _contenders(state, seat, action.levels)
    if contenders:
        _open_window(table, seat, action.levels, contenders)
    else:
        building.place_buildings(table, seat, action.levels)


def is_open(state: GameState) -> bool:
    """Return whether scarce buildings are being claimed or auctioned, for which all others wait."""
    return has_shortage(state.agenda.frames)


def must_wait(state: GameState, seat: SeatId) -> bool:
    """Return whether a seat may build only once the scarce buildings are shared out."""
    top = state.agenda.top
    if isinstance(top, ShortageClaim):
        return seat not in top.answered and seat not in top.awaited(state)
    return is_open(state)


def _contenders(state: GameState, seat: SeatId, levels: Levels) -> tuple[SeatId, ...]:
    """SHTG-02, SHTG-03: those who could place and pay for what would not do for all of them.

    AMB-49: where one builds in one's own turn only, those who could if it were theirs.
    """
    if state.rules.shortage != "claim-window":
        return ()
    uses = {
        other: usable(state, other, state.to_spend(other), most_levels(state, other))
        for other in state.from_left_of(seat)
        if building.could_build_in_turn(state, other)
    }
    wanted, left = buildings_for(state, in_single_steps(state, levels)), stock(state)
    scarce = [
        kind
        for kind in BUILDINGS
        if (mine := wanted.of(kind))
        and mine + sum([found.of(kind) for found in uses.values()]) > left.of(kind)
    ]
    return tuple([other for other in uses if any([uses[other].of(kind) for kind in scarce])])


def _open_window(
    table: Table, seat: SeatId, levels: Levels, contenders: tuple[SeatId, ...]
) -> None:
    """Open the claims; by post the request is one at deed prices, which its owner may raise."""
    lots = in_single_steps(table.state, levels)
    claim = BuildingClaim(seat, tuple([(space, house_cost(table.state, space)) for space in lots]))
    asked = contenders if by_open_calls(table.state) else (seat, *contenders)
    agenda = table.change_agenda()
    number = agenda.next_id()
    table.emit(ShortageOpened(number, seat, levels, contenders))
    agenda.push(ShortageClaim(number, asked, (claim,)))


def building_claim_offers(state: GameState, decision: ShortageClaim, seat: SeatId) -> list[Offer]:
    """Offer all that a seat could build, or nothing; by post each building has its maximum."""
    if seat not in decision.awaited(state):
        return []
    offers: list[Offer] = []
    if building.could_build_in_turn(state, seat):
        complete = state.groups_of(seat, state.owned(seat))
        offers += building.build_offers(state, seat, complete)
    if not by_open_calls(state):
        most = state.to_spend(seat)
        offers = [
            ClaimOffer(offer.group, offer.lowest, offer.highest, most)
            for offer in offers
            if isinstance(offer, BuildOffer)
        ]
    return [*offers, PassBid()]


def claim(table: Table, decision: ShortageClaim, seat: SeatId, action: Build) -> None:
    """AMB-49: what one would build, as an answer to another's request."""
    state = table.state
    _need_asked(state, decision, seat)
    need(by_open_calls(state), Reason.NOT_NOW)
    building.check_build(state, seat, action.levels)
    lots = in_single_steps(state, action.levels)
    wanted = tuple((space, house_cost(state, space)) for space in lots)
    _file(table, decision, BuildingClaim(seat, wanted))


def _need_asked(state: GameState, decision: ShortageClaim, seat: SeatId) -> None:
    need(seat not in decision.answered, Reason.ALREADY_FILED)
    need(seat in decision.awaited(state), Reason.SHORTAGE_OPEN)


def file_claim(table: Table, decision: ShortageClaim, seat: SeatId, action: FileClaim) -> None:
    """AMB-50: a lot and a maximum for every building wanted, in an order that can be built."""
    state = table.state
    _need_asked(state, decision, seat)
    need(not by_open_calls(state), Reason.NOT_NOW)
    _need_claim(state, seat, action.wanted)
    _file(table, decision, BuildingClaim(seat, action.wanted))


def _need_claim(state: GameState, seat: SeatId, wanted: Levels) -> None:
    need_business(state, seat)
    _need_lots(state, seat, wanted)
    _need_maxima(state, seat, wanted)


def may_claim(state: GameState, seat: SeatId, wanted: Levels) -> bool:
    """Return whether a player who is asked could file this claim now."""
    return allows(_need_claim, state, seat, wanted)


def _need_lots(state: GameState, seat: SeatId, wanted: Levels) -> None:
    """HOUSE-05, AMB-52: every single step is even, and finds its building in the Bank."""
    need(wanted, Reason.LEVEL_RANGE)
    building.need_limit(state, seat, len(wanted))
    site, left = Site(state, seat), stock(state)
    for space, _ in wanted:
        is_street = space in state.deeds and state.rules.properties[space].kind == "street"
        need(is_street, Reason.NOT_A_STREET)
        kind = site.next_on(space)
        if kind is None:
            refuse(Reason.UNEVEN)
        need(left.houses or kind != "house", Reason.NO_HOUSES, left=state.houses)
        need(left.hotels or kind != "hotel", Reason.NO_HOTELS, left=state.hotels)
        left = left.after(kind, state)
        site.add(space)


def _need_maxima(state: GameState, seat: SeatId, wanted: Levels) -> None:
    able = state.to_spend(seat)
    for space, most in wanted:
        lowest = house_cost(state, space)
        need(most >= lowest, Reason.BID_TOO_LOW, lowest=lowest, price=0)
        need(most <= able, Reason.CANNOT_AFFORD, price=most, cash=able)
    cost = sum([house_cost(state, space) for space, _ in wanted])
    need(cost <= able, Reason.CANNOT_AFFORD, price=cost, cash=able)  # HOUSE-08


def claim_nothing(table: Table, decision: ShortageClaim, seat: SeatId, action: PassBid) -> None:
    """File no claim; for the player who made the request, a claim at no more than the deed prices.

    Players who are yet to file must not learn which of the two a request has become.
    """
    _need_asked(table.state, decision, seat)
    mine = decision.claim_of(seat)
    if mine:
        table.emit(ClaimMade(seat, decision.id, mine.lots))
    else:
        table.emit(BidderPassed(seat, decision.id))
    answered = (*decision.answered, seat)
    table.change_agenda().replace(
        decision, ShortageClaim(decision.id, decision.asked, decision.claims, answered)
    )


def _file(table: Table, decision: ShortageClaim, claim: BuildingClaim) -> None:
    table.emit(ClaimMade(claim.seat, decision.id, claim.lots))
    others = tuple(other for other in decision.claims if other.seat != claim.seat)
    answered = (*decision.answered, claim.seat)
    table.change_agenda().replace(
        decision, ShortageClaim(decision.id, decision.asked, (*others, claim), answered)
    )


def close_claims(table: Table, decision: ShortageClaim) -> bool:
    """AMB-49: share out the buildings once all have answered."""
    if decision.awaited(table.state):
        return False
    table.change_agenda().remove(decision)
    supply(table, decision.id, decision.claims)
    return True


def build_offers(state: GameState, seat: SeatId, complete: list[str]) -> list[Offer]:
    """HOUSE-07: return what a seat may ask to build: in time, and not while others claim."""
    if is_open(state) or not building.is_building_time(state, seat):
        return []
    return building.build_offers(state, seat, complete)


def unbuildable(state: GameState, seat: SeatId) -> list[Unbuildable]:
    """Return the complete groups with room that a seat may not build on now, and why."""
    if not is_open(state):
        return building.unbuildable(state, seat)
    top = state.agenda.top
    if isinstance(top, ShortageClaim) and seat in top.awaited(state):
        return []
    groups = building.groups_with_room(state, seat)
    return [Unbuildable(name, Reason.SHORTAGE_OPEN) for name in groups]
