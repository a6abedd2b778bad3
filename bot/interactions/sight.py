"""Which games a person may see: their own, those of the place they ask in, those they moderate.

Of their own, only those of servers that they are still in.
"""

from collections.abc import Iterable

from bot.interactions.context import Context
from engine.host.refusals import Refusal, demand
from engine.host.snapshots import Snapshot
from engine.host.store.records import GameRecord, Player


async def need_sight(context: Context, game_id: str) -> Snapshot:
    """Return a game as it stands. Raises Refused for one that the person may not see, as for one
    that does not exist.

    No message offers a press about such a game, but a press can be forged.
    """
    found = await context.host.snapshot(game_id)
    demand(await _may_see(context, found.record, found.players), Refusal.NO_SUCH_GAME)
    await _need_membership(context, found.record)
    return found


async def _need_membership(context: Context, record: GameRecord) -> None:
    """Raise Refused for a game of a server that the person was banned from, or has left.

    Checked only where a person asks elsewhere: in a server Discord lets only its members press.
    """
    if not record.is_direct and context.server_id != record.guild_id:
        demand(await context.members.has(record.guild_id, context.user_id), Refusal.NOT_IN_SERVER)


async def _may_see(context: Context, record: GameRecord, players: Iterable[Player]) -> bool:
    """Return whether a game is the person's own, or can be seen in the place they ask in."""
    place = context.place
    if any(context.user_id in (player.user_id, player.owner_id) for player in players):
        return True
    if record.is_direct:
        return record.host_id == context.user_id
    if place is None or place.guild_id != record.guild_id:
        return False
    if context.may_manage or place.channel_id == record.channel_id:
        return True
    messages = await context.host.store.messages.of_game(record.id)  # Auctions have threads.
    return any(message.channel_id == place.channel_id for message in messages)
