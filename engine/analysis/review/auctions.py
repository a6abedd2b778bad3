"""Choices in auctions: the price that the winner paid, and lots that were worth more to others."""

from engine.analysis.review.choices import Ledger, action_word, is_chosen
from engine.analysis.review.judged_table import JudgedTable
from engine.analysis.review.records import Alternative, JudgedChoice
from engine.core import events as e
from engine.core.actions import SeatId
from engine.core.undo import LogLine
from engine.players.policy import bidding
from engine.players.policy.what_if import bought

BIDS = ("bid", "max", "file", "pass")
"""Words of notation with which a player takes part in an auction."""


class Auctions:
    """Watches auctions of properties; secret maxima are never looked at."""

    def __init__(self, table: JudgedTable, ledger: Ledger) -> None:
        self._table, self._ledger = table, ledger
        self._bids: dict[SeatId, int] = {}
        self._bidders: set[SeatId] = set()

    def before(self, event: e.Event, line: LogLine) -> None:
        """Note who takes part, and judge the result."""
        if is_chosen(line) and line.seat is not None and action_word(line) in BIDS:
            self._bidders.add(line.seat)
        match event:
            case e.BidMade(seat=seat, amount=amount):
                self._bids[seat] = amount
            case e.AuctionWon(space=int(space)):
                self._judge_winner(event, space)
                self._judge_others(event, space)
                self._bids.clear()
            case e.AuctionWon() | e.AuctionUnsold():
                self._bids.clear()
            case e.TurnStarted():
                self._bids.clear()
                self._bidders.clear()
            case _:
                pass

    def after(self, event: e.Event, line: LogLine) -> None:
        """Nothing more: an auction is judged at once."""

    def _judge_winner(self, won: e.AuctionWon, space: int) -> None:
        table, seat = self._table, won.seat
        if seat not in self._bidders:
            return
        position = table.position()
        chance = table.judged(bought(position, seat, space, won.price))[seat]
        others = {it: bid for it, bid in self._bids.items() if it != seat}
        instead, before = table.chances()[seat], table.chances()[seat]
        if others:
            second = max(others, key=lambda it: others[it])
            instead = table.judged(bought(position, second, space, others[second]))[seat]
        self._ledger.note(
            JudgedChoice(seat, table.turn, (won,), before, chance, instead, Alternative("no-bid")),
            self._ledger.happening,
        )

    def _judge_others(self, won: e.AuctionWon, space: int) -> None:
        """Compare losing with a bid of one step above what the lot was worth to the winner."""
        position, table = self._table.position(), self._table
        cash = max(won.price, position.seats[won.seat].cash)
        most = bidding.worth(table.judge, position, won.seat, space, cash)
        price = position.next_bid(max(won.price, most))
        chances = table.judged(bought(position, won.seat, space, won.price))
        for seat in self._bidders - {won.seat}:
            player = position.seats[seat]
            if player.left is not None or player.cash < price:
                continue
            instead = table.judged(bought(position, seat, space, price))[seat]
            if instead > chances[seat]:
                before = table.chances()[seat]
                better = Alternative("bid", price)
                choice = JudgedChoice(
                    seat, table.turn, (won,), before, chances[seat], instead, better
                )
                self._ledger.note(choice, self._ledger.happening)
