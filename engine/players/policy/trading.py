"""Which trades to offer, and what an offer is worth, by the chances before and after it."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain
from math import floor

from engine.core.actions import OfferTrade, SeatId, Side
from engine.core.position import Position
from engine.players.judge.accounts import Accounts
from engine.players.judge.accounts_cache import accounts_of
from engine.players.judge.judging import Judge
from engine.players.plain.groups import completed, completes_any
from engine.players.policy.exchanges import (
    Deeds,
    exchanges,
    is_overpaid,
    most_paid,
    padded_swaps,
    printed_worth,
)
from engine.players.policy.follow_up import built_up
from engine.players.policy.last_gain import last_gain
from engine.players.policy.what_if import traded
from engine.rules.trade.exchange import is_tradable

LEAST_GAIN = 0.004
"""The gain in the chance to win that a side must have of a trade."""
LEAST_ALONE = 0.01
"""The same for deeds that complete no group of either side: they are not passed round for less."""
LEAST_ARMING = 0.05
"""The same for what completes a group of the other side alone: it costs more than it seems."""
LEAST_ACCEPTED = 0.002
"""The gain in the chance to win for which an offer is accepted."""
MOST_LOST = 0.004
"""The chance to win that a trade may cost a player for what its character holds dear."""
NOTABLE_LOSS = 0.01
"""The chance to win that an open offer to a person may cost before it is taken back."""
TRIED = 12
"""The most hopeful deals, which are looked at as they are once both sides have built."""


@dataclass(frozen=True)
class Pricing:
    """How an offer is priced: by what both gain, or by the printed prices.

    `share`: how much of what both gain the seat asks for itself, from 0 to 1. `premium`: what it
    gives for each printed dollar; 0 where the gain is divided instead.
    """

    share: float = 0.5
    premium: float = 0.0


EVEN = (Pricing(0.5),)
"""What both gain is divided evenly."""
PRICINGS = (
    Pricing(share=0.5),
    Pricing(premium=1.15),
    Pricing(premium=1.6),
    Pricing(premium=2.2),
)
"""The prices of an exchange: the cheapest comes first, and the next one when that was refused."""


@dataclass(frozen=True)
class Deal:
    """A trade that was weighed, and by how much it changes everybody's chance to win."""

    offer: OfferTrade
    gains: dict[SeatId, float]


@dataclass(frozen=True)
class Terms:
    """The seats that may be asked, None for all, for what, and at which of several prices.

    `least`: the gain in its chance to win that the seat must have. `desired`, `unwanted`: deeds of
    others and of its own that it would take or sell by themselves. `likelihood`: how likely an
    offer is to be accepted, beside others. `most_lost`: the chance to win that a partner may lose
    by what completes no group of the seat, which is then asked for where its price would be beyond
    DEAREST too, for no more than that; None where that is not asked for.
    """

    partners: tuple[SeatId, ...] | None = None
    is_allowed: Callable[[OfferTrade], bool] = lambda offer: True
    pricings: tuple[Pricing, ...] = PRICINGS
    least: float = LEAST_GAIN
    desired: frozenset[int] = frozenset()
    unwanted: frozenset[int] = frozenset()
    likelihood: Callable[[OfferTrade], float] = lambda offer: 1.0
    most_lost: float | None = None

    @property
    def theirs(self) -> float:
        """The gain that the partner is to have: less where the seat is content with less."""
        return max(LEAST_ACCEPTED, min(LEAST_GAIN, self.least))

    @property
    def premiums(self) -> list[float]:
        """What is given for each printed dollar, by the pricings that go by printed prices."""
        return [pricing.premium for pricing in self.pricings if pricing.premium]

    def hope(self, deal: Deal, seat: SeatId) -> float:
        """Return what a seat gains by a deal above its least loss, as likely as it is accepted."""
        return (deal.gains[seat] - min(0.0, self.least)) * self.likelihood(deal.offer)

    def single(self, position: Position, partner: SeatId) -> Iterator[tuple[Deeds, Deeds]]:
        """Yield purchases of single deeds from a partner, and sales to it."""
        for space in sorted(self.desired):
            if position.deeds[space].owner == partner and is_tradable(position, space):
                yield (), (space,)
        for space in sorted(self.unwanted):
            if is_tradable(position, space):
                yield (space,), ()


def is_good(found: dict[SeatId, float], seat: SeatId, partner: SeatId, least: float) -> bool:
    """Return whether a trade brings a seat enough, and nobody beside the two more than it."""
    others = [gain for it, gain in found.items() if it not in (seat, partner)]
    return found[seat] >= least and found[seat] >= max(others, default=0.0)


def proposal(judge: Judge, position: Position, seat: SeatId, terms: Terms) -> Deal | None:
    """Return the trade that gains most for a seat among those that its partner may like.

    Each exchange of deeds comes at the lowest price that is allowed: a refusal raises it. What a
    partner is unlikely to accept counts for less.
    """
    market, priced = Market(judge, position, seat, terms), list[Deal]()
    partners = position.trade_partners(seat) if terms.partners is None else terms.partners
    for partner in partners:
        swaps, singles = padded_swaps(position, seat, partner), terms.single(position, partner)
        for gives, takes in chain(exchanges(position, seat, partner), swaps, singles):
            if deal := market.priced(partner, gives, takes):
                priced.append(deal)
    priced.sort(key=lambda deal: terms.hope(deal, seat), reverse=True)
    deals = filter(None, map(market.built, priced[:TRIED]))
    return max(deals, key=lambda deal: terms.hope(deal, seat), default=None)


class Market:
    """The trades that a seat could offer in a position, and their prices.

    Prices are looked for by the judge alone, to whom a group counts as built with the cash there
    is; what comes of it is judged once its sides have built and mortgaged.
    """

    def __init__(self, judge: Judge, position: Position, seat: SeatId, terms: Terms) -> None:
        self._judge = judge
        self._position = position
        self._seat = seat
        self._terms = terms
        self._now = judge.chances(position)
        self._built: dict[SeatId, dict[SeatId, float]] = {}

    def deal(self, partner: SeatId, gives: Deeds, takes: Deeds) -> Deal | None:
        """Return the exchange of these deeds at the lowest price that is allowed, if it is good."""
        priced = self.priced(partner, gives, takes)
        return priced and self.built(priced)

    def priced(self, partner: SeatId, gives: Deeds, takes: Deeds) -> Deal | None:
        """Return the exchange of these deeds at the lowest price that is allowed, good or not, as
        it is before anybody builds.
        """
        after = traded(self._position, self._seat, partner, Side(gives), Side(takes))
        exchange = _Exchange(partner, gives, takes, after, accounts_of(after), {})
        low, high = self._limits(exchange)
        if low > high:
            return None
        prices = sorted([*self._by_prices(exchange), *self._by_gains(exchange)])
        if takes and self._terms.premiums and completes_any(self._position, partner, gives):
            prices = self._evened(exchange, prices)
        for paid in self._capped(exchange, prices):
            offer = OfferTrade(partner, Side(gives, max(0, paid)), Side(takes, max(0, -paid)))
            if is_overpaid(self._position, self._seat, offer.gives, offer.takes):
                return None  # Every price that follows is higher.
            if is_overpaid(self._position, partner, offer.takes, offer.gives):
                continue
            if self._terms.is_allowed(offer):
                return Deal(offer, self._gains(exchange, paid))
        return None

    def built(self, deal: Deal) -> Deal | None:
        """Return a deal as it is once both sides have built, with it or without; None if it is not
        good then.
        """
        offer, seat = deal.offer, self._seat
        sides = seat, offer.partner
        if (before := self._built.get(offer.partner)) is None:
            before = self._judge.chances(built_up(self._judge, self._position, sides))
            self._built[offer.partner] = before
        position = traded(self._position, seat, offer.partner, offer.gives, offer.takes)
        after = self._judge.chances(built_up(self._judge, position, sides))
        found = {it: after[it] - before[it] for it in after}
        if self._asks_too_much(offer, found) or not is_good(found, *sides, self._least(offer)):
            return None
        return Deal(offer, found)

    def _capped(self, exchange: "_Exchange", prices: Sequence[int]) -> list[int]:
        """Return prices with those beyond DEAREST brought down to it, where the terms say so."""
        gives, takes = exchange.gives, exchange.takes
        if self._terms.most_lost is None or completed(self._position, self._seat, takes):
            return list(prices)
        most = floor(most_paid(self._position, gives, takes))
        return sorted({min(paid, most) for paid in prices})

    def _asks_too_much(self, offer: OfferTrade, found: dict[SeatId, float]) -> bool:
        """Return whether a partner would lose more than the terms allow by an offer."""
        most = self._terms.most_lost
        if most is None or completed(self._position, self._seat, offer.takes.deeds):
            return False
        return found[offer.partner] < -most

    def _evened(self, exchange: "_Exchange", prices: Sequence[int]) -> list[int]:
        """Return prices of a swap of which the second at the latest evens the printed prices out.

        Many a player swaps that way alone. The next is that nobody adds cash.
        """
        takes, gives = exchange.takes, exchange.gives
        even = printed_worth(self._position, takes) - printed_worth(self._position, gives)
        low, high = self._limits(exchange)
        cheaper = [paid for paid in prices[:1] if paid < even]
        dearer = {even, max(even, 0), *(paid for paid in prices if paid > even)}
        return [*cheaper, *(paid for paid in sorted(dearer) if low <= paid <= high)]

    def _least(self, offer: OfferTrade) -> float:
        """Return the gain in its chance to win that the seat wants from an offer of its own."""
        least, position = self._terms.least, self._position
        if completed(position, self._seat, offer.takes.deeds):
            return least
        if completed(position, offer.partner, offer.gives.deeds):
            return max(least, LEAST_ARMING)
        trades_for_its_own_sake = least < 0
        return least if trades_for_its_own_sake else max(least, LEAST_ALONE)

    def _gains(self, exchange: "_Exchange", paid: int) -> dict[SeatId, float]:
        """Return what everybody gains by an exchange for which the seat pays, or gets below 0."""
        if (known := exchange.known.get(paid)) is None:
            seat, partner, seats = self._seat, exchange.partner, exchange.after.seats
            cash = {seat: seats[seat].cash - paid, partner: seats[partner].cash + paid}
            after = self._judge.of(exchange.accounts, cash)
            known = exchange.known[paid] = {it: after[it] - self._now[it] for it in after}
        return known

    def _limits(self, exchange: "_Exchange") -> tuple[int, int]:
        """Return the least and the most that the seat can pay in cash.

        Interest on the deeds they receive is paid already: who lacks cash for it has to get some.
        """
        seats = exchange.after.seats
        return -seats[exchange.partner].cash, seats[self._seat].cash

    def _by_prices(self, exchange: "_Exchange") -> list[int]:
        """Return multiples of the printed prices of what the seat takes, less what it gives."""
        if not exchange.takes:
            return []
        sides = exchange.takes, exchange.gives
        takes, gives = (printed_worth(self._position, it) for it in sides)
        low, high = self._limits(exchange)
        prices = [round(premium * takes - gives) for premium in self._terms.premiums]
        within = [paid for paid in prices if low <= paid <= high]
        # What gains nothing at the lowest price gains nothing at a higher one.
        if within and self._gains(exchange, within[0])[self._seat] < self._terms.least:
            return []
        return within

    def _by_gains(self, exchange: "_Exchange") -> list[int]:
        """Return the sums of cash that divide what both gain as the terms say."""
        seat, partner = self._seat, exchange.partner
        shares = [pricing.share for pricing in self._terms.pricings if not pricing.premium]
        even = self._gains(exchange, 0)
        # Cash moves what both gain together from one to the other, and makes little of it.
        if not shares or even[seat] + even[partner] < self._terms.least + self._terms.theirs:
            return []
        low, high = self._limits(exchange)
        asked = [last_gain(low, high, partial(self._asked, exchange, share)) for share in shares]
        return [paid for paid in asked if paid is not None]

    def _asked(self, exchange: "_Exchange", share: float, paid: int) -> float:
        """Return by how much a seat's part of what both gain is above the `share` it asks for."""
        found = self._gains(exchange, paid)
        mine, theirs = found[self._seat], found[exchange.partner]
        return mine * (1 - share) - theirs * share


@dataclass(frozen=True)
class _Exchange:
    """Deeds that change hands, the position in which they have, and its accounts.

    `known`: what everybody gains by it, by what the seat pays.
    """

    partner: SeatId
    gives: Deeds
    takes: Deeds
    after: Position
    accounts: Accounts
    known: dict[int, dict[SeatId, float]]
