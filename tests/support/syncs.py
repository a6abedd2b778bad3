"""Syncs of a game's messages, with what the publisher keeps between them as it is after a start."""

from __future__ import annotations

from collections.abc import Sequence

from bot.discord.posting import Post
from bot.discord.reply import Reply
from bot.interactions.bid_notes import BidNotes
from bot.interactions.first_encounters import FirstEncounters
from bot.interactions.sent_offers import SentOffers
from bot.language.language import load
from bot.language.locales import Locales
from bot.limits.buckets import TokenBuckets
from bot.limits.pings import RepeatedPings
from bot.messages.message_sync import MessageSync
from bot.messages.rendered import RenderedMessages
from engine.host.service import Host
from engine.host.snapshots import Snapshot


def new_sync(
    host: Host,
    post: Post,
    snapshot: Snapshot,
    now: float,
    *,
    replies: Sequence[Reply] = (),
    rendered: RenderedMessages | None = None,
    locales: Locales | None = None,
    sent_offers: SentOffers | None = None,
    pings: RepeatedPings | None = None,
) -> MessageSync:
    """Return a sync in English; what a test does not hand in is new."""
    return MessageSync(
        host,
        post,
        load("en"),
        snapshot,
        replies,
        now,
        rendered or RenderedMessages(),
        locales=locales or Locales(host, lambda _: None),
        encounters=FirstEncounters(host),
        sent_offers=sent_offers or SentOffers(),
        bid_notes=BidNotes(),
        pings=pings or RepeatedPings(None),
        reposts=TokenBuckets(None),
    )
