"""Games in a person's direct messages with the bot, which Discord may not open."""

from bot.discord.error_codes import Delivery
from bot.interactions.context import Context
from engine.host.lobby import Location
from engine.host.store.records import DIRECT


async def direct_messages(context: Context) -> Location | None:
    """Return the person's direct messages; None where Discord does not open them."""
    channel = await context.publisher.post.direct_channel(context.user_id)
    return None if isinstance(channel, Delivery) else Location(DIRECT, channel, False)


async def is_shown(context: Context, game_id: str, role: str) -> bool:
    """Show a game that has just begun, and return whether its message of that role arrived."""
    await context.flush(game_id)
    return await context.host.store.messages.get(game_id, role) is not None


async def say_closed(context: Context) -> None:
    """Say privately that a game cannot be played in direct messages that are closed."""
    await context.send_private(context.words.say("direct-closed"))
