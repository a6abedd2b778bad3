"""Private messages about bids: once the auction is over, they say how it ended instead."""

import asyncio
from functools import partial

from bot.features.auctions.auction_outcome import AuctionOutcome, outcome_of, outcome_text
from bot.interactions.bid_notes import BidNote
from bot.interactions.stored_bid_notes import take_bid_note
from bot.messages.message_sync import MessageSync
from bot.ui.plain_screen import plain_where_chosen
from bot.ui.screen import Screen
from engine.core.decisions import Auction, SealedAuction


async def ended_bid_notes(sync: MessageSync) -> tuple[()]:
    """Replace the private messages about bids in a game's auctions that are over."""
    decision = sync.game.public().decision if sync.game.record.phase == "running" else None
    running = decision.id if isinstance(decision, Auction | SealedAuction) else None
    if ended := sync.bid_notes.take_ended(sync.game_id, running):
        await asyncio.gather(*(_close(sync, it) for it in ended))
    return ()


async def _close(sync: MessageSync, note: BidNote) -> None:
    await take_bid_note(sync.host, sync.game_id, note.auction, note.user_id)
    await note.reply.replace_shown(await _ended_screen(sync, note.auction, note.user_id))


async def close_stored_bid_notes(sync: MessageSync, auction: int) -> None:
    """Replace the messages about bids in an auction that an earlier process has sent.

    Not after its thread is archived.
    """
    for user_id in filter(None, [player.user_id for player in sync.game.players]):
        sent = await take_bid_note(sync.host, sync.game_id, auction, user_id)
        if sent is not None:
            screen = await _ended_screen(sync, auction, user_id)
            await sync.post.replace_private(sent, screen)


async def _ended_screen(sync: MessageSync, auction: int, user_id: int) -> Screen:
    """Return how an auction ended, or that it was called off."""
    voice = await sync.voice_for(user_id, sync.game.record.guild_id)
    outcome = await _outcome(sync, auction, user_id)
    text = voice.say("auction-none") if outcome is None else outcome_text(outcome, voice, sync.game)
    return plain_where_chosen(Screen(text), voice.words)


async def _outcome(sync: MessageSync, auction: int, user_id: int) -> AuctionOutcome | None:
    """Return how an auction ended, however many bids there were."""
    find = partial(outcome_of, sync.host, sync.game, auction, user_id)
    return await find() or await find(sync.game.record.version)
