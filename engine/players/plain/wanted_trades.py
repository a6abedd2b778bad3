"""The trades that complete a color group of a seat: a swap that completes both, or a purchase."""

from collections.abc import Iterator

from engine.core.actions import OfferTrade, SeatId, Side
from engine.core.position import Position
from engine.players.plain.prices import KEPT, value
from engine.rules.trade.exchange import cash_after, is_tradable

SWEETENER = 10
"""Dollars on top of what the other side gives up in a swap."""
MARKUP_PERCENT = 125
"""What a deed that completes a group is bought for, in per cent of its worth to its owner."""


def wanted_trade(position: Position, seat: SeatId, times: int) -> OfferTrade | None:
    """Return the offer to make when a seat thinks of trades for the `times`-th time.

    The deeds that are lacking are asked for by turns, so that one refusal does not block the rest.
    """
    wanted = _to_be_had(position, seat)
    if not wanted:
        return None
    space, owner = wanted[times % len(wanted)]
    return _swap(position, seat, owner, space) or _purchase(position, seat, owner, space)


def completing_offers(position: Position, seat: SeatId) -> Iterator[OfferTrade]:
    """Yield a swap and a purchase for each deed that a color group of a seat lacks."""
    for space, owner in _to_be_had(position, seat):
        for offer_of in (_swap, _purchase):
            if offer := offer_of(position, seat, owner, space):
                yield offer


def _to_be_had(position: Position, seat: SeatId) -> list[tuple[int, SeatId]]:
    """Return those lacking deeds whose owner may trade with this seat."""
    partners = position.trade_partners(seat)
    return [(space, owner) for space, owner in _lacking(position, seat) if owner in partners]


def _lacking(position: Position, seat: SeatId) -> list[tuple[int, SeatId]]:
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
    wanted = [lot for lot, holder in _lacking(position, owner) if holder == seat]
    mine = [lot for lot in wanted if lot not in members]
    if not mine or not all(is_tradable(position, lot) for lot in (space, mine[0])):
        return None
    balance = value(position, seat, space) - value(position, owner, mine[0]) + SWEETENER
    gives = Side((mine[0],), max(0, balance))
    takes = Side((space,), max(0, -balance))
    return _affordable(position, seat, OfferTrade(owner, gives, takes))


def _purchase(position: Position, seat: SeatId, owner: SeatId, space: int) -> OfferTrade | None:
    """Offer more for the deed that completes a group than it is worth to anybody else."""
    if not is_tradable(position, space):
        return None
    price = value(position, seat, space) * MARKUP_PERCENT // 100
    return _affordable(position, seat, OfferTrade(owner, Side((), price), Side((space,))))


def _affordable(position: Position, seat: SeatId, offer: OfferTrade) -> OfferTrade | None:
    """Return the offer, if both sides keep enough in hand after it."""
    left, _ = cash_after(position, seat, offer.gives, offer.takes, ())
    theirs, _ = cash_after(position, offer.partner, offer.takes, offer.gives, ())
    return offer if left >= KEPT and theirs >= 0 else None
