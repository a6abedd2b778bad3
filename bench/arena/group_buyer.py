"""A probe of our own: a buyer that only offers cash for what completes its groups.

It plays like greedy, but proposes no swaps. In each of its turns it asks one owner
for what it lacks of a group that it has begun, at 1 % above what the deeds are worth to that owner
one by one, with $100 left in hand; refused, at 1 % above the most that either side's valuation
asks for them. What is refused at that price too is left alone for ten of its turns.
"""

from collections.abc import Iterator

from bench.arena.greedy import choose
from bench.arena.greedy_prices import gain, value
from bench.arena.partner import lacking, left, partners, seat_of, sole_owner, streets
from engine.core import actions as a
from engine.core import decisions as d
from engine.core.actions import Action, OfferTrade, SeatId, Side
from engine.core.events import Trade
from engine.view import View

LEFT = 100
PATIENCE = 10
"""Turns of its own that it waits after it has been refused at its highest price."""

Wanted = tuple[SeatId, tuple[int, ...]]


class GroupBuyer:
    """A buyer of groups at the players' own prices."""

    def __init__(self) -> None:
        self._refused: dict[Wanted, int] = {}
        self._waits: dict[Wanted, int] = {}
        self._asked: Wanted | None = None
        self._offered_in = -1

    def decide(self, view: View) -> Action:
        """Offer for a group once a turn; else do as greedy does."""
        seat, decision = seat_of(view), view.decision
        assert decision is not None
        own_turn = isinstance(decision, d.ToRoll | d.InJail | d.ToEnd)
        if own_turn and view.turn != self._offered_in and partners(view):
            self._offered_in = view.turn
            self._learn(view, seat)
            if offer := self._offer(view, seat):
                return offer
        return choose(view, seat, decision, view.offers)

    def answer(self, view: View, trade: Trade) -> Action:
        """Accept what is worth more, deed by deed, as greedy does."""
        good = gain(view, seat_of(view), trade) > 0
        return a.AcceptTrade(trade.id) if good else a.DeclineTrade(trade.id)

    def _learn(self, view: View, seat: SeatId) -> None:
        """Count its turns, and note whether the last offer was refused."""
        self._waits = {wish: turns - 1 for wish, turns in self._waits.items() if turns > 1}
        if self._asked and any(view.deeds[space].owner != seat for space in self._asked[1]):
            times = self._refused.get(self._asked, 0) + 1
            self._refused[self._asked] = times % 2
            if times == 2:
                self._waits[self._asked] = PATIENCE
        self._asked = None

    def _offer(self, view: View, seat: SeatId) -> OfferTrade | None:
        for wish in _wishes(view, seat):
            owner, deeds = wish
            if wish in self._waits or owner not in partners(view):
                continue
            asked = _asked(view, seat, owner, deeds, bool(self._refused.get(wish)))
            gives, takes = Side((), asked * 101 // 100 + 1), Side(deeds)
            if left(view, seat, gives, takes) >= LEFT and left(view, owner, takes, gives) >= 0:
                self._asked = wish
                return OfferTrade(owner, gives, takes)
        return None


def _wishes(view: View, seat: SeatId) -> Iterator[Wanted]:
    """Yield whom it would ask for what: all that completes a group, or the deeds one by one."""
    for group in streets(view):
        missing = lacking(view, seat, group)
        owners = [view.deeds[space].owner for space in missing]
        if not missing or len(missing) == len(view.members(group)) or None in owners:
            continue
        if (sole := sole_owner(view, missing)) is not None:
            yield sole, missing
        for space, owner in zip(missing, owners, strict=True):
            if owner is not None and len(missing) > 1:
                yield owner, (space,)


def _asked(view: View, seat: SeatId, owner: SeatId, deeds: tuple[int, ...], highest: bool) -> int:
    """Return what the deeds are worth one by one to their owner, or to whom they are worth most."""
    judges = (owner, seat) if highest else (owner,)
    return sum(max(value(view, judge, space) for judge in judges) for space in deeds)
