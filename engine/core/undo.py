"""Taking back one's own last choice: when that may be, and the line of the log that does it.

A choice may be taken back only while nothing has come of it that cannot be forgotten again: no
dice, no card, no bid, nothing that was hidden; and while nobody else has chosen anything since.
"""

from collections.abc import Sequence
from enum import Enum
from typing import Literal

from engine.core import events as e
from engine.core.actions import EndTurn, SeatId
from engine.core.notation import write
from engine.core.state import GameState
from engine.core.why import IncomeTax
from engine.record import record

Author = Literal["press", "orders", "silence", "absence", "computer", "dice", "host"]
"""Who made a step: a person, standing orders, silence when time was up, the default for a player
who is not waited for, a computer, the dice, or the host."""
UNDO = "undo"
"""The host's own word for a step that takes back another: `undo 57`."""


class Obstacle(Enum):
    """Why a choice stays; the value is part of a key of the words (`refusal-undo-thrown`)."""

    NOTHING = "nothing"
    OTHERS = "others"
    ANSWERED = "answered"
    ROLLED = "thrown"
    DRAWN = "drawn"
    BID = "bid"
    BID_BY_OTHERS = "bid-by-others"
    SHOWN = "shown"
    FINAL = "final"


@record
class LogLine:
    """A line of a game's log: who acted (None: the host itself), what was said, what came of it.

    `action` is a line of notation or a word of the host's; versions rise by one a line.
    `goes_on`: the press that made this line made the next one too.
    """

    version: int
    seat: SeatId | None
    action: str
    by: Author
    events: tuple[e.Event, ...]
    goes_on: bool = False


_QUIET: tuple[type[e.Event], ...] = (
    e.TurnStarted, e.JailLeft, e.JailCardUsed, e.PropertyBought, e.PurchaseDeclined,
    e.AuctionOpened, e.BidderPassed, e.Paid, e.PotLaid, e.RentClaimed,
    e.RentLapsed, e.DebtOpened,
    e.DebtForgiven, e.CardReturned, e.Built, e.BuildingsSold, e.ShortageOpened, e.ClaimMade,
    e.Mortgaged, e.Unmortgaged, e.MortgageUndone, e.TradeOffered, e.TradeClosed, e.TradeMade,
    e.HoldSet, e.HoldEnded, e.IntentQueued, e.IntentDone, e.IntentDropped, e.ClaimDeferred,
    e.PurchaseOffered, e.MoveEnded, e.AgendaChanged, e.Waiting,
)  # fmt: skip
_ROLLED: tuple[type[e.Event], ...] = (
    e.StarterRolled, e.DiceRolled, e.RentRolled, e.Moved, e.SalaryPaid, e.Jailed,
    e.JailRollFailed, e.RentSpared, e.RentClaimable, e.PotTaken,
)  # fmt: skip
_DRAWN: tuple[type[e.Event], ...] = (
    e.GameStarted, e.DeckShuffled, e.DeedsDealt, e.CardDrawn, e.CardKept, e.Received,
)  # fmt: skip
_BID: tuple[type[e.Event], ...] = (
    e.BidMade, e.MaximumFiled, e.AuctionWon, e.AuctionUnsold, e.DeedTaken, e.JailCardTaken,
    e.ShortageAuctionOpened, e.BuildingBid, e.BuildingWon, e.BuildingUnsold,
)  # fmt: skip
_FINAL: tuple[type[e.Event], ...] = (
    e.Resigned, e.WentBankrupt, e.EstateTaken, e.EstateSurrendered, e.TimeLimitReached, e.GameEnded,
)  # fmt: skip

REVEALS: dict[type[e.Event], Obstacle | None] = {
    **dict.fromkeys(_QUIET),
    **dict.fromkeys(_ROLLED, Obstacle.ROLLED),
    **dict.fromkeys(_DRAWN, Obstacle.DRAWN),
    **dict.fromkeys(_BID, Obstacle.BID),
    **dict.fromkeys(_FINAL, Obstacle.FINAL),
}
"""What each kind of event leaves behind that cannot be taken back; None: nothing."""


def revealed(event: e.Event, seat: SeatId) -> Obstacle | None:
    """Return what keeps an event that followed a seat's choice from being forgotten again."""
    match event:
        case e.Paid(why=IncomeTax(percent=percent)) | e.DebtOpened(why=IncomeTax(percent=percent)):
            # ITAX-03: nobody is told the share of total worth before it is chosen.
            return None if percent is None else Obstacle.SHOWN
        case e.IntentQueued(intent=it) | e.IntentDone(intent=it) | e.IntentDropped(intent=it):
            # AMB-05: what waits of a player is a secret until it is done.
            return None if it.seat == seat else Obstacle.SHOWN
        case _:
            return REVEALS[type(event)]


def last_choice(log: Sequence[LogLine], seat: SeatId) -> tuple[LogLine, ...]:
    """Return all that the last press of the person on a seat did, oldest first.

    Empty if there is none, or if something was undone after it.
    """
    for index in reversed(range(len(log))):
        line = log[index]
        if undo_target(line.action) is not None:
            return ()
        if line.seat == seat and line.by == "press":
            first = index
            while first > 0 and log[first - 1].goes_on:
                first -= 1
            return tuple(log[first : index + 1])
    return ()


def undoable(log: Sequence[LogLine], seat: SeatId) -> Obstacle | None:
    """Return why the last choice of a seat has to stay; None if it may be taken back.

    `log` may lack its beginning, as long as it reaches back to that choice.
    """
    choice = last_choice(log, seat)
    if not choice:
        return Obstacle.NOTHING
    for line in log:
        if line.version >= choice[0].version and (found := _obstacle(line, choice, seat)):
            return found
    return None


def _obstacle(line: LogLine, choice: Sequence[LogLine], seat: SeatId) -> Obstacle | None:
    found = next((it for event in line.events if (it := revealed(event, seat))), None)
    if found is Obstacle.BID and line.seat not in (None, seat):
        return Obstacle.BID_BY_OTHERS
    if found is not None or line.version <= choice[-1].version or line.seat is None:
        return found
    if line.seat != seat:
        return Obstacle.OTHERS
    # A turn that ends by itself hides nothing; what else was answered for one was a choice.
    return None if line.action == write(seat, EndTurn()) else Obstacle.ANSWERED


def roll_back(now: GameState, then: GameState) -> GameState:
    """Return the state as it was, but for the ids: those given away since are never given again.

    Raises ValueError where dice have been rolled in between, because no roll is repeated.
    """
    if now.rolls != then.rolls:
        raise ValueError("a roll cannot be taken back")
    back = then.copy()
    back.agenda.give_id(now.agenda.serial - 1)
    return back


def undo_line(version: int) -> str:
    """Return the line of a step that takes back the step of that version, and all after it."""
    return f"{UNDO} {version}"


def undo_target(action: str) -> int | None:
    """Return the version that such a line takes back, None for any other line.

    Raises ValueError where it names none.
    """
    word, _, version = action.partition(" ")
    if word != UNDO:
        return None
    if not (version.isascii() and version.isdecimal() and len(version) <= 9):
        raise ValueError(f"not a step to take back: {action!r}")
    return int(version)
