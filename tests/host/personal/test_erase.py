"""A person is deleted: out of games and lobbies, and out of every row."""

from __future__ import annotations

import asyncio
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from engine.host.finished.export import export_game
from engine.host.finished.ladder import ladder
from engine.host.finished.proof import prove
from engine.host.finished.results import settle
from engine.host.people import pauses
from engine.host.personal.columns import PERSONAL
from engine.host.personal.erase import APPLIED, Eraser
from engine.host.personal.registry import DeletedPeople, UnreadableList
from engine.host.refusals import Refusal
from engine.host.store.errors import StoreError
from engine.replay.gamefile import read_file
from engine.replay.verification import check
from tests.support.file_traces import traces
from tests.support.host_harness import ADA, BEN, CHANNEL, CLEO, HostHarness, refusal
from tests.support.named_person import BY_SEAT, NAMED, ZOE, begun, ended, every_kind_of_row
from tests.support.named_rows import named_in
from tests.support.stored_preferences import put_preferences

pytestmark = pytest.mark.asyncio


@pytest.fixture
def deleted(tmp_path: Path) -> DeletedPeople:
    return DeletedPeople(tmp_path / "games.db.deleted")


def eraser(harness: HostHarness, deleted: DeletedPeople) -> Eraser:
    return Eraser(harness.host, harness.lobbies, deleted)


async def test_afterwards_no_row_names_the_person(
    harness: HostHarness, deleted: DeletedPeople, place: Path
) -> None:
    await every_kind_of_row(harness)
    before = named_in(place, *NAMED)
    personal = {(table, name) for table, names in PERSONAL.items() for name in names}
    assert before <= personal
    assert {table for table, _ in before} == set(PERSONAL) - BY_SEAT
    await eraser(harness, deleted).erase(ZOE.user_id)
    assert named_in(place, *NAMED) == set()


async def test_at_once_no_file_has_a_trace_of_the_person(
    harness: HostHarness, deleted: DeletedPeople, place: Path
) -> None:
    """The log and what the database has let go of included; only the list's hashes are new."""
    await every_kind_of_row(harness)
    neighbors = range(ZOE.user_id - 300, ZOE.user_id + 300)
    await asyncio.gather(
        *(put_preferences(harness.store, it, '{"zone":"Europe/Berlin"}') for it in neighbors)
    )
    assert ("games.db-wal", ZOE.name) in traces(place.parent, *NAMED)
    await eraser(harness, deleted).erase(ZOE.user_id)
    assert traces(place.parent, *NAMED) == {}
    assert (place.parent / "games.db.deleted").exists()


async def test_the_end_of_an_interrupted_deletion_leaves_no_trace_either(
    harness: HostHarness, deleted: DeletedPeople, place: Path
) -> None:
    await every_kind_of_row(harness)
    deleted.add(ZOE.user_id)
    assert await eraser(harness, deleted).apply() == 1
    assert traces(place.parent, *NAMED) == {}


async def test_games_go_on_as_if_the_person_had_left_them(
    harness: HostHarness, deleted: DeletedPeople
) -> None:
    games = await every_kind_of_row(harness)
    store, host = harness.store, harness.host
    await eraser(harness, deleted).erase(ZOE.user_id)
    running = await host.started_game(games["running"])
    assert running.position.seats[0].left is not None
    gone = running.players[0]
    assert (gone.user_id, gone.name) == (running.record.host_id, "")
    assert running.record.host_id < 0
    assert await store.notes.orders(running.record.id) == {}
    lobby = await harness.lobbies.find(games["lobby"])
    assert [it.user_id for it in lobby.lobby.players] == [ADA.user_id]
    assert lobby.record.host_id == ADA.user_id
    own = await host.snapshot(games["own lobby"])
    assert (own.record.phase, own.record.host_id) == ("cancelled", -own.record.version)
    lent = await host.started_game(games["lent"])
    assert (lent.players[1].user_id, lent.players[1].owner_id) == (CLEO.user_id, None)
    borrowed = await host.started_game(games["borrowed"])
    assert (borrowed.players[1].user_id, borrowed.players[1].owner_id) == (None, BEN.user_id)
    assert await refusal(host.snapshot(games["direct"])) is Refusal.NO_SUCH_GAME
    assert await store.settings.get("managers:7") == '{"7":1.0}'
    for name in ("running", "lent", "borrowed", "moderated", "over"):
        steps = await store.games.steps(games[name])
        record = await store.games.load(games[name])
        assert record is not None
        assert steps[-1].version == record.version
        assert await store.schedule.deadlines(games[name]) != () or name == "over"


async def test_in_a_pause_a_computer_takes_over(
    harness: HostHarness, deleted: DeletedPeople
) -> None:
    game_id = await begun(harness, ADA, ZOE, BEN, pace="daily")
    await pauses.pause(harness.host, game_id, harness.host.now() + 9000, "p")
    await eraser(harness, deleted).erase(ZOE.user_id)
    game = await harness.host.started_game(game_id)
    assert game.position.seats[1].left is None
    assert game.players[1].user_id is None
    assert game.record.paused_at is not None


async def test_the_dice_of_a_finished_game_still_verify(
    harness: HostHarness, deleted: DeletedPeople
) -> None:
    game_id = (await every_kind_of_row(harness))["over"]
    before = await prove(harness.host, game_id)
    await eraser(harness, deleted).erase(ZOE.user_id)
    after = await prove(harness.host, game_id)
    assert after == before
    assert after.findings() == ("seed-fits", "throws-fit")
    file = read_file(await export_game(harness.host, game_id))
    assert "Rules and seed lead to every event" in check(file)
    assert [it.name for it in file.seats] == ["Ada", "Player 2", "Ben"]


async def test_results_stay_without_the_name_and_off_the_leaderboard(
    harness: HostHarness, deleted: DeletedPeople
) -> None:
    game_id = await ended(harness, ADA, ZOE, BEN)
    await settle(harness.host, CHANNEL.guild_id)
    await eraser(harness, deleted).erase(ZOE.user_id)
    results = await harness.store.results.of_guild(CHANNEL.guild_id)
    gone = (await harness.host.started_game(game_id)).players[1].user_id
    assert {(it.user_id, it.name, it.seat) for it in results if it.game_id == game_id} == {
        (100, "Ada", 0),
        (gone, "", 1),
        (101, "Ben", 2),
    }
    rated = tuple(replace(it, unrated=False) for it in results)
    assert [it.user_id for it in ladder(rated)] == [ADA.user_id, BEN.user_id]


async def test_a_game_with_only_a_greater_number_that_holds_the_id_stays_as_it_is(
    harness: HostHarness, deleted: DeletedPeople
) -> None:
    game_id = await begun(harness, ADA, BEN)
    await harness.store.notes.put(game_id, "parked-told", f'{{"at":1{ZOE.user_id}}}')
    assert await harness.store.personal.games_naming(ZOE.user_id) == (game_id,)
    before = await harness.host.snapshot(game_id)
    await eraser(harness, deleted).erase(ZOE.user_id)
    assert (await harness.host.snapshot(game_id)).record == before.record


async def test_a_game_without_its_log_gets_no_log_by_a_deletion(
    harness: HostHarness, deleted: DeletedPeople, place: Path
) -> None:
    game_id = await ended(harness, ADA, ZOE, BEN)
    await settle(harness.host, CHANNEL.guild_id)
    await harness.store.personal.drop_log(game_id)
    await eraser(harness, deleted).erase(ZOE.user_id)
    assert named_in(place, *NAMED) == set()
    assert await harness.store.games.steps(game_id) == ()
    assert await refusal(prove(harness.host, game_id)) is Refusal.LOG_DELETED


async def test_a_game_not_yet_settled_gives_no_result_to_the_person(
    harness: HostHarness, deleted: DeletedPeople, place: Path
) -> None:
    game_id = await ended(harness, ADA, ZOE, BEN)
    await eraser(harness, deleted).erase(ZOE.user_id)
    await settle(harness.host, CHANNEL.guild_id)
    assert named_in(place, *NAMED) == set()
    results = await harness.store.results.of_guild(CHANNEL.guild_id)
    gone = (await harness.host.started_game(game_id)).players[1].user_id
    assert sorted(it.user_id for it in results) == [gone, ADA.user_id, BEN.user_id]


async def test_two_people_of_one_game_have_stand_ins_of_their_own(
    harness: HostHarness, deleted: DeletedPeople
) -> None:
    game_id = await ended(harness, ADA, ZOE, BEN)
    await settle(harness.host, CHANNEL.guild_id)
    for person in (ZOE, BEN):
        await eraser(harness, deleted).erase(person.user_id)
    game = await harness.host.started_game(game_id)
    others = [it.user_id or 0 for it in game.players[1:]]
    assert len(set(others)) == 2
    assert max(others) < 0


async def test_who_comes_back_afterwards_begins_anew(
    harness: HostHarness, deleted: DeletedPeople
) -> None:
    await eraser(harness, deleted).erase(ZOE.user_id)
    game_id = await begun(harness, ZOE, ADA)
    assert await eraser(harness, deleted).apply() == 0
    game = await harness.host.started_game(game_id)
    assert game.players[0].name == ZOE.name


async def test_a_restored_backup_loses_the_person_again_at_the_start(
    harness: HostHarness, deleted: DeletedPeople, place: Path, tmp_path: Path
) -> None:
    await every_kind_of_row(harness)
    await harness.close()
    backup = shutil.copy(place, tmp_path / "backup.db")
    again = await HostHarness.at(place)
    await eraser(again, deleted).erase(ZOE.user_id)
    await again.close()
    shutil.copy(backup, place)
    restored = await HostHarness.at(place)
    assert named_in(place, *NAMED) != set()
    assert await eraser(restored, DeletedPeople(tmp_path / "games.db.deleted")).apply() == 1
    assert named_in(place, *NAMED) == set()
    assert await eraser(restored, deleted).apply() == 0
    await restored.close()


async def test_what_a_crash_has_interrupted_is_finished_at_the_start(
    harness: HostHarness, deleted: DeletedPeople, place: Path
) -> None:
    await every_kind_of_row(harness)
    await harness.crash_before_commit(eraser(harness, deleted).erase(ZOE.user_id))
    assert named_in(place, *NAMED) != set()
    harness.host.loaded.drop_all()
    assert await eraser(harness, deleted).apply() == 1
    assert named_in(place, *NAMED) == set()
    assert await harness.store.settings.get(APPLIED) == deleted.mark


async def test_without_the_list_nothing_is_deleted(harness: HostHarness, tmp_path: Path) -> None:
    game_id = await begun(harness, ADA, ZOE)
    with pytest.raises(UnreadableList):
        await eraser(harness, DeletedPeople(tmp_path / "nowhere" / "list")).erase(ZOE.user_id)
    game = await harness.host.started_game(game_id)
    assert game.players[1].name == ZOE.name
    assert game.position.seats[1].left is None


async def test_a_lost_list_is_told_of_and_begins_anew(
    harness: HostHarness, deleted: DeletedPeople, caplog: pytest.LogCaptureFixture
) -> None:
    await eraser(harness, deleted).erase(ZOE.user_id)
    other = DeletedPeople()
    assert await eraser(harness, other).apply() == 0
    assert "not the one that this database has last seen" in caplog.text
    await begun(harness, ADA, ZOE)
    await eraser(harness, other).erase(ZOE.user_id)
    assert await harness.store.settings.get(APPLIED) == other.mark


async def test_a_backup_that_has_seen_a_lost_list_is_cleared_of_all_on_the_new_one(
    harness: HostHarness, deleted: DeletedPeople, place: Path
) -> None:
    await eraser(harness, deleted).erase(BEN.user_id)
    await ended(harness, ADA, ZOE, CLEO)  # As the backup has it.
    new = DeletedPeople()
    for user_id in (888_000_111_222, ZOE.user_id):
        new.add(user_id)
    assert await eraser(harness, new).apply() == 1
    assert named_in(place, *NAMED) == set()
    assert await harness.store.settings.get(APPLIED) == new.mark
    assert await eraser(harness, new).apply() == 0


async def test_a_failing_disk_is_told_and_a_second_try_goes_on(
    harness: HostHarness, deleted: DeletedPeople, place: Path
) -> None:
    await ended(harness, ADA, ZOE, BEN)
    works = harness.store.personal.replace

    async def fails(change: object) -> None:
        raise StoreError

    harness.store.personal.replace = fails
    with pytest.raises(StoreError):
        await eraser(harness, deleted).erase(ZOE.user_id)
    harness.store.personal.replace = works
    await eraser(harness, deleted).erase(ZOE.user_id)
    assert named_in(place, *NAMED) == set()
