"""Servers that the host of the bot does not want: it leaves them, and does not come back."""

from typing import Final

from pydantic import TypeAdapter

from engine.host.service import Host
from engine.host.store.texts import setting
from engine.host.text_changes import change_text

BLOCKED: Final = "blocked-servers"
"""The setting with the ids of these servers."""
_IDS: Final = TypeAdapter(frozenset[int])


async def blocked_servers(host: Host) -> frozenset[int]:
    """Return the ids of all blocked servers, as they are stored right now."""
    return _read(await host.store.texts.get(setting(BLOCKED)))


async def block(host: Host, guild_id: int) -> bool:
    """Block a server; return whether it was not blocked before."""
    before, after = await change_text(
        host, setting(BLOCKED), lambda text: _dump(_read(text) | {guild_id})
    )
    return _read(before) != _read(after)


async def unblock(host: Host, guild_id: int) -> bool:
    """Let a server have the bot again; return whether it was blocked."""
    before, after = await change_text(
        host, setting(BLOCKED), lambda text: _dump(_read(text) - {guild_id})
    )
    return _read(before) != _read(after)


def _read(text: str | None) -> frozenset[int]:
    return frozenset() if text is None else _IDS.validate_json(text)


def _dump(ids: frozenset[int]) -> str | None:
    return _IDS.dump_json(frozenset(ids)).decode() if ids else None
