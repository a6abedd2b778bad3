"""A file whose reads are counted, and may be held back."""

from __future__ import annotations

import asyncio
from typing import Any

from engine.host.store.sqlite.database import Database


class CountingDatabase(Database):
    """Counts what is read; `gate` holds back what has been read until it is set."""

    reads = 0
    gate: asyncio.Event | None = None
    held_back = 0

    async def rows(self, *args: Any) -> Any:
        self.reads += 1
        found = await super().rows(*args)
        if self.gate is not None:
            self.held_back += 1
            await self.gate.wait()
        return found
