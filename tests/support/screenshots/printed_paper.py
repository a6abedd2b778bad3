"""A weekly paper in the channel of the local Discord, on whatever day the pictures are taken."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any, cast

from bot.discord.message_body import embeds_of
from bot.features.statistics.paper import PaperWriter
from bot.language.language import load
from bot.local import messages
from bot.local.hub import Hub
from bot.local.world import TEXT
from bot.ui.symbols import NO_SYMBOLS
from engine.host.finished.papers import WEEK, last_end
from engine.host.service import Host
from engine.host.store.sqlite.store import open_sqlite
from tests.support.open_server import OpenServer


async def print_paper(hub: Hub, database: Path) -> None:
    """Post the paper of the week that ends next, as the bot would; it does not run meanwhile."""
    channel = next(it for it in hub.world.channels(TEXT) if it["name"] == "monopoly")
    ends_at = last_end(time.time() + WEEK)
    store = await open_sqlite(database)
    try:
        host = Host(store, lambda: ends_at)
        place = hub.world.guild_id, int(channel["id"])
        post = cast(Any, OpenServer())
        screen = await PaperWriter(host, post, *place, ends_at, load("en")).write()
    finally:
        await store.close()
    assert screen is not None, "a game has been played this week"
    body = {"embeds": embeds_of(screen, NO_SYMBOLS)}
    messages.write(hub, channel, hub.world.bot_id, body, [])
