"""A server of which everyone may read everything, and which nobody has left."""

from __future__ import annotations


class OpenServer:
    """In place of what asks Discord who may read a channel, and who is a member."""

    def __init__(self) -> None:
        self.members = self

    async def is_open_to_readers(self, *where: int) -> bool:
        """Return True."""
        return True

    def known_absent(self, guild_id: int) -> frozenset[int]:
        """Return nobody."""
        return frozenset()

    async def absent(self, guild_id: int, people: object) -> frozenset[int]:
        """Return nobody."""
        return frozenset()
