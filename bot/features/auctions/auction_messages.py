"""Auctions: a message of their own in the channel, with the bidding in its thread.

Of scarce buildings each has a message of its own there, so that those who may bid are called to it.
"""

from collections.abc import Sequence

from bot.features.auctions.auction_reason import reason_of
from bot.features.auctions.auction_screens import (
    bidding_screen,
    lots_of,
    notice_screen,
    result_screen,
)
from bot.features.auctions.auction_threads import (
    Notice,
    bidders_to_call,
    close_auction,
    open_where_allowed,
    show_bidding,
    show_notice,
)
from bot.features.auctions.bid_note_messages import close_stored_bid_notes
from bot.features.auctions.lots_draft import drop_lots
from bot.hints.advised_answer import as_coached
from bot.hints.message_hints import bidding_hints
from bot.interactions.links import bids_role
from bot.language.lots import lots_in_short
from bot.messages.auction_notices import BIDS, AuctionThread, auction_thread_of, is_auction_notice
from bot.messages.calls import by_direct_message, called_at_table
from bot.messages.message_sync import MessageSync
from bot.messages.wanted import Change
from bot.narration.narration import narrate
from bot.render.deed_picture import with_lot
from bot.ui.screen import Screen
from engine.core.decisions import AnyAuction, Auction, SealedAuction, ShortageAuction
from engine.core.events import (
    AuctionUnsold,
    AuctionWon,
    BuildingUnsold,
    BuildingWon,
    Built,
    Event,
)
from engine.core.lots import Lot
from engine.host.store.records import Message


async def auctions(sync: MessageSync) -> Sequence[Change]:
    """Close the messages of auctions that are over, open or edit that of the one that runs."""
    # A game that is called off, or left to computers, stops where it stood, waiting for bids.
    goes_on = sync.game.record.phase == "running" and sync.game.people()
    decision = sync.game.public().decision if goes_on else None
    running = decision if isinstance(decision, AnyAuction) else None
    role = None if running is None else bids_role(running)
    for message in await sync.messages(open_only=True):
        if is_auction_notice(message.role) and _bids_of(message) != role:
            await _close(sync, message)
    if running is not None:
        await _show(sync, running)
    return ()


def _bids_of(notice: Message) -> str:
    """Return the role of the bids that belong to a notice."""
    kind, _, number = notice.role.partition(":")
    return f"{BIDS[kind]}:{number}"


def _notice_of(auction: AnyAuction) -> str:
    """Return the role of an auction's notice; all buildings of a shortage have one."""
    if isinstance(auction, ShortageAuction):
        return f"shortage:{auction.shortage}"
    return f"auction:{auction.id}"


async def _show(sync: MessageSync, auction: AnyAuction) -> None:
    role, notice = bids_role(auction), _notice_of(auction)
    bidding = await sync.message(role)
    is_building = isinstance(auction, ShortageAuction)
    if bidding is None or (is_building and bidding.body != str(auction.id)):
        await _open(sync, auction, bidding)
        return
    await show_bidding(sync, notice, bidding, await _bidding(sync, ()))
    posted, bidding = [await sync.message(it) for it in (notice, role)]
    # What is sold stays the same, unless the server chooses another language, or text alone; what
    # is still wanted in a shortage does not, and the notice tells of its beginning.
    if not is_building or (posted is not None and sync.is_gone(posted)):
        await show_notice(sync, notice, bidding, notice_screen(sync.game, sync.voice))


async def _open(sync: MessageSync, auction: AnyAuction, before: Message | None) -> None:
    """Open an auction; `before` is the message of the building before, in whose place it comes."""
    calls = await bidders_to_call(sync)
    called = tuple(call.deadline.seat for call in await called_at_table(sync, calls))
    screen, role, body = await _bidding(sync, called), bids_role(auction), str(auction.id)
    if before is None:
        lots, title = _about(sync, auction)
        notice = Notice(_notice_of(auction), notice_screen(sync.game, sync.voice), title)
        auction_thread = AuctionThread(lots, sync.game.record.version, None)
        sent = await open_where_allowed(sync, notice, role, screen, auction_thread, body)
    else:
        await _retire(sync, before, _notice_of(auction))
        sent = await sync.send_to(before.channel_id, role, screen, body)
    if sent is not None:
        sync.revisit(0)  # The game message, which was shown before it, names its thread.
        await by_direct_message(sync, calls, sent)


def _about(sync: MessageSync, auction: AnyAuction) -> tuple[tuple[Lot, ...], str]:
    """Return the lots of an auction, none in a shortage, and what its thread is called."""
    if isinstance(auction, ShortageAuction):
        return (), sync.voice.say("shortage-thread")
    lots = lots_of(auction)
    return lots, sync.voice.say("auction-title", what=lots_in_short(lots, sync.voice))


async def _bidding(sync: MessageSync, called: tuple[int, ...]) -> Screen:
    """With the card of what is sold, unless the server has chosen words alone."""
    hints, decision = await bidding_hints(sync), sync.game.public().decision
    why = ""
    if isinstance(decision, Auction | SealedAuction):
        why = await reason_of(sync, decision.id, await sync.message(_notice_of(decision)))
    screen = as_coached(bidding_screen(sync.game, sync.voice, called, hints.lines, why), hints)
    if not await sync.has_pictures():
        return screen
    return with_lot(screen, sync.game.public(), sync.voice)


async def _retire(sync: MessageSync, bidding: Message, role: str) -> None:
    """Show on the message of the building before that it is sold, and take its buttons off."""
    notice = await sync.message(role)
    lines = [] if notice is None else _told(sync, await _ends(sync, notice))
    await sync.edit(bidding, result_screen((), (), sync.voice, lines[-1:]))


async def _close(sync: MessageSync, notice: Message) -> None:
    """What of the lots has been sold, and to whom; of buildings, what each went for."""
    lots, ends = auction_thread_of(notice).lots, await _ends(sync, notice)
    sold = tuple(event.space for event in ends if isinstance(event, AuctionWon))
    screen = result_screen(lots, sold, sync.voice, _told(sync, ends))
    number = int(notice.role.partition(":")[2])
    if lots:
        await close_stored_bid_notes(sync, number)
    await close_auction(sync, notice, await sync.message(_bids_of(notice)), screen)
    if len(lots) > 1:
        await _drop_drafts(sync, number)


def _told(sync: MessageSync, ends: list[Event]) -> list[str]:
    return narrate(ends, sync.voice, sync.game.position.rules)


async def _ends(sync: MessageSync, notice: Message) -> list[Event]:
    """Return how each lot ended, or each building of a shortage so far."""
    auction_thread = auction_thread_of(notice)
    lots, log = auction_thread.lots, await sync.log(auction_thread.since - 1)
    if not lots:
        shortage = int(notice.role.partition(":")[2])
        return [event for _, events in log for event in _buildings(events, shortage)]
    events = [event for _, events in log for event in events]
    ends = [
        event
        for event in events
        if isinstance(event, AuctionWon | AuctionUnsold) and event.space in lots
    ]
    return list(ends[: len(lots)])


def _buildings(events: tuple[Event, ...], shortage: int) -> list[Event]:
    """Return the buildings of a step that were sold or left over, and what was built with them."""
    ends = BuildingWon | BuildingUnsold
    if not any(isinstance(event, ends) and event.shortage == shortage for event in events):
        return []
    return [event for event in events if isinstance(event, ends | Built)]


async def _drop_drafts(sync: MessageSync, auction: int) -> None:
    """Delete the maxima that were put down for an auction and never filed."""
    for player in sync.game.players:
        if player.user_id is not None:
            await drop_lots(sync.host, sync.game_id, auction, player.user_id)
