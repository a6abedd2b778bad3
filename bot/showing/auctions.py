"""Auctions: a message of their own in the channel, with the bidding in its thread.

Where no thread can be opened, the bidding is on the message itself.
"""

from dataclasses import dataclass, replace

from pydantic import TypeAdapter

from bot.panels.auction import bidding_screen, notice_screen, result_screen
from bot.post import Fate
from bot.render.narration import narrate
from bot.screen import Screen
from bot.showing.calls import Call, at_the_table, by_direct_message
from bot.showing.scene import Scene
from engine.decisions import Auction, SealedAuction
from engine.events import AuctionUnsold, AuctionWon
from engine.host.records import Message

NO_THREADS = "no-threads:{}"
"""The note that a channel lets us open no threads, so that it is not tried again and again."""


@dataclass(frozen=True, slots=True)
class Hall:
    """Where an auction is held: the log from `since` tells of it; `thread` has the bidding."""

    lots: tuple[int, ...]
    since: int
    thread: int | None


_HALL = TypeAdapter(Hall)


async def show_auctions(scene: Scene) -> None:
    """Close the messages of auctions that are over, open or edit that of the one that runs."""
    decision = scene.playing.public().decision
    running = decision if isinstance(decision, Auction | SealedAuction) else None
    for message in await scene.host.store.messages(scene.game_id):
        kind, _, number = message.role.partition(":")
        if kind == "auction" and message.open and (running is None or number != str(running.id)):
            await _close(scene, message, number)
    if running is not None:
        await _show(scene, running)


async def _show(scene: Scene, auction: Auction | SealedAuction) -> None:
    bidding = await scene.message(f"bids:{auction.id}")
    if bidding is None:
        await _open(scene, auction)
        return
    screen = bidding_screen(scene.playing, scene.names, scene.words, ())
    if await scene.edit(bidding, screen) is Fate.MISSING:
        await scene.send_to(bidding.channel_id, bidding.role, screen, "{}")


async def _open(scene: Scene, auction: Auction | SealedAuction) -> None:
    lots = (auction.space,) if isinstance(auction, Auction) else auction.lots
    role, bids = f"auction:{auction.id}", f"bids:{auction.id}"
    since = scene.playing.game.version
    calls = await _calls(scene)
    called = tuple(deadline.seat for deadline, _ in await at_the_table(scene, calls))
    screen = bidding_screen(scene.playing, scene.names, scene.words, called)
    sent = await _open_where_allowed(scene, role, bids, screen, Hall(lots, since, None))
    if sent is not None:
        await by_direct_message(scene, calls, sent)


async def _open_where_allowed(
    scene: Scene, role: str, bids: str, screen: Screen, hall: Hall
) -> Message | None:
    """In a thread of its own; on the message itself where there can be none."""
    game = scene.playing.game
    note = NO_THREADS.format(game.channel_id)
    if not game.thread and await scene.host.store.setting(note) is None:
        thread = await _open_hall(scene, role, hall)
        if isinstance(thread, int):
            return await scene.send_to(thread, bids, screen, "{}")
        if thread is not Fate.UNREACHABLE:
            return None
        await scene.host.store.put_setting(note, "1")
    return await _open_here(scene, role, bids, screen, hall)


async def _open_hall(scene: Scene, role: str, hall: Hall) -> int | Fate:
    """The notice in the channel and its thread; a crash in between leaves the notice to find."""
    notice = await scene.message(role)
    if notice is None:
        screen = notice_screen(scene.playing, scene.names, scene.words)
        notice = await scene.send(role, screen, _body(hall))
    if notice is None:
        return Fate.LATER
    name = scene.words.say("auction-thread", what=scene.names.lots(hall.lots))
    thread = await scene.post.open_thread(notice.channel_id, notice.message_id, name)
    if isinstance(thread, int):
        body = _body(replace(_HALL.validate_json(notice.body), thread=thread))
        await scene.host.store.put_message(replace(notice, body=body))
    return thread


async def _open_here(
    scene: Scene, role: str, bids: str, screen: Screen, hall: Hall
) -> Message | None:
    notice = await scene.message(role)
    if notice is not None:
        await scene.post.take_buttons(notice.channel_id, notice.message_id)
    sent = await scene.send(role, screen, _body(hall))
    if sent is None:
        return None
    return await scene.remember(bids, sent.channel_id, sent.message_id, "{}")


def _body(hall: Hall) -> str:
    return _HALL.dump_json(hall).decode()


async def _calls(scene: Scene) -> list[Call]:
    """The people who may bid, but for the one whose press has opened the auction."""
    steps = await scene.host.store.steps(scene.game_id, scene.playing.game.version - 1)
    pressers = {step.seat for step in steps if step.key is not None}
    players = scene.playing.players
    return [
        (deadline, user)
        for deadline in scene.playing.deadlines
        if deadline.kind == "auction" and deadline.seat not in pressers
        if (user := players[deadline.seat].user_id) is not None
    ]


async def _close(scene: Scene, message: Message, number: str) -> None:
    """The result stands on the auction's own message; the thread is archived and locked."""
    hall = _HALL.validate_json(message.body)
    log = await scene.log(hall.since - 1)
    ends = tuple(
        event
        for _, events in log
        for event in events
        if isinstance(event, AuctionWon | AuctionUnsold) and event.space in hall.lots
    )[: len(hall.lots)]
    lines = narrate(ends, scene.names, scene.words, scene.playing.state.rules)
    screen = result_screen(hall.lots, scene.names, scene.words, lines)
    bidding = await scene.message(f"bids:{number}")
    if bidding is not None and bidding.message_id != message.message_id:
        await scene.edit(bidding, screen)
    await scene.edit(message, screen)
    if hall.thread is not None:
        await scene.post.close_thread(hall.thread)
    await scene.host.store.put_message(replace(message, open=False))
