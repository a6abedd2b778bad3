"""Deletions that one text, one game or one person might stop, and with them those of all others."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.actions import Resign
from engine.host.databases import ENGINES
from engine.host.finished.results import settle
from engine.host.people import moderation
from engine.host.people.moderators import Moderation
from engine.host.personal.deleted import DeletedPeople
from engine.host.personal.erasure import Eraser
from engine.host.store.cached import cached
from tests.support import seat_changes
from tests.support.databases import new_database
from tests.support.host_harness import ADA, BEN, CHANNEL, CLEO, HOUR, HostHarness
from tests.support.named_person import ZOE, begun

pytestmark = pytest.mark.asyncio
TYPED = ("-99999999999999999999", "-9223372036854775808", "9223372036854775808", "-" + "9" * 5000)
"""Numbers that no database takes as an id, or that no smaller one follows."""


def eraser(harness: HostHarness) -> Eraser:
    return Eraser(harness.host, harness.lobbies, DeletedPeople())


@pytest.mark.parametrize("scheme", ENGINES)
async def test_no_typed_number_keeps_anybody_from_being_deleted(
    scheme: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    async with new_database(scheme, request, tmp_path) as url:
        harness = HostHarness(cached(await ENGINES[scheme].open(url)))
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
        assert [it.user_id for it in game.players] == [ADA.user_id, -1, BEN.user_id]
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
    assert sorted(it.user_id for it in results) == [-2, -1, ADA.user_id, CLEO.user_id]
