"""What computer players say now and then about what happens to them."""

from collections.abc import Iterator, Mapping
from zlib import crc32

from bot.narration.log import Following, LoggedEvent, Remark, no_marks
from engine.core import events as e
from engine.core.actions import SeatId
from engine.core.events import Event
from engine.core.why import Rent
from engine.editions.rules import Rules
from engine.host.computers.names import GIVEN_NAMES
from engine.host.store.records import Player, Step

OCCASIONS: Mapping[str, tuple[int, int]] = {
    "deal": (1, 2),
    "auction": (2, 2),
    "house": (2, 2),
    "hotel": (2, 2),
    "rent": (2, 2),
    "bankrupt": (2, 1),
}
"""Of how many such events a player remarks on one, and how many remarks there are."""
HIGH_RENT = 30
"""Dollars from which on a rent is worth a word."""
RAISING = frozenset(("raise", "sell", "mortgage", "offer", "accept"))
"""What a step does by which a rent is paid late: its player had to raise the money first."""


def remarks_of(players: Mapping[SeatId, Player], rules: Rules) -> Following:
    """Return what gives the remarks of a game's computer players; no marks where none can speak."""
    remarks = Remarks(players, rules)
    return remarks.after if remarks.speakers else no_marks


class Remarks:
    """The remarks of one game's computer players; a step of the log decides whether there is one.

    The same log therefore has the same remarks for every reader, at each reading.
    """

    def __init__(self, players: Mapping[SeatId, Player], rules: Rules) -> None:
        self.speakers = {
            seat: player.character
            for seat, player in players.items()
            if player.user_id is None and player.character in GIVEN_NAMES
        }
        """The characters of those who speak, by seat."""
        self._rules = rules

    def after(self, step: Step, event: Event) -> Iterator[LoggedEvent]:
        """Yield a remark on an event of a step, if there is one."""
        for occasion, seat in self._moments(step, event):
            if seat in self.speakers:
                every, remarks = OCCASIONS[occasion]
                drawn = crc32(f"{step.at}:{step.version}:{seat}:{occasion}".encode())
                if drawn % every == 0:
                    number = drawn // every % remarks + 1
                    yield Remark(f"{self.speakers[seat]}-{occasion}-{number}", seat)
                return

    def _moments(self, step: Step, event: Event) -> Iterator[tuple[str, SeatId]]:
        """Yield what an event is to whom; the first of them who can speak may.

        What they say of a deal is about a street that they got, and of a rent that they had it
        ready: nobody is glad of what settles a debt.
        """
        match event:
            case e.TradeMade(trade=trade) if trade.forgives is None:
                yield from self._of_deal(trade)
            case e.AuctionWon(seat=seat, space=int() as space) if self._is_street(space):
                yield "auction", seat
            case e.Built(seat=seat, levels=levels):
                has_hotel = any(level >= self._rules.hotel_level for _, level in levels)
                yield "hotel" if has_hotel else "house", seat
            case e.Paid(seat=seat, amount=amount, why=Rent(space=space)):
                is_ready = RAISING.isdisjoint(step.action.split()[1:2])
                if amount >= HIGH_RENT and is_ready and self._is_street(space):
                    yield "rent", seat
            case e.WentBankrupt(seat=seat):
                yield "bankrupt", seat

    def _of_deal(self, trade: e.Trade) -> Iterator[tuple[str, SeatId]]:
        if any(map(self._is_street, trade.gives.deeds)):
            yield "deal", trade.partner
        if any(map(self._is_street, trade.takes.deeds)):
            yield "deal", trade.proposer

    def _is_street(self, space: int) -> bool:
        return self._rules.groups[self._rules.properties[space].group].kind == "street"
