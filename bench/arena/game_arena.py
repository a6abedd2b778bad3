"""The greedy player of the project monopoly_game_arena: never trades, builds all it can.

Known from that project (its class GreedyAgent). It puts hotels and houses before all but buying;
but in its own game it rolls first, and after the roll nothing may be built: then it never builds.
"""

from dataclasses import dataclass, field
from random import Random

from bench.arena.building import Bidder, next_steps
from bench.arena.greedy import choose
from engine.core import actions as a
from engine.core import decisions as d
from engine.core.actions import Action
from engine.core.events import Trade
from engine.core.offered import UnmortgageOffer
from engine.view import View

DEAR, MODERATE = 0.4, 0.2
"""Shares of its cash: above the first it lets a deed go, above the second it does so at times."""
DECLINES = 0.3
"""How often it lets a moderately dear deed go to auction."""


@dataclass
class GameArena(Bidder):
    """The greedy player. Without `builds` it is what its game lets it be: it only collects."""

    builds: bool = True
    random: Random = field(default_factory=lambda: Random(0))

    def decide(self, view: View) -> Action:
        """Answer the decision, or first build and pay mortgages off to the last dollar."""
        decision = view.decision
        assert decision is not None
        assert view.seat is not None
        match decision:
            case d.ToRoll():
                return (_business(view) if self.builds else None) or a.Roll()
            case d.InJail():
                return a.Roll()
            case d.ToEnd():
                return a.EndTurn()
            case d.BuyOrDecline(space=space):
                return self._buy(view, space)
            case d.Auction() | d.SealedAuction():
                return self.bid(view, decision)
            case _:
                return choose(view, view.seat, decision, view.offers)

    def answer(self, view: View, trade: Trade) -> Action:
        """Refuse every trade."""
        return a.DeclineTrade(trade.id)

    def most(self, view: View, space: int) -> int:
        """Half of its cash, whatever the deed."""
        assert view.seat is not None
        return view.seats[view.seat].cash // 2

    def _buy(self, view: View, space: int) -> Action:
        assert view.seat is not None
        price, cash = view.rules.properties[space].price, view.seats[view.seat].cash
        if price > DEAR * cash:
            return a.Decline()
        if price > MODERATE * cash and self.random.random() < DECLINES:
            return a.Decline()
        return a.Buy()


def _business(view: View) -> Action | None:
    """A hotel before a house before a mortgage, the first in board order."""
    steps = sorted(next_steps(view), key=lambda step: step[1] < view.rules.hotel_level)
    if steps:
        return a.Build((steps[0],))
    for offer in view.offers:
        if isinstance(offer, UnmortgageOffer):
            return a.Unmortgage(offer.spaces[0])
    return None
