"""The commands with which a moderator acts in a game of the server."""

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import discord
from discord import AppCommandOptionType, ChannelType, app_commands

from bot.discord.needed_permissions import missing_permissions
from bot.features.moderation import moderation
from bot.features.moderation.moderation import ActRequest, Target
from bot.interactions.command_client import (
    Command,
    Interaction,
    OptionChoices,
    about,
    answer,
    choices,
    client_of,
    words_of,
)
from engine.host.lobby import Location, Person
from engine.host.people.moderation import LONGEST_REASON

Run = TypeVar("Run", bound=Callable[..., Awaitable[None]])
Reason = app_commands.Range[str, 1, LONGEST_REASON]


def _describe(**own: str) -> Callable[[Run], Run]:
    """Describes the options that all have, and those of one command by the names of their words."""
    names = {"reason": "reason", "game": "game", **own}
    # At once: describing a second time would forget the first.
    return app_commands.describe(**{option: about(f"mod-{name}") for option, name in names.items()})


@app_commands.command(name="pause", description=about("mod-pause"))
@_describe(time="pause-time")
async def _pause(
    interaction: Interaction, time: str, reason: Reason, game: str | None = None
) -> None:
    asked = ActRequest(reason, game)
    await answer(interaction, lambda it: moderation.pause(it, asked, time))


@app_commands.command(name="resume", description=about("mod-resume"))
@_describe()
async def _resume(interaction: Interaction, reason: Reason, game: str | None = None) -> None:
    asked = ActRequest(reason, game)
    await answer(interaction, lambda it: moderation.resume(it, asked))


@app_commands.command(name="extend", description=about("mod-extend"))
@_describe(time="extend-time")
async def _extend(
    interaction: Interaction, time: str, reason: Reason, game: str | None = None
) -> None:
    asked = ActRequest(reason, game)
    await answer(interaction, lambda it: moderation.extend(it, asked, time))


@app_commands.command(name="replace", description=about("mod-replace"))
@_describe(seat="seat", by="replace-by")
async def _replace(
    interaction: Interaction,
    seat: str,
    reason: Reason,
    by: discord.User | None = None,
    game: str | None = None,
) -> None:
    asked = ActRequest(reason, game)
    if by is None:
        await answer(interaction, lambda it: moderation.automate(it, asked, seat))
        return
    person = None if by.bot else Person(by.id, by.display_name)
    await answer(interaction, lambda it: moderation.replace(it, asked, seat, person))


@app_commands.command(name="remove", description=about("mod-remove"))
@_describe(seat="seat")
async def _remove(
    interaction: Interaction, seat: str, reason: Reason, game: str | None = None
) -> None:
    asked = ActRequest(reason, game)
    await answer(interaction, lambda it: moderation.remove(it, asked, seat))


@app_commands.command(name="end", description=about("mod-end"))
@_describe()
async def _end(interaction: Interaction, reason: Reason, game: str | None = None) -> None:
    asked = ActRequest(reason, game)
    await answer(interaction, lambda it: moderation.end(it, asked))


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


@app_commands.command(name="move", description=about("mod-move"))
@_describe(channel="move-channel")
async def _move(
    interaction: Interaction,
    channel: app_commands.Transform[Target | None, _Channel],
    reason: Reason,
    game: str | None = None,
) -> None:
    asked = ActRequest(reason, game)
    await answer(interaction, lambda it: moderation.move(it, asked, channel))


@app_commands.command(name="annul", description=about("mod-annul"))
@_describe(game="annul-game")
async def _annul(interaction: Interaction, reason: Reason, game: str | None = None) -> None:
    asked = ActRequest(reason, game)
    await answer(interaction, lambda it: moderation.annul(it, asked))


def _managed(interaction: Interaction) -> Location | None:
    """Return the server of a command if its sender may manage that server; None for everybody
    else.
    """
    server, channel = interaction.guild_id, interaction.channel_id
    if server is None or channel is None or not interaction.permissions.manage_guild:
        return None
    return Location(server, channel, isinstance(interaction.channel, discord.Thread))


def _complete_games(
    command: Command, offered: Callable[..., Awaitable[moderation.Choices]]
) -> None:
    @command.autocomplete("game")
    async def games(interaction: Interaction, typed: str) -> OptionChoices:
        host, here = client_of(interaction).host, _managed(interaction)
        words = await words_of(interaction)
        return choices(await offered(host, here, typed, words) if here else [])


@_replace.autocomplete("seat")
@_remove.autocomplete("seat")
async def _seats(interaction: Interaction, typed: str) -> OptionChoices:
    named = interaction.namespace.game
    game = named if isinstance(named, str) and named else None
    host, here = client_of(interaction).host, _managed(interaction)
    words = await words_of(interaction)
    return choices(await moderation.seats(host, here, game, typed, words) if here else [])


MODERATOR_COMMANDS: tuple[Command, ...] = (
    _pause, _resume, _extend, _replace, _remove, _end, _move, _annul,
)  # fmt: skip
_COMPLETED: dict[Command, Callable[..., Awaitable[moderation.Choices]]] = {
    _end: moderation.games_and_lobbies,
    _annul: moderation.finished_games,
}
for _command in MODERATOR_COMMANDS:
    _complete_games(_command, _COMPLETED.get(_command, moderation.games))
