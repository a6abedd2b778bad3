"""Deletions that one text, one game or one person might stop, and with them those of all others."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from engine.core.actions import Resign
from engine.host.administration.databases import ENGINES
from engine.host.finished.results import settle
from engine.host.lobby import Person
from engine.host.people import moderation
from engine.host.people.moderators import Moderation
from engine.host.personal.erase import APPLIED, Eraser
from engine.host.personal.registry import DeletedPeople
from engine.host.store.personal import Replacement
from tests.support import seat_changes
from tests.support.databases import new_database
from tests.support.host_harness import ADA, BEN, CHANNEL, CLEO, HOUR, HostHarness
from tests.support.named_person import NAMED, ZOE, begun
from tests.support.named_rows import named_in
from tests.support.stored_preferences import put_preferences
from tests.support.waiting import TIMEOUT, wait_for

pytestmark = pytest.mark.asyncio
TYPED = ("-99999999999999999999", "-9223372036854775808", "9223372036854775808", "-" + "9" * 5000)
"""Numbers that no database takes as an id, or that no smaller one follows."""


def eraser(harness: HostHarness) -> Eraser:
    return Eraser(harness.host, harness.lobbies, DeletedPeople())


class RefusedByATest(Exception):
    """No error that a store knows."""


@contextmanager
def refusing(harness: HostHarness, person: Person, game_id: str | None = None) -> Iterator[None]:
    """Let nothing be written in place of a person: in one game, or in any."""
    works = harness.store.personal.replace

    async def replace(change: Replacement) -> None:
        if change.user_id == person.user_id and game_id in (None, change.commit.record.id):
            raise RefusedByATest
        await works(change)

    harness.store.personal.replace = replace
    yield
    harness.store.personal.replace = works


async def has_resigned(harness: HostHarness, game_id: str) -> bool:
    return (await harness.host.started_game(game_id)).position.seats[1].left is not None


@pytest.mark.parametrize("scheme", ENGINES)
async def test_no_typed_number_keeps_anybody_from_being_deleted(
    scheme: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    async with new_database(scheme, request, tmp_path) as url:
        harness = HostHarness(await ENGINES[scheme].open(url))
        game_id = await begun(harness, ADA, ZOE, BEN, pace="daily")
        for number, reason in enumerate(TYPED):
            what = Moderation("pause", 7, ADA.user_id, reason, f"k{number}", ())
            await moderation.pause(harness.host, game_id, what, 2 * HOUR)
            again = Moderation("resume", 7, ADA.user_id, reason, f"r{number}", ())
            await moderation.resume(harness.host, game_id, again)
        found = eraser(harness)
        await found.erase(ZOE.user_id)
        assert await found.apply() == 0
        game = await harness.host.started_game(game_id)
        gone = -game.record.version
        assert [it.user_id for it in game.players] == [ADA.user_id, gone, BEN.user_id]
        await harness.close()


async def test_without_the_log_a_stand_in_of_a_result_is_no_one_elses(harness: HostHarness) -> None:
    game_id = await begun(harness, ADA, ZOE, BEN, pace="daily")
    await seat_changes.hand_over(harness.host, game_id, 1, CLEO, "for-good", "h")
    for person in (BEN, CLEO):
        await harness.host.submit(game_id, person.user_id, 0, Resign(), harness.key())
    await settle(harness.host, CHANNEL.guild_id)
    await harness.store.personal.drop_log(game_id)
    for person in (ZOE, BEN):
        await eraser(harness).erase(person.user_id)
    results = await harness.store.results.of_guild(CHANNEL.guild_id)
    version = (await harness.host.started_game(game_id)).record.version
    people = [-version, 1 - version, ADA.user_id, CLEO.user_id]
    assert sorted(it.user_id for it in results) == people


async def test_one_person_who_cannot_be_deleted_holds_up_neither_the_start_nor_the_others(
    harness: HostHarness, place: Path, caplog: pytest.LogCaptureFixture
) -> None:
    deleted = DeletedPeople()
    for person in (ZOE, BEN):
        await begun(harness, ADA, person, CLEO)
        deleted.add(person.user_id)
    with refusing(harness, ZOE):
        found = Eraser(harness.host, harness.lobbies, deleted)
        assert await found.apply() == 1
    assert "tries again" in caplog.text
    assert str(ZOE.user_id) not in caplog.text
    assert named_in(place, BEN.name) == set()
    assert await found.apply() == 1
    assert named_in(place, *NAMED) == set()


async def test_one_game_that_is_in_trouble_holds_up_no_other(harness: HostHarness) -> None:
    games = [await begun(harness, ADA, ZOE, BEN) for _ in range(2)]
    await put_preferences(harness.store, ZOE.user_id, "{}")
    with refusing(harness, ZOE, games[0]), pytest.raises(RefusedByATest):
        await eraser(harness).erase(ZOE.user_id)
    game = await harness.host.started_game(games[1])
    assert game.players[1].user_id == -game.record.version
    assert await harness.store.preferences.get(ZOE.user_id) is None


async def test_after_a_failed_deletion_the_next_start_deletes_nobody_who_has_come_back(
    harness: HostHarness, place: Path
) -> None:
    deleted = DeletedPeople()
    found = Eraser(harness.host, harness.lobbies, deleted)
    await begun(harness, ADA, ZOE, CLEO)
    with refusing(harness, ZOE), pytest.raises(RefusedByATest):
        await found.erase(ZOE.user_id)
    await found.erase(BEN.user_id)
    game_id = await begun(harness, BEN, CLEO)
    await put_preferences(harness.store, BEN.user_id, "{}")
    assert await found.apply() == 1
    assert named_in(place, *NAMED) == set()
    game = await harness.host.started_game(game_id)
    assert (game.players[0].user_id, game.position.seats[0].left) == (BEN.user_id, None)
    assert await harness.store.preferences.get(BEN.user_id) == "{}"
    assert await found.apply() == 0
    assert await harness.store.settings.get(APPLIED) == deleted.mark


async def test_who_can_never_be_deleted_takes_nobody_along_at_any_start(
    harness: HostHarness,
) -> None:
    found = eraser(harness)
    await begun(harness, ADA, ZOE, CLEO)
    with refusing(harness, ZOE):
        for _ in range(2):
            with pytest.raises(RefusedByATest):
                await found.erase(ZOE.user_id)
            await found.erase(BEN.user_id)
            game_id = await begun(harness, BEN, CLEO)
            assert await found.apply() == 0
            game = await harness.host.started_game(game_id)
            assert game.players[0].user_id == BEN.user_id


async def test_two_processes_that_delete_at_once_delete_nobody_twice(
    harness: HostHarness, tmp_path: Path
) -> None:
    one, other = (DeletedPeople(tmp_path / "list") for _ in range(2))
    for person, deleted in ((ZOE, one), (BEN, other), (CLEO, one)):
        await Eraser(harness.host, harness.lobbies, deleted).erase(person.user_id)
    await begun(harness, ADA, ZOE, BEN, CLEO)
    assert (
        await Eraser(harness.host, harness.lobbies, DeletedPeople(tmp_path / "list")).apply() == 0
    )


async def test_a_second_try_adds_nobody_to_the_list_again(harness: HostHarness) -> None:
    deleted = DeletedPeople()
    found = Eraser(harness.host, harness.lobbies, deleted)
    await begun(harness, ADA, ZOE, CLEO)
    with refusing(harness, ZOE):
        for _ in range(3):
            with pytest.raises(RefusedByATest):
                await found.erase(ZOE.user_id)
    await found.erase(ZOE.user_id)
    assert len(deleted) == 1
    assert await harness.store.settings.get(APPLIED) == deleted.mark


async def test_a_message_that_is_shown_late_holds_up_no_other_deletion(
    harness: HostHarness,
) -> None:
    found, shown = eraser(harness), asyncio.Event()
    game_id = await begun(harness, ADA, ZOE, CLEO)

    async def flush(_: str) -> None:
        await shown.wait()

    found.flush = flush
    slow = asyncio.create_task(found.erase(ZOE.user_id))
    await wait_for(lambda: has_resigned(harness, game_id))
    await asyncio.wait_for(found.erase(BEN.user_id), TIMEOUT)
    shown.set()
    await slow
