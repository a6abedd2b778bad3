"""Playing a position on to the end, many times, on dice that another way to go on has as well."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from random import Random
from statistics import fmean, variance

from bench.arena.table import Player, Table
from engine.core.actions import Action, SeatId
from engine.core.chance import FairChance
from engine.core.state import GameState
from engine.game import play
from engine.players.judge.judging import fitted_judge
from engine.players.policy.fairness import chances_now
from engine.view import public_view

Players = Callable[[], Sequence[Player]]
Chances = tuple[float, ...]
"""By seat: 1 for who has won and 0 for the others, or what the judge gives them."""


@dataclass(frozen=True)
class Estimate:
    """A mean of chances, and its standard error."""

    mean: float
    error: float

    @classmethod
    def of(cls, values: Sequence[float]) -> "Estimate":
        """Return the mean of some independent values; one alone has an error of 1."""
        count = len(values)
        return cls(fmean(values), sqrt(variance(values) / count) if count > 1 else 1.0)

    def line(self) -> list[float]:
        """Return both in points of a hundred, for a line of JSON."""
        return [round(100 * self.mean, 1), round(100 * self.error, 1)]


@dataclass(frozen=True)
class Playouts:
    """How often a position is played out, for how many turns at the most, and by which seed.

    The same seed has the same dice and cards. After the last turn the judge's chances count.
    """

    times: int
    turns: int
    seed: str

    def of(self, *about: object) -> "Playouts":
        """Return these playouts by a seed of their own, for dice that no others have."""
        return replace(self, seed=":".join(map(str, (self.seed, "playouts", *about))))

    def after(
        self, state: GameState, actions: Sequence[tuple[SeatId, Action]], players: Players
    ) -> list[Chances]:
        """Carry out some actions, play on, and return how that went each time."""
        return [self._once(number, state, actions, players) for number in range(self.times)]

    def _once(
        self,
        number: int,
        state: GameState,
        actions: Sequence[tuple[SeatId, Action]],
        players: Players,
    ) -> Chances:
        seed = f"{self.seed}:{number}"
        after, random, dice = state.copy(), Random(seed), seed.encode()
        for cards in after.decks.values():
            random.shuffle(cards)
        for seat, action in actions:
            play(after, seat, action, FairChance(dice))
        table = Table(players(), after.rules, dice, after)
        last = after.turn + self.turns
        while not after.is_over and after.turn < last:
            table.step()
        return _chances(after)


def _chances(state: GameState) -> Chances:
    seats = range(len(state.seats))
    if state.winners:
        return tuple(float(seat in state.winners) / len(state.winners) for seat in seats)
    found = chances_now(fitted_judge(), public_view(state))
    return tuple(found.get(seat, 0.0) for seat in seats)


def gained(one: Sequence[Chances], other: Sequence[Chances], seat: SeatId) -> Estimate:
    """Return by how much one way to go on is better for a seat than another, on the same dice."""
    return Estimate.of([a[seat] - b[seat] for a, b in zip(one, other, strict=True)])
