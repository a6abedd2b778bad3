"""How long people have: a time in seconds for every class of decision, at every pace."""

from dataclasses import dataclass
from typing import Literal

from engine.actions import SeatId
from engine.decisions import (
    Auction,
    BuyOrDecline,
    ChooseTax,
    Decision,
    Held,
    InJail,
    LiftOrHold,
    Owing,
    SealedAuction,
    ShortageAuction,
    ShortageClaim,
    ToEnd,
    ToThrow,
)
from engine.editions.rules import Rules
from engine.state import GameState

Clocked = Literal[
    "throw", "hold", "jail", "buy", "tax", "auction", "debt", "rescue", "lift", "trade", "claim"
]
MINUTE, HOUR = 60, 3600
DAY = 24 * HOUR
COURTESY = 20
"""Seconds before a person's automatic throw where everybody is there: time to build and deal."""


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds for each class and for a vote to cancel, and how auctions run.

    A throw that happens by itself waits: a computer's for a `beat`, a person's for a `courtesy`.
    """

    name: str
    beat: int
    courtesy: int
    lobby: int
    vote: int
    soft_close: int
    times: dict[Clocked, int]
    live: bool

    def rules(self, rules: Rules) -> Rules:
        """An edition's rules as they are played at this pace (AMB-07, AMB-17)."""
        return rules.played_live() if self.live else rules.played_by_post()


LIVE = Pace(
    "live",
    beat=0,
    courtesy=COURTESY,
    lobby=30 * MINUTE,
    vote=2 * MINUTE,
    soft_close=15,
    times={
        "throw": 2 * MINUTE,
        "hold": 20,
        "jail": 2 * MINUTE,
        "buy": 2 * MINUTE,
        "tax": MINUTE,
        "auction": MINUTE,
        "debt": 3 * MINUTE,
        "rescue": 2 * MINUTE,
        "lift": MINUTE,
        "claim": 20,
        "trade": 5 * MINUTE,
    },
    live=True,
)
DAILY = Pace(
    "daily",
    beat=15 * MINUTE,
    courtesy=15 * MINUTE,
    lobby=7 * DAY,
    vote=DAY,
    soft_close=0,
    times={
        "throw": DAY,
        "jail": DAY,
        "buy": DAY,
        "tax": 12 * HOUR,
        "auction": 12 * HOUR,
        "debt": DAY,
        "rescue": 12 * HOUR,
        "lift": 12 * HOUR,
        "claim": 4 * HOUR,
        "trade": DAY,
    },
    live=False,
)
PACES: dict[str, Pace] = {pace.name: pace for pace in (LIVE, DAILY)}

_CLASSES: dict[type[Decision], Clocked] = {
    ToThrow: "throw",
    ToEnd: "throw",
    Held: "hold",
    InJail: "jail",
    BuyOrDecline: "buy",
    ChooseTax: "tax",
    Auction: "auction",
    SealedAuction: "auction",
    ShortageClaim: "claim",
    ShortageAuction: "auction",
    LiftOrHold: "lift",
}


def class_of(state: GameState, decision: Decision, seat: SeatId) -> Clocked:
    """The class of what a seat is asked; a debt that nothing can cover waits for a rescue."""
    if isinstance(decision, Owing):
        debt = decision.debt_of(seat)
        hopeless = debt is not None and state.raisable(seat) < debt.amount
        return "rescue" if hopeless else "debt"
    return _CLASSES[type(decision)]
