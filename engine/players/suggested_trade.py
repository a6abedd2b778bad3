"""The trade that is worth offering: of those that the other side would accept, the best."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.core.actions import OfferTrade, SeatId
from engine.players import offer_limits
from engine.players.judge.judging import Judge
from engine.players.opponents import Computers, would_accept
from engine.players.plain.demands import least_gain, rounded, sweetened
from engine.players.plain.groups import completed
from engine.players.plain.prices import gain
from engine.players.plain.wanted_trades import completing_offers
from engine.players.policy.exchanges import exchanges
from engine.players.policy.fairness import fairness
from engine.players.policy.trading import EVEN, LEAST_GAIN, Market, Pricing, Terms, is_good
from engine.rules.trade.exchange import as_trade
from engine.view import View

ROUND = 5
"""Dollars to which the cash is rounded, in favor of the other player."""
RISING = (Pricing(0.5), Pricing(0.4))
"""How an offer to a computer player divides what both gain: the second price is for one that asks
for more than half."""
TRIED = 4
"""Exchanges of deeds that are considered, the best first: those that complete a group of the
seat's own come before all others."""

CHEAPEST_LESS = 0.05
"""The chance to win by which a trade for a group of the cheapest houses is to be better than one
for another group: it is soon built up, and few partners sell a second group to whoever has built.
"""


def suggested_trade(
    judge: Judge, view: View, partners: Sequence[SeatId], computers: Computers
) -> OfferTrade | None:
    """Return the best offer to one of some players for the seat of a view.

    None if none is worth it that its partner would accept. What was refused before is offered
    again only once enough has changed.
    """
    assert view.seat is not None
    search = _Search(judge, view, view.seat, computers)
    found = [offer for partner in partners for offer in search.offers(partner)]
    found.sort(key=search.rank, reverse=True)
    terms = (offer for first in found[:TRIED] for offer in search.terms(first))
    return next(filter(search.is_agreed, terms), None)


@dataclass(frozen=True)
class _Search:
    """A seat that looks for trades, and what it sees of the others."""

    judge: Judge
    view: View
    seat: SeatId
    computers: Computers

    def offers(self, partner: SeatId) -> Iterator[OfferTrade]:
        """Yield an offer for each exchange of deeds with a player, at the first price to ask."""
        market = self._market(self._pricings(partner))
        for gives, takes in exchanges(self.view, self.seat, partner):
            if deal := market.deal(partner, gives, takes):
                yield self._priced(deal.offer)
        if self._is_gentle(partner):
            offers = map(self._priced, completing_offers(self.view, self.seat))
            yield from (
                offer for offer in offers if offer.partner == partner and self._is_new(offer)
            )

    def terms(self, first: OfferTrade) -> Iterator[OfferTrade]:
        """Yield an offer, and the same exchange for more if its partner might want that."""
        yield first
        pricings = self._pricings(first.partner)
        if len(pricings) > 1:
            market = self._market(pricings[-1:])
            if deal := market.deal(first.partner, first.gives.deeds, first.takes.deeds):
                yield self._priced(deal.offer)

    def rank(self, offer: OfferTrade) -> tuple[bool, float]:
        """Return whether an offer gets the seat a whole group, and what it adds to its chance; less
        than that for a group of the cheapest houses.
        """
        group = completed(self.view, self.seat, offer.takes.deeds)
        found = fairness(self.judge, self.view, as_trade(self.seat, offer))
        if found is None:
            return group is not None, -1.0
        gained = found.gains[self.seat]
        return group is not None, gained - CHEAPEST_LESS if self._is_cheapest(group) else gained

    def _is_cheapest(self, group: str | None) -> bool:
        groups = self.view.rules.groups
        least = min(it.house_cost for it in groups.values() if it.house_cost)
        return group is not None and groups[group].house_cost == least

    def is_agreed(self, offer: OfferTrade) -> bool:
        """Return whether an offer is worth it for the seat, and its partner would accept it."""
        trade = as_trade(self.seat, offer)
        found = fairness(self.judge, self.view, trade)
        if found is None or not is_good(found.gains, self.seat, offer.partner, LEAST_GAIN):
            return False
        return would_accept(self.judge, self.view, trade, self.computers)

    def _is_gentle(self, partner: SeatId) -> bool:
        computer = self.computers.get(partner)
        return computer is not None and computer.strength == "gentle"

    def _pricings(self, partner: SeatId) -> tuple[Pricing, ...]:
        return RISING if partner in self.computers else EVEN

    def _market(self, pricings: tuple[Pricing, ...]) -> Market:
        terms = Terms(is_allowed=self._is_new, pricings=pricings, least=LEAST_GAIN)
        return Market(self.judge, self.view, self.seat, terms)

    def _is_new(self, offer: OfferTrade) -> bool:
        return not offer_limits.is_repeated(self.view, self.seat, self._priced(offer))

    def _priced(self, offer: OfferTrade) -> OfferTrade:
        """Return an offer with a round sum: to a gentle computer player, which goes by printed
        prices, the lowest that they demand.
        """
        if not self._is_gentle(offer.partner):
            return rounded(offer, ROUND)
        trade = as_trade(self.seat, offer)
        least = least_gain(self.view, offer.partner, trade)
        more = least - gain(self.view, offer.partner, trade)
        lowest = rounded(offer, ROUND, more)
        is_accepted = would_accept(
            self.judge, self.view, as_trade(self.seat, lowest), self.computers
        )
        # A player that would have to pay for it may lack the cash.
        return lowest if is_accepted else sweetened(self.view, self.seat, offer, ROUND)
