"""The question whether a player may take a choice back: one message, while it is open."""

from dataclasses import replace

from bot.panels.people.undo import undo_over_screen, undo_screen
from bot.render.undone import choice_lines
from bot.showing.calls import Asker, call_to_vote, seats_to_call
from bot.showing.message_sync import MessageSync
from bot.showing.replacing import edit_or_replace
from engine.core.undo import undo_target
from engine.host.people.undo import UndoRequest, missing, undo_request_of
from engine.host.store.records import Message

ROLE = "undo"


async def show_undo(sync: MessageSync) -> None:
    """Ask once, tell who has still to agree, and say what came of it."""
    message = await sync.message(ROLE)
    asked = message if message is not None and message.open else None
    request = await undo_request_of(sync.host.store, sync.game, sync.now)
    if asked is not None and (request is None or asked.body != _body(request)):
        if not await _close(sync, asked):
            return
        asked = None
    if request is not None:
        await _ask(sync, asked, request)


async def _ask(sync: MessageSync, asked: Message | None, request: UndoRequest) -> None:
    newly = missing(sync.game, request) if asked is None else ()
    asker = Asker(sync.game.player(request.seat).user_id or 0, request.until)
    calls = await seats_to_call(sync, newly, asker)
    lines = await _choice_lines(sync, request.choice)
    screen = undo_screen(sync.game, sync.voice, request, lines, calls)
    if asked is None:
        sent = await sync.send(ROLE, screen, _body(request))
        if sent is not None:
            directly = [seat for seat in newly if seat not in calls]
            await call_to_vote(sync, directly, f"{ROLE}:{request.choice}", sent, asker)
        return
    await edit_or_replace(sync, asked, screen)


async def _choice_lines(sync: MessageSync, choice: int) -> list[str]:
    """Return what is asked about, as far as everybody may know; nothing for what is secret."""
    return choice_lines(await sync.log(choice - 1), choice, sync.voice, sync.game.position.rules)


async def is_settled(sync: MessageSync, message: Message) -> bool:
    """Return whether nobody can answer a message any more: a question about what is over is
    closed.
    """
    if not message.open or message.role != ROLE:
        return not message.open
    request = await undo_request_of(sync.host.store, sync.game, sync.now)
    return request is None or _body(request) != message.body


async def _close(sync: MessageSync, asked: Message) -> bool:
    """Return whether the message has lost its buttons."""
    # The request is read from the file as it is now, which may be newer than the snapshot.
    steps = await sync.host.store.games.steps(sync.game_id, asked.version)
    done = any(undo_target(step.action) == int(asked.body) for step in steps)
    lines = await _choice_lines(sync, int(asked.body))
    screen = undo_over_screen(
        sync.voice.words, "undo-over-done" if done else "undo-over-not", lines
    )
    if (await sync.edit(asked, screen)).is_temporary:
        return False
    await sync.put(replace(asked, open=False))
    return True


def _body(request: UndoRequest) -> str:
    return str(request.choice)
