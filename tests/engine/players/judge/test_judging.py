"""The judge: chances that add up, and that no gift lowers."""

import json
from dataclasses import replace
from importlib.resources import files
from math import tanh
from operator import mul
from random import Random

import pytest

from engine.core.actions import Levels
from engine.core.chance import FairChance
from engine.core.state import GameState
from engine.editions.catalogue import rules_of
from engine.game import new_game, play
from engine.players.computer import next_action
from engine.players.judge.accounts import NAMES, Accounts
from engine.players.judge.judging import Judge, Weights, fitted_judge, fitted_weights
from engine.players.policy.what_if import altered, built, without_mortgages
from engine.view import public_view
from tests.support.game import position

JUDGE = fitted_judge()


def positions(seed: int, seats: int = 4, every: int = 9) -> list[GameState]:
    """Return positions of a game, some turns apart."""
    chance = FairChance(b"judge:%d" % seed)
    state = new_game(rules_of("1994").played_by_post(), [*"abcdefgh"[:seats]], chance).state
    found = []
    while state.turn < 300 and (answer := next_action(state, range(seats))):
        play(state, *answer, chance)
        if not state.is_over and state.turn % every == 0:
            found.append(state.copy())
    return found


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_chances_of_all_who_are_in_the_game_add_up(seats: int) -> None:
    for state in positions(seats, seats):
        chances = JUDGE.chances(state)
        assert tuple(chances) == state.players()
        assert sum(chances.values()) == pytest.approx(1)
        assert min(chances.values()) > 0


def test_seats_that_have_the_same_have_the_same_chance_but_for_whose_turn_is_next() -> None:
    state = position("0 hat $700 deeds 6,8; 1 dog $700; 2 boat $700").state
    chances = JUDGE.chances(state)
    assert chances[0] > chances[1] > chances[2]
    whose = [number == "wait" for number in NAMES]
    linear = tuple(0.0 if it else w for it, w in zip(whose, fitted_weights().linear, strict=True))
    chances = Judge(replace(fitted_weights(), linear=linear)).chances(state)
    assert chances[0] > chances[1] == pytest.approx(chances[2])


def test_a_debtor_who_still_has_to_raise_money_has_a_chance_whatever_is_owed() -> None:
    accounts = Accounts(position("0 hat $700; 1 dog $0 deeds 6m,8m").state)
    for owed in range(300):
        chances = JUDGE.of(accounts, {1: -owed})
        assert 0 < chances[1] < chances[0]


@pytest.mark.parametrize(
    ("cash", "mortgaged", "levels"),
    [
        (600, "26,27m,29", ((27, 1), (29, 1))),
        (757, "31m,32,34", ((34, 1), (32, 1))),
    ],
)
def test_a_group_is_worth_more_paid_off_and_built_on_than_mortgaged(
    cash: int, mortgaged: str, levels: Levels
) -> None:
    text = f"0 hat ${cash} deeds {mortgaged},12; 1 dog $800 deeds 5,16,18; 2 boat $700 deeds 21,23"
    state = position(text).state
    (group,) = state.complete_streets(0)
    after = built(without_mortgages(state, 0, group), 0, levels)
    assert JUDGE.chances(after)[0] > JUDGE.chances(state)[0]


def test_a_view_is_judged_like_the_state_it_is_of() -> None:
    for state in positions(5)[:10]:
        assert JUDGE.chances(public_view(state)) == JUDGE.chances(state)


def test_more_cash_never_lowers_a_chance() -> None:
    random = Random(3)
    for state in [it for seed in range(4) for it in positions(seed)]:
        seat = random.choice(state.players())
        before = JUDGE.chances(state)[seat]
        for more in (50, 400):
            assert JUDGE.chances(altered(state, {seat: more}))[seat] >= before


def test_cash_that_is_tried_is_forgotten() -> None:
    state = positions(6)[5]
    accounts, seat = Accounts(state), state.players()[0]
    before = JUDGE.of(accounts)
    assert JUDGE.of(accounts, {seat: state.seats[seat].cash + 500})[seat] != before[seat]
    assert JUDGE.of(accounts) == before


def test_a_complete_group_is_worth_more_than_its_parts() -> None:
    text = "0 hat $900 deeds {}; 1 dog $900 deeds {}"
    parted = JUDGE.chances(position(text.format("16,18,21", "19,23,26")).state)[0]
    whole = JUDGE.chances(position(text.format("16,18,19", "21,23,26")).state)[0]
    assert whole > parted + 0.1


def test_the_formula_is_one_layer_of_the_weights() -> None:
    weights = fitted_weights()
    score = weights.formula()
    for numbers in [row for it in positions(7) for row in Accounts(it).numbers().values()]:
        expected = sum(map(mul, weights.linear, numbers))
        for unit, worth in zip(weights.hidden, weights.out, strict=True):
            expected += worth * tanh(sum(map(mul, unit, numbers)))
        assert score(*numbers) == pytest.approx(expected, rel=1e-12)


def test_weights_of_nothing_have_a_formula() -> None:
    nothing = Weights((0.0,) * len(NAMES), ((0.0,) * len(NAMES),), (1.0,))
    assert nothing.formula()(*range(len(NAMES))) == 0


def test_the_weights_say_what_they_are_for_and_how_they_were_made() -> None:
    found = json.loads(files("engine.players.judge").joinpath("weights.json").read_bytes())
    assert tuple(found["names"]) == NAMES
    assert {"command", "date", "figures"} <= found.keys()
    assert {len(unit) for unit in (found["linear"], *found["hidden"])} == {len(NAMES)}
