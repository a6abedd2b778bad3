"""Choices to trade, or to decline an offer."""

from engine.analysis.review.choices import Watcher, is_chosen
from engine.analysis.review.records import Alternative
from engine.core import events as e
from engine.core.actions import SeatId
from engine.core.events import Trade
from engine.core.position import Position
from engine.core.timeline import Entry
from engine.players.policy.fairness import if_declined
from engine.players.policy.what_if import altered

STEPS = 8
"""Halvings of the range in which an even price is looked for."""


class Trading(Watcher):
    """Watches trades from both sides; an offer that lapsed was nobody's choice."""

    def before(self, entry: Entry) -> None:
        """Judge a trade, or one that was declined, before anything changes hands."""
        match entry.event:
            case e.TradeMade(trade=trade) as made:
                # What it settles counts as paid already.
                if trade.forgives is None:
                    self._judge_made(made, trade)
            case e.TradeClosed(trade=trade, by="declined") as closed if is_chosen(entry.line):
                self._judge_declined(closed, trade)
            case _:
                pass

    def _judge_made(self, event: e.TradeMade, trade: Trade) -> None:
        table, before = self.table, self.table.chances()
        after = table.traded(trade)
        if after is None:
            return
        then = table.judged(after)
        declined = if_declined(table.judge, table.position(), trade, (before, then))
        for seat, other in ((trade.proposer, trade.partner), (trade.partner, trade.proposer)):
            now, instead, better = before[seat], declined[seat], Alternative("no-trade")
            if then[seat] < now and (dollars := self._even(after, seat, other)):
                paid, got = trade.gives.cash, trade.takes.cash
                price = paid - got if seat == trade.proposer else got - paid
                if price <= 0:
                    instead, better = now, Alternative("more-money", dollars)
                elif price >= dollars:
                    instead, better = now, Alternative("less-money", dollars)
            chances = (now, then[seat], instead)
            self.choices.note(seat, (event,), chances, better, self.choices.episode)

    def _even(self, after: Position, seat: SeatId, other: SeatId) -> int | None:
        """Return the cash on top at which a trade would not have cost a seat anything.

        In tens of dollars; None where the other side did not have so much.
        """
        theirs, now = after.seats[other].cash, self.table.chances()[seat]
        low, high = 0, theirs

        def gain(paid: int) -> float:
            return self.table.judged(altered(after, {seat: paid, other: -paid}))[seat] - now

        if high <= 0 or gain(high) < 0:
            return None
        for _ in range(STEPS):
            middle = (low + high) // 2
            if gain(middle) < 0:
                low = middle
            else:
                high = middle
        return min(-(-high // 10) * 10, theirs)

    def _judge_declined(self, event: e.TradeClosed, trade: Trade) -> None:
        table, seat = self.table, trade.partner
        before, after = table.chances(), table.traded(trade)
        then = before if after is None else table.judged(after)
        if then[seat] > before[seat]:  # To decline a bad offer is no feat.
            events = (e.TradeOffered(trade), event)
            declined = if_declined(table.judge, table.position(), trade, (before, then))[seat]
            chances = (before[seat], declined, then[seat])
            self.choices.note(seat, events, chances, Alternative("accept"))
