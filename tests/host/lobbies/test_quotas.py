"""Quotas: how many games and lobbies a server and a person may have at a time."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.host.lobbies.first_game import start_first_game
from engine.host.lobbies.quotas import Quotas
from engine.host.lobby import Lobby, Location
from engine.host.people.cancellation import agree_to_cancel
from engine.host.refusals import Refusal, Refused
from engine.host.store.records import DIRECT
from tests.support.game import live
from tests.support.host_harness import ADA, BEN, CHANNEL, CLEO, HostHarness, refusal

pytestmark = pytest.mark.asyncio
ELSEWHERE = Location(guild_id=9, channel_id=10, thread=False)
OWN = Location(DIRECT, 20, False)


async def opening(harness: HostHarness, who: object, place: Location = CHANNEL) -> object:
    return await harness.lobbies.open(place, who, Lobby(), "open")  # type: ignore[arg-type]


async def test_by_default_only_direct_messages_have_a_quota(harness: HostHarness) -> None:
    for _ in range(20):
        await opening(harness, ADA)
    assert harness.lobbies.quotas == Quotas(None, None, None, 5)


async def test_a_server_has_so_many_games_and_lobbies(harness: HostHarness) -> None:
    harness.lobbies.quotas = Quotas(server=2)
    await harness.start_game(live(2))
    game = (await harness.open_lobby(ADA, BEN)).record.id
    assert await refusal(opening(harness, CLEO)) is Refusal.SERVER_FULL
    await opening(harness, CLEO, ELSEWHERE)
    await opening(harness, CLEO, OWN)
    await harness.lobbies.close(game, ADA.user_id)
    await opening(harness, CLEO)


async def test_whoever_meets_a_quota_is_told_how_many_there_may_be(harness: HostHarness) -> None:
    harness.lobbies.quotas = Quotas(server=1)
    await opening(harness, ADA)
    with pytest.raises(Refused) as refused:
        await opening(harness, BEN)
    assert refused.value.facts == {"most": 1}


async def test_a_person_has_so_many_games_wherever_they_are(harness: HostHarness) -> None:
    harness.lobbies.quotas = Quotas(person=2)
    await harness.start_game(live(2))  # Ada and Ben
    await opening(harness, ADA, ELSEWHERE)
    others = (await harness.open_lobby(CLEO)).record.id
    assert await refusal(opening(harness, ADA)) is Refusal.PERSON_FULL
    assert await refusal(harness.join_lobby(others, ADA)) is Refusal.PERSON_FULL
    await harness.join_lobby(others, BEN)
    assert [it.name for it in (await harness.lobbies.find(others)).players] == ["Cleo", "Ben"]


async def test_a_person_has_so_many_lobbies_and_more_games(harness: HostHarness) -> None:
    harness.lobbies.quotas = Quotas(lobbies=1)
    await harness.start_game(live(2))  # Ada and Ben
    game = (await harness.open_lobby(ADA, BEN)).record.id
    others = (await harness.open_lobby(CLEO)).record.id
    assert await refusal(opening(harness, ADA)) is Refusal.LOBBIES_FULL
    assert await refusal(harness.join_lobby(others, BEN)) is Refusal.LOBBIES_FULL
    await harness.lobbies.start(game, ADA.user_id)
    await harness.join_lobby(others, BEN)


async def test_who_has_all_they_may_can_still_change_their_lobby(harness: HostHarness) -> None:
    harness.lobbies.quotas = Quotas(server=1, person=1, lobbies=1)
    game = (await harness.open_lobby(ADA, BEN)).record.id
    await harness.lobbies.change(game, lambda it: it.with_computer(ADA.user_id))
    await harness.lobbies.change(game, lambda it: it.with_token(BEN.user_id, "thimble"))
    await harness.lobbies.start(game, ADA.user_id)


async def test_games_in_direct_messages_have_a_quota_of_their_own(harness: HostHarness) -> None:
    harness.lobbies.quotas = Quotas(person=1, lobbies=1, direct=2)
    await opening(harness, ADA)
    for _ in range(2):
        await opening(harness, ADA, OWN)
    assert await refusal(opening(harness, ADA, OWN)) is Refusal.DIRECT_FULL
    assert await refusal(start_first_game(harness.host, harness.lobbies, OWN, ADA)) is (
        Refusal.DIRECT_FULL
    )
    harness.lobbies.quotas = replace(harness.lobbies.quotas, direct=None)
    for _ in range(10):
        await opening(harness, ADA, OWN)


async def test_a_rematch_is_a_lobby_like_any_other(harness: HostHarness) -> None:
    game = await harness.start_game(live(2))
    for who in (ADA, BEN):
        await agree_to_cancel(harness.host, game.id, who.user_id)
    harness.lobbies.quotas = Quotas(lobbies=1)
    others = (await harness.open_lobby(BEN)).record.id
    await harness.lobbies.rematch(game.id, ADA, "again")
    assert await refusal(harness.lobbies.rematch(game.id, BEN, "too")) is Refusal.LOBBIES_FULL
    await harness.lobbies.close(others, BEN.user_id)
    await harness.lobbies.rematch(game.id, BEN, "too")
