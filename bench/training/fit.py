"""Fitting weights to samples: a softmax over seats of one small layer, by Adam."""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from bench.training.calibration import softmax
from bench.training.data import Data, Floats
from bench.training.selfplay import Sample
from engine.players.judge.accounts import NAMES
from engine.players.judge.judging import Weights

HIDDEN = 12
BATCH = 1024
SEEN = 16_000_000
"""Samples that a layer looks at in all, repeats included."""
RATE, DECAY = 3e-3, 1e-5
BOOTSTRAPPED = 4
"""Layers that the last fit learns from, each of half as many looks: they err in different ways."""
WEIGHT_OF_STRANGERS = 2.0
"""How much a game at a table with other players than our own counts in the last fit."""
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


def fit(samples: Sequence[Sample], seed: int, *, is_last: bool = False) -> tuple[Weights, Data]:
    """Return fitted weights, and the samples that were kept apart to test them.

    These are the last ones, of games of which the fit has seen nothing. The last fit (`is_last`)
    makes the weights that are kept: games with strangers count WEIGHT_OF_STRANGERS times, and it
    learns from the mean prediction of BOOTSTRAPPED layers as much as from who won.
    """
    data = Data.of(samples, WEIGHT_OF_STRANGERS if is_last else 1.0)
    random, split = np.random.default_rng(seed), _split(data)
    seen, tested = data.part(np.arange(split)), data.part(np.arange(split, len(samples)))
    if is_last:
        layers = [
            _fitted(_bootstrap(seen, random), seed + it, SEEN // 2) for it in range(BOOTSTRAPPED)
        ]
        predicted = np.mean([layer.chances(seen) for layer in layers], axis=0)
        seen = replace(seen, won=(seen.won + predicted) / 2)
    return _fitted(seen, seed, SEEN).weights(), tested


def _fitted(data: Data, seed: int, looks: int) -> Layer:
    """Return a layer fitted to samples, each of which it looks at several times: `looks` in all."""
    random, layer = np.random.default_rng(seed), Layer(seed)
    order = np.arange(len(data.games))
    epochs = max(5, min(300, looks // max(len(order), 1)))
    means = [np.zeros_like(part) for part in layer.parts]
    squares = [np.zeros_like(part) for part in layer.parts]
    step = 0
    for epoch in range(epochs):
        random.shuffle(order)
        rate = RATE * (1 - epoch / epochs) + 1e-4
        for begin in range(0, len(order), BATCH):
            step += 1
            slopes = layer.slopes(data.part(order[begin : begin + BATCH]))
            _adam(layer, slopes, means, squares, rate, step)
    return layer


def _bootstrap(data: Data, random: np.random.Generator) -> Data:
    """Return as many games, drawn one by one with all their samples: some several times."""
    _, begins, counts = np.unique(data.games, return_index=True, return_counts=True)
    drawn = random.integers(len(counts), size=len(counts))
    chosen = [np.arange(begins[it], begins[it] + counts[it]) for it in drawn]
    return data.part(np.concatenate(chosen))


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
