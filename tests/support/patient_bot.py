"""The real bot, except that it gives itself time: on a loaded machine it must not look slow.

It also lists its commands in English only, for to read all languages takes a second of each start.
What it does about a Discord or a machine that is slow, and the list of commands in all languages,
are tried where that is meant.
"""

from __future__ import annotations

import sys

from discord import app_commands

import bot.app
import bot.client
import bot.publisher
import bot.reply
from bot.__main__ import main
from engine.host import paces
from tests.support.patience import PACES, PATIENCE


class English(app_commands.Translator):
    """Has no words but those that are there."""

    async def translate(self, *_: object) -> str | None:
        """None, for Discord is to show what it has."""
        return None


paces.PACES.update(PACES)
bot.client.Translations = English  # type: ignore[assignment,misc]
bot.app.PATIENCE = PATIENCE
bot.reply.PATIENCE = PATIENCE
bot.publisher.FIRST = PATIENCE
bot.publisher.DRAIN = PATIENCE

if __name__ == "__main__":
    sys.exit(main(["run"]))
