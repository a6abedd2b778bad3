"""Hostile offers: the bench makes them, and finds a player who gives something for nothing."""

from random import Random

import pytest

from bench import hostile
from engine.core import actions as a
from engine.players.motives import ChosenAction, Motive
from engine.players.policy.viewpoint import Viewpoint
from tests.support.game import A, B, position

APART = "0 hat $900 deeds 16,18,24; 1 dog $900 deeds 19,21,23; 2 boat $900 deeds 1,6,11"


def test_nobody_gives_anything_for_nothing() -> None:
    found = hostile.hostile_offers(3, 1)
    assert found.offers > 40
    assert (found.gifts, found.cycles) == ([], 0)
    assert found.worst <= 0.01
    assert found.worst_row <= 0.01


def test_the_bench_finds_who_takes_every_offer(monkeypatch: pytest.MonkeyPatch) -> None:
    def credulous(viewpoint: Viewpoint, trade: hostile.Trade) -> ChosenAction:
        return ChosenAction(a.AcceptTrade(trade.id), Motive("accepted"))

    monkeypatch.setattr(hostile, "answer", credulous)
    found = hostile.Findings()
    state = position(APART).state
    tried = hostile.Position(state, B, Random(1))
    for offer in tried.offers(A):
        tried.tries(offer, A, found)
        tried.state = state
    for _ in range(20):
        tried.row((A,), found)
    assert found.worst > 0.05
    assert found.gifts
