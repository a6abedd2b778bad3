"""What greedy holds deeds, buildings and trades to be worth, and the trades it thinks of."""

from engine.core.actions import OfferTrade, SeatId, Side
from engine.core.buildings import next_building
from engine.core.events import Trade
from engine.core.lots import Lot
from engine.core.position import Position
from engine.rules.trade.exchange import mortgaged_deeds, transfer_cost

RESERVE = 150
"""Dollars kept in hand when building, lifting mortgages or offering trades."""
JAIL_CARD_WORTH = 50
"""What a jail card is worth, in dollars: about what it saves."""
SWEETENER = 10
"""Dollars on top of what the other side gives up in a swap."""
MARKUP_PERCENT = 125
"""What a deed that completes a group is bought for, in per cent of its worth to its owner."""


def building_value(position: Position, space: int) -> int:
    """Return what one more building on a lot is worth: its cost, and what it adds to the rent."""
    rents = position.rules.properties[space].rents
    level = position.deeds[space].level
    now = 2 * rents[0] if level == 0 else rents[level]
    then = rents[-1] if next_building(position, level) == "hotel" else rents[level + 1]
    return position.rules.properties[space].house_cost + then - now


def lot_value(position: Position, seat: SeatId, lot: Lot) -> int:
    """Return what a lot is worth to a seat at auction, in dollars, less what clearing it costs."""
    if isinstance(lot, str):
        return JAIL_CARD_WORTH
    loan = position.unmortgage_cost(lot) if position.lot_interest(lot) else 0
    return value(position, seat, lot) - loan


def value(position: Position, seat: SeatId, space: int) -> int:
    """Return what a deed is worth to a seat, in dollars: more where it completes a group."""
    prop = position.rules.properties[space]
    deeds = position.deeds
    members = position.rules.groups[prop.group].members
    others = sum([deeds[other].owner == seat for other in members if other != space])
    if others == len(members) - 1:
        return prop.price * 2
    return prop.price * (10 + others) // 10


def wanted_trade(position: Position, seat: SeatId, times: int) -> OfferTrade | None:
    """Return the offer to make when a seat thinks of trades for the `times`-th time.

    The deeds that are lacking are asked for by turns, so that one refusal does not block the rest.
    """
    wanted = _to_be_had(position, seat)
    if not wanted:
        return None
    space, owner = wanted[times % len(wanted)]
    return _swap(position, seat, owner, space) or _purchase(position, seat, owner, space)


def _to_be_had(position: Position, seat: SeatId) -> list[tuple[int, SeatId]]:
    """Return those lacking deeds whose owner may trade with this seat."""
    partners = position.trade_partners(seat)
    return [(space, owner) for space, owner in lacking(position, seat) if owner in partners]


def lacking(position: Position, seat: SeatId) -> list[tuple[int, SeatId]]:
    """Return the one deed missing from each color group of a seat, with the player who has it."""
    deeds = position.deeds
    found = []
    for group in position.rules.groups.values():
        others = [space for space in group.members if deeds[space].owner != seat]
        if len(others) == 1 and group.kind == "street":
            owner = deeds[others[0]].owner
            if owner is not None:
                found.append((others[0], owner))
    return found


def _swap(position: Position, seat: SeatId, owner: SeatId, space: int) -> OfferTrade | None:
    """Offer a deed that the owner lacks for the one that this seat lacks, evened out in cash."""
    members = position.members(position.rules.properties[space].group)
    wanted = [lot for lot, holder in lacking(position, owner) if holder == seat]
    mine = [lot for lot in wanted if lot not in members]
    if not mine or _is_built(position, space) or _is_built(position, mine[0]):
        return None
    balance = value(position, seat, space) - value(position, owner, mine[0]) + SWEETENER
    gives = Side((mine[0],), max(0, balance))
    takes = Side((space,), max(0, -balance))
    return _affordable(position, seat, OfferTrade(owner, gives, takes))


def _purchase(position: Position, seat: SeatId, owner: SeatId, space: int) -> OfferTrade | None:
    """Offer more for the deed that completes a group than it is worth to anybody else."""
    if _is_built(position, space):
        return None
    price = value(position, seat, space) * MARKUP_PERCENT // 100
    return _affordable(position, seat, OfferTrade(owner, Side((), price), Side((space,))))


def _is_built(position: Position, space: int) -> bool:
    """SELL-03: nothing of a group with buildings may be sold."""
    return position.is_built(position.rules.properties[space].group)


def _affordable(position: Position, seat: SeatId, offer: OfferTrade) -> OfferTrade | None:
    """Return the offer, if both sides keep enough in hand after it."""
    owner = offer.partner
    left = _left(position, seat, offer.gives, offer.takes)
    theirs = _left(position, owner, offer.takes, offer.gives)
    return offer if left >= RESERVE and theirs >= 0 else None


def _left(position: Position, seat: SeatId, gives: Side, takes: Side) -> int:
    """MORT-10: cash after the trade and the ten per cent on mortgages received."""
    interest = transfer_cost(position, mortgaged_deeds(position, takes.deeds), ())
    return position.seats[seat].cash - gives.cash + takes.cash - interest


def gain(position: Position, seat: SeatId, trade: Trade) -> int:
    """Return what an offer brings one of its two sides beyond what it costs, in dollars.

    What would complete a group of the other side is given only for what it is worth there.
    """
    proposes = seat == trade.proposer
    other = trade.partner if proposes else trade.proposer
    gets, gives = (trade.takes, trade.gives) if proposes else (trade.gives, trade.takes)
    interest = transfer_cost(position, mortgaged_deeds(position, gets.deeds), ())
    gained = (
        gets.cash
        - gives.cash
        - interest
        + JAIL_CARD_WORTH * (len(gets.jail_cards) - len(gives.jail_cards))
    )
    gained += sum(worth_now(position, seat, space) for space in gets.deeds)
    both = (seat, other)
    return gained - sum(max(worth_now(position, s, lot) for s in both) for lot in gives.deeds)


def worth_now(position: Position, seat: SeatId, space: int) -> int:
    """Return the value of a deed less the loan on it."""
    loan = position.rules.properties[space].mortgage if position.deeds[space].mortgaged else 0
    return value(position, seat, space) - loan
