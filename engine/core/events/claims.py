"""Rent that its owner has to ask for (RENT-08)."""

from typing import Literal

from engine.core.actions import SeatId
from engine.core.ranges import Count, Number
from engine.core.why import Rent
from engine.record import record


@record
class RentClaim:
    """Rent that may still be claimed: the sum is that of the landing (AMB-06).

    `turn` is the turn of that landing, `followed` the first later turn in which a player has rolled
    to move, 0 before there is one.
    """

    id: Number
    owner: SeatId
    visitor: SeatId
    rent: Rent
    turn: Number
    followed: Count = 0


@record
class RentClaimable:
    """A visit is worth rent, if the owner asks for it in time."""

    claim: RentClaim
    kind: Literal["rent-claimable"] = "rent-claimable"


@record
class RentClaimed:
    """The owner has asked for it: it is charged next."""

    claim: RentClaim
    kind: Literal["rent-claimed"] = "rent-claimed"


@record
class RentLapsed:
    """Rent can no longer be claimed: the dice came first, or one of the two players has left."""

    claim: RentClaim
    by: Literal["throw", "left"]
    kind: Literal["rent-lapsed"] = "rent-lapsed"
