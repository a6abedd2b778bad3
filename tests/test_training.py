"""Training: samples of games, and weights that tell who wins."""

from random import Random

import pytest

from bench.training.__main__ import first_weights
from bench.training.fit import fit
from bench.training.selfplay import Sample, samples
from engine.players.judge.accounts import NAMES


def richest_wins(count: int) -> list[Sample]:
    """Samples in which who has the larger share of the worth mostly wins."""
    random, found = Random(5), list[Sample]()
    at = NAMES.index("share_worth")
    for _ in range(count):
        shares = [random.uniform(-1, 1) for _ in range(3)]
        numbers = [
            tuple(share if it == at else 0.0 for it in range(len(NAMES))) for share in shares
        ]
        winner = shares.index(max(shares)) if random.random() < 0.9 else random.randrange(3)
        found.append(Sample(1, True, tuple(numbers), tuple(it == winner for it in range(3))))
    return found


def test_weights_are_fitted_to_who_wins() -> None:
    weights, figures = fit(richest_wins(2000), 1)
    numbers = [0.0] * len(NAMES)
    worth = NAMES.index("share_worth")
    scores = []
    for share in (-0.5, 0.0, 0.5):
        numbers[worth] = share
        scores.append(weights.score(numbers))
    assert scores == sorted(scores)
    assert figures["brier"] < 0.35


def test_the_same_seed_plays_the_same_games() -> None:
    one, other = samples(first_weights(), 2, 9, 1), samples(first_weights(), 2, 9, 1)
    assert one == other
    assert len(one) > 5
    assert all(sum(it.won) == 1 for it in one)


def test_weights_first_weights_know_their_numbers() -> None:
    assert len(first_weights().linear) == len(NAMES)
    assert first_weights().linear[NAMES.index("share_worth")] == pytest.approx(0.18)
