"""The real bot, except that it gives itself time: on a loaded machine it must not look slow.

What it does about a Discord or a machine that is slow is tried where that is arranged.
"""

from __future__ import annotations

import sys

import bot.app
import bot.publisher
import bot.reply
from bot.__main__ import main
from engine.host import paces
from tests.support.patience import PACES, PATIENCE

paces.PACES.update(PACES)
bot.app.PATIENCE = PATIENCE
bot.reply.PATIENCE = PATIENCE
bot.publisher.FIRST = PATIENCE
bot.publisher.DRAIN = PATIENCE

if __name__ == "__main__":
    sys.exit(main(["run"]))
