"""Choices to trade, or to decline an offer."""

from engine.analysis.review.choices import Ledger, is_chosen
from engine.analysis.review.judged_table import JudgedTable
from engine.analysis.review.records import Alternative, JudgedChoice
from engine.core import events as e
from engine.core.actions import SeatId
from engine.core.events import Trade
from engine.core.position import Position
from engine.core.undo import LogLine
from engine.players.judge.accounts import Accounts

STEPS = 8
"""Halvings of the range in which an even price is looked for."""


class Trading:
    """Watches trades from both sides; an offer that lapsed was nobody's choice."""

    def __init__(self, table: JudgedTable, ledger: Ledger) -> None:
        self._table, self._ledger = table, ledger

    def before(self, event: e.Event, line: LogLine) -> None:
        """Judge a trade, or one that was declined, before anything changes hands."""
        match event:
            case e.TradeMade(trade=trade):
                # What it settles counts as paid already.
                if trade.forgives is None:
                    self._judge_made(event, trade)
            case e.TradeClosed(trade=trade, by="declined") if is_chosen(line):
                self._judge_declined(event, trade)
            case _:
                pass

    def after(self, event: e.Event, line: LogLine) -> None:
        """Nothing more: a trade is judged before it is made."""

    def _judge_made(self, event: e.TradeMade, trade: Trade) -> None:
        table, before = self._table, self._table.chances()
        after = table.traded(trade)
        if after is None:
            return
        chances = table.judged(after)
        for seat, other in ((trade.proposer, trade.partner), (trade.partner, trade.proposer)):
            now, better = before[seat], Alternative("no-trade")
            if chances[seat] < now and (dollars := self._even(after, seat, other, now)):
                better = Alternative("more-money", dollars)
            self._ledger.note(
                JudgedChoice(seat, table.turn, (event,), now, chances[seat], now, better),
                self._ledger.happening,
            )

    def _even(self, after: Position, seat: SeatId, other: SeatId, wanted: float) -> int | None:
        """Return the cash on top at which a trade would not have cost a seat anything.

        In tens of dollars; None where the other side did not have so much.
        """
        accounts, judge = Accounts(after), self._table.judge
        mine, theirs = after.seats[seat].cash, after.seats[other].cash
        low, high = 0, theirs

        def chance(paid: int) -> float:
            return judge.of(accounts, {seat: mine + paid, other: theirs - paid}).get(seat, 0.0)

        if high <= 0 or chance(high) < wanted:
            return None
        for _ in range(STEPS):
            middle = (low + high) // 2
            if chance(middle) < wanted:
                low = middle
            else:
                high = middle
        return min(-(-high // 10) * 10, theirs)

    def _judge_declined(self, event: e.TradeClosed, trade: Trade) -> None:
        table, seat = self._table, trade.partner
        now, after = table.chances()[seat], table.traded(trade)
        if after is None:
            return
        instead = table.judged(after)[seat]
        if instead <= now:
            return  # To decline a bad offer is no feat.
        events = (e.TradeOffered(trade), event)
        self._ledger.note(
            JudgedChoice(seat, table.turn, events, now, now, instead, Alternative("accept"))
        )
