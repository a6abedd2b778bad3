"""Choices to buy a property one has landed on, or to leave it to the others."""

from dataclasses import replace

from engine.analysis.review.choices import Choices, Watcher, is_chosen
from engine.analysis.review.judged_table import JudgedTable
from engine.analysis.review.records import Alternative, JudgedChoice
from engine.core import events as e
from engine.core.actions import SeatId
from engine.core.timeline import Entry
from engine.players.policy import purchases
from engine.players.policy.what_if import bought
from engine.rules.auction.open_calls import bank_auctions


class Buying(Watcher):
    """Watches purchases; what was declined is judged by what became of the lot."""

    def __init__(self, table: JudgedTable, choices: Choices) -> None:
        super().__init__(table, choices)
        self._before = self._instead = 0.0
        self._declined: dict[int, JudgedChoice] = {}

    def before(self, entry: Entry) -> None:
        """Judge what buying or declining would lead to."""
        match entry.event:
            case e.PropertyBought(seat=seat, space=space) if is_chosen(entry.line):
                self._before = self.table.chances()[seat]
                self._instead = self._without(seat, space)
            case e.PurchaseDeclined() as declined if is_chosen(entry.line):
                self._decline(declined)
            case _:
                pass

    def after(self, entry: Entry) -> None:
        """Judge a purchase by the table it led to, and one declined by who has the lot now."""
        match entry.event:
            case e.PropertyBought(seat=seat) as event if is_chosen(entry.line):
                chances = self._before, self.table.chances()[seat], self._instead
                better = Alternative("leave" if self._stays() else "auction")
                self.choices.note(seat, (event,), chances, better, self.choices.episode)
            case (e.DeedTaken(space=space) | e.AuctionUnsold(space=int(space))) as event:
                self._settle(space, event)
            case e.PurchaseDeclined(space=space) if self._stays():
                self._settle(space, None)
            case _:
                pass

    def _stays(self) -> bool:
        return not bank_auctions(self.table.state)

    def _without(self, seat: SeatId, space: int) -> float:
        if self._stays():
            return self.table.chances()[seat]
        return purchases.without(self.table.judge, self.table.position(), seat, space)

    def _decline(self, event: e.PurchaseDeclined) -> None:
        seat, space, state = event.seat, event.space, self.table.state
        price = state.rules.properties[space].price
        if state.seats[seat].cash < price:
            return
        before = self.table.chances()[seat]
        instead = self.table.judged(bought(self.table.position(), seat, space, price))[seat]
        self._declined[space] = JudgedChoice(
            seat, self.table.turn, (event,), before, before, instead, Alternative("buy", price)
        )

    def _settle(self, space: int, result: e.Event | None) -> None:
        found = self._declined.pop(space, None)
        if found is None or self.table.state.seats[found.seat].left is not None:
            return
        found = replace(found, chance=self.table.chances()[found.seat])
        if result is None:
            self.choices.add(found, None)
        else:
            found = replace(found, events=(*found.events, result))
            self.choices.add(found, self.choices.episode)
