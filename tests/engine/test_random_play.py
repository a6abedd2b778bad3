"""Random play drawn by hypothesis, which finds the shortest game that breaks something."""

from random import Random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.editions.rules import Rules
from tests.support.choices import EACH, paced
from tests.support.random_play import RandomGame

PACES = [paced(choice, number) for choice in EACH for number in (0, 1)]


@settings(
    max_examples=20,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
@given(
    random=st.randoms(use_true_random=False),
    rules=st.sampled_from(PACES),
    data=st.data(),
    steps=st.integers(1, 40),
)
def test_any_play_keeps_every_invariant(
    random: Random, rules: Rules, data: st.DataObject, steps: int
) -> None:
    seats = data.draw(st.integers(rules.players_min, rules.players_max))
    game = RandomGame(random, seats, rules, share=0.1)
    for _ in range(steps):
        if not game.state.is_over:
            game.step()
    if not game.state.is_over:
        game.check_all()
