"""Choices to buy a property one has landed on, or to leave it to the others."""

from dataclasses import dataclass

from engine.analysis.review.choices import Ledger, is_chosen
from engine.analysis.review.judged_table import JudgedTable
from engine.analysis.review.records import Alternative, JudgedChoice
from engine.core import events as e
from engine.core.actions import SeatId
from engine.core.undo import LogLine
from engine.players.policy import bidding
from engine.players.policy.what_if import bought
from engine.rules.auction.open_calls import bank_auctions


@dataclass(slots=True)
class _Declined:
    """A purchase that was declined: by whom and when, what it would have cost and been worth."""

    event: e.PurchaseDeclined
    turn: int
    price: int
    before: float
    instead: float


class Buying:
    """Watches purchases; what was declined is judged by what became of the lot."""

    def __init__(self, table: JudgedTable, ledger: Ledger) -> None:
        self._table, self._ledger = table, ledger
        self._before = self._instead = 0.0
        self._declined: dict[int, _Declined] = {}

    def before(self, event: e.Event, line: LogLine) -> None:
        """Judge what buying or declining would lead to."""
        match event:
            case e.PropertyBought(seat=seat, space=space) if is_chosen(line):
                self._before = self._table.chances()[seat]
                self._instead = self._without(seat, space)
            case e.PurchaseDeclined(seat=seat) if is_chosen(line):
                self._decline(event)
            case _:
                pass

    def after(self, event: e.Event, line: LogLine) -> None:
        """Judge a purchase by the table it led to, and one declined by who has the lot now."""
        match event:
            case e.PropertyBought(seat=seat) if is_chosen(line):
                chance = self._table.chances()[seat]
                alternative = Alternative("leave" if self._stays() else "auction")
                self._ledger.note(
                    JudgedChoice(
                        seat, self._table.turn, (event,), self._before, chance, self._instead,
                        alternative,
                    ),
                    self._ledger.happening,
                )  # fmt: skip
            case e.DeedTaken(space=space) | e.AuctionUnsold(space=int(space)):
                self._settle(space, event)
            case e.PurchaseDeclined(space=space) if self._stays():
                self._settle(space, None)
            case _:
                pass

    def _stays(self) -> bool:
        return not bank_auctions(self._table.state)

    def _without(self, seat: SeatId, space: int) -> float:
        if self._stays():
            return self._table.chances()[seat]
        return bidding.without(self._table.judge, self._table.position(), seat, space)

    def _decline(self, event: e.PurchaseDeclined) -> None:
        seat, space, state = event.seat, event.space, self._table.state
        price = state.rules.properties[space].price
        if state.seats[seat].cash < price:
            return
        before = self._table.chances()[seat]
        instead = self._table.judged(bought(self._table.position(), seat, space, price))[seat]
        self._declined[space] = _Declined(event, self._table.turn, price, before, instead)

    def _settle(self, space: int, result: e.Event | None) -> None:
        found = self._declined.pop(space, None)
        if found is None or self._table.state.seats[found.event.seat].left is not None:
            return
        seat = found.event.seat
        events = (found.event,) if result is None else (found.event, result)
        self._ledger.note(
            JudgedChoice(
                seat, found.turn, events, found.before, self._table.chances()[seat], found.instead,
                Alternative("buy", found.price),
            ),
            None if result is None else self._ledger.happening,
        )  # fmt: skip
