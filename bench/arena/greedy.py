"""The computer player of before the judge: greedy, with a thought of a trade in many rounds."""

from engine.core import actions as a
from engine.core import decisions as d
from engine.core.actions import Action
from engine.core.events import Trade
from engine.players import computer, trading
from engine.view import View

ROUNDS = 100
"""Rounds of the table in which it thinks of a trade once."""


class Greedy:
    """Decides by printed prices; `rounds`: how many there are from one offer to the next."""

    def __init__(self, rounds: int = ROUNDS) -> None:
        self._rounds = rounds
        self._offered = -1

    def decide(self, view: View) -> Action:
        """Return what its seat does next."""
        seat, decision = view.seat, view.decision
        assert seat is not None
        assert decision is not None
        if self._may_offer(view, decision):
            self._offered = view.turn
            if proposal := trading.wanted_trade(view, seat, view.turn // len(view.seats)):
                return proposal
        return computer.choose(view, seat, decision, view.offers)

    def _may_offer(self, view: View, decision: d.Decision) -> bool:
        assert view.seat is not None
        if not isinstance(decision, d.ToThrow) or decision.doubles or self._offered == view.turn:
            return False
        if any(trade.proposer == view.seat for trade in view.trades):
            return False
        return not (view.turn // len(view.seats) + view.seat) % self._rounds

    def answer(self, view: View, trade: Trade) -> Action:
        """Accept what is worth more than what it costs by its prices."""
        assert view.seat is not None
        good = trading.gain(view, view.seat, trade) > 0
        return a.AcceptTrade(trade.id) if good else a.DeclineTrade(trade.id)
