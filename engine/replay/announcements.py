"""Events that change nothing on the table: whether they are possible where a log has them.

A reader who follows a game without its secrets cannot let the rules play it again. What a bid, a
debt or a hold has to agree with is public, though: the table, and earlier events.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from engine.core import events as e
from engine.core.actions import SeatId
from engine.core.errors import contradict
from engine.core.evolve import WITHOUT_EFFECT
from engine.core.lots import Lot
from engine.core.position import Position
from engine.core.why import AuctionPrice
from engine.record import record

Bids = tuple[tuple[SeatId, int], ...]


@record
class Calls:
    """The bids for a lot; `struck` where some may count no more, because a seat left (AMB-23)."""

    auction: int
    bids: Bids = ()
    struck: bool = False


@dataclass(slots=True)
class Announcements:
    """What the events so far have announced of auctions, shortages and holds.

    `lots`: what is still for sale; `ids`: of all that has been opened for bids or claims.
    """

    lots: dict[Lot, Calls] = field(default_factory=dict)
    ids: frozenset[int] = frozenset()
    holder: SeatId | None = None

    def copy(self) -> "Announcements":
        """Return a copy to go back to when a step is taken back."""
        return Announcements(dict(self.lots), self.ids, self.holder)

    def check(self, position: Position, events: tuple[e.Event, ...], number: int) -> None:
        """Note the event of this number in a step, before it happens on the table.

        Raises ImpossibleTransition where the event contradicts the table, or an earlier event.
        """
        event = events[number]
        check = _CHECKS.get(type(event))
        if check is None:
            return
        _need_players(position, event, [getattr(event, name, None) for name in _ONE])
        for name in _SEVERAL:
            _need_players(position, event, getattr(event, name, ()))
        check(self, position, event, events[number + 1] if number + 1 < len(events) else None)


def is_announcement(event: e.Event) -> bool:
    """Return whether an event changes nothing on the table."""
    return type(event) in WITHOUT_EFFECT


_ONE, _SEVERAL = ("seat", "mover", "owner"), ("to", "asked", "seats")
"""Fields of events that name a seat, or several."""


def _need_players(position: Position, event: e.Event, seats: Iterable[SeatId | None]) -> None:
    players = position.players()
    if not all([seat is None or seat in players for seat in seats]):
        contradict(event, "somebody in it is not in the game")


def _need_bank(position: Position, event: e.Event, lot: Lot) -> None:
    """Check that a lot is a deed of the Bank, or a card of the game that nobody holds."""
    if isinstance(lot, str):
        printed = any([lot in cards for cards in position.rules.decks.values()])
        if not printed or any([lot in player.passes for player in position.seats]):
            contradict(event, "the Bank has no such card")
    elif lot not in position.deeds or position.deeds[lot].owner is not None:
        contradict(event, "the Bank has no such deed")


def _need_own(position: Position, event: e.Event, seat: SeatId, spaces: Iterable[int]) -> None:
    if not all(
        [space in position.deeds and position.deeds[space].owner == seat for space in spaces]
    ):
        contradict(event, "a lot is not that player's")


# -- purchases and rent ------------------------------------------------------------------------


def _declined(known: Announcements, position: Position, event: e.PurchaseDeclined, _: Any) -> None:
    _need_bank(position, event, event.space)
    if position.seats[event.seat].space != event.space:
        contradict(event, "the token does not stand there")


def _rent_spared(known: Announcements, position: Position, event: e.RentSpared, _: Any) -> None:
    _need_own(position, event, event.owner, (event.space,))
    mortgaged = position.deeds[event.space].mortgaged
    jailed = position.seats[event.owner].jail is not None
    if position.seats[event.seat].space != event.space or not (mortgaged or jailed):
        contradict(event, "the rent is due, or nobody stands there")


# -- auctions ----------------------------------------------------------------------------------


def _auction_opened(
    known: Announcements, position: Position, event: e.AuctionOpened, _: Any
) -> None:
    if event.auction in known.ids or not event.lots:
        contradict(event, "it was opened before, or sells nothing")
    for lot in event.lots:
        _need_bank(position, event, lot)
        known.lots[lot] = Calls(event.auction)
    known.ids |= {event.auction}


def _bid_made(known: Announcements, position: Position, event: e.BidMade, _: Any) -> None:
    calls = _calls(known, event, event.space)
    least, most = position.first_bid(event.space), position.lot_limit(event.seat, event.space)
    if not (least <= event.amount <= most and position.may_buy(event.seat)):
        contradict(event, "the seat may not bid so much, or so little")
    if calls.bids and not calls.struck:
        leader, price = calls.bids[-1]
        # AMB-23: of equal bids the second is the leader's earlier maximum.
        if event.amount < price + (event.seat == leader):
            contradict(event, "it does not go beyond the bid that leads")
    bids = (*calls.bids, (event.seat, event.amount))
    known.lots[event.space] = Calls(calls.auction, bids, calls.struck)


def _auction_won(
    known: Announcements, position: Position, event: e.AuctionWon, after: e.Event | None
) -> None:
    calls = _calls(known, event, event.space)
    won = (event.seat, event.price)
    if calls.bids and (won not in calls.bids or (won != calls.bids[-1] and not calls.struck)):
        contradict(event, "the bid that leads is another")
    if event.price < position.first_bid(event.space):
        contradict(event, "nobody may bid so little")
    match after:
        case e.Paid(to=(), why=AuctionPrice()) | e.DebtOpened(to=(), why=AuctionPrice()):
            charged = (after.seat, after.amount, after.why) == (*won, AuctionPrice(event.space))
        case _:
            charged = False
    if not charged:
        contradict(event, "its price is not charged")
    del known.lots[event.space]


def _auction_unsold(
    known: Announcements, position: Position, event: e.AuctionUnsold, _: Any
) -> None:
    calls = _calls(known, event, event.space)
    if calls.bids and not calls.struck:
        contradict(event, "somebody has bid")
    del known.lots[event.space]


def _calls(known: Announcements, event: e.Event, lot: Lot) -> Calls:
    return known.lots.get(lot) or contradict(event, "no auction of it is open")


def _of_auction(
    known: Announcements, position: Position, event: e.MaximumFiled | e.BidderPassed, _: Any
) -> None:
    if event.auction not in known.ids:
        contradict(event, "nothing of that id was opened")


# -- building shortages ------------------------------------------------------------------------


def _shortage_opened(
    known: Announcements, position: Position, event: e.ShortageOpened, _: Any
) -> None:
    _need_own(position, event, event.seat, [space for space, _level in event.levels])
    known.ids |= {event.shortage}


def _claim(
    known: Announcements, position: Position, event: e.ClaimMade | e.ClaimDeferred, _: Any
) -> None:
    _need_own(position, event, event.seat, event.lots)
    _need_shortage(known, event, event.shortage)


def _building_auction(
    known: Announcements, position: Position, event: e.ShortageAuctionOpened, _: Any
) -> None:
    _need_shortage(known, event, event.shortage)
    known.ids |= {event.auction}


def _building_bid(known: Announcements, position: Position, event: e.BuildingBid, _: Any) -> None:
    _need_own(position, event, event.seat, (event.space,))
    _need_shortage(known, event, event.auction)
    if not 0 < event.amount <= position.seats[event.seat].cash:
        contradict(event, "it is paid in cash, which is not there")


def _building_won(known: Announcements, position: Position, event: e.BuildingWon, _: Any) -> None:
    _need_own(position, event, event.seat, (event.space,))
    _need_shortage(known, event, event.shortage)
    if not 0 < event.price <= position.seats[event.seat].cash:
        contradict(event, "it is paid in cash, which is not there")


def _building_unsold(
    known: Announcements, position: Position, event: e.BuildingUnsold, _: Any
) -> None:
    _need_shortage(known, event, event.shortage)


def _need_shortage(known: Announcements, event: e.Event, number: int) -> None:
    if number not in known.ids:
        contradict(event, "no such shortage was opened")


# -- debts, holds and leaving ------------------------------------------------------------------


def _debt_opened(known: Announcements, position: Position, event: e.DebtOpened, _: Any) -> None:
    if event.amount <= position.seats[event.seat].cash or event.seat in event.to:
        contradict(event, "the cash covers it, or it is owed to oneself")


def _hold_set(known: Announcements, position: Position, event: e.HoldSet, _: Any) -> None:
    if event.mover != position.mover or event.seat == event.mover or known.holder is not None:
        contradict(event, "somebody else is to throw, or holds the throw already")
    known.holder = event.seat


def _hold_lifted(known: Announcements, position: Position, event: e.HoldLifted, _: Any) -> None:
    if event.seat != known.holder:
        contradict(event, "the seat holds no throw")
    known.holder = None


def _time_limit_reached(
    known: Announcements, position: Position, event: e.TimeLimitReached, _: Any
) -> None:
    if not position.rules.is_timed:
        contradict(event, "the game is not timed")
    known.holder = None


def _resigned(
    known: Announcements, position: Position, event: e.Resigned, after: e.Event | None
) -> None:
    if not isinstance(after, e.WentBankrupt) or after.seat != event.seat:
        contradict(event, "the seat does not leave the game")


def _went_bankrupt(known: Announcements, position: Position, event: e.WentBankrupt, _: Any) -> None:
    if event.seat in (known.holder, position.mover):
        known.holder = None
    for lot, calls in known.lots.items():
        known.lots[lot] = Calls(calls.auction, calls.bids, struck=True)


def _nothing_to_add(known: Announcements, position: Position, event: e.Event, _: Any) -> None:
    """Accept the event: that its seats are in the game has been checked already."""


_CHECKS: dict[type[e.Event], Callable[[Announcements, Position, Any, e.Event | None], None]] = {
    e.PurchaseDeclined: _declined,
    e.RentSpared: _rent_spared,
    e.AuctionOpened: _auction_opened,
    e.BidMade: _bid_made,
    e.MaximumFiled: _of_auction,
    e.BidderPassed: _of_auction,
    e.AuctionWon: _auction_won,
    e.AuctionUnsold: _auction_unsold,
    e.ShortageOpened: _shortage_opened,
    e.ClaimMade: _claim,
    e.ClaimDeferred: _claim,
    e.ShortageAuctionOpened: _building_auction,
    e.BuildingBid: _building_bid,
    e.BuildingWon: _building_won,
    e.BuildingUnsold: _building_unsold,
    e.DebtOpened: _debt_opened,
    e.DebtForgiven: _nothing_to_add,
    e.HoldSet: _hold_set,
    e.HoldLifted: _hold_lifted,
    e.TimeLimitReached: _time_limit_reached,
    e.Resigned: _resigned,
    e.WentBankrupt: _went_bankrupt,
}
