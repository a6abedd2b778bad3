"""What must happen in a whole game, and what the log says has happened so far."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import Enum

from engine.core import actions as a
from engine.core import events as e
from engine.core.actions import SeatId
from tests.support.players import Logged, Table


class Milestone(Enum):
    """Something that must happen."""

    BUY = "a deed is bought"
    MAXIMUM = "an auction is won by a secret maximum"
    TRADE = "a trade is accepted"
    COUNTER = "a trade is countered and the counter-offer accepted"
    MORTGAGE = "a deed is mortgaged"
    FINE = "Jail is left by the fine"
    BANK = "somebody is bankrupt to the Bank"
    ESTATE = "the Bank auctions what he leaves"
    HOTEL = "a hotel is built"
    PLAYER = "somebody is bankrupt to a player"
    WON = "somebody wins"


IN_PEACE = frozenset(Milestone) - {
    Milestone.BANK,
    Milestone.ESTATE,
    Milestone.HOTEL,
    Milestone.PLAYER,
    Milestone.WON,
}


@dataclass(slots=True)
class Checklist:
    """What the log says has happened so far."""

    table: Table
    done: set[Milestone] = field(default_factory=set)
    version: int = 0
    _counters: set[int] = field(default_factory=set)
    _estate: set[int] = field(default_factory=set)
    _driven: set[SeatId] = field(default_factory=set)

    def missing(self) -> list[str]:
        """What has not happened, in words."""
        return [feat.value for feat in Milestone if feat not in self.done]

    def look(self) -> None:
        """Read what has been added to the log."""
        for step in self.table.log(self.version):
            self.version = step.version
            for event in step.events:
                self.done.update(self._read(step, event))

    def _read(self, step: Logged, event: e.Event) -> Iterable[Milestone]:
        match event:
            case e.PropertyBought():
                yield Milestone.BUY
            case e.Mortgaged():
                yield Milestone.MORTGAGE
            case e.Built(levels=levels) if any(level == 5 for _, level in levels):
                yield Milestone.HOTEL
            case e.JailLeft(by="fine") if isinstance(step.action, a.PayFine):
                yield Milestone.FINE
            case e.TradeOffered() | e.TradeMade():
                yield from self._traded(event)
            case e.BidMade() | e.AuctionWon() | e.AuctionOpened():
                yield from self._auctioned(step, event)
            case _:
                yield from self._ended(event)

    def _traded(self, event: e.TradeOffered | e.TradeMade) -> Iterable[Milestone]:
        if isinstance(event, e.TradeMade):
            yield Milestone.COUNTER if event.trade.id in self._counters else Milestone.TRADE
        elif event.answers is not None:
            self._counters.add(event.trade.id)

    def _auctioned(
        self, step: Logged, event: e.BidMade | e.AuctionWon | e.AuctionOpened
    ) -> Iterable[Milestone]:
        """Check an auction: a bid in the step of another player comes from a secret maximum."""
        match event:
            case e.AuctionOpened(lots=lots):
                self._driven.clear()
                if self._estate & set(lots):
                    yield Milestone.ESTATE
            case e.BidMade(seat=seat) if seat != step.seat:
                self._driven.add(seat)
            case e.AuctionWon(seat=seat) if seat in self._driven:
                yield Milestone.MAXIMUM

    def _ended(self, event: e.Event) -> Iterable[Milestone]:
        match event:
            case e.WentBankrupt(to=to):
                yield Milestone.PLAYER if to else Milestone.BANK
            case e.EstateSurrendered(deeds=deeds):
                self._estate.update(deeds)
            case e.GameEnded():
                yield Milestone.WON
