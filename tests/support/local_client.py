"""A client of a few commands at the local Discord."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import discord
import pytest
import yarl
from discord import app_commands

from tests.support.local_discord import LocalDiscord

Handler = Callable[[discord.Interaction], Awaitable[Any]]


class Client(discord.AutoShardedClient):
    """A client with a few commands; components and modals go to `on_press`."""

    def __init__(self) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            shard_count=1,
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
            guild_ready_timeout=0.05,
            max_ratelimit_timeout=60,
        )
        self.tree = app_commands.CommandTree(self)
        self.on_press: Handler = self._ignore
        self.typed: Handler = self._ignore
        self.up = asyncio.Event()
        everywhere = app_commands.AppInstallationType(guild=True, user=True)
        group = app_commands.Group(name="game", description="A game", allowed_installs=everywhere)

        @group.command(name="new", description="Open a game")
        @app_commands.choices(pace=[app_commands.Choice(name="Live", value="live")])
        async def new(
            interaction: discord.Interaction,
            pace: app_commands.Choice[str],
            host: discord.User | None = None,
        ) -> None:
            interaction.extras["given"] = (pace.value, host)
            await self.typed(interaction)

        @group.command(name="find", description="Find a game")
        async def find(interaction: discord.Interaction, name: str) -> None:
            await interaction.response.send_message(name, ephemeral=True)

        @find.autocomplete("name")
        async def names(interaction: discord.Interaction, typed: str) -> list[Any]:
            return [app_commands.Choice(name=f"{typed}-{n}", value=f"{n}") for n in range(3)]

        self.tree.add_command(group)

    async def before_identify_hook(self, shard: int | None, *, initial: bool = False) -> None:
        """Connect anew at once instead of after five seconds."""

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        kinds = (discord.InteractionType.component, discord.InteractionType.modal_submit)
        if interaction.type in kinds:
            await self.on_press(interaction)

    async def on_ready(self) -> None:
        self.up.set()

    async def _ignore(self, interaction: discord.Interaction) -> None:
        return None


@asynccontextmanager
async def running(local: LocalDiscord, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Client]:
    monkeypatch.setattr(discord.http.Route, "BASE", local.api_base)
    gateway = yarl.URL(local.gateway_url)
    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", gateway)
    client = Client()
    async with client:
        task = asyncio.create_task(client.start(local.bot_token))
        up = asyncio.create_task(client.up.wait())
        await asyncio.wait({task, up}, return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            task.result()
        yield client
        await client.close()
        await task


def buttons(*labels: str) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    for label in labels:
        view.add_item(discord.ui.Button(label=label, custom_id=f"t:{label}"))
    return view
