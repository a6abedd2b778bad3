"""The table message: a new one only when another player is awaited, else the last is edited."""

from dataclasses import dataclass, replace
from functools import partial

from pydantic import TypeAdapter

from bot.panels.table import final_screen, past_screen, table_screen
from bot.render.board_alt import where_line
from bot.render.board_face import last_move
from bot.render.board_picture import board_picture, with_board
from bot.render.deed_picture import with_offered
from bot.screen import Screen
from bot.showing.acts import calling, tell_of_acts
from bot.showing.auction_threads import is_auction_notice, keeps_results
from bot.showing.calls import Call, at_the_table, by_direct_message, wanting_direct
from bot.showing.claims import claim_calls
from bot.showing.last_press import last_presser
from bot.showing.message_hints import table_hints
from bot.showing.scene import Scene
from bot.showing.table_lines import NEAR, table_lines
from bot.showing.undo import is_settled
from bot.transport.messages import Fate
from engine.decisions import Auction, SealedAuction, ShortageAuction
from engine.events import Event
from engine.host.clocks.decision_classes import CALLED_AT_TABLE
from engine.host.store.records import Message, Step

ROLE = "table"
OLD_ROLE = "old:{}"
"""The role of a table message that is to lose its buttons."""
OLD = 45 * 60
"""Seconds after which a message is replaced: edits of messages over an hour old are limited."""


@dataclass(frozen=True, slots=True)
class TableBody:
    """What a table message has told: the log from `since` on; whom it or others have called."""

    since: int
    called: tuple[tuple[int, int], ...] = ()


_TABLE_BODY = TypeAdapter(TableBody)


async def show_table(scene: Scene) -> None:
    """Edit the table message, or post a new one for those who are newly awaited."""
    await _show(scene)
    await _retire_old(scene)


async def _show(scene: Scene) -> None:
    message = await scene.message(ROLE)
    body = TableBody(0) if message is None else _TABLE_BODY.validate_json(message.body)
    if message is not None and not message.open:
        return
    ended = scene.playing.game.phase != "running"
    log = await scene.log(body.since)
    awaited = _called(scene) + claim_calls(scene)
    fresh = [call for call in awaited if (call[0].decision, call[1]) not in body.called]
    pressed = await last_presser(scene, log, 0 if message is None else message.version)
    calls = [call for call in fresh if call[1] != pressed]
    pings = await at_the_table(scene, calls)
    direct = await wanting_direct(scene, calls)
    # Whoever is called directly is noted when that has been done: a crash may come between.
    noted = [(call[0].decision, call[1]) for call in fresh if call not in direct]
    called = (*_still_called(scene, body), *noted)
    begun = message is not None and await _is_being_replaced(scene, message)
    seen = 0 if message is None else message.version
    acted = await tell_of_acts(scene, [it for it in log if it[0].version > seen])
    if message is None or pings or acted or ended or begun or _is_elsewhere(scene, message):
        message = await _replace(scene, message, body, pings, called, acted)
    elif not scene.shows(message, screen := await _screen(scene, log, ())):
        # Else nothing has happened but that it was time to call somebody.
        if await _is_out_of_sight(scene, message):
            message = await _replace(scene, message, body, pings, called)
        else:
            message = await _edit(scene, message, screen, TableBody(body.since, called))
    if message is not None and direct:
        await by_direct_message(scene, direct, message)
        await _note_called(scene, direct)


async def _note_called(scene: Scene, calls: list[Call]) -> None:
    message = await scene.message(ROLE)
    assert message is not None
    body = _TABLE_BODY.validate_json(message.body)
    called = (*body.called, *((call[0].decision, call[1]) for call in calls))
    await scene.put(replace(message, body=_dump(replace(body, called=called))))


def _is_elsewhere(scene: Scene, message: Message) -> bool:
    """Whether it is in the channel where the game was played before."""
    return message.channel_id != scene.playing.game.channel_id


async def _is_out_of_sight(scene: Scene, message: Message) -> bool:
    """Whether it is old, or above what is over. Bids have a message of their own, below it."""
    decision = scene.playing.public().decision
    if isinstance(decision, Auction | SealedAuction | ShortageAuction):
        return False
    return scene.now - message.posted_at > OLD or await _is_buried(scene, message)


async def _is_buried(scene: Scene, message: Message) -> bool:
    """Whether a question that is settled, or what an auction has come to, stays below it."""
    below = [
        it
        for it in await scene.messages()
        if it.channel_id == message.channel_id and it.message_id > message.message_id
    ]
    results = any(is_auction_notice(it.role) and keeps_results(it) for it in below)
    return results or any([await is_settled(scene, it) for it in below])


def _still_called(scene: Scene, body: TableBody) -> list[tuple[int, int]]:
    """Those called for a decision that goes on, even if another one is to be answered first."""
    pending = {getattr(frame, "id", None) for frame in scene.playing.state.stack}
    pending |= {claim.id for claim in scene.playing.public().claims}
    return [call for call in body.called if call[0] in pending]


async def _edit(scene: Scene, message: Message, screen: Screen, body: TableBody) -> Message | None:
    fate = await scene.edit(message, screen)
    if fate.wants_another:
        return await scene.renew(message, fate, screen, _dump(body))
    # What has not been shown is still to be told by the message after this one.
    version = scene.playing.game.version if fate is Fate.SHOWN else message.version
    edited = replace(message, version=version, body=_dump(body))
    await scene.put_at_last(edited)
    return edited


def _called(scene: Scene) -> list[Call]:
    """Everybody who is awaited at the table, with the deadline."""
    players = scene.playing.players
    return [
        (deadline, user)
        for deadline in scene.playing.deadlines
        if deadline.calls
        and deadline.kind in CALLED_AT_TABLE
        and (user := players[deadline.seat].user_id) is not None
    ]


async def _replace(
    scene: Scene,
    old: Message | None,
    body: TableBody,
    pings: list[Call],
    called: tuple[tuple[int, int], ...],
    acted: tuple[int, ...] = (),
) -> Message | None:
    """A new message tells what the old one has not told; the old one loses its buttons.

    `pings` are called for a decision, the users `acted` for what a moderator has done.
    """
    since = body.since if old is None else old.version
    log = await scene.log(since)
    begun = old is not None and await _is_being_replaced(scene, old)
    screen = calling(await _screen(scene, log, tuple(pings)), acted, scene.voice.words)
    if old is not None:
        await _put_aside(scene, old)
    try:
        sent = await scene.send(ROLE, screen, _dump(TableBody(since, called)))
    except Exception:
        await _stay(scene, old, body)
        raise
    if sent is None:
        await _stay(scene, old, body)
        return None
    if begun:
        await scene.overwrite(sent, await _screen(scene, log, ()))
    if scene.playing.game.phase != "running":
        await _close(scene, sent)
    return sent


async def _put_aside(scene: Scene, old: Message) -> None:
    """Note that a message is to lose its buttons; the player who has just pressed one sees it at
    once.

    Noted before the new one is sent, so that no crash leaves buttons on two messages. To draw and
    to post that one takes longer than an answer may.
    """
    aside = replace(old, role=_old_role(old))
    await scene.put(aside)
    await scene.answer(aside, await _past(scene, aside))


async def _is_being_replaced(scene: Scene, message: Message) -> bool:
    """Whether a process was killed while it replaced a message: the new one may be there already.

    Then it is sent again, which finds it by its nonce; what it shows is not known.
    """
    return await scene.message(_old_role(message)) is not None


def _old_role(message: Message) -> str:
    return OLD_ROLE.format(message.message_id)


async def _retire_old(scene: Scene) -> None:
    """Take the buttons off the messages before the newest one, as soon as Discord lets us."""
    newest = await scene.message(ROLE)
    for message in await scene.messages(open_only=True):
        if newest is None or message.role != _old_role(message):
            continue
        is_newest = message.message_id == newest.message_id  # The new one could not be sent.
        if is_newest or not (await scene.edit(message, await _past(scene, message))).is_for_now:
            await scene.drop_at_last(message.role)


async def _past(scene: Scene, message: Message) -> Screen:
    """What is left of an old table message: just what happened while it was the newest."""
    since = _TABLE_BODY.validate_json(message.body).since
    log = [told for told in await scene.log(since) if told[0].version <= message.version]
    lines = await table_lines(scene, log)
    if _is_elsewhere(scene, message):
        where = str(scene.playing.game.channel_id)
        lines = [*lines, scene.voice.say("table-moved", channel=where)]
    return past_screen(scene.voice, lines)


async def _stay(scene: Scene, old: Message | None, body: TableBody) -> None:
    """Where nothing new can be posted the last message tells; who was not called is so later."""
    if old is not None:
        log = await scene.log(body.since)
        await _edit(scene, old, await _screen(scene, log, ()), body)


async def _screen(
    scene: Scene,
    log: list[tuple[Step, tuple[Event, ...]]],
    pings: tuple[Call, ...],
) -> Screen:
    lines = await table_lines(scene, log)
    if scene.playing.game.phase != "running":
        found = await scene.host.statistics.of(scene.game_id)
        screen = final_screen(scene.playing, scene.voice, lines, found)
    else:
        hints = await table_hints(scene)
        screen = table_screen(scene.playing, scene.voice, lines, pings, hints)
    return await _with_board(scene, screen, log)


async def _with_board(
    scene: Scene, screen: Screen, log: list[tuple[Step, tuple[Event, ...]]]
) -> Screen:
    """The board as a picture and the card in question, or words where the server chose that."""
    view, voice = scene.playing.public(), scene.voice
    move = last_move(event for _, events in log[-NEAR:] for event in events)
    places = partial(where_line, view, voice)
    picture = replace(board_picture(view, voice, move), instead=places)
    screen = with_board(screen, picture)
    screen = with_offered(screen, view, voice)
    return screen if await scene.has_pictures() else screen.in_words()


def _dump(body: TableBody) -> str:
    return _TABLE_BODY.dump_json(body).decode()


async def _close(scene: Scene, message: Message) -> None:
    """A finished game's last message is never touched again."""
    await scene.put(replace(message, open=False))
