"""Commands of a person who has installed the app for themselves, where the bot is no member."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.host.store.records import DIRECT, GameRef
from tests.support.acting_members import ActingMember
from tests.support.answer_labels import START
from tests.support.app_harness import AppHarness, Sender, app_harness
from tests.support.consistency import check_requests
from tests.support.in_process_discord import SEND
from tests.support.local_discord.places import add_guild_without_bot
from tests.support.players import shown
from tests.support.simulated_server import SimulatedServer

pytestmark = pytest.mark.asyncio


@pytest.fixture
def ada(server: SimulatedServer) -> ActingMember:
    """A member who has installed the app for herself in another server."""
    add_guild_without_bot(server.hub.world, "elsewhere")
    return ActingMember(server, "Ada")


async def games_of(server: SimulatedServer) -> tuple[GameRef, ...]:
    return await server.app.host.store.search.games_of(server.user(0))


async def test_where_only_its_player_has_the_app_a_table_opens_by_direct_message(
    server: SimulatedServer, ada: ActingMember
) -> None:
    answer = shown(await ada.slash("monopoly new", "elsewhere"))
    assert answer.ephemeral
    assert "in your direct messages" in answer.text
    (game,) = await games_of(server)
    assert (game.guild_id, game.number) == (DIRECT, 1)
    assert game.channel_id == server.members[0].dm_channel.id
    assert f"https://discord.com/channels/@me/{game.channel_id}/" in str(answer.buttons)
    await ada.wait_for(lambda it: START in it.labels, channel="direct")
    assert [it.id for it in await ada.messages("elsewhere")] == [answer.id]
    check_requests(server.hub)


@pytest.mark.parametrize("code", [50007, 50278])
async def test_closed_direct_messages_are_told_in_one_sentence(
    code: int, server: SimulatedServer, ada: ActingMember
) -> None:
    server.fail(*SEND, 403, code, times=None)
    answer = shown(await ada.slash("monopoly new", "elsewhere"))
    assert answer.ephemeral
    assert answer.text.startswith("I can’t send you direct messages")
    assert not await games_of(server)


async def test_the_tour_opens_its_game_there_too(
    server: SimulatedServer, ada: ActingMember
) -> None:
    tour = shown(await ada.slash("monopoly help", "elsewhere"))
    await ada.press_raw(tour, "m1:0:0:guide:play")
    (game,) = await games_of(server)
    assert (game.guild_id, game.phase) == (DIRECT, "running")


async def test_who_manages_such_a_server_settles_nothing_for_it(
    server: SimulatedServer, ada: ActingMember
) -> None:
    server.make_manager(0)
    tour = shown(await ada.slash("monopoly help", "elsewhere"))
    answer = await ada.press_raw(tour, "m1:0:0:server:pictures")
    assert "server setting" in shown(answer).text
    (_, elsewhere) = server.hub.world.guilds()
    assert await server.app.host.store.settings.get(f"managers:{elsewhere}") is None


async def test_a_conversation_of_others_is_no_place_for_a_game(tmp_path: Path) -> None:
    class Conversation(AppHarness):
        def _payload(self, *given: Any) -> Any:
            return super()._payload(*given) | {"context": 2}

    async with app_harness(tmp_path / "games.db", Conversation) as harness:
        sender = Sender(7, guild=None, brings_app=True)
        await harness.type(sender, ("monopoly", "new"), ())
        (game,) = await harness.app.host.store.search.games_of(sender.user)
        assert game.channel_id != sender.channel
