"""The command in the menu of a message: to follow the game that the message is of."""

from collections.abc import Mapping

import discord
from discord import app_commands

from bot.features.watching.following import follow_game
from bot.interactions.command_client import Interaction, localized
from bot.interactions.context import Context
from bot.interactions.find_game import Find, find_table
from bot.interactions.sight import need_sight
from bot.interactions.which_game import GameRequest
from engine.host.store.records import RUNNING


def _find_of(message_id: int) -> Find:
    """Return what finds the running game of a message, else the game of the channel."""

    async def find(context: Context, named: str | None) -> str:
        store, place = context.host.store, context.place
        here = () if place is None else await store.search.games_in_guild(place.guild_id, RUNNING)
        for game in here:
            messages = await store.messages.of_game(game.id)
            if any(message.message_id == message_id for message in messages):
                return (await need_sight(context, game.id)).record.id
        return await find_table(context, named)

    return find


async def _follow(interaction: Interaction, message: discord.Message) -> None:
    await FOLLOW.answer(interaction, find=_find_of(message.id))


FOLLOW = GameRequest("follow", find_table, follow_game)
REQUESTS: Mapping[str, GameRequest] = {FOLLOW.request_name: FOLLOW}
MENUS = (
    app_commands.ContextMenu(
        name=localized(lambda words: words.say("follow-menu")),
        callback=_follow,
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
        allowed_contexts=app_commands.AppCommandContext(guild=True),
    ),
)
"""Commands in the menu of a message, under Apps."""
