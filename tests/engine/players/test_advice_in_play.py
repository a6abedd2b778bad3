"""Advice in whole games: every choice that it names is legal, whatever is asked."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest

from engine.core import decisions as d
from engine.core.chance import FairChance
from engine.core.state import GameState, awaited
from engine.editions.choice import Choice, resolve
from engine.editions.rules import Rules
from engine.game import apply, new_game, play
from engine.players.advice import Advice, advice
from engine.players.characters import NEUTRAL
from engine.players.judge.judging import fitted_judge
from engine.players.policy import answering
from engine.players.policy.player import choose
from engine.players.policy.viewpoint import Viewpoint
from engine.players.ranking import SAME
from engine.view import seat_view

JUDGE = fitted_judge()
TURNS, GAMES = 50, 4
USUAL = d.ToRoll | d.ToEnd
EVERY = 7
"""How many of the usual decisions go by for each that is looked at."""


def asked(state: GameState, number: int) -> Iterator[int]:
    """The seats for which something waits."""
    for seat in state.players():
        view = seat_view(state, seat)
        is_looked_at = not isinstance(view.decision, USUAL) or number % EVERY == 0
        if seat in view.awaited and is_looked_at or any(it.partner == seat for it in view.trades):
            yield seat


def step(state: GameState, chance: FairChance) -> None:
    """The computers do one thing."""
    if state.trades:
        trade = state.trades[0]
        view = seat_view(state, trade.partner)
        answer = answering.answer(Viewpoint(view, NEUTRAL, judge=JUDGE, strength="sharp"), trade)
        play(state, trade.partner, answer.action, chance)
        return
    seat = awaited(state)[0]
    play(state, seat, choose(JUDGE, seat_view(state, seat), NEUTRAL, "sharp").action, chance)


EXPLAINED = {"loan", "stops", "keeps", "unowned", "borrows", "dear", "waits", "completes"}
"""Notes that say why a choice comes before one with a higher chance."""


def check(state: GameState, seat: int, found: tuple[Advice, ...]) -> None:
    """Each is legal, at other people's dice; the chances are chances, and fall unless a note says
    why not.
    """
    assert 0 < len(found) <= 3
    for one, following in pairwise(found):
        if one.after is not None and following.after is not None:
            is_explained = EXPLAINED & {it.kind for it in one.notes}
            assert is_explained or one.after >= following.after - SAME
    for it in found:
        apply(state, seat, it.action, FairChance(b"another"))
        assert 0 <= it.before <= 1
        assert it.after is None or 0 <= it.after <= 1


def checked(rules: Rules, chance: FairChance) -> set[type[d.Decision]]:
    """Check advice in one game, and return the kinds of decisions that it was about."""
    state = new_game(rules, ["hat", "boat", "dog", "car"], chance).state
    kinds, number = set[type[d.Decision]](), 0
    while not state.is_over and state.turn < TURNS:
        number += 1
        for seat in asked(state, number):
            view = seat_view(state, seat)
            check(state, seat, advice(JUDGE, view))
            kinds |= {type(view.decision)} if view.decision else set()
        step(state, chance)
    return kinds


@pytest.mark.parametrize(
    ("edition", "pace"), [("1994", "live"), ("1935", "by_post"), ("2008", "by_post")]
)
def test_every_choice_is_legal(edition: str, pace: str) -> None:
    rules = resolve(Choice(edition))
    rules = rules.played_live() if pace == "live" else rules.played_by_post()
    chances = (FairChance(f"advice {edition} {game}".encode()) for game in range(GAMES))
    assert len(set[type[d.Decision]]().union(*(checked(rules, it) for it in chances))) > 4
