"""The question whether a player may take a choice back: one message, while it is open."""

from collections.abc import Callable, Sequence
from functools import partial

from bot.features.undo.undo import undo_over_screen, undo_screen
from bot.language.voice import Voice
from bot.messages.message_sync import MessageSync
from bot.messages.questions import Asker, ask, question_over
from bot.messages.undo_question import ROLE, is_over
from bot.messages.wanted import Change
from bot.narration.undone import choice_lines
from engine.core.undo import undo_target
from engine.host.people.undo import missing, undo_request_of
from engine.host.store.records import Message


async def undo(sync: MessageSync) -> Sequence[Change]:
    """Ask once about each choice, tell who has still to agree, and say what came of it."""
    asked, changes = await sync.open_message(ROLE), list[Change]()
    request = await undo_request_of(sync.host.store, sync.game, sync.now)
    if asked is not None and is_over(asked, request):
        changes += await _over(sync, asked)
    if request is not None:
        about = await _lines_of(sync, request.choice)
        screen = partial(undo_screen, sync.game, sync.voice, request, about(sync.voice))
        asker = Asker(sync.game.player(request.seat).user_id or 0, request.until, about)
        seats = missing(sync.game, request)
        changes.append(await ask(sync, ROLE, seats, screen, asker, str(request.choice)))
    return changes


async def _lines_of(sync: MessageSync, choice: int) -> Callable[[Voice], list[str]]:
    """Return what says, as far as everybody may know, what is asked about; nothing of a secret."""
    log, rules = await sync.log(choice - 1), sync.game.position.rules
    return lambda voice: choice_lines(log, choice, voice, rules)


async def _over(sync: MessageSync, asked: Message) -> list[Change]:
    # The request is read from the file as it is now, which may be newer than the snapshot.
    steps = await sync.host.store.games.steps(sync.game_id, asked.version)
    done = any(undo_target(step.action) == int(asked.body) for step in steps)
    key = "undo-over-done" if done else "undo-over-not"
    about = await _lines_of(sync, int(asked.body))
    return await question_over(
        sync, asked, lambda voice: undo_over_screen(voice.words, key, about(voice))
    )
