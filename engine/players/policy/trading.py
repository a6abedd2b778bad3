"""Which trades to offer, and what an offer is worth, by the chances before and after it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from engine.actions import OfferTrade, SeatId, Side
from engine.events import Trade
from engine.exchange import is_tradable
from engine.players.judge.accounts import Accounts
from engine.players.judge.judging import Judge
from engine.players.policy.what_if import traded
from engine.position import Position

LEAST_GAIN = 0.004
"""The gain in the chance to win that a side must have of a trade."""
LEAST_ACCEPTED = 0.002
"""The gain in the chance to win for which an offer is accepted."""
SUMS = 9
"""Sums of cash that are tried for an exchange of deeds."""
Deeds = tuple[int, ...]
Curve = list[tuple[float, float]]
"""Sums of cash that a side pays, and what it gains by each, falling."""


@dataclass(frozen=True)
class Pricing:
    """How an offer is priced: by what both gain, or by the printed prices.

    `share`: how much of what both gain the seat asks for itself, from 0 to 1. `premium`: what it
    gives for each printed dollar; 0 where the gain is divided instead.
    """

    share: float = 0.5
    premium: float = 0.0


PRICINGS = (
    Pricing(share=0.8),
    Pricing(premium=1.15),
    Pricing(share=0.5),
    Pricing(premium=1.6),
    Pricing(share=0.25),
    Pricing(premium=2.2),
)
"""How the offers of a seat are priced, round after round: what was refused is not asked again."""


@dataclass(frozen=True)
class Deal:
    """A trade that was weighed, and by how much it changes everybody's chance to win."""

    offer: OfferTrade
    gains: dict[SeatId, float]


@dataclass(frozen=True)
class Terms:
    """The seats that may be asked, None for all, and for what; `pricings` take turns.

    `least`: the gain in its chance to win that the seat must have.
    """

    partners: tuple[SeatId, ...] | None = None
    is_allowed: Callable[[OfferTrade], bool] = lambda offer: True
    pricings: tuple[Pricing, ...] = PRICINGS
    least: float = LEAST_GAIN


def proposal(judge: Judge, position: Position, seat: SeatId, terms: Terms) -> Deal | None:
    """Return the trade that a seat offers in this round of the table, priced as its turn comes."""
    rounds = position.turn // len(position.seats)
    pricing = terms.pricings[rounds % len(terms.pricings)]
    return Market(judge, position, seat, terms).best(pricing)


def gains(judge: Judge, position: Position, trade: Trade) -> dict[SeatId, float]:
    """Return by how much a trade that is offered would change the chance of each player."""
    after = traded(position, trade.proposer, trade.partner, trade.gives, trade.takes)
    before, chances = judge.chances(position), judge.chances(after)
    return {seat: chances[seat] - before[seat] for seat in chances}


def is_good(found: dict[SeatId, float], seat: SeatId, partner: SeatId, least: float) -> bool:
    """Return whether a trade brings a seat enough, and nobody beside the two more than it."""
    others = [gain for it, gain in found.items() if it not in (seat, partner)]
    return found[seat] >= least and found[seat] >= max(others, default=0.0)


class Market:
    """The trades that a seat could offer in a position."""

    def __init__(
        self, judge: Judge, position: Position, seat: SeatId, terms: Terms | None = None
    ) -> None:
        self._judge = judge
        self._position = position
        self._seat = seat
        self._terms = terms or Terms()
        self._before = judge.chances(position)

    def best(self, pricing: Pricing) -> Deal | None:
        """Return the trade that gains most for the seat among those that its partner may like."""
        price = self._by_prices if pricing.premium else self._by_gains
        partners = self._terms.partners
        if partners is None:
            partners = self._position.trade_partners(self._seat)
        found: Deal | None = None
        for partner in partners:
            for gives, takes in exchanges(self._position, self._seat, partner):
                deal = price(partner, gives, takes, pricing)
                if deal is None or not self._terms.is_allowed(deal.offer):
                    continue
                if found is None or deal.gains[self._seat] > found.gains[self._seat]:
                    found = deal
        return found

    def _by_gains(
        self, partner: SeatId, gives: Deeds, takes: Deeds, pricing: Pricing
    ) -> Deal | None:
        """Return the trade of these deeds for the sum of cash that divides the gain as it says."""
        seat, before = self._seat, self._before
        after = traded(self._position, seat, partner, Side(gives), Side(takes))
        accounts = Accounts(after)
        even = self._judge.of(accounts)
        # Cash moves what both gain together from one to the other, and makes little of it.
        if (
            even[seat] + even[partner]
            < before[seat] + before[partner] + self._terms.least + LEAST_GAIN
        ):
            return None
        mine, theirs = after.seats[seat].cash, after.seats[partner].cash
        low, high = -max(theirs, 0), max(mine, 0)
        mine_by_paid: Curve = []
        theirs_by_received: Curve = []
        for step in range(SUMS):
            paid = low + (high - low) * step // (SUMS - 1)
            chances = self._judge.of(accounts, {seat: mine - paid, partner: theirs + paid})
            mine_by_paid.append((paid, chances[seat] - before[seat] - self._terms.least))
            theirs_by_received.insert(0, (-paid, chances[partner] - before[partner] - LEAST_GAIN))
        most, least = _last_gain(mine_by_paid), _last_gain(theirs_by_received)
        if most is None or least is None or -least > most:
            return None
        paid = round(-least + (1 - pricing.share) * (most + least))
        return self._deal(partner, gives, takes, paid, accounts)

    def _by_prices(
        self, partner: SeatId, gives: Deeds, takes: Deeds, pricing: Pricing
    ) -> Deal | None:
        """Return the trade of these deeds at a multiple of the printed price of what one gets."""
        if not takes:
            return None
        paid = round(pricing.premium * self._printed(takes) - self._printed(gives))
        after = traded(self._position, self._seat, partner, Side(gives), Side(takes))
        return self._deal(partner, gives, takes, paid, Accounts(after))

    def _printed(self, spaces: Deeds) -> int:
        """Return the printed prices of deeds, less the loans on them."""
        properties, deeds = self._position.rules.properties, self._position.deeds
        return sum(
            properties[space].price - deeds[space].mortgaged * properties[space].mortgage
            for space in spaces
        )

    def _deal(
        self, partner: SeatId, gives: Deeds, takes: Deeds, paid: int, accounts: Accounts
    ) -> Deal | None:
        """Return the trade with cash that the seat pays, or gets below 0, if it is worth it."""
        seats, seat = accounts.position.seats, self._seat
        mine, theirs = seats[seat].cash - paid, seats[partner].cash + paid
        if mine < 0 or theirs < 0:
            return None
        chances = self._judge.of(accounts, {seat: mine, partner: theirs})
        found = {it: chances[it] - self._before[it] for it in chances}
        if not is_good(found, seat, partner, self._terms.least):
            return None
        sides = Side(gives, max(0, paid)), Side(takes, max(0, -paid))
        return Deal(OfferTrade(partner, *sides), found)


def _last_gain(curve: Curve) -> float | None:
    """Return the last sum at which a falling gain is not below zero yet; None if it always is."""
    if curve[0][1] < 0:
        return None
    for (paid, over), (more, under) in zip(curve, curve[1:], strict=False):
        if under < 0:
            return paid + (more - paid) * over / (over - under)
    return curve[-1][0]


def exchanges(position: Position, seat: SeatId, partner: SeatId) -> Iterator[tuple[Deeds, Deeds]]:
    """Yield what a seat could give and take so that one of the two gets a whole group, or both."""
    wanted, theirs = _lacking(position, seat, partner), _lacking(position, partner, seat)
    for takes in wanted:
        yield (), takes
        yield from ((gives, takes) for gives in theirs if not _share_group(position, gives, takes))
        yield from (((spare,), takes) for spare in _spares(position, seat, partner, takes))
    for gives in theirs:
        yield gives, ()
        yield from ((gives, (spare,)) for spare in _spares(position, partner, seat, gives))


def _share_group(position: Position, one: Deeds, other: Deeds) -> bool:
    properties = position.rules.properties
    return properties[one[0]].group == properties[other[0]].group


def _lacking(position: Position, seat: SeatId, owner: SeatId) -> list[Deeds]:
    """Return the deeds of `owner` that a seat lacks to have a whole group of streets."""
    deeds, found = position.deeds, list[Deeds]()
    for group in position.rules.groups.values():
        owners = [deeds[space].owner for space in group.members]
        others = [it for it in owners if it != seat]
        if group.kind == "street" and 0 < len(others) == others.count(owner) < len(owners):
            found.append(tuple(space for space in group.members if deeds[space].owner == owner))
    return found


def _spares(position: Position, seat: SeatId, partner: SeatId, beside: Deeds) -> list[int]:
    """Return deeds that a seat could add: of groups that the partner has a part of too, but not of
    the one that this is about.
    """
    properties = position.rules.properties
    about = properties[beside[0]].group
    return [
        space
        for space in position.owned(seat)
        if (group := properties[space].group) != about
        and position.count_owned(partner, group)
        and is_tradable(position, space)
    ]
