"""Lists of a server's people: who has left the server is looked up for the lines that are shown."""

from collections.abc import Callable, Sequence

from bot.interactions.context import Context

ROUNDS = 5
"""How often a page is filled again when people turn out to have left; the next time goes on."""


async def find_absent(
    context: Context, guild_id: int, page_of: Callable[[frozenset[int]], Sequence[int]]
) -> frozenset[int]:
    """Return the people who are not to be listed, because they have left the server.

    `page_of`: the people by user id whose lines are shown, once these others are left out.
    """
    for _ in range(ROUNDS):
        known = context.members.known_absent(guild_id)
        if not await context.members.absent(guild_id, page_of(known)):
            return known
    return context.members.known_absent(guild_id)
