"""Notices: what the host itself did to a game, such as a pause, an absence, a new player."""

from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from engine.core.actions import SeatId
from engine.record import record


@record
class WentAway:
    """A player will be away until then (unix seconds); `again`: was away already."""

    seat: SeatId
    until: int
    again: bool = False
    kind: Literal["went-away"] = "went-away"


@record
class CameBack:
    """A player who was away or absent is back."""

    seat: SeatId
    kind: Literal["came-back"] = "came-back"


@record
class BecameAbsent:
    """A player has missed several deadlines in a row and is not waited for any more."""

    seat: SeatId
    missed: int
    kind: Literal["became-absent"] = "became-absent"


@record
class OutOfTime:
    """A player's waiting time in this game is used up."""

    seat: SeatId
    kind: Literal["out-of-time"] = "out-of-time"


@record
class GivenTime:
    """The others have given a player the waiting time anew."""

    seat: SeatId
    kind: Literal["given-time"] = "given-time"


@record
class Paused:
    """No time runs, until then at the latest (unix seconds)."""

    until: int
    kind: Literal["paused"] = "paused"


@record
class Resumed:
    """Time runs again."""

    kind: Literal["resumed"] = "resumed"


@record
class HandedOver:
    """Another person plays a seat from now on; `returns`: until its owner is back.

    `before_id`, `after_id`: their user ids; None for a computer, and in logs from before ids were
    kept.
    """

    seat: SeatId
    before: str
    after: str
    returns: bool
    before_id: int | None = None
    after_id: int | None = None
    kind: Literal["handed-over"] = "handed-over"


@record
class LeftToComputer:
    """A computer plays a seat; `returns`: until its owner is back.

    `before_id`: the user id of its last player; None in logs from before ids were kept.
    """

    seat: SeatId
    before: str
    returns: bool
    before_id: int | None = None
    kind: Literal["left-to-computer"] = "left-to-computer"


@record
class GivenBack:
    """The owner of a seat has returned to it."""

    seat: SeatId
    owner: str
    kind: Literal["given-back"] = "given-back"


@record
class Retired:
    """The others have had a seat retire: it resigns."""

    seat: SeatId
    kind: Literal["retired"] = "retired"


@record
class Undone:
    """A player's last choice has been taken back, by consent of the others, if there are any."""

    seat: SeatId
    version: int
    kind: Literal["undone"] = "undone"


@record
class Extended:
    """A moderator has given everybody more time, in seconds."""

    seconds: int
    kind: Literal["extended"] = "extended"


@record
class Moderated:
    """An act of a moderator and its reason; what the act did follows, or is the same step."""

    act: str
    by: int
    reason: str
    kind: Literal["moderated"] = "moderated"


Notice = (
    WentAway
    | CameBack
    | BecameAbsent
    | OutOfTime
    | GivenTime
    | Paused
    | Resumed
    | HandedOver
    | LeftToComputer
    | GivenBack
    | Retired
    | Undone
    | Extended
    | Moderated
)
_FOLLOWS: Mapping[str, tuple[type[Notice], ...]] = {
    "pause": (Paused,),
    "resume": (Resumed,),
    "extend": (Extended,),
    "replace": (HandedOver, LeftToComputer),
    "remove": (Retired,),
}
"""The notices that report an act of a moderator directly after it; an end and a move have none."""
_ADAPTER: TypeAdapter[Notice] = TypeAdapter(Annotated[Notice, Field(discriminator="kind")])


def follows_act(notice: Notice, before: Notice | None) -> bool:
    """Return whether a notice reports the moderator's act that the notice `before` it announced."""
    return isinstance(before, Moderated) and isinstance(notice, _FOLLOWS.get(before.act, ()))


def dump_notice(notice: Notice) -> str:
    """Return a notice as JSON."""
    return _ADAPTER.dump_json(notice).decode()


def load_notice(text: str) -> Notice:
    """Return the notice of a JSON text."""
    return _ADAPTER.validate_json(text)
