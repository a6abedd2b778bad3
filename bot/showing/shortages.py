"""Scarce buildings sold one by one: a notice in the channel, all the bidding in its thread.

Each building has a message of its own there, so that those who may bid are called to it.
"""

from bot.panels.auctions.building_bids import bidding_screen, notice_screen, result_screen
from bot.render.narration import narrate
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
from bot.showing.calls import by_direct_message, called_at_table
from bot.showing.message_hints import bidding_hints
from bot.showing.message_sync import MessageSync
from engine.core.decisions import ShortageAuction
from engine.core.events import BuildingUnsold, BuildingWon, Built, Event, ShortageAuctionOpened
from engine.host.store.records import Message

NOTICE, BIDS = "shortage:{}", "building:{}"
"""The roles of the messages, by the number of the shortage."""


async def show_shortages(sync: MessageSync) -> None:
    """Close the messages of sales that are over, open or edit that of the one that runs."""
    goes_on = sync.game.record.phase == "running" and sync.game.people()
    decision = sync.game.public().decision if goes_on else None
    running = decision if isinstance(decision, ShortageAuction) else None
    for message in await sync.messages(open_only=True):
        kind, _, number = message.role.partition(":")
        if kind == "shortage" and (running is None or number != str(running.shortage)):
            await _close(sync, message, int(number))
    if running is not None:
        await _show(sync, running)


async def _show(sync: MessageSync, auction: ShortageAuction) -> None:
    bidding = await sync.message(BIDS.format(auction.shortage))
    if bidding is not None and bidding.body == str(auction.id):
        hints = await bidding_hints(sync)
        screen = bidding_screen(sync.game, sync.voice, (), hints)
        await show_bidding(sync, NOTICE.format(auction.shortage), bidding, screen)
        await _restore_notice(sync, auction)
        return
    calls = await bidders_to_call(sync, ShortageAuctionOpened)
    called = tuple(deadline.seat for deadline, _ in await called_at_table(sync, calls))
    hints = await bidding_hints(sync)
    screen = bidding_screen(sync.game, sync.voice, called, hints)
    role, body = BIDS.format(auction.shortage), str(auction.id)
    if bidding is None:
        auction_thread = AuctionThread((), sync.game.record.version, None)
        notice = Notice(
            NOTICE.format(auction.shortage),
            notice_screen(sync.game, sync.voice),
            sync.voice.say("shortage-thread"),
        )
        sent = await open_where_allowed(sync, notice, role, screen, auction_thread, body)
    else:
        await _retire(sync, bidding, auction.shortage)
        sent = await sync.send_to(bidding.channel_id, role, screen, body)
    if sent is not None:
        await by_direct_message(sync, calls, sent)


async def _restore_notice(sync: MessageSync, auction: ShortageAuction) -> None:
    """Post the notice again if it was deleted: the bidding is in its thread."""
    role = NOTICE.format(auction.shortage)
    notice, bidding = [await sync.message(it) for it in (role, BIDS.format(auction.shortage))]
    if notice is not None and sync.is_gone(notice):
        await show_notice(sync, role, bidding, notice_screen(sync.game, sync.voice))


async def _retire(sync: MessageSync, bidding: Message, shortage: int) -> None:
    """Show on the message of the building before that it is sold, and take its buttons off."""
    lines = await _results(sync, shortage)
    screen = result_screen(sync.voice.words, lines[-1:])
    await sync.edit(bidding, screen)


async def _results(sync: MessageSync, shortage: int) -> list[str]:
    """Return what the sale has come to so far."""
    notice = await sync.message(NOTICE.format(shortage))
    if notice is None:
        return []
    log = await sync.log(auction_thread_of(notice).since - 1)
    results = [event for _, events in log for event in _ends(events, shortage)]
    return narrate(results, sync.voice, sync.game.position.rules)


def _ends(events: tuple[Event, ...], shortage: int) -> list[Event]:
    """Return the buildings of a step that were sold or left over, and what was built with them."""
    ends = BuildingWon | BuildingUnsold
    if not any(isinstance(event, ends) and event.shortage == shortage for event in events):
        return []
    return [event for event in events if isinstance(event, ends | Built)]


async def _close(sync: MessageSync, message: Message, shortage: int) -> None:
    """Show on the notice, which stays, what every building went for."""
    screen = result_screen(sync.voice.words, await _results(sync, shortage))
    await close_auction(sync, message, await sync.message(BIDS.format(shortage)), screen)
