"""The question whether a player may take a choice back: one message, while it is open."""

from dataclasses import replace

from bot.panels.people.undo import undo_over_screen, undo_screen
from bot.render.narration import chronicle
from bot.showing.calls import call_to_vote, to_be_called
from bot.showing.scene import Scene
from engine.host.people.undo import UndoRequest, missing, undo_request_of
from engine.host.store.records import Message
from engine.undo import taken_back

ROLE = "undo"


async def show_undo(scene: Scene) -> None:
    """Ask once, tell who has still to agree, and say what came of it."""
    message = await scene.message(ROLE)
    asked = message if message is not None and message.open else None
    request = await undo_request_of(scene.host.store, scene.playing, scene.now)
    if asked is not None and (request is None or asked.body != _body(request)):
        if not await _close(scene, asked):
            return
        asked = None
    if request is not None:
        await _ask(scene, asked, request)


async def _ask(scene: Scene, asked: Message | None, request: UndoRequest) -> None:
    newly = missing(scene.playing, request) if asked is None else ()
    calls = await to_be_called(scene, newly)
    lines = await _choice_lines(scene, request.choice)
    screen = undo_screen(scene.playing, scene.voice, request, lines, calls)
    if asked is None:
        sent = await scene.send(ROLE, screen, _body(request))
        if sent is not None:
            directly = [seat for seat in newly if seat not in calls]
            await call_to_vote(scene, directly, f"{ROLE}:{request.choice}", sent)
        return
    fate = await scene.edit(asked, screen)
    if fate.wants_another:
        await scene.renew(asked, fate, screen, _body(request))


async def _choice_lines(scene: Scene, choice: int) -> list[str]:
    """What is asked about, as far as everybody may know; nothing for what is secret."""
    log = await scene.log(choice - 1)
    rules = scene.playing.position.rules
    return chronicle(log[0][1], scene.voice, rules) if log else []


async def is_settled(scene: Scene, message: Message) -> bool:
    """Return whether nobody can answer a message any more: a question about what is over is
    closed.
    """
    if not message.open or message.role != ROLE:
        return not message.open
    request = await undo_request_of(scene.host.store, scene.playing, scene.now)
    return request is None or _body(request) != message.body


async def _close(scene: Scene, asked: Message) -> bool:
    """Whether the message has lost its buttons."""
    # The request is read from the file as it is now, which may be newer than the snapshot.
    steps = await scene.host.store.games.steps(scene.game_id, asked.version)
    done = any(taken_back(step.action) == int(asked.body) for step in steps)
    lines = await _choice_lines(scene, int(asked.body))
    screen = undo_over_screen(
        scene.voice.words, "undo-over-done" if done else "undo-over-not", lines
    )
    if (await scene.edit(asked, screen)).is_for_now:
        return False
    await scene.put(replace(asked, open=False))
    return True


def _body(request: UndoRequest) -> str:
    return str(request.choice)
