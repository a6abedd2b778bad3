"""The question whether a player may take a choice back, as others look at its message."""

from bot.messages.message_sync import MessageSync
from engine.host.people.undo import UndoRequest, undo_request_of
from engine.host.store.records import Message

ROLE = "undo"


async def is_settled(sync: MessageSync, message: Message) -> bool:
    """Return whether nobody can answer a message any more: a question about what is over is
    closed.
    """
    if not message.open or message.role != ROLE:
        return not message.open
    return is_over(message, await undo_request_of(sync.host.store, sync.game, sync.now))


def is_over(asked: Message, request: UndoRequest | None) -> bool:
    """Return whether the request is gone or is about another choice."""
    return request is None or asked.body != str(request.choice)
