"""Having the weekly papers of servers appear, each once."""

import hashlib
import logging
from typing import Final

from bot.discord.posting import Delivery
from bot.features.statistics.paper import PaperWriter
from bot.interactions.sharing import NONCE_BYTES
from bot.messages.publisher import Publisher
from bot.ui.plain_screen import plain_where_chosen
from bot.ui.titles import every_title
from engine.host.finished.papers import (
    Paper,
    due_paper,
    last_end,
    note_attempt,
    note_told,
    papers_due,
)
from engine.host.service import Host

LOG = logging.getLogger(__name__)
CLOCKS_DIFFER: Final = 300.0
"""Seconds by which this machine's clock may be ahead of Discord's."""


async def print_due(host: Host, publisher: Publisher) -> None:
    """Post every paper that is due; after a failure the next hour tries, for two days.

    An attempt is noted, the paper goes out, and that it is told is noted. Where nobody knows what
    came of an attempt, the paper is looked for before it is sent again; for some minutes it has the
    same nonce, for which Discord returns the one that is there.
    """
    try:
        due = await papers_due(host)
    except Exception:
        LOG.exception("nobody knows which papers are due")
        return
    for guild_id in due:
        try:
            await _print(host, publisher, guild_id)
        except Exception:
            LOG.exception("server %d: the weekly paper could not appear", guild_id)


async def _print(host: Host, publisher: Publisher, guild_id: int) -> None:
    ends_at, paper = last_end(host.now()), await due_paper(host, guild_id)
    if paper is None or paper.channel is None:
        return
    is_there = await _is_there(publisher, paper, ends_at)
    if is_there or (
        is_there is False and await _is_sent(host, publisher, guild_id, paper, ends_at)
    ):
        await note_told(host, guild_id, ends_at)


async def _is_there(publisher: Publisher, paper: Paper, ends_at: float) -> bool | None:
    """Return whether an earlier attempt has posted the paper, None if that cannot be told yet.

    Where it never can be, the paper counts as posted: better none than two.
    """
    if (tried := paper.tried_since(ends_at)) is None:
        return False
    titles = await publisher.post.own_titles(tried.channel, tried.at - CLOCKS_DIFFER)
    if isinstance(titles, Delivery):
        return True if titles is Delivery.UNREACHABLE else None
    return not every_title(lambda words: words.say("paper-title")).isdisjoint(titles)


async def _is_sent(
    host: Host, publisher: Publisher, guild_id: int, paper: Paper, ends_at: float
) -> bool:
    """Return whether the paper is done with: posted, or nothing to post or nowhere to post it."""
    assert paper.channel is not None
    words = await publisher.locales.of_server(guild_id)
    writer = PaperWriter(host, publisher.post, guild_id, paper.channel, ends_at, words)
    screen = await writer.write()
    if screen is None:
        return True
    if not await note_attempt(host, guild_id, paper):
        return False
    about = f"paper:{guild_id}:{int(ends_at)}"
    nonce = hashlib.blake2s(about.encode(), digest_size=NONCE_BYTES).hexdigest()
    read = plain_where_chosen(screen, words)
    sent = await publisher.post.send(paper.channel, read, nonce)
    return not isinstance(sent, Delivery) or sent is Delivery.UNREACHABLE
