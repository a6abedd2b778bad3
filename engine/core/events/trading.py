"""Money between players and the Bank, trades, and leaving the game."""

from typing import Literal

from engine.core.actions import SeatId, Side
from engine.core.ranges import Count, Dollars, Number, PropertySpace
from engine.core.why import Why
from engine.record import record


@record
class Paid:
    """Money from a player to the Bank (`to` empty) or in equal parts to players."""

    seat: SeatId
    to: tuple[SeatId, ...]
    amount: int
    why: Why
    kind: Literal["paid"] = "paid"


@record
class Received:
    """Money from the Bank."""

    seat: SeatId
    amount: int
    why: Why
    kind: Literal["received"] = "received"


@record
class PotLaid:
    """The Bank laid `amount` on Free Parking, where `pot` dollars lie now."""

    amount: int
    pot: int
    kind: Literal["pot-laid"] = "pot-laid"


@record
class PotTaken:
    """A player stopped on Free Parking and took all that lay there."""

    seat: SeatId
    amount: int
    kind: Literal["pot-taken"] = "pot-taken"


@record
class DebtOpened:
    """More is due than the debtor has in cash."""

    seat: SeatId
    to: tuple[SeatId, ...]
    amount: int
    why: Why
    kind: Literal["debt-opened"] = "debt-opened"


@record
class DebtForgiven:
    """AMB-58: the creditor took a trade for the debt."""

    seat: SeatId
    kind: Literal["debt-forgiven"] = "debt-forgiven"


@record
class Trade:
    """An open trade offer. `unmortgages`: what the proposer would pay off of what is received.

    `mortgaged` are the deeds in it that were mortgaged when it was offered: should that change,
    the offer is gone.
    """

    id: Number
    proposer: SeatId
    partner: SeatId
    gives: Side
    takes: Side
    unmortgages: tuple[PropertySpace, ...] = ()
    mortgaged: tuple[PropertySpace, ...] = ()
    forgives: Number | None = None


@record
class TradeOffered:
    """One player offered another a trade; `answers` the offer it counters."""

    trade: Trade
    answers: int | None = None
    kind: Literal["trade-offered"] = "trade-offered"


@record
class TradeClosed:
    """An offer was declined, withdrawn, countered, or died with what it was about."""

    trade: Trade
    by: Literal["declined", "withdrawn", "countered", "gone", "left"]
    kind: Literal["trade-closed"] = "trade-closed"


@record
class TradeMade:
    """Both agreed: everything changed hands."""

    trade: Trade
    kind: Literal["trade-made"] = "trade-made"


Closing = Literal["made", "declined", "withdrawn", "countered", "gone", "left"]
"""How an offer ended: as a trade, or as TradeClosed says."""


@record
class PastOffer:
    """A trade offer that is no longer open, and the `turn` in which it ended.

    `cash` and `deeds` are what the proposer and the partner had at that time: dollars, and how many
    deeds.
    """

    turn: Number
    trade: Trade
    by: Closing
    cash: tuple[Dollars, Dollars]
    deeds: tuple[Count, Count]


@record
class Resigned:
    """A player gave up the seat."""

    seat: SeatId
    kind: Literal["resigned"] = "resigned"


@record
class WentBankrupt:
    """A player is out, owing the Bank (`to` empty) or these players."""

    seat: SeatId
    to: tuple[SeatId, ...]
    kind: Literal["went-bankrupt"] = "went-bankrupt"


@record
class EstateTaken:
    """BKR-02: one creditor got everything of value."""

    seat: SeatId
    creditor: SeatId
    cash: int
    deeds: tuple[int, ...]
    jail_cards: tuple[str, ...]
    kind: Literal["estate-taken"] = "estate-taken"


@record
class EstateSurrendered:
    """BKR-08: the Bank got everything; mortgages are wiped, passes go under their decks.

    `mortgaged` are the deeds that it sells with their mortgages (AMB-35).
    """

    seat: SeatId
    cash: int
    deeds: tuple[int, ...]
    jail_cards: tuple[str, ...]
    mortgaged: tuple[int, ...] = ()
    kind: Literal["estate-surrendered"] = "estate-surrendered"
