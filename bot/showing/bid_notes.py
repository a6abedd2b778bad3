"""Private messages about bids: once the auction is over, they say how it ended instead."""

import asyncio
from functools import partial

from bot.interactions.bid_notes import BidNote, BidNotes
from bot.panels.auctions.outcome import Outcome, outcome_of, outcome_text
from bot.screens.plain_screen import plain_screen
from bot.screens.screen import Screen
from bot.showing.message_sync import MessageSync
from engine.decisions import Auction, SealedAuction
from engine.host.snapshots import StartedGame


async def close_bid_notes(sync: MessageSync, notes: BidNotes) -> None:
    """Replace the messages about bids in a game's auctions that are over."""
    if not isinstance(sync.snapshot, StartedGame):
        return
    decision = sync.game.public().decision if sync.game.record.phase == "running" else None
    running = decision.id if isinstance(decision, Auction | SealedAuction) else None
    await asyncio.gather(*(_close(sync, it) for it in notes.take_ended(sync.game_id, running)))


async def _close(sync: MessageSync, note: BidNote) -> None:
    """Say in one message how the auction ended, or that it was called off."""
    voice = await sync.voice_for(note.user_id, sync.game.record.guild_id)
    outcome = await _outcome(sync, note)
    rules = sync.game.position.rules
    text = voice.say("auction-none") if outcome is None else outcome_text(outcome, voice, rules)
    screen = Screen(text)
    await note.reply.replace_shown(plain_screen(screen) if voice.plain else screen)


async def _outcome(sync: MessageSync, note: BidNote) -> Outcome | None:
    """Return how the auction of a message ended, however many bids there were."""
    find = partial(outcome_of, sync.host, sync.game, note.auction, note.user_id)
    return await find() or await find(sync.game.record.version)
