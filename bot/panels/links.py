"""Links to where a game is played."""

from bot.context import Context
from engine.decisions import Auction, SealedAuction, ShortageAuction
from engine.host.snapshots import Playing, Snapshot


async def link_to(context: Context, found: Snapshot) -> str:
    """To the bidding of an auction that runs, the table or the lobby."""
    game, roles = found.game, ["table", "lobby"]
    decision = found.public().decision if isinstance(found, Playing) else None
    if isinstance(decision, Auction | SealedAuction):
        roles.insert(0, f"bids:{decision.id}")
    if isinstance(decision, ShortageAuction):
        roles.insert(0, f"building:{decision.shortage}")
    for role in roles:
        message = await context.host.store.message(game.id, role)
        if message is not None:
            place = f"{game.guild_id}/{message.channel_id}/{message.message_id}"
            return f"https://discord.com/channels/{place}"
    return f"https://discord.com/channels/{game.guild_id}/{game.channel_id}"
