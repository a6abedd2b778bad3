"""Our emoji in messages, once the application has them."""

import logging

from bot.discord.application_emoji import EmojiUpload
from bot.language.names import SYMBOLS
from bot.process.app import App
from engine.host.store.errors import StoreError

LOG = logging.getLogger(__name__)


async def use_own_emoji_when_ready(app: App) -> None:
    """Upload our emoji beside everything else; until then messages show Unicode's."""
    await app.client.wait_until_ready()
    await use_own_emoji(app)


async def use_own_emoji(app: App) -> None:
    """Upload our emoji after the login; from then on messages show them."""
    try:
        wait = None if app.several is None else app.several.shards.wait_to_upload
        found = await EmojiUpload(app.client, app.host.store.settings, wait).run()
    except StoreError:
        LOG.exception("could not note the bot's emoji; messages show Unicode emoji")
        return
    custom = {SYMBOLS[name]: text for name, text in found.items()}
    app.uploads.add_symbols(custom=custom)
    LOG.info("%d of the bot's own emoji are ready", len(custom))
