"""Upsets of games, to test a judge by: money and deeds move, and the game goes on by the rules."""

from random import Random

import pytest

from bench.arena.judging import Judging
from bench.arena.table import Table
from bench.training import selfplay
from bench.training.__main__ import first_weights
from bench.training.selfplay import samples
from bench.training.upsets import may_be_upset, upset
from engine.core.decisions import ToRoll
from engine.editions.catalogue import rules_of
from tests.support.game import position


def played(turns: int) -> Table:
    table = Table([Judging() for _ in range(3)], rules_of("1994").played_by_post(), b"upset")
    while table.state.turn < turns or not may_be_upset(table.state):
        table.step()
    return table


@pytest.mark.parametrize("seed", range(4))
def test_a_game_goes_on_after_an_upset(seed: int) -> None:
    table = played(12)
    before = table.state.copy()
    upset(table.state, Random(seed))
    now = table.state
    assert (now.seats, now.deeds) != (before.seats, before.deeds)
    assert all(it.cash >= 0 for it in now.seats)
    assert (now.turn, now.agenda) == (before.turn, before.agenda)
    while not table.state.is_over and table.state.turn < 40:
        table.step()
    assert table.refused == 0


def test_streets_with_buildings_keep_their_owners() -> None:
    here = position("0 hat $900 deeds 16=3,18=3,19=3; 1 dog $900 deeds 1,3").state
    for seed in range(30):
        upset(here, Random(seed))
    assert {here.deeds[space].owner for space in (16, 18, 19)} == {0}
    assert {here.deeds[space].owner for space in (1, 3)} <= {0, 1}


def test_the_position_after_the_upset_is_the_only_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selfplay, "TURNS", 60)
    monkeypatch.setattr(selfplay, "UPSET_BY", 30)
    plain = samples(first_weights(), 2, 9, 1)
    upset_ones = samples(first_weights(), 2, 9, 1, are_upset=True)
    assert len({it.game for it in upset_ones}) == len(upset_ones) <= 2
    assert len(plain) > len(upset_ones) > 0


def test_nothing_is_upset_in_the_middle_of_a_turn() -> None:
    table = played(3)
    while isinstance(table.state.agenda.top, ToRoll):
        assert may_be_upset(table.state)
        table.step()
    assert not may_be_upset(table.state)
