"""How the computers of a game answer within one unit of work."""

from collections.abc import MutableMapping
from dataclasses import dataclass

from engine.core.actions import SeatId
from engine.host.computers.thinker import Thought

Moment = tuple[int, tuple[str, ...], SeatId, int | None]
"""When a computer was asked: version of the game, lines of the log since, seat, id of the trade."""
Thoughts = MutableMapping[Moment, Thought]


@dataclass(frozen=True, slots=True)
class ComputerPlay:
    """The thoughts that are known, and the pace of computers.

    `thoughts`: None where the plain computer player answers at once. `live_delay`: the seconds
    that a computer's roll waits at pace live, so that people can read what the last one did.
    """

    thoughts: Thoughts | None = None
    live_delay: int = 0


AT_ONCE = ComputerPlay()
