"""The command `trade`."""

import discord
from discord import app_commands

from bot.features.trade.draft_opening import open_trade
from bot.interactions.command_client import Interaction, about
from bot.interactions.context import Context
from bot.interactions.find_game import find_seat
from bot.interactions.which_game import GameCommand
from bot.ui.press import Unreadable


@app_commands.describe(player=about("trade-player"), game=about("which-game"))
async def _trade(
    interaction: Interaction, player: discord.User | None = None, game: str | None = None
) -> None:
    await TRADE.answer(interaction, game, "" if player is None else str(player.id))


async def _open_trade(context: Context, game_id: str, user_id: str) -> None:
    await open_trade(context, game_id, _read_user(user_id) if user_id else None)


def _read_user(text: str) -> int:
    """Return a user id in the arguments of a press. Raises Unreadable."""
    if not (text.isascii() and text.isdecimal() and len(text) <= 20):
        raise Unreadable(text)
    return int(text)


TRADE = GameCommand("trade", find_seat, _open_trade, _trade)
COMMANDS = (TRADE,)
