"""What is kept for a time only."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from engine.editions.board_names import read_names
from engine.host.administration.retention import (
    LEFT,
    Deleted,
    Retention,
    delete_old,
    note_back,
    note_left,
)
from engine.host.boards.own_boards import OwnBoards
from engine.host.finished.export import export_game
from engine.host.finished.proof import prove
from engine.host.finished.reviewing import review_of
from engine.host.lobbies.rematches import rematch_of
from engine.host.refusals import Refusal
from tests.support.board_names import own_names
from tests.support.file_traces import traces
from tests.support.host_harness import ADA, BEN, CHANNEL, DAY, HostHarness, refusal
from tests.support.named_person import NAMED, ZOE, begun, ended

pytestmark = pytest.mark.asyncio
SERVER = CHANNEL.guild_id
FOREVER = Retention(None, None, None)


def nowhere(guild_id: int) -> bool:
    return False


def everywhere(guild_id: int) -> bool:
    return True


async def left(harness: HostHarness) -> dict[str, float]:
    found: dict[str, float] = json.loads(await harness.store.settings.get(LEFT) or "{}")
    return found


async def test_games_of_a_server_go_30_days_after_it_has_removed_the_bot(
    harness: HostHarness,
) -> None:
    game_id = await begun(harness, ADA, BEN, pace="daily")
    await harness.store.settings.put(f"server:{SERVER}", "{}")
    await harness.store.settings.put(f"server:{SERVER}8", "{}")
    await note_left(harness.host, SERVER)
    harness.time[0] += 30 * DAY
    assert await delete_old(harness.host, Retention(), nowhere) == Deleted()
    await note_left(harness.host, SERVER)  # Told again, it begins no later.
    harness.time[0] += 1
    assert await delete_old(harness.host, Retention(), nowhere) == Deleted(servers=1)
    assert await refusal(harness.host.snapshot(game_id)) is Refusal.NO_SUCH_GAME
    assert await harness.store.settings.get(f"server:{SERVER}") is None
    assert await harness.store.settings.get(f"server:{SERVER}8") == "{}"
    assert await left(harness) == {}


async def test_of_games_that_went_no_file_has_a_trace(harness: HostHarness, tmp_path: Path) -> None:
    await begun(harness, ZOE, BEN, pace="daily")
    assert traces(tmp_path, *NAMED)
    await note_left(harness.host, SERVER)
    harness.time[0] += 31 * DAY
    assert await delete_old(harness.host, Retention(), nowhere) == Deleted(servers=1)
    assert traces(tmp_path, *NAMED) == {}


async def test_the_days_of_a_server_that_removed_the_bot_unseen_begin_when_it_is_noticed(
    harness: HostHarness,
) -> None:
    game_id = await begun(harness, ADA, BEN, pace="daily")
    assert await delete_old(harness.host, FOREVER, nowhere) == Deleted()
    assert await left(harness) == {}
    assert await delete_old(harness.host, Retention(), everywhere) == Deleted()
    assert await left(harness) == {}
    began = harness.time[0]
    assert await delete_old(harness.host, Retention(), nowhere) == Deleted()
    harness.time[0] += 20 * DAY
    assert await delete_old(harness.host, Retention(), nowhere) == Deleted()
    assert await left(harness) == {str(SERVER): began}
    assert await harness.store.games.load(game_id) is not None
    harness.time[0] += 11 * DAY
    assert await delete_old(harness.host, Retention(), nowhere) == Deleted(servers=1)
    assert await harness.store.games.load(game_id) is None


async def test_boards_stay_their_makers_but_not_those_of_a_server_that_is_gone(
    harness: HostHarness,
) -> None:
    """Though no game was ever played there."""
    boards = OwnBoards(harness.host)
    offered, hidden, spared = [
        await boards.add(ADA.user_id, own_names(), it) for it in (SERVER, SERVER, 70)
    ]
    await boards.hide(hidden.id, SERVER)
    await delete_old(harness.host, Retention(), nowhere)
    harness.time[0] += 31 * DAY
    await note_back(harness.host, 70)
    found = await delete_old(harness.host, Retention(), lambda guild_id: guild_id == 70)
    assert found == Deleted(servers=1)
    assert await harness.store.boards.of_guild(SERVER) == ()
    assert (await boards.get(spared.id)).guild_id == 70
    left = await boards.get(offered.id)
    assert (left.owner_id, left.guild_id) == (ADA.user_id, 0)
    assert not await boards.is_hidden(hidden.id, SERVER)
    assert read_names(left.body) == own_names()


async def test_a_server_that_has_the_bot_again_keeps_its_games(harness: HostHarness) -> None:
    game_id = await begun(harness, ADA, BEN)
    await note_left(harness.host, SERVER)
    await note_back(harness.host, SERVER)
    assert await left(harness) == {}
    await note_left(harness.host, SERVER)  # It has come back unseen, as the next line says.
    harness.time[0] += 31 * DAY
    assert await delete_old(harness.host, Retention(), everywhere) == Deleted()
    assert await left(harness) == {}
    assert await harness.store.games.load(game_id) is not None


async def test_lobbies_that_closed_without_a_game_go(harness: HostHarness) -> None:
    closed = await harness.open_lobby(ADA, BEN)
    await harness.lobbies.close(closed.record.id, ADA.user_id)
    still_open = await harness.open_lobby(ADA, BEN)
    harness.time[0] += 31 * DAY
    assert await delete_old(harness.host, Retention(), nowhere) == Deleted(lobbies=1)
    assert await harness.store.games.load(closed.record.id) is None
    assert await harness.store.games.load(still_open.record.id) is not None


async def test_a_rematch_is_offered_again_once_its_lobby_is_gone(harness: HostHarness) -> None:
    game_id = await ended(harness, ADA, BEN)
    lobby = await harness.rematch(game_id, ADA, "again")
    await harness.lobbies.close(lobby.record.id, ADA.user_id)
    harness.time[0] += 31 * DAY
    await delete_old(harness.host, Retention(), nowhere)
    assert await rematch_of(harness.host, game_id) is None
    anew = await harness.rematch(game_id, ADA, "once more")
    assert anew.record.id != lobby.record.id


async def test_a_log_goes_and_the_result_stays(harness: HostHarness) -> None:
    game_id = await ended(harness, ADA, BEN)
    running = await begun(harness, ADA, BEN)
    harness.time[0] += 11 * DAY
    keep = Retention(logs=10)
    assert await delete_old(harness.host, keep, nowhere) == Deleted(logs=1)
    results = await harness.store.results.of_guild(SERVER)
    assert {it.user_id for it in results if it.game_id == game_id} == {ADA.user_id, BEN.user_id}
    assert await harness.store.games.steps(running) != ()
    game = await harness.host.started_game(game_id)
    assert [it.name for it in game.players] == ["Ada", "Ben"]
    host = harness.host
    for work in (
        host.history(game_id, None),
        host.statistics.of(game_id),
        prove(host, game_id),
        export_game(host, game_id),
        review_of(host, game_id),
    ):
        assert await refusal(work) is Refusal.LOG_DELETED
    assert await delete_old(harness.host, keep, nowhere) == Deleted()


async def test_one_game_that_cannot_be_read_keeps_its_log_and_holds_up_no_other(
    harness: HostHarness, place: Path, caplog: pytest.LogCaptureFixture
) -> None:
    damaged, sound = [await ended(harness, ADA, BEN) for _ in range(2)]
    with closing(sqlite3.connect(place)) as db, db:
        db.execute("UPDATE games SET state = '{' WHERE id = ?", (damaged,))
    harness.host.loaded.drop_all()
    harness.time[0] += 11 * DAY
    assert await delete_old(harness.host, Retention(logs=10), nowhere) == Deleted(logs=1)
    assert await harness.store.games.steps(sound) == ()
    assert await harness.store.games.steps(damaged) != ()
    results = await harness.store.results.of_guild(SERVER)
    assert {it.game_id for it in results} == {sound}
    assert f"game {damaged}" in caplog.text


async def test_forever_deletes_nothing(harness: HostHarness) -> None:
    closed = await harness.open_lobby(ADA)
    await harness.lobbies.close(closed.record.id, ADA.user_id)
    game_id = await ended(harness, ADA, BEN)
    await note_left(harness.host, SERVER)
    harness.time[0] += 9_000 * DAY
    assert await delete_old(harness.host, FOREVER, nowhere) == Deleted()
    assert await harness.store.games.steps(game_id) != ()
