"""What one interaction brings, read into the context that panels and commands are answered by."""

import logging
from collections.abc import Callable
from functools import partial
from typing import Any

import discord

from bot.discord.connections import Connections
from bot.discord.double_presses import PressedButton
from bot.discord.members import Members
from bot.discord.raw_interactions import form_fields, id_of, is_button, selected_values
from bot.discord.received_files import received_files
from bot.discord.reply import Reply
from bot.interactions.context import Context
from bot.interactions.managers import Managers
from bot.language.language import Words
from bot.language.locales import Locales
from bot.process.client import Client
from bot.process.places import is_member, missing_in, place_of
from bot.ui.screen import Screen
from engine.host.lobby import Person
from engine.host.store.errors import StoreError
from engine.host.store.slots import slot_of

LOG = logging.getLogger(__name__)
Interaction = discord.Interaction[Any]


class NewContexts:
    """Makes the context of each interaction.

    `new_context` and `new_reply` make a context and a reply of what one interaction brings.
    """

    def __init__(
        self,
        client: Client,
        locales: Locales,
        connections: Connections,
        managers: Managers,
        members: Members,
        new_context: Callable[..., Context],
        new_reply: Callable[..., Reply],
    ) -> None:
        self.new_context = new_context
        self._client = client
        self._locales = locales
        self._connections = connections
        self._managers = managers
        self._members = members
        self._new_reply = new_reply

    async def begin(
        self, interaction: Interaction, pressed: PressedButton | None = None
    ) -> Context:
        """Return the context of an interaction, after noting that it came by its shard; replayed
        ones come before the shard has "resumed". `pressed`: what a press on a button counts as.
        """
        context, count = await self._context(interaction, pressed), self._client.shards_in_all
        await self._connections.note_activity(slot_of(interaction.guild_id or 0, count), count)
        return context

    async def words(self, interaction: Interaction) -> Words:
        """Return the words in which to answer the person of an interaction."""
        user, guild = interaction.user.id, interaction.guild_id
        return await self._locales.of_interaction(user, str(interaction.locale), guild)

    async def _context(self, interaction: Interaction, pressed: PressedButton | None) -> Context:
        user, words, place = interaction.user, await self.words(interaction), place_of(interaction)
        has, manages = interaction.app_permissions, interaction.permissions.manage_guild
        sorry = Screen(words.say("trouble"))
        return self.new_context(
            words=words,
            person=Person(user.id, user.display_name),
            key=str(interaction.id),
            reply=self._new_reply(interaction, sorry, pressed=pressed),
            place=place,
            values=selected_values(interaction.data),
            fields=form_fields(interaction.data),
            files=received_files(interaction.data, self._client.http.get_from_cdn),
            button=id_of(interaction.data) if is_button(interaction.data) else None,
            missing_permissions=missing_in(interaction, has),
            may_manage=place is not None and not place.is_direct and manages,
            other_managers=await self._other_managers(interaction, manages),
            known_managers=partial(self._known_managers, interaction.guild_id, user.id),
            is_repeated=pressed is not None and pressed.interaction_id != interaction.id,
            may_attach=interaction.guild_id is None or has.attach_files,
        )

    async def _known_managers(self, guild_id: int | None, user_id: int) -> tuple[int, ...]:
        """Return who else is known to manage a server, its owner first. Raises StoreError."""
        if guild_id is None:
            return ()
        return await self._managers.known(guild_id, self._owner_of(guild_id), user_id)

    def _owner_of(self, guild_id: int) -> int | None:
        guild = self._client.get_guild(guild_id)
        return None if guild is None else guild.owner_id

    async def _other_managers(
        self, interaction: Interaction, manages: bool
    ) -> tuple[int, ...] | None:
        """Return who else may manage the server; None if that is not known, since the person may
        not, or since the database fails.
        """
        guild_id, user_id = interaction.guild_id, interaction.user.id
        if guild_id is None or not is_member(interaction):
            return None
        self._members.note(guild_id, user_id)
        owner_id = self._owner_of(guild_id)
        try:
            if not manages:
                await self._managers.remove(guild_id, user_id)
                return None
            await self._managers.add(guild_id, user_id)
            return await self._managers.others(guild_id, owner_id, user_id)
        except StoreError:
            LOG.exception("could not read or note who can manage server %d", guild_id)
            return None
