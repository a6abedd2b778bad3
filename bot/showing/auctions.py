"""Auctions of deeds: a message of their own in the channel, with the bidding in its thread."""

from bot.panels.auctions.auction import bidding_screen, notice_screen, result_screen
from bot.render.deed_picture import with_lot
from bot.render.lots import lots_in_short
from bot.render.narration import narrate
from bot.screen import Screen
from bot.showing.auction_threads import (
    AuctionThread,
    Notice,
    auction_thread_of,
    bidders_to_call,
    close_auction,
    open_where_allowed,
    show_bidding,
)
from bot.showing.calls import at_the_table, by_direct_message
from bot.showing.message_hints import bidding_hints
from bot.showing.scene import Scene
from engine.decisions import Auction, SealedAuction
from engine.events import AuctionOpened, AuctionUnsold, AuctionWon
from engine.host.store.records import Message


async def show_auctions(scene: Scene) -> None:
    """Close the messages of auctions that are over, open or edit that of the one that runs."""
    # A game that is called off, or left to computers, stops where it stood, waiting for bids.
    goes_on = scene.playing.game.phase == "running" and scene.playing.people()
    decision = scene.playing.public().decision if goes_on else None
    running = decision if isinstance(decision, Auction | SealedAuction) else None
    for message in await scene.messages(open_only=True):
        kind, _, number = message.role.partition(":")
        if kind == "auction" and (running is None or number != str(running.id)):
            await _close(scene, message, number)
    if running is not None:
        await _show(scene, running)


async def _show(scene: Scene, auction: Auction | SealedAuction) -> None:
    bidding = await scene.message(f"bids:{auction.id}")
    if bidding is None:
        await _open(scene, auction)
        return
    hints = await bidding_hints(scene)
    bids = bidding_screen(scene.playing, scene.voice, (), hints)
    screen = await _with_card(scene, bids)
    await show_bidding(scene, f"auction:{auction.id}", bidding, screen)


async def _open(scene: Scene, auction: Auction | SealedAuction) -> None:
    lots = (auction.space,) if isinstance(auction, Auction) else auction.lots
    auction_thread = AuctionThread(lots, scene.playing.game.version, None)
    calls = await bidders_to_call(scene, AuctionOpened)
    called = tuple(deadline.seat for deadline, _ in await at_the_table(scene, calls))
    hints = await bidding_hints(scene)
    bids = bidding_screen(scene.playing, scene.voice, called, hints)
    screen = await _with_card(scene, bids)
    notice = Notice(
        f"auction:{auction.id}",
        await _with_card(scene, notice_screen(scene.playing, scene.voice)),
        scene.voice.say("auction-thread", what=lots_in_short(lots, scene.voice)),
    )
    sent = await open_where_allowed(scene, notice, f"bids:{auction.id}", screen, auction_thread)
    if sent is not None:
        await by_direct_message(scene, calls, sent)


async def _with_card(scene: Scene, screen: Screen) -> Screen:
    """With the card of what is sold, unless the server has chosen words alone."""
    if not await scene.has_pictures():
        return screen
    return with_lot(screen, scene.playing.public(), scene.voice)


async def _close(scene: Scene, message: Message, number: str) -> None:
    """What of the lots has been sold, and to whom."""
    auction_thread = auction_thread_of(message)
    log = await scene.log(auction_thread.since - 1)
    ends = tuple(
        event
        for _, events in log
        for event in events
        if isinstance(event, AuctionWon | AuctionUnsold) and event.space in auction_thread.lots
    )[: len(auction_thread.lots)]
    lines = narrate(ends, scene.voice, scene.playing.position.rules)
    sold = tuple(event.space for event in ends if isinstance(event, AuctionWon))
    screen = result_screen(auction_thread.lots, sold, scene.voice, lines)
    await close_auction(scene, message, await scene.message(f"bids:{number}"), screen)
