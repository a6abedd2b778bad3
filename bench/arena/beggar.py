"""A probe of our own: a player that begs, haggles about every dollar, and pumps.

It plays like the package's own player, but makes no offers in earnest. In each of its turns it asks
for gifts, offers a dollar more again and again for a deed that it would like, and tries to sell a
deed dear and to buy it back for less. To each offer it answers with one that is a dollar better for
itself, until it is tired of it.
"""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from bench.arena.ablations import NOBODY_ASKED
from bench.arena.judging import Judging
from bench.arena.partner import left, partners, seat_of
from engine.core import decisions as d
from engine.core.actions import Action, OfferTrade, SeatId, Side
from engine.core.events import Trade
from engine.players.policy.exchanges import printed_worth
from engine.players.policy.fairness import gains
from engine.rules.trade.exchange import as_trade, is_tradable
from engine.view import View

GIFTS = (0, 1, 10)
"""Dollars that it offers for a deed that it begs for."""
REPEATS = 6
"""How often it offers a dollar more for the same deed."""
DEAR = (3.0, 2.0, 1.5, 1.2)
"""How many times the printed price it asks for the deed that it would buy back."""
CHEAP = (0.2, 0.5, 0.8, 0.99)
"""The parts of the price it has got that it offers to buy a deed back."""
COUNTERS = 8
"""Counters in a turn."""


class Beggar(Judging):
    """A player that wants something for nothing."""

    def __init__(self) -> None:
        super().__init__(company=NOBODY_ASKED)
        self._random = Random(0)
        self._turn, self._countered = -1, 0
        self._offers: Iterator[OfferTrade] = iter(())
        self._view: View | None = None

    def decide(self, view: View) -> Action:
        """Make the next of its offers in its turn; else do as the package's own player does."""
        self._view = view
        if isinstance(view.decision, d.OfTurn) and not view.closing and partners(view):
            self._note_turn(view)
            for offer in self._offers:
                if _is_possible(view, offer) and self._is_harmless(view, offer):
                    return offer
        return super().decide(view)

    def answer(self, view: View, trade: Trade) -> Action:
        """Ask for a dollar more, as long as it is not tired of it."""
        usual = super().answer(view, trade)
        if trade.forgives is not None or not (trade.gives.deeds or trade.takes.deeds):
            return usual
        if view.turn != self._turn:
            self._turn, self._countered, self._offers = view.turn, 0, iter(())
        paid = trade.takes.cash - trade.gives.cash - 1
        gives = replace(trade.takes, cash=max(0, paid))
        takes = replace(trade.gives, cash=max(0, -paid))
        offer = OfferTrade(trade.proposer, gives, takes, answers=trade.id)
        is_open = _is_possible(view, offer) and self._is_harmless(view, offer)
        if self._countered == COUNTERS or not is_open:
            return usual
        self._countered += 1
        return offer

    def _is_harmless(self, view: View, offer: OfferTrade) -> bool:
        """Return whether an offer does not lower its own chance to win."""
        seat = seat_of(view)
        return gains(self._judge, view, as_trade(seat, offer))[seat] >= 0

    def _note_turn(self, view: View) -> None:
        if view.turn != self._turn:
            self._turn, self._countered = view.turn, 0
            self._offers = self._begging(view, seat_of(view), partners(view))

    def _begging(self, view: View, seat: SeatId, asked: tuple[SeatId, ...]) -> Iterator[OfferTrade]:
        """Yield the offers of a turn; what follows a sale depends on whether it was made."""
        partner = self._random.choice(asked)
        theirs = [space for space in view.owned(partner) if is_tradable(view, space)]
        mine = [space for space in view.owned(seat) if is_tradable(view, space)]
        if theirs:
            wanted = (self._random.choice(theirs),)
            yield from (OfferTrade(partner, Side((), paid), Side(wanted)) for paid in GIFTS)
            first = printed_worth(view, wanted)
            for more in range(REPEATS):
                yield OfferTrade(partner, Side((), first + more), Side(wanted))
        if mine:
            yield from self._pumping(seat, partner, self._random.choice(mine), view)

    def _pumping(
        self, seat: SeatId, partner: SeatId, space: int, view: View
    ) -> Iterator[OfferTrade]:
        """Yield offers to sell a deed, and once that is done, to buy it back for less."""
        price = printed_worth(view, (space,))
        for factor in DEAR:
            asked = round(price * factor)
            yield OfferTrade(partner, Side((space,)), Side((), asked))
            if self._has_changed_hands(space, partner):
                for part in CHEAP:
                    yield OfferTrade(partner, Side((), round(asked * part)), Side((space,)))
                return

    def _has_changed_hands(self, space: int, partner: SeatId) -> bool:
        return self._view is not None and self._view.deeds[space].owner == partner


def _is_possible(view: View, offer: OfferTrade) -> bool:
    """Return whether both sides have what an offer is about."""
    seat, gives, takes = seat_of(view), offer.gives, offer.takes
    sides = (seat, gives), (offer.partner, takes)
    has_deeds = all(
        view.deeds[space].owner == owner and is_tradable(view, space)
        for owner, side in sides
        for space in side.deeds
    )
    has_cash = left(view, seat, gives, takes) >= 0
    return has_deeds and has_cash and left(view, offer.partner, takes, gives) >= 0
