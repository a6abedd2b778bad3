"""The language in which each person and each server is spoken to, and whether they see pictures.

A chosen language comes first, else the one that Discord names: the server's, or that of the
person's client. Choices are cached in memory, for every press asks for them.
"""

import logging
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import NamedTuple

from cachetools import LRUCache

from bot.language.language import FALLBACK, Words, languages, load
from engine.host.lobbies.presets import preset_of
from engine.host.service import Host
from engine.host.store.records import DIRECT, GameRecord

LOG = logging.getLogger(__name__)
CLIENT_LANGUAGE = "client-language:{}"
"""The note on the language of somebody's client."""
CACHE_SIZE = 10_000
"""People, and servers, whose language is kept in memory."""


@dataclass(frozen=True, slots=True)
class PersonLocale:
    """A person's chosen language, if any, that of the person's client, if it is known, and the
    choice of pictures.
    """

    chosen: str | None
    client: str | None
    pictures: bool


class ServerLocale(NamedTuple):
    """A server's choices for its messages: language, if any, and pictures."""

    language: str | None
    pictures: bool


class Locales:
    """The languages of people and servers.

    `locale_of` gives the locale that Discord names for a server; None while the server is unknown.
    """

    def __init__(self, host: Host, locale_of: Callable[[int], str | None]) -> None:
        self._host = host
        self.locale_of = locale_of
        self._people: LRUCache[int, PersonLocale] = LRUCache(CACHE_SIZE)
        self._servers: LRUCache[int, ServerLocale] = LRUCache(CACHE_SIZE)
        self._unknown: set[int] = set()

    # -- servers -------------------------------------------------------------------------------

    async def of_server(self, guild_id: int) -> Words:
        """Return the words for messages that all in a server see; English while the server is
        unknown.
        """
        spoken = (await self._chosen(guild_id)).language or self.locale_of(guild_id)
        if spoken is None:
            self._unknown.add(guild_id)
        return load(spoken or FALLBACK, plain=not await self.sees_pictures(guild_id))

    async def of_game(self, game: GameRecord) -> Words:
        """Return the words for what everyone reads where a game is played: the server’s, or those
        of the only person in direct messages.
        """
        if game.is_direct:
            return await self.of_person(game.host_id)
        return await self.of_server(game.guild_id)

    async def game_has_pictures(self, game: GameRecord) -> bool:
        """Return whether the messages of a game show pictures."""
        if game.is_direct:
            return (await self._person(game.host_id)).pictures
        return await self.sees_pictures(game.guild_id)

    async def sees_pictures(self, guild_id: int) -> bool:
        """Return whether a server's tables show pictures; else words say everything."""
        return (await self._chosen(guild_id)).pictures

    async def _chosen(self, guild_id: int) -> ServerLocale:
        chosen = self._servers.get(guild_id)
        if chosen is None:
            preset = await preset_of(self._host, guild_id)
            chosen = ServerLocale(_still_spoken(preset.language), preset.pictures)
            self._servers[guild_id] = chosen
        return chosen

    def forget_server(self, guild_id: int) -> None:
        """Drop the cached choices of a server, which may have changed."""
        self._servers.pop(guild_id, None)

    def has_guessed(self, guild_id: int) -> bool:
        """Return, once, whether a server was spoken to before Discord named its language."""
        guessed = guild_id in self._unknown
        self._unknown.discard(guild_id)
        return guessed

    # -- people --------------------------------------------------------------------------------

    async def of_interaction(self, user_id: int, locale: str, guild_id: int | None = None) -> Words:
        """Note the language of a person's client; return the words to answer in.

        A failure of the database is logged and the client's language used: an answer needs words.
        """
        client = load(locale).locale
        try:
            known = await self._person(user_id)
            if known.client != client:
                await self._host.store.settings.put(CLIENT_LANGUAGE.format(user_id), client)
                known = replace(known, client=client)
                self._people[user_id] = known
            return await self.of_person(user_id, guild_id)
        except Exception:
            LOG.exception("could not read a person's language")
            return load(client)

    async def of_person(
        self, user_id: int, guild_id: int | None = None, home: int | None = None
    ) -> Words:
        """Return the words for a person: as chosen, else as the client last spoke, else, of whom
        nothing has been heard, those of the `home` server that they are told of.

        They are plain if the person, or the server in which they are read, chose text alone;
        without a server, for a direct message, only the person's choice counts.
        """
        known = await self._person(user_id)
        server = None if guild_id == DIRECT else guild_id
        pictures = known.pictures and (server is None or await self.sees_pictures(server))
        spoken = known.chosen or known.client
        if spoken is None and home:
            spoken = (await self.of_server(home)).locale
        return load(spoken or FALLBACK, plain=not pictures)

    def forget_person(self, user_id: int) -> None:
        """Drop the cached choices of a person, which may have changed."""
        self._people.pop(user_id, None)

    async def _person(self, user_id: int) -> PersonLocale:
        known = self._people.get(user_id)
        if known is None:
            preferred = await self._host.preferences(user_id)
            chosen = _still_spoken(preferred.language)
            client = await self._host.store.settings.get(CLIENT_LANGUAGE.format(user_id))
            known = PersonLocale(chosen, client, preferred.pictures)
            self._people[user_id] = known
        return known


def _still_spoken(chosen: str | None) -> str | None:
    """Return the chosen language, or None if there are no words in it any more."""
    return chosen if chosen in languages() else None
