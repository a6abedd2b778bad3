"""The commands under /monopoly-mod with which a moderator acts in a game of the server."""

from collections.abc import Awaitable, Callable, Iterable
from typing import Any, TypeVar

import discord
from discord import AppCommandOptionType, ChannelType, app_commands

from bot.commands.command_client import Interaction, client_of
from bot.commands.translation import localized
from bot.discord.needed_permissions import missing_permissions
from bot.features.moderation import moderation
from bot.features.moderation.moderation import ActRequest, Target
from engine.host.lobby import Location, Person
from engine.host.people.moderation import LONGEST_REASON

Command = app_commands.Command[Any, Any, Any]
Run = TypeVar("Run", bound=Callable[..., Awaitable[None]])
Reason = app_commands.Range[str, 1, LONGEST_REASON]


def moderation_group() -> Iterable[Command]:
    """Yield all commands of a moderator."""
    for make in (_pause, _resume, _extend, _replace, _remove, _end, _move):
        command = make()
        named = moderation.games_and_lobbies if make is _end else moderation.games
        command.autocomplete("game")(_games(named))
        yield command


def _about(name: str) -> app_commands.locale_str:
    return localized(lambda words: words.say(f"command-mod-{name}"))


def _describe(**own: str) -> Callable[[Run], Run]:
    """Describes the options that all have, and those of one command by the names of their words."""
    names = {"reason": "reason", "game": "game", **own}
    # At once: describing a second time would forget the first.
    return app_commands.describe(**{option: _about(name) for option, name in names.items()})


def _pause() -> Command:
    @app_commands.command(name="pause", description=_about("pause"))
    @_describe(time="pause-time")
    async def pause(
        interaction: Interaction, time: str, reason: Reason, game: str | None = None
    ) -> None:
        asked = ActRequest(reason, game)
        await client_of(interaction).answer(
            interaction, lambda it: moderation.pause(it, asked, time)
        )

    return pause


def _resume() -> Command:
    @app_commands.command(name="resume", description=_about("resume"))
    @_describe()
    async def resume(interaction: Interaction, reason: Reason, game: str | None = None) -> None:
        asked = ActRequest(reason, game)
        await client_of(interaction).answer(interaction, lambda it: moderation.resume(it, asked))

    return resume


def _extend() -> Command:
    @app_commands.command(name="extend", description=_about("extend"))
    @_describe(time="extend-time")
    async def extend(
        interaction: Interaction, time: str, reason: Reason, game: str | None = None
    ) -> None:
        asked = ActRequest(reason, game)
        await client_of(interaction).answer(
            interaction, lambda it: moderation.extend(it, asked, time)
        )

    return extend


def _replace() -> Command:
    @app_commands.command(name="replace", description=_about("replace"))
    @_describe(seat="seat", by="replace-by")
    async def replace(
        interaction: Interaction,
        seat: str,
        reason: Reason,
        by: discord.User | None = None,
        game: str | None = None,
    ) -> None:
        asked = ActRequest(reason, game)
        if by is None:
            await client_of(interaction).answer(
                interaction, lambda it: moderation.automate(it, asked, seat)
            )
            return
        person = None if by.bot else Person(by.id, by.display_name)
        await client_of(interaction).answer(
            interaction, lambda it: moderation.replace(it, asked, seat, person)
        )

    replace.autocomplete("seat")(_seats())
    return replace


def _remove() -> Command:
    @app_commands.command(name="remove", description=_about("remove"))
    @_describe(seat="seat")
    async def remove(
        interaction: Interaction, seat: str, reason: Reason, game: str | None = None
    ) -> None:
        asked = ActRequest(reason, game)
        await client_of(interaction).answer(
            interaction, lambda it: moderation.remove(it, asked, seat)
        )

    remove.autocomplete("seat")(_seats())
    return remove


def _end() -> Command:
    @app_commands.command(name="end", description=_about("end"))
    @_describe()
    async def end(interaction: Interaction, reason: Reason, game: str | None = None) -> None:
        asked = ActRequest(reason, game)
        await client_of(interaction).answer(interaction, lambda it: moderation.end(it, asked))

    return end


class _Channel(app_commands.Transformer):
    """A channel that messages can be sent to, and what the bot may do there."""

    @property
    def type(self) -> AppCommandOptionType:
        return AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[ChannelType]:
        return [
            ChannelType.text,
            ChannelType.news,
            ChannelType.public_thread,
            ChannelType.private_thread,
        ]

    async def transform(self, interaction: Interaction, value: Any, /) -> Target | None:
        """Return the channel as a target; None for what is no such channel of this server."""
        named = isinstance(value, app_commands.AppCommandChannel | app_commands.AppCommandThread)
        if not named or value.type not in self.channel_types:
            return None
        if value.guild_id != interaction.guild_id:
            return None
        found = value.resolve()
        is_thread = isinstance(value, app_commands.AppCommandThread)
        place = Location(value.guild_id, value.id, is_thread)
        if not isinstance(found, discord.TextChannel | discord.Thread):
            return Target(place, missing_permissions(discord.Permissions.none(), found))
        return Target(place, missing_permissions(found.permissions_for(found.guild.me), found))


def _move() -> Command:
    @app_commands.command(name="move", description=_about("move"))
    @_describe(channel="move-channel")
    async def move(
        interaction: Interaction,
        channel: app_commands.Transform[Target | None, _Channel],
        reason: Reason,
        game: str | None = None,
    ) -> None:
        asked = ActRequest(reason, game)
        await client_of(interaction).answer(
            interaction, lambda it: moderation.move(it, asked, channel)
        )

    return move


def _managed(interaction: Interaction) -> Location | None:
    """Return the server of a command if its sender may manage that server; None for everybody
    else.
    """
    server, channel = interaction.guild_id, interaction.channel_id
    if server is None or channel is None or not interaction.permissions.manage_guild:
        return None
    return Location(server, channel, isinstance(interaction.channel, discord.Thread))


def _games(named: Callable[..., Awaitable[moderation.Choices]]) -> Any:
    async def games(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        here = _managed(interaction)
        words = await client_of(interaction).words(interaction)
        found = await named(client_of(interaction).host, here, typed, words) if here else []
        return [app_commands.Choice(name=label, value=game) for label, game in found]

    return games


def _seats() -> Any:
    async def seats(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        named = interaction.namespace.game
        game = named if isinstance(named, str) and named else None
        here, words = _managed(interaction), await client_of(interaction).words(interaction)
        found = (
            await moderation.seats(client_of(interaction).host, here, game, typed, words)
            if here
            else []
        )
        return [app_commands.Choice(name=label, value=seat) for label, seat in found]

    return seats
