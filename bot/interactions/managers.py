"""The people who may manage a server, as far as the bot can know without a list of its members.

The server's owner always may. Discord sends everybody else's permissions with each press and
command, so people who were active here lately are known as well: for EXPIRES_AFTER, or until they
are seen without the permission.
"""

from collections.abc import Callable

from cachetools import LRUCache
from pydantic import TypeAdapter

from engine.host.service import Host
from engine.host.store.texts import setting
from engine.host.text_changes import change_text

SETTING = "managers:{}"
"""The setting with the user ids of those seen with the permission in a server, and when."""
EXPIRES_AFTER = 30 * 24 * 60 * 60
"""Seconds after which nobody is counted on who has not been seen."""
WRITE_INTERVAL = 24 * 60 * 60
"""Seconds within which what is on disk is right: not every press is worth a write."""
CACHE_SIZE = 10_000
Seen = dict[int, float]
"""When (unix seconds) each user was last seen with the permission."""
_SEEN: TypeAdapter[Seen] = TypeAdapter(Seen)


class Managers:
    """People seen with the permission to manage a server, by server."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._known: LRUCache[int, Seen] = LRUCache(CACHE_SIZE)

    async def add(self, guild_id: int, user_id: int) -> None:
        """Note that a person has just been seen with the permission in a server.

        People not seen for EXPIRES_AFTER are forgotten. Raises StoreError.
        """
        now = self._host.now()

        def with_person(known: Seen) -> Seen:
            if now - known.get(user_id, 0.0) <= WRITE_INTERVAL:
                return known
            return {
                user: at for user, at in {**known, user_id: now}.items() if at > now - EXPIRES_AFTER
            }

        await self._change(guild_id, with_person)

    async def remove(self, guild_id: int, user_id: int) -> None:
        """Forget a person who has just been seen without the permission. Raises StoreError."""
        await self._change(
            guild_id, lambda known: {user: at for user, at in known.items() if user != user_id}
        )

    async def _change(self, guild_id: int, change: Callable[[Seen], Seen]) -> None:
        """Change who has been seen in a server; what changes nothing costs no write."""
        known = await self._seen(guild_id)
        if change(known) == known:
            return

        def of_text(text: str | None) -> str:
            return _SEEN.dump_json(change(_seen_in(text))).decode()

        _, after = await change_text(self._host, setting(SETTING.format(guild_id)), of_text)
        self._known[guild_id] = _seen_in(after)

    def forget(self) -> None:
        """Drop what is in memory: the settings have changed without it."""
        self._known.clear()

    async def others(
        self, guild_id: int, owner_id: int | None, user_id: int
    ) -> tuple[int, ...] | None:
        """Return who else has the permission, the owner first; None if no owner is known.

        Raises StoreError.
        """
        return None if owner_id is None else await self.known(guild_id, owner_id, user_id)

    async def known(self, guild_id: int, owner_id: int | None, user_id: int) -> tuple[int, ...]:
        """Return who else is known to have the permission, the owner first. Raises StoreError."""
        since = self._host.now() - EXPIRES_AFTER
        known = [user for user, at in (await self._seen(guild_id)).items() if at > since]
        return tuple(it for it in dict.fromkeys((owner_id, *known)) if it not in (None, user_id))

    async def _seen(self, guild_id: int) -> Seen:
        known = self._known.get(guild_id)
        if known is None:
            text = await self._host.store.settings.get(SETTING.format(guild_id))
            # Another press may have been first meanwhile, and have changed what it read.
            known = self._known.setdefault(guild_id, _seen_in(text))
        return known


def _seen_in(text: str | None) -> Seen:
    return {} if text is None else _SEEN.validate_json(text)
