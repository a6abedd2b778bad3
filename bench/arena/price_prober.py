"""A probe of our own: a player that finds the thresholds of others by its offers alone.

It plays like the package's own player, but trades as a person could who wants the last dollar: it
offers less than it would pay, and more after each refusal, in smaller and smaller steps up to the
price that its partner has named in a counteroffer. What it has learned of an exchange holds for a
lap, and how soon a partner gave in says where to begin with the next exchange.
"""

from dataclasses import dataclass, replace

from bench.arena.ablations import NOBODY_ASKED
from bench.arena.judging import Judging
from bench.arena.partner import seat_of
from bench.arena.thresholds import LEAST, Exchange, Valued, least_accepted, promising, tradables
from engine.core import actions as a
from engine.core import decisions as d
from engine.core.actions import Action, OfferTrade, SeatId
from engine.core.events import Trade
from engine.players.policy.exchanges import printed_worth
from engine.view import View

OFFERS = 8
"""Offers that it makes in a turn, its own or another's."""
HELD = 24
"""Turns for which it remembers what an exchange costs."""
STEP = 0.2
"""The part of what is between its first price and its last by which it goes up."""
FINE_STEP = 0.3
"""The part of what is between the price refused and the one named by which it goes up."""
LAST = 5
"""Dollars for which it haggles no more."""
DEAREST = 3
"""How many times the printed prices its first price is from its last at the most."""


@dataclass
class Range:
    """What is known of the price of an exchange: one `refused`, and one `named` by its partner."""

    turn: int
    refused: int | None = None
    named: int | None = None


class PriceProber(Judging):
    """A player that haggles about everything it would like."""

    def __init__(self) -> None:
        super().__init__(company=NOBODY_ASKED)
        self._turn, self._offers = -1, 0
        self._known: dict[Exchange, Range] = {}
        self._asked: tuple[Exchange, int] | None = None
        self._begins: dict[SeatId, float] = {}
        self._seen: tuple[object, ...] = ()
        self._wished: list[Valued] = []

    def decide(self, view: View) -> Action:
        """Offer for what it would like in its turn; else do as the package's own player does."""
        is_free = isinstance(view.decision, d.OfTurn) and not view.closing and not view.locked
        return (is_free and self.interject(view)) or super().decide(view)

    def interject(self, view: View) -> OfferTrade | None:
        """Return the next offer, unless it has made enough of them in this turn."""
        if view.turn != self._turn:
            self._turn, self._offers = view.turn, 0
            self._known = {it: r for it, r in self._known.items() if view.turn - r.turn < HELD}
        self._note_outcome(view)
        if self._offers == OFFERS:
            return None
        self._asked = found = self._next(view)
        self._offers = OFFERS if found is None else self._offers + 1
        return found and found[0].offer(found[1])

    def answer(self, view: View, trade: Trade) -> Action:
        """Take note of the price, and haggle about it unless little is left to haggle about."""
        exchange = Exchange(trade.proposer, trade.takes.deeds, trade.gives.deeds)
        usual, named = super().answer(view, trade), trade.takes.cash - trade.gives.cash
        has_deeds = bool(exchange.gives or exchange.takes)
        is_countered = self._asked is not None and self._asked[0] == exchange
        self._note_outcome(view)
        known = self._known.setdefault(exchange, Range(view.turn))
        known.turn, known.named = view.turn, named
        if not has_deeds or trade.forgives is not None:
            return usual
        if is_countered:  # It goes on in its own turn, where it can still come back to that price.
            return a.DeclineTrade(trade.id)
        price = self._price(view, Valued(self._judge, view, seat_of(view), exchange))
        if price is None or price >= named:
            return usual
        self._asked = exchange, price
        return replace(exchange.offer(price), answers=trade.id)

    def _note_outcome(self, view: View) -> None:
        """Note that the last offer was refused, where nothing has changed hands by it; else begin
        nearer to its last price with that partner if it took many offers, or less near.
        """
        if self._asked is None:
            return
        exchange, paid = self._asked
        self._asked = None
        seat = seat_of(view)
        owners = {view.deeds[space].owner for space in exchange.takes}
        kept = {view.deeds[space].owner for space in exchange.gives}
        if owners <= {exchange.partner} and kept <= {seat}:
            known = self._known.setdefault(exchange, Range(view.turn))
            known.turn = view.turn
            known.refused = paid if known.refused is None else max(paid, known.refused)
        else:
            known = self._known.pop(exchange, Range(view.turn))
            begin = self._begins.get(exchange.partner, 0.0)
            self._begins[exchange.partner] = begin / 2 if known.refused is None else begin / 2 + 0.1

    def _next(self, view: View) -> tuple[Exchange, int] | None:
        """Return the next exchange to ask for, and what to pay."""
        for valued in self._wishes(view):
            if (price := self._price(view, valued)) is not None:
                return valued.exchange, price
        return None

    def _wishes(self, view: View) -> list[Valued]:
        """Return what it would like, made up once for a position: most offers change nothing."""
        seat, seen = seat_of(view), tradables(view)
        if seen != self._seen:
            self._seen = seen
            self._wished = promising(self._judge, view, seat, view.trade_partners(seat))
        return self._wished

    def _price(self, view: View, valued: Valued) -> int | None:
        """Return what it offers for an exchange now; None where it can learn nothing more."""
        most = _most(valued)
        if most is None:
            return None
        known = self._known.get(valued.exchange, Range(view.turn))
        high = most if known.named is None else min(most, known.named)
        first = self._first(view, valued, most)
        if known.refused is None:
            return min(high, first)
        if known.refused >= high:
            return None
        step = (high - first) * STEP if known.named is None else (high - known.refused) * FINE_STEP
        return min(high, known.refused + max(LAST, round(step)))

    def _first(self, view: View, valued: Valued, most: int) -> int:
        """Return the first price: as far from the last as has been accepted lately, or farther."""
        exchange = valued.exchange
        printed = printed_worth(view, exchange.takes + exchange.gives)
        low = max(valued.low, most - DEAREST * printed, *([] if exchange.gives else [0]))
        return round(low + max(0, most - low) * self._begins.get(exchange.partner, 0.0))


def _most(valued: Valued) -> int | None:
    """Return the most that it would pay for an exchange."""
    got = least_accepted(lambda got: valued.gains(-got)[0] >= LEAST, -valued.high, -valued.low)
    return None if got is None else -got
