"""A probe of our own: a player that trades at the very threshold of each of the others.

It plays like the package's own player, but knows what each opponent would accept. In its turn it
makes up to six deals, the best for its own chance to win first: purchases and sales of single deeds
and of what completes a group, and swaps, each at the least price that is accepted, or for a dollar
more. To an offer it answers with that price as well.
"""

from dataclasses import replace

from bench.arena.ablations import NOBODY_ASKED
from bench.arena.inside import Inside
from bench.arena.judging import Judging
from bench.arena.partner import seat_of
from bench.arena.thresholds import (
    LEAST,
    Exchange,
    Valued,
    least_accepted,
    promising,
    tradables,
)
from engine.core import decisions as d
from engine.core.actions import Action, OfferTrade
from engine.core.events import Trade
from engine.view import View

DEALS = 6
"""Offers that it makes in a turn."""


class ThresholdTaker(Judging):
    """A trader at the others' own thresholds; `better`: the dollars that it adds to them."""

    def __init__(self, better: int = 0) -> None:
        super().__init__(company=NOBODY_ASKED)
        self._better = better
        self._inside: Inside | None = None
        self._turn, self._offers = -1, 0
        self._seen: tuple[object, ...] = ()

    def learn(self, inside: Inside) -> None:
        """Take note of how to ask what the others would accept."""
        self._inside = inside

    def decide(self, view: View) -> Action:
        """Offer the best deal in its turn; else do as the package's own player does."""
        is_free = isinstance(view.decision, d.OfTurn) and not view.closing and not view.locked
        return (is_free and self.interject(view)) or super().decide(view)

    def interject(self, view: View) -> OfferTrade | None:
        """Return the best deal, unless it has looked at the same position already."""
        if view.turn != self._turn:
            self._turn, self._offers, self._seen = view.turn, 0, ()
        seen = tradables(view)
        if self._offers == DEALS or seen == self._seen:
            return None
        self._seen = seen
        offer = self._best(view)
        self._offers += offer is not None
        return offer

    def _best(self, view: View) -> OfferTrade | None:
        """Return the offer that raises its chance most among those that are accepted."""
        seat = seat_of(view)
        most, best = LEAST, None
        for valued in promising(self._judge, view, seat, view.trade_partners(seat)):
            paid = self._asked(valued, valued.high)
            if paid is not None and (gained := valued.gains(paid)[0]) > most:
                most, best = gained, valued.exchange.offer(paid)
        return best

    def _asked(self, valued: Valued, high: int) -> int | None:
        """Return what it pays for an exchange, at most `high` dollars; None where that is too
        little."""
        inside, exchange = self._inside, valued.exchange
        if inside is None:
            return None
        paid = least_accepted(
            lambda paid: inside.is_accepted(exchange.offer(paid)), valued.low, high
        )
        return None if paid is None or paid + self._better > high else paid + self._better

    def answer(self, view: View, trade: Trade) -> Action:
        """Accept what is good, unless the other would make it for less."""
        if trade.forgives is None and (offer := self._counter(view, trade)):
            return replace(offer, answers=trade.id)
        return super().answer(view, trade)

    def _counter(self, view: View, trade: Trade) -> OfferTrade | None:
        has_deeds = trade.gives.deeds or trade.takes.deeds
        if not has_deeds or trade.gives.jail_cards or trade.takes.jail_cards:
            return None
        exchange = Exchange(trade.proposer, trade.takes.deeds, trade.gives.deeds)
        valued = Valued(self._judge, view, seat_of(view), exchange)
        offered = trade.takes.cash - trade.gives.cash
        paid = self._asked(valued, offered - 1)
        if paid is None or valued.gains(paid)[0] <= LEAST:
            return None
        return exchange.offer(paid)
