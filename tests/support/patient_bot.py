"""The real bot, except that it gives itself time: on a loaded machine it must not look slow.

It also lists its commands in English only, for to read all languages takes a second of each start.
What it does about a Discord or a machine that is slow, and the list of commands in all languages,
are tried where that is meant.
"""

from __future__ import annotations

import sys

from discord import app_commands

import bot.client
import bot.process.app
import bot.showing.publisher
import bot.transport.reply
from bot.__main__ import main
from engine.host.clocks import paces
from tests.support.patience import PACES, PATIENCE


class English(app_commands.Translator):
    """Has no words but those that are there."""

    async def translate(self, *_: object) -> str | None:
        """None, for Discord is to show what it has."""
        return None


paces.PACES.update(PACES)
bot.client.Translations = English  # type: ignore[assignment,misc]
bot.process.app.PATIENCE = PATIENCE
bot.transport.reply.PATIENCE = PATIENCE
bot.showing.publisher.FIRST = PATIENCE
bot.showing.publisher.DRAIN = PATIENCE

if __name__ == "__main__":
    sys.exit(main(["run"]))
