"""The start of every first game is as friendly as promised, by how computers play today."""

from __future__ import annotations

import pytest

from bench.arena.players import CHARACTER_PLAYERS
from bench.friendly_start import (
    LEARNERS,
    LONGEST,
    Learner,
    Start,
    chance_of,
    describe,
    is_friendly,
    play_start,
)
from engine.actions import Action, Buy, DeclineTrade, EndTurn, Throw
from engine.editions.options import resolve
from engine.events import Trade
from engine.host.lobbies.first_game import CHOICE, COMPUTER_CHARACTERS, START
from engine.view import View

RULES = resolve(CHOICE).played_live()


def test_the_start_is_friendly() -> None:
    assert is_friendly(chance_of(START), RULES)


@pytest.mark.parametrize("learner", LEARNERS)
def test_nothing_bad_happens_early_and_the_game_ends(learner: str) -> None:
    outcome = play_start(START, RULES, learner)
    assert outcome is not None
    assert outcome.turns < LONGEST
    assert outcome.kinds >= 8


class Beginner:
    """A learner who only throws and buys, and offers nothing."""

    def decide(self, view: View) -> Action:
        usual = (it for it in view.offers if isinstance(it, Buy | Throw | EndTurn))
        return next(usual, None) or CHARACTER_PLAYERS["neutral:gentle"]().decide(view)

    def answer(self, view: View, trade: Trade) -> Action:
        return DeclineTrade(trade.id)


def test_the_coach_suggests_the_trade_in_the_first_turn_and_not_again() -> None:
    learner = Learner(Beginner())
    computers = [CHARACTER_PLAYERS[f"{name}:gentle"]() for name in COMPUTER_CHARACTERS]
    table = Start([learner, *computers], RULES, chance_of(START))
    while table.state.stack and table.state.turn <= LONGEST:
        table.step()
    assert learner.told["trade:orange"] == 1
    assert learner.suggested[0] == 1
    assert len(learner.suggested) == len({it for it in learner.told if it.startswith("trade:")})


def test_most_starts_are_not_friendly() -> None:
    assert [number for number in range(200) if describe(number, RULES)] == []
