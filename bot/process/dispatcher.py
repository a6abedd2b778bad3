"""The dispatcher: carries every press, form and command to what answers it."""

import logging
from collections.abc import Callable
from typing import Any

import discord

from bot.discord.connections import Connections
from bot.discord.double_presses import DoublePresses, PressedButton
from bot.discord.members import Members
from bot.discord.raw_interactions import form_fields, id_of, is_button, selected_values
from bot.discord.reply import Reply
from bot.discord.tracing import Observer
from bot.features.people.absence_digest import AbsenceDigest
from bot.interactions.command_client import Work
from bot.interactions.context import Context
from bot.interactions.managers import Managers
from bot.interactions.router import Router
from bot.language.language import Words
from bot.language.locales import Locales
from bot.limits.admission import Admission
from bot.limits.rates import Limits
from bot.process.client import Client
from bot.process.places import is_member, missing_in, place_of
from bot.ui.press import NO_GAME, read_press
from bot.ui.screen import Screen
from engine.host.lobby import Person
from engine.host.service import Host
from engine.host.store.errors import StoreError
from engine.host.store.slots import slot_of

LOG = logging.getLogger(__name__)
PRESSES = (discord.InteractionType.component, discord.InteractionType.modal_submit)
Interaction = discord.Interaction[Any]


class Dispatcher:
    """Carries presses and commands to the host.

    `new_context` and `new_reply` make a context and a reply of what one interaction brings.
    """

    def __init__(
        self,
        client: Client,
        host: Host,
        locales: Locales,
        connections: Connections,
        router: Router,
        double_presses: DoublePresses,
        managers: Managers,
        members: Members,
        limits: Limits,
        observer: Observer,
        new_context: Callable[..., Context],
        new_reply: Callable[..., Reply],
    ) -> None:
        self.host = host
        self.router = router
        self.double_presses = double_presses
        self.new_context = new_context
        self._absence_digest = AbsenceDigest(host)
        self.admission = Admission(
            limits, self.words, host.now, observer=observer, is_mine=host.ownership.answers
        )
        self._client = client
        self._locales = locales
        self._connections = connections
        self._managers = managers
        self._members = members
        self._new_reply = new_reply

    async def on_interaction(self, interaction: Interaction) -> None:
        """Dispatch every button, select and form, those of an earlier process included."""
        if interaction.type in PRESSES and await self.admits(interaction):
            await self._press(interaction)

    async def admits(self, interaction: Interaction) -> bool:
        """Return whether an interaction may go on; answer one that may not."""
        return await self.admission.admits(interaction)

    async def _press(self, interaction: Interaction) -> None:
        custom_id, pressed = id_of(interaction.data), None
        press = read_press(custom_id)
        if press is not None and is_button(interaction.data):
            # As it is now: what comes first may take a while.
            pressed = self.double_presses.note(interaction, press, custom_id)
            if pressed is None:
                await self.router.refuse_double(await self._begin(interaction))
                return
        context = await self._begin(interaction, pressed)
        await self.router.press(context, custom_id)
        if press is not None and press.game_id != NO_GAME:
            await self.note_visit(context, press.game_id)

    async def answer(self, interaction: Interaction, work: Work) -> None:
        """Do the work of a command, and say in one private sentence why it was refused."""
        context = await self._begin(interaction)
        await self.router.run_work(context, None, work(context))

    async def note_visit(self, context: Context, game_id: str) -> None:
        """Note that a person has looked at a game; tell what they have missed."""
        await self._absence_digest.note_visit(context, game_id)

    async def _begin(
        self, interaction: Interaction, pressed: PressedButton | None = None
    ) -> Context:
        """Return the context of an interaction, after noting that it came by its shard; replayed
        ones come before the shard has "resumed".
        """
        context, count = await self.context(interaction, pressed), self._client.shards_in_all
        await self._connections.note_activity(slot_of(interaction.guild_id or 0, count), count)
        return context

    async def words(self, interaction: Interaction) -> Words:
        """Return the words in which to answer the person of an interaction."""
        user, guild = interaction.user.id, interaction.guild_id
        return await self._locales.of_interaction(user, str(interaction.locale), guild)

    async def context(
        self, interaction: Interaction, pressed: PressedButton | None = None
    ) -> Context:
        """Return all that a panel needs of an interaction.

        `pressed`: what a press on a button counts as, if it is one.
        """
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
            missing_permissions=missing_in(interaction, has),
            may_manage=place is not None and not place.is_direct and manages,
            other_managers=await self._other_managers(interaction, manages),
            is_repeated=pressed is not None and pressed.interaction_id != interaction.id,
            may_attach=interaction.guild_id is None or has.attach_files,
        )

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
        guild = self._client.get_guild(guild_id)
        owner_id = None if guild is None else guild.owner_id
        try:
            if not manages:
                await self._managers.remove(guild_id, user_id)
                return None
            await self._managers.add(guild_id, user_id)
            return await self._managers.others(guild_id, owner_id, user_id)
        except StoreError:
            LOG.exception("could not read or note who can manage server %d", guild_id)
            return None
