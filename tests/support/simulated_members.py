"""Members of a simulated server and its channels, as tests name them."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import discord

from bot.local import interactions
from bot.local.channels import direct_channel
from bot.local.commands import available, leaves
from bot.local.errors import Json
from bot.local.hub import Hub
from bot.local.interactions import Sent
from bot.local.payloads import seen_message
from bot.local.permissions import member_permissions
from bot.local.visibility import sees
from bot.local.world import THREADS
from tests.support.in_process import message_of


@dataclass(frozen=True)
class Place:
    """A channel, a thread, or the direct messages of a member."""

    hub: Hub
    client: Callable[[], discord.Client]
    id: int

    @property
    def body(self) -> Json:
        """The channel as the local Discord has it."""
        return self.hub.channel(self.id)

    @property
    def name(self) -> str:
        """What it is called."""
        return str(self.body["name"])

    @property
    def guild(self) -> discord.Object:
        """The server that it is in."""
        return discord.Object(int(self.body["guild_id"]))

    @property
    def threads(self) -> list[Place]:
        """The threads that were opened in it, oldest first."""
        opened = self.hub.world.channels(*THREADS)
        inside = [it for it in opened if int(it["parent_id"]) == self.id]
        return [Place(self.hub, self.client, int(it["id"])) for it in inside]

    @property
    def ids(self) -> list[int]:
        """The ids of the messages that everybody sees, oldest first."""
        return [row["id"] for row in self._rows()]

    def history(self) -> list[discord.Message]:
        """Return the messages that everybody sees, oldest first."""
        world, client, base = self.hub.world, self.client(), self.hub.base
        return [message_of(client, seen_message(world, row, base)) for row in self._rows()]

    def _rows(self) -> list[sqlite3.Row]:
        return self.hub.world.select(
            "SELECT * FROM messages WHERE channel_id=? AND deleted=0 AND only_for IS NULL"
            " ORDER BY id",
            self.id,
        )


@dataclass(frozen=True)
class User:
    """A member, wherever they are."""

    hub: Hub
    client: Callable[[], discord.Client]
    id: int

    @property
    def dm_channel(self) -> Place:
        """Their direct messages with the bot."""
        return Place(self.hub, self.client, int(direct_channel(self.hub, self.id)["id"]))

    def available_commands(self, place: Place) -> tuple[str, ...]:
        """Return the commands that the member is offered in a channel."""
        channel, held = place.body, member_permissions(self.hub.world, self.id)
        if not sees(self.hub.world, self.id, channel):
            return ()
        allowed = [
            it
            for it in available(self.hub, channel)
            if not int(it["default_member_permissions"] or 0) & ~held
        ]
        return tuple(name for it in allowed for name, _ in leaves(it))

    def slash(self, place: Place, name: str, options: Json) -> Sent:
        """Type a command."""
        return interactions.slash(self.hub, self.id, place.body, name, _typed(options))

    def use_on(self, place: Place, name: str, member_id: int) -> Sent:
        """Use a command in the menu of a member."""
        return interactions.use_on_member(self.hub, self.id, place.body, name, member_id)

    def use_on_message(self, place: Place, name: str, message_id: int) -> Sent:
        """Use a command in the menu of a message."""
        return interactions.use_on_message(self.hub, self.id, place.body, name, message_id)

    def complete(self, place: Place, name: str, option: str, typed: str, filled: Json) -> Sent:
        """Type into an option that completes."""
        given = _typed(filled) | {option: typed}
        return interactions.autocomplete(self.hub, self.id, place.body, name, option, given)


@dataclass(frozen=True)
class Member(User):
    """A member in the server; `settle` waits until the bot has done with what they did."""

    settle: Callable[[], Awaitable[None]]

    @property
    def user(self) -> Member:
        """The same person, without the server."""
        return self

    async def autocomplete(
        self, place: Place, name: str, option: str, typed: str, **filled: Any
    ) -> list[Json]:
        """Return the choices for what is typed into an option."""
        sent = self.complete(place, name, option, typed, filled)
        await self.settle()
        found: list[Json] = sent.outcome.result()["data"].get("choices") or []
        return found

    async def send(self, place: Place, text: str) -> None:
        """Write a message."""
        interactions.say(self.hub, self.id, place.body, text)
        await self.settle()

    async def send_dm(self, text: str) -> None:
        """Write to the bot."""
        await self.send(self.dm_channel, text)


def _typed(options: Json) -> Json:
    """Return options with the ids of the people and channels that they name."""
    named = (User, Place)
    return {key: str(it.id) if isinstance(it, named) else it for key, it in options.items()}
