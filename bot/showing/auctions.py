"""Auctions of deeds: a message of their own in the channel, with the bidding in its thread."""

from bot.panels.auctions.auction import bidding_screen, notice_screen, result_screen
from bot.panels.auctions.lots_draft import drop_lots
from bot.render.deed_picture import with_lot
from bot.render.lots import lots_in_short
from bot.render.narration import narrate
from bot.screens.screen import Screen
from bot.showing.auction_threads import (
    AuctionThread,
    Notice,
    auction_thread_of,
    bidders_to_call,
    close_auction,
    open_where_allowed,
    show_bidding,
    show_notice,
)
from bot.showing.bid_notes import close_stored_bid_notes
from bot.showing.calls import by_direct_message, called_at_table
from bot.showing.message_hints import bidding_hints
from bot.showing.message_sync import MessageSync
from engine.core.decisions import Auction, SealedAuction
from engine.core.events import AuctionOpened, AuctionUnsold, AuctionWon
from engine.host.store.records import Message


async def show_auctions(sync: MessageSync) -> None:
    """Close the messages of auctions that are over, open or edit that of the one that runs."""
    # A game that is called off, or left to computers, stops where it stood, waiting for bids.
    goes_on = sync.game.record.phase == "running" and sync.game.people()
    decision = sync.game.public().decision if goes_on else None
    running = decision if isinstance(decision, Auction | SealedAuction) else None
    for message in await sync.messages(open_only=True):
        kind, _, number = message.role.partition(":")
        if kind == "auction" and (running is None or number != str(running.id)):
            await _close(sync, message, number)
    if running is not None:
        await _show(sync, running)


async def _show(sync: MessageSync, auction: Auction | SealedAuction) -> None:
    bidding = await sync.message(f"bids:{auction.id}")
    if bidding is None:
        await _open(sync, auction)
        return
    hints = await bidding_hints(sync)
    bids = bidding_screen(sync.game, sync.voice, (), hints)
    screen = await _with_card(sync, bids)
    notice = f"auction:{auction.id}"
    await show_bidding(sync, notice, bidding, screen)
    bidding = await sync.message(f"bids:{auction.id}")
    # It says the same throughout, unless the server chooses another language, or text alone.
    await show_notice(sync, notice, bidding, notice_screen(sync.game, sync.voice))


async def _open(sync: MessageSync, auction: Auction | SealedAuction) -> None:
    lots = (auction.space,) if isinstance(auction, Auction) else auction.lots
    auction_thread = AuctionThread(lots, sync.game.record.version, None)
    calls = await bidders_to_call(sync, AuctionOpened)
    called = tuple(deadline.seat for deadline, _ in await called_at_table(sync, calls))
    hints = await bidding_hints(sync)
    bids = bidding_screen(sync.game, sync.voice, called, hints)
    screen = await _with_card(sync, bids)
    notice = Notice(
        f"auction:{auction.id}",
        notice_screen(sync.game, sync.voice),
        sync.voice.say("auction-thread", what=lots_in_short(lots, sync.voice)),
    )
    sent = await open_where_allowed(sync, notice, f"bids:{auction.id}", screen, auction_thread)
    if sent is not None:
        await by_direct_message(sync, calls, sent)


async def _with_card(sync: MessageSync, screen: Screen) -> Screen:
    """With the card of what is sold, unless the server has chosen words alone."""
    if not await sync.has_pictures():
        return screen
    return with_lot(screen, sync.game.public(), sync.voice)


async def _close(sync: MessageSync, message: Message, number: str) -> None:
    """What of the lots has been sold, and to whom."""
    auction_thread = auction_thread_of(message)
    log = await sync.log(auction_thread.since - 1)
    ends = tuple(
        event
        for _, events in log
        for event in events
        if isinstance(event, AuctionWon | AuctionUnsold) and event.space in auction_thread.lots
    )[: len(auction_thread.lots)]
    lines = narrate(ends, sync.voice, sync.game.position.rules)
    sold = tuple(event.space for event in ends if isinstance(event, AuctionWon))
    screen = result_screen(auction_thread.lots, sold, sync.voice, lines)
    await close_stored_bid_notes(sync, int(number))
    await close_auction(sync, message, await sync.message(f"bids:{number}"), screen)
    if len(auction_thread.lots) > 1:
        await _drop_drafts(sync, int(number))


async def _drop_drafts(sync: MessageSync, auction: int) -> None:
    """Delete the maxima that were put down for an auction and never filed."""
    for player in sync.game.players:
        if player.user_id is not None:
            await drop_lots(sync.host, sync.game_id, auction, player.user_id)
