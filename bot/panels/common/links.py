"""Links to where a game is played."""

from collections.abc import Sequence

from bot.interactions.context import Context
from bot.screens.address import address
from engine.decisions import Auction, SealedAuction, ShortageAuction
from engine.host.snapshots import Snapshot, StartedGame
from engine.host.store.protocol import Store
from engine.host.store.records import GameRecord, GameRef


async def link_to(context: Context, found: Snapshot) -> str:
    """Return a link to the bidding of a running auction, to the table, or to the lobby."""
    record, roles = found.record, ["table", "lobby"]
    decision = found.public().decision if isinstance(found, StartedGame) else None
    if isinstance(decision, Auction | SealedAuction):
        roles.insert(0, f"bids:{decision.id}")
    if isinstance(decision, ShortageAuction):
        roles.insert(0, f"building:{decision.shortage}")
    return await _link(context.host.store, record, roles)


async def link_to_lobby(store: Store, game: GameRecord | GameRef) -> str:
    """Return a link to the message of a lobby, whose game has not begun."""
    return await _link(store, game, ["lobby"])


async def _link(store: Store, game: GameRecord | GameRef, roles: Sequence[str]) -> str:
    for role in roles:
        message = await store.messages.get(game.id, role)
        if message is not None:
            return address(game.guild_id, message.channel_id, message.message_id)
    return address(game.guild_id, game.channel_id)
