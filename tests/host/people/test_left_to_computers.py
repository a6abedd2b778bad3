"""The last person goes out and computers are left: they play it out at once, to a ranking."""

from __future__ import annotations

import pytest

from engine.core.actions import Resign, Roll
from engine.core.decisions import ToRoll
from engine.core.state import waiting
from engine.host import automatic
from engine.host.clocks.changed_deadlines import FAREWELL
from engine.host.people import seats
from engine.host.snapshots import state_of
from engine.host.store.records import ENDED_EARLY
from engine.rules.ending import standings
from tests.support import seat_changes
from tests.support.game import A, B, C, D, by_post, live
from tests.support.host_harness import ADA, HOUR, HostedGame, HostHarness

pytestmark = pytest.mark.asyncio
PACES = ["live", "evening", "daily", "relaxed"]


async def begun(harness: HostHarness, pace: str = "live") -> HostedGame:
    """Ada with three computers; it is her turn."""
    arranged = (live if pace == "live" else by_post)(4)
    return await harness.start_game(arranged, pace=pace, computers=(B, C, D))


async def rung_out(game: HostedGame) -> int:
    """Fire as often as something is due soon; return how often that was."""
    fired = 0
    while (at := await game.harness.store.schedule.next_deadline()) is not None:
        assert at <= game.harness.time[0] + FAREWELL, "nothing waits long"
        fired += 1
        assert fired < 100, "it must come to an end"
        game.harness.time[0] = max(at, game.harness.time[0]) + 0.01
        await game.host.fire_due(game.id)
    return fired


@pytest.mark.parametrize("pace", PACES)
async def test_when_the_last_person_resigns_computers_play_it_out_at_once(
    harness: HostHarness, pace: str
) -> None:
    game = await begun(harness, pace)
    await game.submit(A, Resign())
    await rung_out(game)
    started = await game.table()
    assert started.record.phase == "over"
    assert set(started.position.winners) <= {B, C, D}
    ranking = standings(state_of(started))
    assert [seat for seat, place in ranking if place == 1] == list(started.position.winners)
    assert dict(ranking)[A] == 4
    await game.check()


@pytest.mark.parametrize("pace", PACES)
async def test_it_is_committed_who_has_left_before_anybody_rolls(
    harness: HostHarness, pace: str
) -> None:
    game = await begun(harness, pace)
    await game.submit(A, Roll())
    await game.submit(A, Resign())
    started = await game.table()
    assert started.record.phase == "running"
    assert isinstance(waiting(state_of(started)), ToRoll)
    (due,) = started.deadlines
    assert due.at == game.harness.time[0] + FAREWELL


async def test_there_can_be_a_rematch_then(harness: HostHarness) -> None:
    lobby = await harness.open_lobby(ADA, computers=2)
    game = HostedGame(
        harness, (await harness.lobbies.start(lobby.record.id, ADA.user_id)).record.id
    )
    seat = (await game.table()).seat_of(ADA.user_id)
    assert seat is not None
    on = (await game.decision()).id
    await game.host.submit(game.id, ADA.user_id, on, Resign(), harness.key())
    await rung_out(game)
    again = await harness.rematch(game.id, ADA, "again")
    assert [player.user_id for player in again.players][:1] == [ADA.user_id]


async def test_whoever_is_removed_last_leaves_it_to_them_as_well(harness: HostHarness) -> None:
    game = await begun(harness, "daily")
    await seat_changes.retire(game.host, game.id, A, harness.key())
    await rung_out(game)
    assert (await game.table()).record.phase == "over"


async def test_silence_may_be_the_last_word(harness: HostHarness) -> None:
    arranged = live(3).cash(A, 0).owes(A, 500, B)
    game = await harness.start_game(arranged, computers=(B, C))
    await game.wait(HOUR)
    await rung_out(game)
    assert (await game.table()).record.phase == "over"


async def test_after_so_many_turns_it_is_ranked_by_worth(
    harness: HostHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(automatic, "PLAYED_OUT", 5)
    game = await begun(harness)
    await game.submit(A, Roll())
    turn = (await game.state()).turn
    await game.submit(A, Resign())
    await rung_out(game)
    started = await game.table()
    assert started.record.phase == "over"
    assert ENDED_EARLY in await game.log_lines()
    assert started.position.turn <= turn + 5
    assert len(standings(state_of(started))) == 4


async def test_other_games_get_their_turn_meanwhile(
    harness: HostHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(automatic, "AMONG_COMPUTERS", 10)
    game = await begun(harness, "daily")
    await game.submit(A, Resign())
    assert (await game.table()).record.phase == "running"
    assert len(await game.log_lines()) < 60, "a commit in between"
    assert await rung_out(game) > 1
    assert (await game.table()).record.phase == "over"


async def test_a_seat_that_its_owner_may_have_back_keeps_the_game_waiting(
    harness: HostHarness,
) -> None:
    arranged = by_post(4)
    game = await harness.start_game(arranged, pace="daily", computers=(C, D))
    await seats.leave_to_computer(game.host, game.id, B, "until-back", harness.key())
    await game.submit(A, Resign())
    assert await harness.store.schedule.next_deadline() is None
    assert (await game.table()).record.phase == "running"


async def test_the_last_seat_left_to_a_computer_for_good_is_played_out(
    harness: HostHarness,
) -> None:
    game = await begun(harness, "daily")
    await seats.leave_to_computer(game.host, game.id, A, "for-good", harness.key())
    await rung_out(game)
    assert (await game.table()).record.phase == "over"
