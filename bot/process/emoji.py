"""Our emoji in messages, once the application has them."""

import logging
from dataclasses import replace

from bot.process.client import Client
from bot.render.names import SYMBOLS
from bot.transport.application_emoji import EmojiUpload
from engine.host.store.errors import StoreError

LOG = logging.getLogger(__name__)


async def use_own_emoji_when_ready(client: Client) -> None:
    """Upload our emoji beside everything else; until then messages show Unicode's."""
    await client.wait_until_ready()
    await use_own_emoji(client)


async def use_own_emoji(client: Client) -> None:
    """Upload our emoji with a client that has logged in; from then on messages show them."""
    try:
        wait = None if client.keeper is None else client.keeper.wait_to_upload
        found = await EmojiUpload(client, client.host.store.settings, wait).run()
    except StoreError:
        LOG.exception("could not note the bot's emoji; messages show Unicode emoji")
        return
    custom = {SYMBOLS[name]: text for name, text in found.items()}
    client.uploads.symbols = replace(client.uploads.symbols, custom=custom)
    LOG.info("%d of the bot's own emoji are ready", len(custom))
