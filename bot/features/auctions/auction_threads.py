"""Where an auction is held: a notice in the channel, the bidding in its thread.

Where no thread can be opened, the bidding is on the notice itself.
"""

from dataclasses import dataclass, replace

from bot.discord.posting import Delivery
from bot.messages.auction_notices import (
    AuctionThread,
    auction_thread_of,
    keeps_results,
)
from bot.messages.calls import Call
from bot.messages.message_sync import MessageSync
from bot.messages.reconcile import close, delete_own, edit_or_replace
from bot.messages.wanted import Over
from bot.ui.screen import Screen
from engine.core.events import AuctionOpened, ShortageAuctionOpened
from engine.host.store.records import Message, Step

NO_THREADS = "no-threads:{}"
"""The note on when a channel let us open no thread, in unix seconds."""
RETRY_AFTER = 24 * 60 * 60
"""Seconds after which the bot tries again to open threads in a channel."""
SEARCHED_STEPS = 20
"""Steps of the log in which the opening of an auction is looked for."""


@dataclass(frozen=True, slots=True)
class Notice:
    """What stands in the channel, and what its thread is called."""

    role: str
    screen: Screen
    thread: str


async def open_where_allowed(
    sync: MessageSync,
    notice: Notice,
    bids: str,
    screen: Screen,
    auction_thread: AuctionThread,
    body: str,
) -> Message | None:
    """Return the bidding in a thread of its own; on the notice itself where there can be none."""
    if not await _is_without_threads(sync):
        thread = await _open_thread(sync, notice, auction_thread)
        if thread is None:
            return None
        sent = None
        if isinstance(thread, int):
            sent = await sync.send_to(thread, bids, screen, body)
        if sent is not None or not sync.is_complete:
            return sent
        if isinstance(thread, int):  # Nobody can write there.
            await sync.post.close_thread(thread)
        note = NO_THREADS.format(sync.game.record.channel_id)
        await sync.host.store.settings.put(note, str(sync.now))
    return await _open_here(sync, notice.role, bids, screen, auction_thread, body)


async def _is_without_threads(sync: MessageSync) -> bool:
    record = sync.game.record
    if record.thread or record.is_direct:
        return True
    note = NO_THREADS.format(record.channel_id)
    since = await sync.host.store.settings.get(note)
    return since is not None and sync.now - float(since) < RETRY_AFTER


async def _open_thread(
    sync: MessageSync, notice: Notice, auction_thread: AuctionThread
) -> int | Delivery | None:
    """Post the notice and open its thread; return the thread's id, or why there is none.

    A crash in between leaves the notice to the next sync.
    """
    sent = await sync.message(notice.role)
    if sent is None:
        sent = await sync.send(notice.role, notice.screen, auction_thread.dump())
    if sent is None:
        return None
    thread = await sync.post.open_thread(sent.channel_id, sent.message_id, notice.thread)
    if isinstance(thread, int):
        body = replace(auction_thread_of(sent), thread=thread).dump()
        await sync.put(replace(sent, body=body))
        return thread
    if thread is Delivery.MISSING:  # Somebody has deleted the notice.
        await sync.drop(notice.role)
        thread = Delivery.LATER
    sync.note(thread)
    return thread


async def _open_here(
    sync: MessageSync,
    role: str,
    bids: str,
    screen: Screen,
    auction_thread: AuctionThread,
    body: str,
) -> Message | None:
    notice = await sync.message(role)
    if notice is not None:  # The bidding comes in its place.
        gone = await delete_own(sync, notice)
        if gone not in (Delivery.SHOWN, Delivery.MISSING):
            await sync.post.remove_buttons(notice.channel_id, notice.message_id)
    sent = await sync.send(role, screen, auction_thread.dump())
    if sent is None:
        return None
    return await sync.record(bids, sent.channel_id, sent.message_id, body)


async def show_bidding(sync: MessageSync, notice: str, bidding: Message, screen: Screen) -> None:
    """Bring the bidding up to date; `notice` is the role of its notice."""
    delivery = await edit_or_replace(sync, bidding, screen)
    posted, now = [await sync.message(it) for it in (notice, bidding.role)]
    if (
        now is not None
        and posted is not None
        and (posted.message_id == bidding.message_id != now.message_id)
    ):
        await sync.put(replace(posted, message_id=now.message_id))  # They are one message.
    if delivery is Delivery.UNREACHABLE:  # The thread is gone.
        await _move_here(sync, notice, bidding, screen)


async def show_notice(
    sync: MessageSync, role: str, bidding: Message | None, screen: Screen
) -> None:
    """Bring the notice up to date where the bidding is in a thread; a deleted one leads there."""
    notice = await sync.message(role)
    if bidding is None or notice is None or notice.message_id == bidding.message_id:
        return
    again = _with_way_in(screen, bidding)
    is_first = auction_thread_of(notice).thread == notice.message_id and not sync.is_gone(notice)
    delivery = await sync.edit(notice, screen if is_first else again)
    if delivery is Delivery.MISSING:
        await sync.send_to(notice.channel_id, role, again, notice.body)


async def _move_here(sync: MessageSync, role: str, bidding: Message, screen: Screen) -> None:
    notice = await sync.message(role)
    if notice is not None and notice.message_id != bidding.message_id:
        auction_thread = replace(auction_thread_of(notice), thread=None)
        await _open_here(sync, notice.role, bidding.role, screen, auction_thread, bidding.body)


async def close_auction(
    sync: MessageSync, notice: Message, bidding: Message | None, screen: Screen
) -> None:
    """Show the result where the bids were, and archive and lock the thread.

    The notice gets it too if it stays; else it is deleted, for the table tells the result in its
    lines, and nothing that is over shall stand below it.
    """
    thread, is_kept = auction_thread_of(notice).thread, keeps_results(notice)
    inside = screen if thread is None else _with_way_back(sync, screen)
    # In this order: the auction's own is what is looked for.
    if bidding is not None and bidding.open and not await close(sync, Over(bidding, inside)):
        return
    if thread is not None and (await _close_thread(sync, thread)).is_temporary:
        return
    await close(sync, Over(notice, screen, goes=not is_kept))
    is_one = bidding is not None and bidding.message_id == notice.message_id
    if bidding is not None and is_one and await sync.message(notice.role) is None:
        await sync.drop(bidding.role)


async def _close_thread(sync: MessageSync, thread: int) -> Delivery:
    """Take a thread off the list of channels; what fails for now is done by another sync."""
    closed = await sync.post.close_thread(thread)
    if closed.is_temporary:
        sync.note(closed)
    return closed


def _with_way_in(screen: Screen, bidding: Message) -> Screen:
    """Return the notice with a link to its thread, which hangs on the message that was deleted."""
    return replace(screen, content=f"{screen.content}\n<#{bidding.channel_id}>")


def _with_way_back(sync: MessageSync, screen: Screen) -> Screen:
    """Return the result with a link to the channel of the game, for those who read the thread."""
    back = sync.voice.say("auction-back", channel=str(sync.game.record.channel_id))
    *others, last = screen.embeds
    text = "\n".join([last.description, back])
    return replace(screen, embeds=(*others, replace(last, description=text)))


async def bidders_to_call(sync: MessageSync) -> list[Call]:
    """Return the people who may bid, but for those who have pressed something since it was
    opened.
    """
    pressers = {step.seat for step in await _since_opening(sync) if step.key is not None}
    players = sync.game.players
    return [
        Call(deadline, user)
        for deadline in sync.game.deadlines
        if deadline.kind == "auction" and deadline.calls and deadline.seat not in pressers
        if (user := players[deadline.seat].user_id) is not None
    ]


async def _since_opening(sync: MessageSync) -> list[Step]:
    """Return the steps from the one that opened the auction on."""
    log = await sync.log(max(0, sync.game.record.version - SEARCHED_STEPS))
    opened = [
        at
        for at, (_, events) in enumerate(log)
        if any(isinstance(event, AuctionOpened | ShortageAuctionOpened) for event in events)
    ]
    return [step for step, _ in log[opened[-1] if opened else 0 :]]
