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
from engine.events import AuctionOpened, AuctionUnsold, AuctionWon
from engine.host.records import Message, Step

NO_THREADS = "no-threads:{}"
"""The note on when a channel let us open no thread, in unix seconds."""
AGAIN = 24 * 60 * 60
"""Seconds after which it is tried again."""
RECENT = 20
"""Steps of the log in which the opening of an auction is looked for."""


@dataclass(frozen=True, slots=True)
class Hall:
    """Where an auction is held: the log from `since` tells of it; `thread` has the bidding."""

    lots: tuple[int, ...]
    since: int
    thread: int | None


_HALL = TypeAdapter(Hall)


async def show_auctions(scene: Scene) -> None:
    """Close the messages of auctions that are over, open or edit that of the one that runs."""
    # A game that is called off, or left to computers, stops where it stood, waiting for bids.
    goes_on = scene.playing.game.phase == "running" and scene.playing.people()
    decision = scene.playing.public().decision if goes_on else None
    running = decision if isinstance(decision, Auction | SealedAuction) else None
    for message in await scene.host.store.messages(scene.game_id, open_only=True):
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
    screen = bidding_screen(scene.playing, scene.names, scene.words, ())
    fate = await scene.edit(bidding, screen)
    if fate is Fate.MISSING:
        await scene.send_to(bidding.channel_id, bidding.role, screen, "{}")
    elif fate is Fate.UNREACHABLE:  # The thread is gone.
        await _move_here(scene, bidding, screen)


async def _move_here(scene: Scene, bidding: Message, screen: Screen) -> None:
    notice = await scene.message(bidding.role.replace("bids", "auction", 1))
    if notice is not None and notice.message_id != bidding.message_id:
        hall = replace(_HALL.validate_json(notice.body), thread=None)
        await _open_here(scene, notice.role, bidding.role, screen, hall)


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
    if not scene.playing.game.thread and not await _is_without_threads(scene):
        thread = await _open_hall(scene, role, hall)
        if thread is Fate.LATER:
            scene.leave_open()
            return None
        if thread is None:
            return None
        sent = None if isinstance(thread, Fate) else await scene.send_to(thread, bids, screen, "{}")
        if sent is not None or not scene.is_complete:
            return sent
        note = NO_THREADS.format(scene.playing.game.channel_id)
        await scene.host.store.put_setting(note, str(scene.now))
    return await _open_here(scene, role, bids, screen, hall)


async def _is_without_threads(scene: Scene) -> bool:
    note = NO_THREADS.format(scene.playing.game.channel_id)
    since = await scene.host.store.setting(note)
    return since is not None and scene.now - float(since) < AGAIN


async def _open_hall(scene: Scene, role: str, hall: Hall) -> int | Fate | None:
    """The notice in the channel and its thread; a crash in between leaves the notice to find.

    None where not even the notice can be sent.
    """
    notice = await scene.message(role)
    if notice is None:
        screen = notice_screen(scene.playing, scene.names, scene.words)
        notice = await scene.send(role, screen, _body(hall))
    if notice is None:
        return None
    name = scene.words.say("auction-thread", what=scene.names.lots(hall.lots))
    thread = await scene.post.open_thread(notice.channel_id, notice.message_id, name)
    if thread is Fate.MISSING:  # Somebody has deleted the notice.
        await scene.host.store.drop_message(scene.game_id, role)
        return Fate.LATER
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
    """The people who may bid, but for those who have pressed something since it was opened."""
    pressers = {step.seat for step in await _since_opened(scene) if step.key is not None}
    players = scene.playing.players
    return [
        (deadline, user)
        for deadline in scene.playing.deadlines
        if deadline.kind == "auction" and deadline.seat not in pressers
        if (user := players[deadline.seat].user_id) is not None
    ]


async def _since_opened(scene: Scene) -> list[Step]:
    log = await scene.log(max(0, scene.playing.game.version - RECENT))
    opened = [
        at
        for at, (_, events) in enumerate(log)
        if any(isinstance(event, AuctionOpened) for event in events)
    ]
    return [step for step, _ in log[opened[-1] if opened else 0 :]]


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
    sold = tuple(event.space for event in ends if isinstance(event, AuctionWon))
    screen = result_screen(hall.lots, sold, scene.names, scene.words, lines)
    bidding = await scene.message(f"bids:{number}")
    fates = [await scene.edit(message, screen)]
    if bidding is not None and bidding.message_id != message.message_id:
        fates.append(await scene.edit(bidding, screen))
    if Fate.LATER in fates:
        return
    if hall.thread is not None:
        await scene.post.close_thread(hall.thread)
    for shown in (bidding, message):  # In this order: the auction's own is what is looked for.
        if shown is not None:
            await scene.host.store.put_message(replace(shown, open=False))
