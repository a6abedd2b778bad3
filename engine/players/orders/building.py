"""Orders for building, for scarce buildings, and for mortgages (HOUSE, SHTG, MORT)."""

from collections.abc import Iterator
from functools import partial

from engine.core import actions as a
from engine.core.actions import Action, Levels, SeatId
from engine.core.auctions import ShortageAuction, ShortageClaim
from engine.core.buildings import house_cost, in_single_steps, is_barred
from engine.core.offered import (
    BuildingBidRange,
    BuildOffer,
    ClaimOffer,
    Offer,
    UnmortgageOffer,
    UnmortgageReceivedOffer,
)
from engine.core.position import Position
from engine.core.state import GameState
from engine.game import answers
from engine.players.orders.terms import Building, Goal, Lifting
from engine.rules.building.claims import may_claim
from engine.rules.manage import spending_offers

CALL = 10
"""Dollars by which a bid for a scarce building is raised, so that the bidding is short."""


def build(state: GameState, seat: SeatId, building: Building) -> Action | None:
    """Return the first goal that may be come nearer to now, as far as cash and stock go."""
    if not building.plan:
        return None
    levels = next(_wanted(state, seat, building, spending_offers(state, seat)), None)
    return a.Build(levels) if levels else None


def _wanted(
    position: Position, seat: SeatId, building: Building, found: list[Offer]
) -> Iterator[Levels]:
    """Yield, goal by goal, what may be built towards it out of these offers."""
    spare = position.seats[seat].cash - building.keep
    most = {it.group: it for it in found if isinstance(it, BuildOffer | ClaimOffer)}
    for goal in building.plan:
        group = _group_of(position, goal)
        if group in most:
            offer, cost = most[group], position.rules.groups[group].house_cost
            steps = min(spare // cost, offer.highest - offer.lowest + 1)
            if levels := _towards(position, group, goal, steps):
                yield levels


def _group_of(position: Position, goal: Goal) -> str:
    """Return the group of a goal; an empty name for what is nothing on this board."""
    if isinstance(goal.on, str):
        return goal.on
    prop = position.rules.properties.get(goal.on)
    return prop.group if prop else ""


def _towards(position: Position, group: str, goal: Goal, steps: int) -> Levels:
    """Return the levels after `steps` more buildings, each where the group is lowest (HOUSE-05).

    For a single street the others of its group follow only as far as even building needs.
    """
    members = position.members(group)
    before = {space: position.deeds[space].level for space in members}
    after = dict(before)
    targets = {
        space: goal.level if goal.on in (space, group) else goal.level - 1 for space in members
    }
    for _ in range(steps):
        lowest = min(after.values())
        fitting = [
            space
            for space in members
            if after[space] == lowest
            and after[space] < targets[space]
            and not is_barred(position, space)
        ]
        if not fitting:
            break
        # The dearest of several, but first of all the one that is meant.
        after[max(fitting, key=lambda space: (targets[space], space))] += 1
    return tuple((space, level) for space, level in after.items() if level != before[space])


def claim(
    state: GameState, seat: SeatId, decision: ShortageClaim | ShortageAuction, building: Building
) -> Action | None:
    """AMB-49, AMB-50: the claim filed in advance, and bids up to the most it may cost."""
    if building.scarce is None:
        return None
    found = answers(state, seat)
    most = min(building.scarce, state.seats[seat].cash - building.keep)
    if isinstance(decision, ShortageAuction):
        return _bid(found, most)
    mine = decision.claim_of(seat)
    if mine is not None:
        return _file(state, seat, mine.lots, most)
    levels = next(_wanted(state, seat, building, found), ())
    if any(isinstance(offer, ClaimOffer) for offer in found):
        return _file(state, seat, in_single_steps(state, levels), most)
    dear = any(house_cost(state, space) > most for space, _ in levels)
    return a.Build(levels) if levels and not dear else a.PassBid()


def _bid(found: list[Offer], most: int) -> Action:
    """Return the lowest call that is worth making, or a pass."""
    for offer in found:
        if isinstance(offer, BuildingBidRange) and offer.lowest <= most:
            amount = min(offer.lowest - 1 + CALL, offer.highest, most)
            return a.BidForBuilding(offer.space, amount)
    return a.PassBid()


def _file(state: GameState, seat: SeatId, lots: tuple[int, ...], most: int) -> Action:
    """Return a claim with a maximum for each building, or a pass where that claim is illegal."""
    wanted = tuple((space, min(most, state.to_spend(seat))) for space in lots)
    return a.FileClaim(wanted) if may_claim(state, seat, wanted) else a.PassBid()


def unmortgage(state: GameState, seat: SeatId, lifting: Lifting) -> Action | None:
    """MORT-05: a mortgage of one's own while enough stays in hand, complete groups first."""
    if lifting.keep is None:
        return None
    spare = state.seats[seat].cash - lifting.keep
    for offer in spending_offers(state, seat):
        if isinstance(offer, UnmortgageOffer):
            payable = [space for space in offer.spaces if state.unmortgage_cost(space) <= spare]
            return (
                a.Unmortgage(min(payable, key=partial(_by_use, state, seat))) if payable else None
            )
    return None


def _by_use(position: Position, seat: SeatId, space: int) -> tuple[bool, int]:
    return not position.owns_group(seat, position.rules.properties[space].group), space


def unmortgage_received(state: GameState, seat: SeatId, lifting: Lifting) -> Action | None:
    """BKR-05, BKR-06: pay off what came with an estate as far as the cash goes, or hold it."""
    if lifting.received is None:
        return None
    if lifting.received == "hold":
        return a.UnmortgageReceived(())
    spare = state.seats[seat].cash - (lifting.keep or 0)
    unmortgaged = []
    for space in _payable(answers(state, seat)):
        loan = state.rules.properties[space].mortgage
        if loan <= spare:
            unmortgaged.append(space)
            spare -= loan
    return a.UnmortgageReceived(tuple(unmortgaged))


def _payable(found: list[Offer]) -> Iterator[int]:
    for offer in found:
        if isinstance(offer, UnmortgageReceivedOffer):
            yield from offer.spaces
