"""The application's emoji at the local Discord, as discord.py and the page meet them."""

from __future__ import annotations

from pathlib import Path

import aiohttp
import discord
import pytest

from bot.pictures.emoji_pictures import draw_emoji, emoji_file, emoji_names
from tests.support.bot_process import BotProcess
from tests.support.local_client import Client
from tests.support.local_discord import LocalDiscord
from tests.support.local_openapi import check_requests

pytestmark = pytest.mark.asyncio
HAT = emoji_file(draw_emoji("hat"))


async def test_an_emoji_is_uploaded_listed_renamed_served_and_deleted(
    local: LocalDiscord, client: Client
) -> None:
    made = await client.create_application_emoji(name="mono_hat", image=HAT)
    assert [it.name for it in await client.fetch_application_emojis()] == ["mono_hat"]
    await made.edit(name="mono_top_hat")
    assert (await client.fetch_application_emoji(made.id)).name == "mono_top_hat"
    async with aiohttp.ClientSession() as session:
        served = await session.get(f"{local.origin}/cdn/emojis/{made.id}.png")
        assert (await served.read(), served.content_type) == (HAT, "image/png")
    await made.delete()
    assert await client.fetch_application_emojis() == []
    with pytest.raises(discord.NotFound):
        await made.delete()
    check_requests(await local.control.requests())


@pytest.mark.parametrize(
    ("name", "image"),
    [("a", HAT), ("a" * 33, HAT), ("top-hat", HAT), ("mono_cat", HAT), ("big", HAT * 900)],
)
async def test_what_discord_refuses_is_refused(
    local: LocalDiscord, client: Client, name: str, image: bytes
) -> None:
    await client.create_application_emoji(name="mono_cat", image=HAT)
    with pytest.raises(discord.HTTPException) as refused:
        await client.create_application_emoji(name=name, image=image)
    assert refused.value.code == 50035


async def test_all_are_there_before_the_first_command(local: LocalDiscord, tmp_path: Path) -> None:
    async with BotProcess(local, tmp_path / "games.db", {"OWN_EMOJI": "on"}):
        found = local.hub.world.select("SELECT name FROM emojis")
        assert {row["name"] for row in found} == {f"mono_{name}" for name in emoji_names()}
        opened = await local.member("Ada").slash("monopoly new")
        assert not opened.failed
        lobby = (await local.member("Ada").messages(channel="monopoly"))[-1]
        assert "<:mono_hat:" in lobby.text
