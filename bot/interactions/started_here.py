"""One game for each private message whose button starts one: a second press leads to that game."""

from bot.interactions.context import Context
from engine.host.snapshots import StartedGame
from engine.host.store.records import RUNNING

NOTE = "started-from"
"""The note on a game that holds the id of the message whose button has started it."""


async def note_message(context: Context, game_id: str) -> None:
    """Note on a game which message has started it, if a button has."""
    if context.reply.message_id is not None:
        await context.host.store.notes.put(game_id, NOTE, str(context.reply.message_id))


async def game_started_here(context: Context) -> StartedGame | None:
    """Return the running game that an earlier press on the same message has started.

    On a message that stays, only a press a moment before counts.
    """
    if context.reply.message_id is None or not (context.reply.is_private or context.is_repeated):
        return None
    for game in await context.host.store.search.games_of(context.user_id, RUNNING):
        if await context.host.store.notes.get(game.id, NOTE) == str(context.reply.message_id):
            return await context.host.started_game(game.id)
    return None
