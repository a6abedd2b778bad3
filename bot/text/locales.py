"""In which language whom is spoken to, what all in a server see and what one person alone reads;
and whether a server sees pictures.

What has been chosen counts, else what Discord says: the language of the server, and that of the
person's client. The choice is kept in memory, for every press asks for it.
"""

import logging
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import NamedTuple

from cachetools import LRUCache

from bot.text.language import FALLBACK, Words, languages, load
from engine.host.lobbies.presets import preset_of
from engine.host.service import Host

LOG = logging.getLogger(__name__)
HEARD = "client-language:{}"
"""The note on the language of somebody's client, where it is not English."""
REMEMBERED = 10_000
"""People, and servers, whose language is kept in memory."""


@dataclass(frozen=True, slots=True)
class Reader:
    """What somebody has chosen, if anything, and what their client spoke when last heard."""

    chosen: str | None
    client: str
    pictures: bool


class Chosen(NamedTuple):
    """What a server has chosen of what its messages look like."""

    language: str | None
    pictures: bool


class Readers:
    """`locale_of` gives what Discord says of a server; None while the server is not known."""

    def __init__(self, host: Host, locale_of: Callable[[int], str | None]) -> None:
        self._host = host
        self._locale_of = locale_of
        self._people: LRUCache[int, Reader] = LRUCache(REMEMBERED)
        self._servers: LRUCache[int, Chosen] = LRUCache(REMEMBERED)
        self._unknown: set[int] = set()

    # -- servers -------------------------------------------------------------------------------

    async def of_server(self, guild_id: int) -> Words:
        """The words for what all in a server see; English for one that is not known yet."""
        spoken = (await self._chosen(guild_id)).language or self._locale_of(guild_id)
        if spoken is None:
            self._unknown.add(guild_id)
        return load(spoken or FALLBACK, plain=not await self.sees_pictures(guild_id))

    async def sees_pictures(self, guild_id: int) -> bool:
        """Whether a server's tables bring pictures; else words say all of it."""
        return (await self._chosen(guild_id)).pictures

    async def _chosen(self, guild_id: int) -> Chosen:
        chosen = self._servers.get(guild_id)
        if chosen is None:
            preset = await preset_of(self._host, guild_id)
            chosen = Chosen(_still_spoken(preset.language), preset.pictures)
            self._servers[guild_id] = chosen
        return chosen

    def forget_server(self, guild_id: int) -> None:
        """It may have chosen otherwise."""
        self._servers.pop(guild_id, None)

    def has_guessed(self, guild_id: int) -> bool:
        """Whether the server was spoken to before Discord told of it; asked once, it is settled."""
        guessed = guild_id in self._unknown
        self._unknown.discard(guild_id)
        return guessed

    # -- people --------------------------------------------------------------------------------

    async def hear(self, user_id: int, locale: str, guild_id: int | None = None) -> Words:
        """The words to answer somebody in whose client speaks a language: that is noted.

        Whatever goes wrong, there are words: without them nothing could be answered at all.
        """
        client = load(locale).locale
        try:
            known = await self._reader(user_id)
            if known.client != client:
                await self._host.store.settings.put(HEARD.format(user_id), client)
                known = replace(known, client=client)
                self._people[user_id] = known
            return await self.of_person(user_id, guild_id)
        except Exception:
            LOG.exception("the language of a person could not be read")
            return load(client)

    async def of_person(self, user_id: int, guild_id: int | None = None) -> Words:
        """The words for somebody: as chosen, else as their client spoke when last heard.

        They are plain where the person, or the server in which they are read, chose text alone;
        without a server, for a direct message, the person alone is asked.
        """
        known = await self._reader(user_id)
        pictures = known.pictures and (guild_id is None or await self.sees_pictures(guild_id))
        return load(known.chosen or known.client, plain=not pictures)

    def forget_person(self, user_id: int) -> None:
        """They may have chosen otherwise."""
        self._people.pop(user_id, None)

    async def _reader(self, user_id: int) -> Reader:
        known = self._people.get(user_id)
        if known is None:
            preferred = await self._host.preferences(user_id)
            chosen = _still_spoken(preferred.language)
            heard = await self._host.store.settings.get(HEARD.format(user_id))
            known = Reader(chosen, heard or FALLBACK, preferred.pictures)
            self._people[user_id] = known
        return known


def _still_spoken(chosen: str | None) -> str | None:
    """The language that was chosen, None where there are no words in it any more."""
    return chosen if chosen in languages() else None
