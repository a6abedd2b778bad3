"""Computers that have no chance any more concede, and one call ends the game."""

from __future__ import annotations

import pytest

from engine.core import actions as a
from engine.core.actions import SeatId
from engine.core.state import GameState
from engine.host.computers.thinker import ComputerQuestion, Thought
from engine.host.computers.thinking import thought_about
from engine.host.people.concession import accept_concession
from engine.host.refusals import Refusal
from engine.players import absent
from tests.support.game import FREE_PARKING, A, B, C, live
from tests.support.host_harness import HostedGame, HostHarness, refusal
from tests.support.thinkers import ScriptedThinker

pytestmark = pytest.mark.asyncio


def sees(thinker: ScriptedThinker, chances: dict[SeatId, float]) -> None:
    """Computers judge the position like this."""

    def answer(question: ComputerQuestion) -> Thought:
        return Thought(thought_about(question).action, None, chances)

    thinker.answer = answer


async def played(
    thinking: HostHarness, thinker: ScriptedThinker, chances: dict[SeatId, float], *who: SeatId
) -> HostedGame:
    """Ada ends her turn; these computers judge the position in theirs."""
    sees(thinker, chances)
    arranged = live(3).at(A, FREE_PARKING - 3)
    arranged.play(A, a.Roll(), (1, 2))
    game = await thinking.start_game(arranged, (1, 2), (1, 2), computers=who)
    await game.submit(A, a.EndTurn())
    await game.settled()
    return game


async def test_who_has_as_good_as_won_ends_the_game(
    thinking: HostHarness, thinker: ScriptedThinker
) -> None:
    game = await played(thinking, thinker, {A: 0.98, B: 0.01, C: 0.01}, B, C)
    assert (await game.table()).is_conceded
    over = await accept_concession(game.host, game.id, 100, "end")
    assert over.record.phase == "over"
    assert list(over.position.winners) == [A]
    steps = await thinking.store.games.steps(game.id)
    assert steps[-1].action == "conceded 0"
    assert not over.is_conceded
    await game.check()


async def test_it_is_known_after_a_restart(thinking: HostHarness, thinker: ScriptedThinker) -> None:
    game = await played(thinking, thinker, {A: 0.98, B: 0.01, C: 0.01}, B, C)
    thinking.host.loaded.drop_all()
    assert (await game.table()).is_conceded


async def test_while_it_is_open_nobody_concedes(
    thinking: HostHarness, thinker: ScriptedThinker
) -> None:
    game = await played(thinking, thinker, {A: 0.9, B: 0.05, C: 0.05}, B, C)
    assert not (await game.table()).is_conceded
    ending = accept_concession(game.host, game.id, 100, "end")
    assert await refusal(ending) is Refusal.STALE


async def test_computers_without_a_chance_for_three_laps_concede(
    thinking: HostHarness, thinker: ScriptedThinker
) -> None:
    game = await played(thinking, thinker, {A: 0.96, B: 0.009, C: 0.009}, B, C)
    begun = await laps(game)
    for _ in range(200):
        if (await game.table()).is_conceded:
            break
        state = await game.state()
        await game.submit(A, absent.answer(state, A))
        await game.settled()
    assert (await game.table()).is_conceded
    now = await laps(game)
    assert min(now[seat] - begun[seat] for seat in now if seat != A) == 3


async def laps(game: HostedGame) -> dict[SeatId, int]:
    """How often each seat has been round the board."""
    state: GameState = await game.state()
    return {seat: state.seats[seat].laps for seat in state.players()}
