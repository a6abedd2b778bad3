"""Telling characters apart: numbers of a log, and a classifier of such numbers."""

import numpy as np

from bench.arena.judging import Judging
from bench.characters.__main__ import CHOSEN, scores
from bench.characters.features import NAMES, play_noted
from engine.editions.catalogue import rules_of
from engine.players.characters import CHARACTERS


def test_a_log_becomes_a_row_of_numbers_for_each_seat() -> None:
    players = [Judging(None, CHARACTERS[name]) for name in ("collector", "neutral", "saver")]
    rows = play_noted(players, rules_of("1994").played_live(), b"telling", turns=90)
    assert [len(row) for row in rows] == [len(NAMES)] * 3
    owned = [row[NAMES.index("deeds")] for row in rows]
    assert min(owned) > 0


def test_kinds_that_differ_are_told_apart_and_alike_ones_are_not() -> None:
    random = np.random.default_rng(1)
    kinds = np.tile(np.arange(len(CHOSEN)), 60)
    noise = random.normal(size=(len(kinds), len(NAMES)))
    apart = noise + 4 * np.eye(len(CHOSEN), len(NAMES))[kinds]
    assert scores(apart, kinds)["right"] > 0.8
    assert scores(noise, kinds)["right"] < 0.4
