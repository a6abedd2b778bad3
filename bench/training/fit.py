"""Fitting weights to samples: a softmax over seats of one small layer, by Adam."""

from collections.abc import Sequence

import numpy as np

from bench.training.calibration import softmax
from bench.training.data import Data, Floats
from bench.training.selfplay import Sample
from engine.players.judge.accounts import NAMES
from engine.players.judge.judging import Weights

HIDDEN = 12
BATCH = 1024
SEEN = 16_000_000
"""Samples that are looked at in all, repeats included."""
RATE, DECAY = 3e-3, 1e-5
TESTED = 0.1
"""The share of samples, the last ones, that the figures are of and the weights are not."""
RISING = (
    "cash", "liquid", "worth", "reach", "stretch", "ceiling", "share_reach", "share_stretch",
    "share_liquid", "share_worth", "flow", "flow_stretch", "complete", "begun_open", "begun_held",
    "blocks", "counted", "counted_open", "lead", "open_cash", "shared", "swap",
)  # fmt: skip
FALLING = ("ruin", "ruin_stretch", "due", "mortgaged", "behind_best")
"""Numbers that never lower a chance, and that never raise it: more cash is never worse."""
SIGNS = np.array([(name in RISING) - (name in FALLING) for name in NAMES])
ALONE = np.array([name == "wait" for name in NAMES])
"""Numbers that count the same in every position: else a chance would jump from turn to turn."""


class Layer:
    """The weights while they are fitted."""

    def __init__(self, seed: int) -> None:
        random = np.random.default_rng(seed)
        size = len(NAMES)
        self.parts: list[Floats] = [
            np.zeros(size, np.float32),
            (random.normal(size=(HIDDEN, size)) * 0.25).astype(np.float32),
            (random.normal(size=HIDDEN) * 0.1).astype(np.float32),
        ]
        self.keep_signs()

    def chances(self, data: Data) -> Floats:
        """Return the chance of each seat of each sample."""
        linear, hidden, out = self.parts
        return softmax(data.numbers @ linear + np.tanh(data.numbers @ hidden.T) @ out, data)

    def slopes(self, data: Data) -> list[Floats]:
        """Return how the mean log loss changes with each weight."""
        linear, hidden, out = self.parts
        active = np.tanh(data.numbers @ hidden.T)
        error = (self.chances(data) - data.won) * data.there * data.weight[:, None]
        error = error / len(data.weight)
        through = error[:, :, None] * out * (1 - active**2)
        found = (
            np.einsum("nm,nmd->d", error, data.numbers),
            np.einsum("nmh,nmd->hd", through, data.numbers),
            np.einsum("nm,nmh->h", error, active),
        )
        return [slope + DECAY * part for slope, part in zip(found, self.parts, strict=True)]

    def keep_signs(self) -> None:
        """Set to zero what has gone to the wrong side of it, or joins what counts alone."""
        linear, hidden, out = self.parts
        for part in (linear, hidden):
            part[...] = np.where(part * SIGNS < 0, 0, part)
        hidden[:, ALONE] = 0
        out[...] = np.maximum(out, 0)

    def weights(self) -> Weights:
        """Return the weights as a judge has them."""
        linear, hidden, out = (np.round(part, 5).tolist() for part in self.parts)
        return Weights(tuple(linear), tuple(map(tuple, hidden)), tuple(out))


def fit(samples: Sequence[Sample], seed: int) -> tuple[Weights, Data]:
    """Return fitted weights, and the samples that were kept apart to test them.

    These are the last ones, of games of which the fit has seen nothing.
    """
    data, random = Data.of(samples), np.random.default_rng(seed)
    split = _split(data)
    order, layer = np.arange(split), Layer(seed)
    epochs = max(5, min(300, SEEN // max(split, 1)))
    means = [np.zeros_like(part) for part in layer.parts]
    squares = [np.zeros_like(part) for part in layer.parts]
    step = 0
    for epoch in range(epochs):
        random.shuffle(order)
        rate = RATE * (1 - epoch / epochs) + 1e-4
        for begin in range(0, split, BATCH):
            step += 1
            slopes = layer.slopes(data.part(order[begin : begin + BATCH]))
            _adam(layer, slopes, means, squares, rate, step)
    return layer.weights(), data.part(np.arange(split, len(samples)))


def _split(data: Data) -> int:
    """Return where the samples begin that are kept apart: with a game of which all are."""
    split = int(len(data.games) * (1 - TESTED))
    while 0 < split < len(data.games) and data.games[split] == data.games[split - 1]:
        split -= 1
    return split


def _adam(
    layer: Layer,
    slopes: list[Floats],
    means: list[Floats],
    squares: list[Floats],
    rate: float,
    step: int,
) -> None:
    for at, slope in enumerate(slopes):
        means[at] = 0.9 * means[at] + 0.1 * slope
        squares[at] = 0.999 * squares[at] + 0.001 * slope**2
        mean, square = means[at] / (1 - 0.9**step), squares[at] / (1 - 0.999**step)
        layer.parts[at] = layer.parts[at] - rate * mean / (np.sqrt(square) + 1e-8)
    layer.keep_signs()
