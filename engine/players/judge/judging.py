"""The judge: each player's chance to win a position, from what lies open on the table.

The numbers of engine/players/judge/accounts.py go through one small layer of fitted weights, the
same for every seat; of the scores of all seats a softmax makes chances.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import exp, tanh

from engine.core.actions import SeatId
from engine.core.position import Position
from engine.players.judge.accounts import Accounts
from engine.players.judge.accounts_cache import accounts_of


@dataclass(frozen=True)
class Weights:
    """Fitted weights: `linear` for each number, and `hidden` units with what each is worth."""

    linear: tuple[float, ...]
    hidden: tuple[tuple[float, ...], ...]
    out: tuple[float, ...]

    def scaled(self, factor: Callable[[], float]) -> "Weights":
        """Return weights of which each is multiplied by a factor of its own."""
        linear = tuple(weight * factor() for weight in self.linear)
        return Weights(linear, self.hidden, tuple(weight * factor() for weight in self.out))

    def formula(self) -> Callable[..., float]:
        """Return the function that says how good the numbers of a seat are, each an argument; only
        differences between seats count.

        It is compiled: a loop over the weights, of which a third are 0, takes twice as long.
        """
        names = [f"n{it}" for it in range(len(self.linear))]
        terms = [_dot(self.linear, names)]
        for unit, worth in zip(self.hidden, self.out, strict=True):
            terms.append(f"{worth!r} * tanh({_dot(unit, names)})")
        source = f"lambda {', '.join(names)}: {' + '.join(terms)}"
        found: Callable[..., float] = eval(source, {"tanh": tanh})
        return found


def _dot(weights: Sequence[float], names: Sequence[str]) -> str:
    """Return the source of the sum of the products."""
    terms = [f"{it!r} * {name}" for it, name in zip(weights, names, strict=True) if it]
    return " + ".join(terms) or "0.0"


class Judge:
    """Judges positions by some weights."""

    def __init__(self, weights: Weights) -> None:
        self._score = weights.formula()

    def chances(self, position: Position) -> dict[SeatId, float]:
        """Return the chance to win of each player who is still in the game; they sum to 1."""
        return self.of(accounts_of(position))

    def of(
        self, accounts: Accounts, cash: Mapping[SeatId, int] | None = None
    ) -> dict[SeatId, float]:
        """Return the chances for what accounts say, where `cash` replaces what some seats have."""
        position, other = accounts.position, cash or {}
        sums = tuple([other.get(it, seat.cash) for it, seat in enumerate(position.seats)])
        asked = self, position.mover, sums
        found = accounts.judged.get(asked)
        if found is None:
            found = accounts.judged[asked] = self._weigh(accounts, cash)
        return found.copy()

    def _weigh(
        self, accounts: Accounts, cash: Mapping[SeatId, int] | None = None
    ) -> dict[SeatId, float]:
        scores = {seat: self._score(*numbers) for seat, numbers in accounts.numbers(cash).items()}
        highest = max(scores.values())
        parts = {seat: exp(value - highest) for seat, value in scores.items()}
        total = sum(parts.values())
        return {seat: part / total for seat, part in parts.items()}


def read_weights(data: bytes) -> Weights:
    """Read weights as engine/players/judge/weights.json has them."""
    found = json.loads(data)
    hidden = tuple(map(tuple, found["hidden"]))
    return Weights(tuple(found["linear"]), hidden, tuple(found["out"]))


def fitted_weights() -> Weights:
    """Return the weights in the package."""
    return read_weights(files("engine.players.judge").joinpath("weights.json").read_bytes())


@cache
def fitted_judge() -> Judge:
    """Return the judge with the weights in the package."""
    return Judge(fitted_weights())
