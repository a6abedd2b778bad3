"""A running local Discord whose world begins anew, as for a test after another test."""

from __future__ import annotations

import sqlite3

from tests.support.local_discord.server import LocalDiscord


class RenewedWorld:
    """A local Discord and what its world was when this was made.

    The server keeps its port and its address, the bot its connection, so a page opened again finds
    its scripts in the browser's cache. Ids are never given twice.
    """

    def __init__(self, local: LocalDiscord) -> None:
        self.local = local
        self._as_it_began = sqlite3.connect(":memory:")
        local.hub.world.db.backup(self._as_it_began)

    def renew(self) -> None:
        """Undo all that has happened since the beginning. Nobody may have the page open."""
        # The server hears that a page is gone only when it next writes to it.
        self.local.hub.feed.watchers.clear()
        self._as_it_began.backup(self.local.hub.world.db)

    def close(self) -> None:
        """Forget how the world began."""
        self._as_it_began.close()
