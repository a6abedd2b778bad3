"""The first game: it begins in one change, whatever the process dies of."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest

from engine.host.lobbies.beginning import MOST_DIRECT
from engine.host.lobbies.first_game import (
    FRIENDLY_COMMITMENT,
    MIX,
    first_game_of,
    lesson_places,
    start_first_game,
)
from engine.host.lobby import Location
from engine.host.preferences.preferences import Preferences
from engine.host.refusals import Refusal
from engine.host.store.errors import StoreError
from engine.host.store.records import AUTOMATIC_ROLL, DIRECT
from tests.support.host_harness import ADA, HostHarness, refusal
from tests.support.stored_preferences import put_preferences

pytestmark = pytest.mark.asyncio
PLACE = Location(DIRECT, 8, False)


async def dead(*_: Any) -> None:
    raise StoreError


@pytest.mark.parametrize(("part", "write"), [("games", "commit"), ("notes", "put")])
async def test_a_crash_leaves_a_whole_first_game_or_none(
    part: str, write: str, harness: HostHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as crash, suppress(StoreError):
        crash.setattr(getattr(harness.store, part), write, dead)
        await start_first_game(harness.host, harness.lobbies, PLACE, ADA)
    for game in await harness.store.search.games_in_channel(PLACE.channel_id):
        assert game.phase == "running"
        assert await first_game_of(harness.host, ADA.user_id) == game


async def test_a_crash_while_it_is_written_leaves_nothing(
    harness: HostHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(harness.store.games, "create", dead)
    with pytest.raises(StoreError):
        await start_first_game(harness.host, harness.lobbies, PLACE, ADA)
    assert await harness.store.search.games_in_channel(PLACE.channel_id) == ()
    assert harness.committed == []


async def test_it_begins_with_its_note_its_seed_and_a_number_of_its_own(
    harness: HostHarness,
) -> None:
    game = await start_first_game(harness.host, harness.lobbies, PLACE, ADA)
    secret = await harness.store.games.secret(game.record.id)
    assert secret is not None
    assert (secret.commitment, secret.mix) == (FRIENDLY_COMMITMENT, f"{MIX}-computer-computer")
    assert (game.record.version, game.record.number) == (1, 1)
    assert [it.action for it in await harness.store.games.steps(game.record.id)] == ["start"]
    assert await lesson_places(harness.host, game.record.id) == {}
    assert harness.committed == [game.record.id]
    again = await start_first_game(harness.host, harness.lobbies, PLACE, ADA, {"buy": ("x:1",)})
    assert again.record.number == 2
    assert await lesson_places(harness.host, again.record.id) == {"buy": ("x:1",)}


async def test_who_lets_the_bot_roll_has_it_do_so_from_the_first_turn_on(
    harness: HostHarness,
) -> None:
    chosen = Preferences(dice="for-me").model_dump_json()
    await put_preferences(harness.store, ADA.user_id, chosen)
    game = await start_first_game(harness.host, harness.lobbies, PLACE, ADA)
    assert [it.kind for it in game.deadlines] == [AUTOMATIC_ROLL]


async def test_it_needs_room_among_the_games_in_direct_messages(harness: HostHarness) -> None:
    for _ in range(MOST_DIRECT):
        await start_first_game(harness.host, harness.lobbies, PLACE, ADA)
    more = start_first_game(harness.host, harness.lobbies, PLACE, ADA)
    assert await refusal(more) is Refusal.DIRECT_FULL
