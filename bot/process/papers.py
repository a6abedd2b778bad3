"""Having the weekly papers of servers appear, each once."""

import hashlib
import logging

from bot.discord.posting import Delivery
from bot.features.statistics.paper import PaperWriter
from bot.interactions.sharing import NONCE_BYTES
from bot.messages.publisher import Publisher
from bot.ui.plain_screen import plain_where_chosen
from engine.host.finished.papers import last_end, note_told, papers_due
from engine.host.service import Host

LOG = logging.getLogger(__name__)


async def print_due(host: Host, publisher: Publisher) -> None:
    """Post every paper that is due; after a failure the next hour tries, for two days.

    A message goes out, then it is noted. A kill in between sends it again with the same nonce, for
    which Discord returns the one that is there.
    """
    try:
        due = await papers_due(host)
    except Exception:
        LOG.exception("nobody knows which papers are due")
        return
    for guild_id, channel_id in due.items():
        try:
            await _print(host, publisher, guild_id, channel_id)
        except Exception:
            LOG.exception("server %d: the weekly paper could not appear", guild_id)


async def _print(host: Host, publisher: Publisher, guild_id: int, channel_id: int) -> None:
    ends_at, words = last_end(host.now()), await publisher.locales.of_server(guild_id)
    writer = PaperWriter(host, publisher.post, guild_id, channel_id, ends_at, words)
    screen = await writer.write()
    if screen is not None:
        about = f"paper:{guild_id}:{int(ends_at)}"
        nonce = hashlib.blake2s(about.encode(), digest_size=NONCE_BYTES).hexdigest()
        read = plain_where_chosen(screen, words)
        sent = await publisher.post.send(channel_id, read, nonce)
        if isinstance(sent, Delivery) and sent is not Delivery.UNREACHABLE:
            return  # The next hour tries again.
    await note_told(host, guild_id, ends_at)
