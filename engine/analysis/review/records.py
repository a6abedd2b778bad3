"""What a review says. Chances are from 0 to 1, one a seat in seating order; money is in dollars."""

from typing import Literal

from engine.core.actions import Levels, SeatId
from engine.core.events import Event
from engine.record import record

Chances = tuple[float, ...]
"""Each seat's chance to win; 0 for a player who has left. They sum to 1."""
Instead = Literal[
    "auction", "leave", "buy", "bid", "no-bid", "no-trade", "more-money", "less-money",
    "accept", "build", "no-business", "stay-in-jail", "leave-jail", "play-on",
]  # fmt: skip
"""What a player could have done instead; part of a key of the words (`review-instead-buy`)."""


@record
class Moment:
    """Everybody's chances at the end of a turn, or around a turning point in it; turn 0 is before
    the first.
    """

    turn: int
    chances: Chances


@record
class TurningPoint:
    """Something that decided the game: what happened in a turn, and the chances around it.

    `completed`: the groups that it made whole, and whose: seat and name of the group; `brought`:
    the dollars of rent that they brought from then on.
    """

    turn: int
    events: tuple[Event, ...]
    before: Chances
    after: Chances
    completed: tuple[tuple[SeatId, str], ...] = ()
    brought: int = 0


@record
class Alternative:
    """What a player could have done instead.

    `dollars`: the highest bid, the price, or the cash to ask for on top; `levels`: what to build.
    """

    kind: Instead
    dollars: int | None = None
    levels: Levels = ()


@record
class JudgedChoice:
    """What a player chose, told by events, and the best that could have been done instead.

    `before`, `chance`: the player's chances before and after the choice; `instead`: after the
    alternative.
    """

    seat: SeatId
    turn: int
    events: tuple[Event, ...]
    before: float
    chance: float
    instead: float
    alternative: Alternative

    @property
    def gain(self) -> float:
        """By how much the choice was better than the alternative; below 0, by how much worse."""
        return self.chance - self.instead


@record
class PlayerReview:
    """A player's best and costliest choice; None where no choice made a difference."""

    best: JudgedChoice | None
    costliest: JudgedChoice | None


@record
class Review:
    """A finished game, judged from its log: by turn, by what happened, by player.

    `moments` run from before the first turn to the result, at most a few hundred;
    `turning_points` are in the order in which they came.
    """

    turns: int
    moments: tuple[Moment, ...]
    turning_points: tuple[TurningPoint, ...]
    players: tuple[PlayerReview, ...]
