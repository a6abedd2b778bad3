"""Commands of a person who has installed the app for themselves, where the bot is no member."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from engine.host.store.records import DIRECT, GameRef
from tests.support.acting_members import ActingMember
from tests.support.answer_labels import START
from tests.support.app_harness import GUILD, AppHarness, Sender, app_harness
from tests.support.consistency import check_requests
from tests.support.local_discord.places import add_guild_without_bot
from tests.support.players import shown
from tests.support.simulated_server import SimulatedServer

pytestmark = pytest.mark.asyncio
VISITOR = Sender(7, permissions=str(discord.Permissions(manage_guild=True).value), brings_app=True)


class ClosedDirect(AppHarness):
    """A Discord in which nobody takes direct messages of the bot."""

    code = 50007

    async def request(self, route: Any, *given: object, **more: Any) -> Any:
        if route.method == "POST" and route.url.endswith("/messages"):
            refusal = {"code": self.code, "message": "Cannot send messages to this user"}
            raise discord.Forbidden(cast(Any, SimpleNamespace(status=403, reason="")), refusal)
        return await super().request(route, *given, **more)


class NoServerInCommon(ClosedDirect):
    code = 50278


async def games_of(harness: AppHarness) -> tuple[GameRef, ...]:
    return await harness.app.host.store.search.games_of(VISITOR.user)


async def test_a_table_opens_in_direct_messages(tmp_path: Path) -> None:
    async with app_harness(tmp_path / "games.db") as harness:
        (answer,) = await harness.type(VISITOR, ("monopoly", "new"), ())
        assert answer.is_private
        assert "in your direct messages" in answer.text
        (game,) = await games_of(harness)
        assert (game.guild_id, game.number) == (DIRECT, 1)
        assert f"https://discord.com/channels/@me/{game.channel_id}/" in str(answer.data)
        assert game.channel_id != VISITOR.channel


async def test_where_only_its_player_has_the_app_a_table_opens_by_direct_message(
    server: SimulatedServer,
) -> None:
    add_guild_without_bot(server.hub.world, "elsewhere")
    ada = ActingMember(server, "Ada")
    answer = shown(await ada.slash("monopoly new", "elsewhere"))
    assert answer.ephemeral
    await ada.wait_for(lambda it: START in it.labels, channel="direct")
    assert [it.id for it in await ada.messages("elsewhere")] == [answer.id]
    check_requests(server.hub)


@pytest.mark.parametrize("kind", [ClosedDirect, NoServerInCommon])
async def test_closed_direct_messages_are_told_in_one_sentence(
    kind: type[AppHarness], tmp_path: Path
) -> None:
    async with app_harness(tmp_path / "games.db", kind) as harness:
        (answer,) = await harness.type(VISITOR, ("monopoly", "new"), ())
        assert answer.is_private
        assert answer.text.startswith("I can’t send you direct messages")
        assert not await games_of(harness)


async def test_the_tour_opens_its_game_there_too(tmp_path: Path) -> None:
    async with app_harness(tmp_path / "games.db") as harness:
        await harness.press(VISITOR, "m1:0:0:guide:play", private=True)
        (game,) = await games_of(harness)
        assert (game.guild_id, game.phase) == (DIRECT, "running")


async def test_who_manages_such_a_server_settles_nothing_for_it(tmp_path: Path) -> None:
    async with app_harness(tmp_path / "games.db") as harness:
        answers = await harness.press(VISITOR, "m1:0:0:server:pictures", private=True)
        assert "server setting" in answers[-1].text
        settings = harness.app.host.store.settings
        assert await settings.get(f"managers:{GUILD}") is None


async def test_a_conversation_of_others_is_no_place_for_a_game(tmp_path: Path) -> None:
    class Conversation(AppHarness):
        def _payload(self, *given: Any) -> Any:
            return super()._payload(*given) | {"context": 2}

    async with app_harness(tmp_path / "games.db", Conversation) as harness:
        sender = Sender(7, guild=None, brings_app=True)
        await harness.type(sender, ("monopoly", "new"), ())
        (game,) = await games_of(harness)
        assert game.channel_id != sender.channel
