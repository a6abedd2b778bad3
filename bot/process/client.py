"""The discord.py client: two command groups, one dispatcher."""

import logging
from dataclasses import replace
from typing import Any

import discord
from discord import app_commands

from bot.commands.client import Work
from bot.commands.groups import group, server_group
from bot.commands.registration import command_mentions, register_commands
from bot.commands.tree import Tree
from bot.interactions.context import Context
from bot.interactions.managers import Managers
from bot.interactions.privacy import Privacy
from bot.interactions.router import Router
from bot.limits.admission import Admission
from bot.limits.rates import Limits
from bot.panels.catching_up.absence_digest import AbsenceDigest
from bot.process.blocking import leave_blocked
from bot.process.place_events import PlaceEvents
from bot.process.places import is_member, missing_in, place_of
from bot.screens.press import NO_GAME, read_press
from bot.screens.screen import Screen
from bot.screens.version_cache import VersionCache
from bot.text.language import Words
from bot.transport.archived_threads import ArchivedThreads
from bot.transport.connections import Connections, ShardKeeper
from bot.transport.debounce import Debounce
from bot.transport.members import Members
from bot.transport.payloads import form_fields, id_of, is_button, selected_values
from bot.transport.picture_uploads import PictureUploads
from bot.transport.received_messages import read_presses
from bot.transport.reply import Reply
from bot.transport.unreadable_events import UnreadableEvents
from engine.host.lobbies.lifecycle import Lobbies
from engine.host.lobby import Person
from engine.host.service import Host
from engine.host.store.errors import StoreError
from engine.host.store.slots import slot_of

LOG = logging.getLogger(__name__)
PRESSES = (discord.InteractionType.component, discord.InteractionType.modal_submit)


class Client(PlaceEvents):
    """Carries presses and commands to the host; once Discord is there, `publisher` catches up."""

    def __init__(
        self,
        host: Host,
        lobbies: Lobbies,
        router: Router,
        debounce: Debounce,
        limits: Limits,
        **options: Any,
    ) -> None:
        super().__init__(
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=60,
            **options,
        )
        read_presses(self)
        self.unreadable = UnreadableEvents(self)
        self.host = host
        self.lobbies = lobbies
        self.router = router
        self.limits = limits
        self.admission = Admission(limits, self.words, lambda: host.now())
        self.absence_digest = AbsenceDigest(host)
        self.managers = Managers(host)
        self.members = Members(self, host.now)
        self.cache = VersionCache()
        self._lost: set[int] = set()
        self.uploads = PictureUploads(limits.pictures)
        self.debounce = debounce
        self.archived = ArchivedThreads(self)
        self.keeper: ShardKeeper | None = None
        """Which shards to connect, where several processes share them."""
        self.privacy: Privacy
        self.connections: Connections
        self.tree = Tree(self)
        self.tree.add_command(group(self))
        self.tree.add_command(server_group(self))

    async def setup_hook(self) -> None:
        """Tell Discord of the commands, if they are not those it has."""
        settings = self.host.store.settings
        ids = await register_commands(self.tree, self.application_id, settings)
        groups = [
            command
            for command in self.tree.get_commands()
            if isinstance(command, app_commands.Group)
        ]
        self.uploads.symbols = replace(self.uploads.symbols, commands=command_mentions(groups, ids))

    async def launch_shards(self) -> None:
        """Connect every shard; of several processes, each connects those of its slots."""
        await (super().launch_shards() if self.keeper is None else self.keeper.launch(self))

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until a shard may identify itself, since Discord limits how often they may."""
        if self.keeper is None:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            await self.keeper.wait_for_turn(shard_id or 0)

    async def on_ready(self) -> None:
        """Show what an earlier process left unshown."""
        if self.is_closed():
            return  # The library tells so seconds later: the database may be closed by now.
        LOG.info("ready as %s in %d servers", self.user, len(self.guilds))
        await leave_blocked(self.host, list(self.guilds))
        await self.publisher.catch_up()

    async def on_shard_disconnect(self, shard: int) -> None:
        """Hold the deadlines of the shard's servers until it is back."""
        self._lost.add(shard)
        self.connections.mark_lost(shard, self._shards)

    async def on_shard_connect(self, shard: int) -> None:
        """Note that a session of the shard has begun; it is ready some moments later."""
        self._lost.discard(shard)
        self.publisher.forget_connection(shard, self._shards)

    async def on_shard_resumed(self, shard: int) -> None:
        """Note that the shard is back: missed events have been replayed."""
        self._lost.discard(shard)
        await self.connections.mark_connected(shard, self._shards)

    async def on_shard_ready(self, shard: int) -> None:
        """Note that the shard has a new session: its first, or one after a lost one."""
        if self.is_closed():
            return
        connection = self.get_shard(shard)
        is_open = connection is None or not connection.is_closed()
        # This comes seconds after the session began: the shard may be lost again by now, or have a
        # new connection over which nothing has come yet.
        if is_open and shard not in self._lost:
            await self.connections.mark_connected(shard, self._shards)
        await self.publisher.catch_up()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Dispatch every button, select and form, those of an earlier process included."""
        if interaction.type in PRESSES and await self.admission.admits(interaction):
            await self._press(interaction)

    async def _press(self, interaction: discord.Interaction[Any]) -> None:
        custom_id, user_id = id_of(interaction.data), interaction.user.id
        # As it is now: what comes first may take a while.
        is_meant = self.debounce.is_meant(user_id, custom_id)
        at = interaction.created_at.timestamp()
        is_repeated = is_button(interaction.data) and self.debounce.is_repeated(
            user_id, custom_id, at
        )
        context = await self.context(interaction, is_meant=is_meant, is_repeated=is_repeated)
        await self.note_activity(interaction)
        await self.router.press(context, custom_id)
        press = read_press(custom_id)
        if press is not None and press.game_id != NO_GAME:
            await self.absence_digest.note_visit(context, press.game_id)

    async def answer(self, interaction: discord.Interaction[Any], work: Work) -> None:
        """Do the work of a command, and say in one private sentence why it was refused."""
        context = await self.context(interaction)
        await self.note_activity(interaction)
        await self.router.run_work(context, None, work(context))

    async def note_activity(self, interaction: discord.Interaction[Any]) -> None:
        """Note that an interaction came by its shard; replayed ones come before the shard has
        "resumed".
        """
        shard = slot_of(interaction.guild_id or 0, self._shards)
        await self.connections.note_activity(shard, self._shards)

    @property
    def _shards(self) -> int:
        """The number of shards, as Discord or the settings say."""
        return self.shard_count or 1

    async def words(self, interaction: discord.Interaction[Any]) -> Words:
        """Return the words in which to answer the person of an interaction."""
        user, guild = interaction.user.id, interaction.guild_id
        return await self.publisher.locales.of_interaction(user, str(interaction.locale), guild)

    def locale_of(self, guild_id: int) -> str | None:
        """Return a server's locale; None while Discord has not named it."""
        guild = self.get_guild(guild_id)
        # Of a server that is still to come there is just the id.
        return str(guild.preferred_locale) if guild is not None and guild.name else None

    async def context(
        self,
        interaction: discord.Interaction[Any],
        *,
        is_meant: bool = True,
        is_repeated: bool = False,
    ) -> Context:
        """Return all that a panel needs of an interaction."""
        user, words, place = interaction.user, await self.words(interaction), place_of(interaction)
        has, manages = interaction.app_permissions, interaction.permissions.manage_guild
        return Context(
            self.host,
            self.lobbies,
            self.publisher,
            words,
            Person(user.id, user.display_name),
            str(interaction.id),
            self._reply(interaction, words),
            place,
            selected_values(interaction.data),
            form_fields(interaction.data),
            missing_in(interaction, has),
            place is not None and not place.is_direct and manages,
            await self._other_managers(interaction, manages),
            is_meant=is_meant,
            is_repeated=is_repeated,
            limits=self.limits,
            cache=self.cache,
            privacy=self.privacy,
            members=self.members,
            may_attach=interaction.guild_id is None or has.attach_files,
        )

    def _reply(self, interaction: discord.Interaction[Any], words: Words) -> Reply:
        sorry = Screen(words.say("trouble"))
        return Reply(interaction, sorry, self.uploads, self.debounce, self.archived)

    async def _other_managers(
        self, interaction: discord.Interaction[Any], manages: bool
    ) -> tuple[int, ...] | None:
        """Return who else may manage the server; None if that is not known, since the person may
        not, or since the database fails.
        """
        guild_id, user_id = interaction.guild_id, interaction.user.id
        if guild_id is None or not is_member(interaction):
            return None
        self.members.note(guild_id, user_id)
        guild = self.get_guild(guild_id)
        owner_id = None if guild is None else guild.owner_id
        try:
            if not manages:
                await self.managers.remove(guild_id, user_id)
                return None
            await self.managers.add(guild_id, user_id)
            return await self.managers.others(guild_id, owner_id, user_id)
        except StoreError:
            LOG.exception("could not read or note who can manage server %d", guild_id)
            return None
