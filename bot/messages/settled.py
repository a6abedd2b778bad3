"""What is settled above the newest game message of a live game: nobody looks for it again."""

from collections.abc import Sequence

from bot.messages.message_sync import MessageSync
from bot.messages.wanted import Change, Over
from engine.host.clocks.paces import is_live

STAYING = ("table", "lobby")
"""What stays in the channel after it was closed: the end of a game, and what is played."""


async def settled(sync: MessageSync) -> Sequence[Change]:
    """Delete questions, offers and results above the game message of a live game."""
    newest, record = await sync.message("table"), sync.game.record
    if newest is None or newest.channel_id != record.channel_id or not is_live(record.pace):
        return ()
    return [
        Over(it)
        for it in await sync.messages()
        if not it.open and it.role not in STAYING
        if it.channel_id == newest.channel_id and it.message_id < newest.message_id
    ]
