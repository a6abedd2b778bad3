"""RENT-08 and the clock: computers collect at once, and leave people the time to do so."""

from __future__ import annotations

import pytest

from engine.core import actions as a
from engine.core.actions import CollectRent
from engine.core.decisions import InJail, ToRoll
from engine.core.errors import Reason
from engine.editions.choice import Choice, resolve
from engine.host.clocks.paces import HUMAN_DELAY
from engine.host.store.records import AUTOMATIC_ROLL
from tests.support.game import FREE_PARKING, VERMONT, A, B, C, Game
from tests.support.host_harness import HostedGame, HostHarness, logged_line, reason

pytestmark = pytest.mark.asyncio


def claiming(edition: str) -> Game:
    """Ben is about to land on Vermont, which is Ada's; a computer is next, then Ada."""
    rules = resolve(Choice(edition, house_rules=(("claimed-rent", 0),)))
    game = Game(rules.played_live(), 3).owns(A, VERMONT).at(C, FREE_PARKING - 3)
    return game.at(B, VERMONT - 3).to_move(B)


async def visited(harness: HostHarness, arranged: Game) -> HostedGame:
    """Ben has landed, and has ended his turn."""
    game = await harness.start_game(arranged, (1, 2), (1, 2), computers=[C])
    await game.submit(B, a.Roll())
    await game.submit(B, a.EndTurn())
    return game


async def rent(game: HostedGame) -> CollectRent:
    """Asking for the only rent there is to be had."""
    (claim,) = (await game.state()).claims
    return CollectRent(claim.id)


async def test_rent_08_a_computer_does_not_roll_while_people_may_lose_rent(
    harness: HostHarness,
) -> None:
    game = await visited(harness, claiming("2008"))
    assert isinstance(await game.decision(), ToRoll)
    assert {it.kind for it in await game.deadlines()} == {AUTOMATIC_ROLL}
    assert await game.time_left() == {C: HUMAN_DELAY}
    await game.submit(A, await rent(game))
    assert logged_line(C, a.Roll()) in await game.log_lines()
    assert (await game.state()).seats[A].cash == 1506
    await game.check()


async def test_rent_08_after_a_courtesy_it_rolls_and_the_rent_lapses(harness: HostHarness) -> None:
    game = await visited(harness, claiming("2008"))
    late = await rent(game)
    await game.wait(HUMAN_DELAY - 1)
    assert logged_line(C, a.Roll()) not in await game.log_lines()
    await game.wait(1)
    assert logged_line(C, a.Roll()) in await game.log_lines()
    assert await reason(game.submit(A, late)) is Reason.NO_SUCH_CLAIM
    await game.check()


async def test_rent_08_neither_does_it_roll_for_doubles_in_jail(harness: HostHarness) -> None:
    arranged = claiming("2008").jailed(C).cash(C, 0)
    game = await visited(harness, arranged)
    assert isinstance(await game.decision(), InJail)
    assert await game.time_left() == {C: HUMAN_DELAY}
    await game.submit(A, await rent(game))
    assert logged_line(C, a.Roll()) in await game.log_lines()


async def test_rent_08_where_its_roll_is_not_too_late_it_rolls_at_once(
    harness: HostHarness,
) -> None:
    game = await visited(harness, claiming("1973"))
    assert logged_line(C, a.Roll()) in await game.log_lines()
    await game.submit(A, await rent(game))
    assert (await game.state()).seats[A].cash == 1506


async def test_amb_26_a_computer_collects_at_once(harness: HostHarness) -> None:
    arranged = claiming("2008").owns(C, VERMONT)
    game = await harness.start_game(arranged, (1, 2), computers=[C])
    await game.submit(B, a.Roll())
    assert (await game.state()).claims == []
    assert (await game.state()).seats[C].cash == 1506
