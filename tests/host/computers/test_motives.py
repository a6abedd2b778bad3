"""Why a computer did something: stored with its step, and secret while an auction runs."""

from __future__ import annotations

import pytest

from engine.core import actions as a
from engine.core import decisions as d
from engine.host.computers.notes import NOTE, ComputerNotes, GivenMotive, dump_notes
from engine.host.snapshots import computer_notes_of
from engine.players.motives import Motive
from tests.support.game import FREE_PARKING, A, B, C, live
from tests.support.host_harness import HostedGame, HostHarness

pytestmark = pytest.mark.asyncio
LEFT_JAIL = Motive("left-jail")


async def note(game: HostedGame, notes: ComputerNotes) -> None:
    await game.host.store.notes.put(game.id, NOTE, dump_notes(notes))
    game.host.loaded.drop_all()


async def after_bens_turn(thinking: HostHarness) -> HostedGame:
    arranged = live(2).at(A, FREE_PARKING - 3)
    arranged.play(A, a.Roll(), (1, 2))
    game = await thinking.start_game(arranged, (1, 2), computers=[B])
    await game.submit(A, a.EndTurn())
    await game.settled()
    return game


async def test_the_last_motive_is_known_and_survives_a_restart(thinking: HostHarness) -> None:
    game = await after_bens_turn(thinking)
    found = (await game.table()).last_motive(B)
    assert found is not None
    thinking.host.loaded.drop_all()
    assert (await game.table()).last_motive(B) == found


async def test_a_person_gives_no_motive(thinking: HostHarness) -> None:
    game = await after_bens_turn(thinking)
    assert (await game.table()).last_motive(A) is None


async def test_what_a_lot_is_worth_stays_secret_until_the_auction_is_over(
    thinking: HostHarness,
) -> None:
    arranged = live(3)
    arranged.play(A, a.Roll(), (1, 2))
    game = await thinking.start_game(arranged, computers=[B])
    await game.submit(A, a.Decline())
    await game.settled()
    assert isinstance(await game.decision(), d.Auction)
    assert (await game.table()).last_motive(B) is None
    for seat in (A, C):
        if isinstance(await game.decision(), d.Auction):
            await game.submit(seat, a.PassBid())
            await game.settled()
    found = (await game.table()).last_motive(B)
    assert found is not None
    assert found.kind.startswith(("won", "outbid"))


async def test_while_an_auction_runs_it_is_told_what_was_done_before(
    thinking: HostHarness,
) -> None:
    arranged = live(3)
    arranged.play(A, a.Roll(), (1, 2))
    game = await thinking.start_game(arranged, computers=[B])
    await note(game, ComputerNotes(public={B: GivenMotive(0, LEFT_JAIL, 1)}))
    await game.submit(A, a.Decline())
    await game.settled()
    assert isinstance(await game.decision(), d.Auction)
    assert computer_notes_of(await game.table()).public[B].motive != LEFT_JAIL
    assert (await game.table()).last_public_motive(B) == LEFT_JAIL


@pytest.mark.parametrize(("turn", "told"), [(13, True), (12, False)])
async def test_what_is_more_than_a_lap_ago_is_not_told(
    turn: int, told: bool, thinking: HostHarness
) -> None:
    """Six rounds of three players are a lap: eighteen turns."""
    arranged = live(3)
    arranged.state.turn = 30
    game = await thinking.start_game(arranged, computers=[B])
    given = {B: GivenMotive(0, LEFT_JAIL, turn)}
    await note(game, ComputerNotes(motives=given, public=given))
    table = await game.table()
    assert (table.last_motive(B) == LEFT_JAIL) == told
    assert (table.last_public_motive(B) == LEFT_JAIL) == told
