"""Private messages about offers that have ended: who is out of the game makes no other one."""

from collections.abc import Sequence

from bot.messages.message_sync import MessageSync
from bot.messages.wanted import Change


async def notes_of_leavers(sync: MessageSync) -> Sequence[Change]:
    """Take the buttons off such messages of players who are out, as far as they can be edited."""
    seats = () if sync.game.record.phase != "running" else sync.game.position.players()
    playing = {sync.game.player(seat).user_id for seat in seats}
    for note in sync.sent_offers.take_closed(sync.game_id, playing):
        await note.reply.replace_shown(note.rest)
    return ()
