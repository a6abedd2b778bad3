"""What players have asked for before the rules allow it (AMB-05)."""

from typing import Annotated, Literal

from pydantic import Field

from engine.core.actions import Build, Mortgage, SeatId, SellBuildings, Unmortgage
from engine.core.errors import Reason
from engine.core.ranges import Number
from engine.record import record

Business = Build | SellBuildings | Mortgage | Unmortgage
"""What a player may do with property, and may ask for too early."""


@record
class Intent:
    """What a seat has asked for too early; it is done as soon as it may be."""

    id: Number
    seat: SeatId
    action: Annotated[Business, Field(discriminator="kind")]


@record
class IntentQueued:
    """A player asked for something too early; it waits until it is legal."""

    intent: Intent
    kind: Literal["intent-noted"] = "intent-noted"


@record
class IntentDone:
    """An intent became possible and was carried out; the events before this one are its results."""

    intent: Intent
    kind: Literal["intent-done"] = "intent-done"


@record
class IntentDropped:
    """An intent was dropped: taken back, its owner or the game is over, or the rules forbid it now.

    `why` and `facts` are those of the refusal where the rules forbid the intent.
    """

    intent: Intent
    by: Literal["owner", "rules", "left"]
    why: Reason | None = None
    facts: tuple[tuple[str, int | str], ...] = ()
    kind: Literal["intent-dropped"] = "intent-dropped"
