"""Computers without a chance leave the game to a person: who may take it, and when."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.core.actions import Decline, Roll
from engine.host.computers.notes import NOTE, ComputerNotes, dump_notes
from engine.host.people.concession import accept_concession
from engine.host.people.seats import leave_to_computer
from engine.host.refusals import Refusal, Refused
from engine.host.snapshots import StartedGame
from engine.rules.ending import standings
from tests.support.game import BOARDWALK, ORIENTAL, PARK_PLACE, READING, A, B, C, Game, live
from tests.support.host_harness import ADA, BEN, HostedGame, HostHarness

pytestmark = pytest.mark.asyncio


def won(seats: int = 3) -> Game:
    """Ada owns what is worth owning, the others a little."""
    return live(seats).owns(A, BOARDWALK, PARK_PLACE).owns(B, READING).cash(C, 50)


async def conceded(
    harness: HostHarness,
    chance: float = 0.98,
    computers: tuple[int, ...] = (B, C),
    arranged: Game | None = None,
) -> HostedGame:
    """Ada's game with a chance to win of hers that the computers have judged."""
    game = await harness.start_game(arranged or won(), computers=computers)
    notes = ComputerNotes(chances={A: chance, B: 1 - chance})
    await harness.host.store.notes.put(game.id, NOTE, dump_notes(notes))
    harness.host.loaded.drop_all()
    return game


async def accepted(harness: HostHarness, game: HostedGame, user_id: int) -> StartedGame:
    return await accept_concession(harness.host, game.id, user_id, "key")


async def test_the_person_has_won_and_the_game_is_over(harness: HostHarness) -> None:
    game = await conceded(harness)
    after = await accepted(harness, game, ADA.user_id)
    assert after.record.phase == "over"
    assert after.position.winners == (A,)
    assert after.position.ending == "conceded"
    assert after.position.players() == (A, B, C)
    assert after.position.deeds[READING].owner == B
    await game.check()


def in_auction() -> Game:
    """Ada has declined Oriental Avenue, and everybody may bid."""
    game = won().at(A, ORIENTAL - 3)
    game.play(A, Roll(), (1, 2))
    game.play(A, Decline())
    return game


def in_debt() -> Game:
    """Ben, a computer, cannot pay what he owes to Cleo, another one."""
    return won().cash(B, 0).owes(B, 30, C)


@pytest.mark.parametrize("arranged", [in_auction, in_debt], ids=["an auction", "a debt"])
async def test_what_is_under_way_does_not_hold_it_up(
    arranged: Callable[[], Game], harness: HostHarness
) -> None:
    game = await conceded(harness, arranged=arranged())
    after = await accepted(harness, game, ADA.user_id)
    assert after.record.phase == "over"
    assert after.position.winners == (A,)


@pytest.mark.parametrize("chance", [0.5, 0.96])
async def test_who_has_not_as_good_as_won_is_refused(chance: float, harness: HostHarness) -> None:
    game = await conceded(harness, chance)
    with pytest.raises(Refused) as refused:
        await accepted(harness, game, ADA.user_id)
    assert refused.value.refusal is Refusal.STALE


async def test_those_who_concede_come_in_by_what_they_are_worth(harness: HostHarness) -> None:
    game = await conceded(harness)
    after = await accepted(harness, game, ADA.user_id)
    assert standings(after.position) == [(A, 1), (B, 2), (C, 3)]


async def test_a_game_that_was_conceded_is_played_again_from_its_file(
    harness: HostHarness,
) -> None:
    game = await conceded(harness)
    await accepted(harness, game, ADA.user_id)
    assert (await game.log_lines())[-1] == "conceded 0"
    await game.check()


async def test_nobody_else_ends_it(harness: HostHarness) -> None:
    game = await conceded(harness)
    for user_id in (BEN.user_id, 999):
        with pytest.raises(Refused) as refused:
            await accepted(harness, game, user_id)
        assert refused.value.refusal is Refusal.NOT_PLAYING
    assert (await harness.host.started_game(game.id)).record.phase == "running"


async def test_where_two_people_play_nobody_concedes(harness: HostHarness) -> None:
    game = await conceded(harness, computers=(B,))
    with pytest.raises(Refused) as refused:
        await accepted(harness, game, ADA.user_id)
    assert refused.value.refusal is Refusal.STALE


async def test_a_seat_that_is_lent_is_not_conceded(harness: HostHarness) -> None:
    game = await conceded(harness, computers=(B,))
    await leave_to_computer(harness.host, game.id, C, "until-back", "lent")
    with pytest.raises(Refused) as refused:
        await accepted(harness, game, ADA.user_id)
    assert refused.value.refusal is Refusal.STALE


async def test_accepted_twice_it_ends_once(harness: HostHarness) -> None:
    game = await conceded(harness)
    ended = await accepted(harness, game, ADA.user_id)
    assert (await accepted(harness, game, ADA.user_id)).record == ended.record
    assert (await game.log_lines()).count("conceded 0") == 1


async def test_nobody_else_was_conceded_it(harness: HostHarness) -> None:
    game = await conceded(harness)
    await accepted(harness, game, ADA.user_id)
    for user_id in (BEN.user_id, 999):
        with pytest.raises(Refused):
            await accepted(harness, game, user_id)
