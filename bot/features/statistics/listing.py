"""Lists of a server's people in pages, without those who have left the server.

Discord is asked about those whose lines are shown.
"""

from collections.abc import Callable, Sequence
from typing import TypeVar

from bot.discord.members import Members

T = TypeVar("T")
PAGE = 10
"""People on one page."""
ROUNDS = 5
"""How often a page is filled again when people turn out to have left; the next time goes on."""


def pages_of(entries: Sequence[object]) -> int:
    """Return the number of pages of a list, at least one."""
    return max(1, -(-len(entries) // PAGE))


def page_of(entries: Sequence[T], page: int) -> Sequence[T]:
    """Return the entries on a page (from 0), or on the last one where there are fewer."""
    page = min(page, pages_of(entries) - 1)
    return entries[page * PAGE : (page + 1) * PAGE]


async def find_absent(
    members: Members, guild_id: int, page_of: Callable[[frozenset[int]], Sequence[int]]
) -> frozenset[int]:
    """Return the people who are not to be listed, because they have left the server.

    `page_of`: the people by user id whose lines are shown, once these others are left out.
    """
    for _ in range(ROUNDS):
        known = members.known_absent(guild_id)
        if not await members.absent(guild_id, page_of(known)):
            return known
    return members.known_absent(guild_id)
