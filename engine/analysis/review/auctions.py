"""Choices in auctions: the price that the winner paid, and lots that were worth more to others."""

from engine.analysis.review.choices import Choices, Watcher, action_word, is_chosen
from engine.analysis.review.judged_table import JudgedTable
from engine.analysis.review.records import Alternative
from engine.core import events as e
from engine.core.actions import SeatId
from engine.core.timeline import Entry
from engine.players.policy import purchases
from engine.players.policy.what_if import bought

BIDS = ("bid", "max", "file", "pass")
"""Words of notation with which a player takes part in an auction."""


class Auctions(Watcher):
    """Watches auctions of properties; secret maxima are never looked at."""

    def __init__(self, table: JudgedTable, choices: Choices) -> None:
        super().__init__(table, choices)
        self._bids: dict[SeatId, int] = {}
        self._bidders: set[SeatId] = set()

    def before(self, entry: Entry) -> None:
        """Note who takes part, and judge the result."""
        line = entry.line
        if is_chosen(line) and line.seat is not None and action_word(line) in BIDS:
            self._bidders.add(line.seat)
        match entry.event:
            case e.BidMade(seat=seat, amount=amount):
                self._bids[seat] = amount
            case e.AuctionWon(space=int(space)) as won:
                self._judge_winner(won, space)
                self._judge_others(won, space)
                self._bids.clear()
            case e.AuctionWon() | e.AuctionUnsold():
                self._bids.clear()
            case e.TurnStarted():
                self._bids.clear()
                self._bidders.clear()
            case _:
                pass

    def _judge_winner(self, won: e.AuctionWon, space: int) -> None:
        table, seat = self.table, won.seat
        if seat not in self._bidders:
            return
        position = table.position()
        chance = table.judged(bought(position, seat, space, won.price))[seat]
        others = {it: bid for it, bid in self._bids.items() if it != seat}
        before = instead = table.chances()[seat]
        if others:
            second = max(others, key=lambda other: others[other])
            instead = table.judged(bought(position, second, space, others[second]))[seat]
        better = Alternative("no-bid")
        self.choices.note(seat, (won,), (before, chance, instead), better, self.choices.episode)

    def _judge_others(self, won: e.AuctionWon, space: int) -> None:
        """Compare losing with a bid of one step above what the lot was worth to the winner."""
        position, table = self.table.position(), self.table
        cash = max(won.price, position.seats[won.seat].cash)
        most = purchases.worth(table.judge, position, won.seat, space, cash)
        price = position.next_bid(max(won.price, most))
        lost = table.judged(bought(position, won.seat, space, won.price))
        for seat in self._bidders - {won.seat}:
            player = position.seats[seat]
            if player.left is not None or player.cash < price:
                continue
            instead = table.judged(bought(position, seat, space, price))[seat]
            if instead > lost[seat]:
                chances = table.chances()[seat], lost[seat], instead
                better = Alternative("bid", price)
                self.choices.note(seat, (won,), chances, better, self.choices.episode)
