"""Which engine keeps the games: a database's URL names it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from engine.host.store.cached import cached
from engine.host.store.protocol import Store
from engine.host.store.sqlite.store import open_url


class UnknownEngine(ValueError):
    """No engine answers to the scheme of a URL."""

    def __init__(self, url: str) -> None:
        known = ", ".join(f"{scheme}://" for scheme in ENGINES)
        super().__init__(f"{url.partition(':')[0]} is no database that can be used: {known}.")


ENGINES: Final[dict[str, Callable[[str], Awaitable[Store]]]] = {"sqlite": open_url}
"""By the scheme of a URL, what opens the store there."""


async def open_store(url: str) -> Store:
    """Open the store at a URL such as `sqlite:///games.db`, with a cache around it.

    Raises UnknownEngine, or as the engine does: NewerSchema or Unwritable.
    """
    scheme = url.partition("://")[0]
    if scheme not in ENGINES:
        raise UnknownEngine(url)
    return cached(await ENGINES[scheme](url))
