"""A probe of our own: a broker, who buys from one player and sells to another in the same turn.

It plays like the package's own player, but knows what each opponent would accept. Before its first
roll it looks for a deed that it can buy and sell on, or buy, swap and sell on, for more cash than
it pays, at the thresholds of those it deals with, if that does not lower its chance to win. Its own
deeds it trades as the package's player does.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from bench.arena.inside import Inside
from bench.arena.judging import Judging
from bench.arena.partner import partners, seat_of
from bench.arena.thresholds import Exchange, least_accepted
from engine.core import decisions as d
from engine.core.actions import Action, OfferTrade, SeatId
from engine.core.position import Position
from engine.rules.trade.exchange import is_tradable, transfer_cost
from engine.view import View

LEAST = 10
"""Dollars for which it brokers."""
SWAPPED_FOR = 50
"""The most dollars that it adds to a swap in between."""


@dataclass(frozen=True)
class Plan:
    """Offers to make one after the other, what they bring in dollars, and the position after."""

    offers: tuple[OfferTrade, ...] = ()
    dollars: int = 0
    inside: Inside = field(kw_only=True)

    @property
    def position(self) -> Position:
        """The position in which all of them have been accepted."""
        return self.inside.state

    def then(self, exchange: Exchange, low: int, high: int) -> "Plan | None":
        """Return the plan with one more exchange at the least price that is accepted."""
        offer = exchange.offer
        paid = least_accepted(lambda paid: self.inside.is_accepted(offer(paid)), low, high)
        if paid is None:
            return None
        made = offer(paid)
        return Plan((*self.offers, made), self.dollars - paid, inside=self.inside.after(made))


class Broker(Judging):
    """The package's own player, which brokers too."""

    def __init__(self) -> None:
        super().__init__()
        self._inside: Inside | None = None
        self._turn = -1
        self._left: tuple[OfferTrade, ...] = ()

    def learn(self, inside: Inside) -> None:
        """Take note of how to ask what the others would accept."""
        self._inside = inside

    def decide(self, view: View) -> Action:
        """Make the offers of a plan, as long as all were accepted; else do as usual."""
        if self._left and all(_is_open(view, seat_of(view), offer) for offer in self._left[:1]):
            offer, *left = self._left
            self._left = tuple(left)
            return offer
        self._left = ()
        return self._begun(view) or super().decide(view)

    def _begun(self, view: View) -> OfferTrade | None:
        is_begun = isinstance(view.decision, d.ToRoll | d.InJail) and view.turn != self._turn
        if self._inside is None or not is_begun or view.closing or not partners(view):
            return None
        self._turn = view.turn
        seat, now = seat_of(view), self._judge.chances(view)
        plans = [
            plan
            for plan in _plans(self._inside, view, seat)
            if self._judge.chances(plan.position)[seat] >= now[seat]
        ]
        best = max(plans, key=lambda plan: plan.dollars, default=None)
        if best is None:
            return None
        offer, *left = best.offers
        self._left, self._turn = tuple(left), -1
        return offer


def _is_open(view: View, seat: SeatId, offer: OfferTrade) -> bool:
    """Return whether a seat has what an offer of a plan says that it gives."""
    deeds = offer.gives.deeds
    return view.seats[seat].cash >= offer.gives.cash and all(
        view.deeds[space].owner == seat for space in deeds
    )


def _plans(inside: Inside, view: View, seat: SeatId) -> Iterator[Plan]:
    """Yield what brings cash and leaves the seat with the deeds that it had."""
    for owner in partners(view):
        others = [other for other in partners(view) if other != owner]
        for space in view.owned(owner):
            if not is_tradable(view, space) or not _wanted(view, space, others):
                continue
            buying = Exchange(owner, (), (space,))
            most = view.seats[seat].cash - transfer_cost(view, (space,), ())
            bought = Plan(inside=inside).then(buying, 0, most)
            if bought:
                yield from _sold(bought, seat, space, others)
                yield from _swapped(bought, seat, space, others)


def _wanted(position: Position, space: int, others: list[SeatId]) -> bool:
    """Return whether a deed continues a group of one of these seats."""
    group = position.rules.properties[space].group
    return any(position.count_owned(other, group) for other in others)


def _sold(plan: Plan, seat: SeatId, space: int, others: list[SeatId]) -> Iterator[Plan]:
    """Yield the plan with the deed sold on to one of these seats for more than it has cost."""
    position = plan.position
    for other in others:
        if _wanted(position, space, [other]):
            least = max(1, LEAST - plan.dollars)
            most = position.seats[other].cash - transfer_cost(position, (space,), ())
            if sold := plan.then(Exchange(other, (space,), ()), -most, -least):
                yield sold


def _swapped(plan: Plan, seat: SeatId, space: int, others: list[SeatId]) -> Iterator[Plan]:
    """Yield the plan with the deed swapped for another one, which is sold on."""
    position = plan.position
    for other in others:
        if not _wanted(position, space, [other]):
            continue
        buyers = [it for it in position.trade_partners(seat) if it != other]
        for got in position.owned(other):
            if is_tradable(position, got) and _wanted(position, got, buyers):
                most = min(SWAPPED_FOR, position.seats[seat].cash)
                dues = transfer_cost(position, (got,), ()), transfer_cost(position, (space,), ())
                low = dues[1] - position.seats[other].cash
                swapped = plan.then(Exchange(other, (space,), (got,)), low, most - dues[0])
                if swapped:
                    yield from _sold(swapped, seat, got, buyers)
