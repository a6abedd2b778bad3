"""The command `trade`, and what the menu of a member offers."""

import discord
from discord import app_commands

from bot.features.trade.draft_opening import open_trade
from bot.interactions.command_client import Interaction, about, localized
from bot.interactions.context import Context
from bot.interactions.find_game import find_seat, find_shared
from bot.interactions.which_game import GameCommand
from bot.ui.press import read_user


@app_commands.describe(player=about("trade-player"), game=about("which-game"))
async def _trade(
    interaction: Interaction, player: discord.User | None = None, game: str | None = None
) -> None:
    await TRADE.answer(interaction, game, "" if player is None else str(player.id))


async def _open_trade(context: Context, game_id: str, user_id: str) -> None:
    await open_trade(context, game_id, read_user(user_id) if user_id else None)


async def _offer(interaction: Interaction, member: discord.User | discord.Member) -> None:
    await TRADE.answer(interaction, typed=str(member.id), find=find_shared(member.id))


TRADE = GameCommand("trade", find_seat, _open_trade, _trade)
COMMANDS = (TRADE,)
MENUS = (
    app_commands.ContextMenu(
        name=localized(lambda words: words.say("trade-menu")),
        callback=_offer,
        allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
        allowed_contexts=app_commands.AppCommandContext(guild=True),
    ),
)
"""Commands in the menu of a member, under Apps."""
