"""First encounters: where a person met a kind of event first, so that one line there explains it.

A person has one note with the places by kind. It is written when a kind is met for the first time
and never by another press; the line is shown at that place whenever the message is redrawn. So the
note can wait until the message is shown and noted, with which it shares a transaction: after a
crash before that, the same message brings the same line. Where other processes write notes too, the
first one decides, and the note is written at once.
"""

from collections.abc import Coroutine, Iterable
from dataclasses import replace
from typing import Any

from cachetools import LRUCache
from pydantic import TypeAdapter

from engine.host.service import Host
from engine.host.store.texts import setting
from engine.host.text_changes import change_text

NOTE = "hints:{}"
"""The note on what somebody has met."""
CACHE_SIZE = 10_000
"""People whose encounters are kept in memory."""
Encounters = dict[str, str]
"""Where somebody has met what, by kind: the game and the decision, or one opening of a panel."""
_ENCOUNTERS = TypeAdapter(Encounters)


class FirstEncounters:
    """The notes of all people, cached in memory: every message of a game asks for them."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._people: LRUCache[int, Encounters | None] = LRUCache(CACHE_SIZE)
        self._unsaved: dict[int, Encounters] = {}

    async def is_first_at(
        self, kind: str, where: str, meeting: Iterable[int], present: Iterable[int]
    ) -> bool:
        """Return whether the line about a kind belongs at a place; `saves` stores what is met.

        It does if one of those `present` met the kind there first, or the person `meeting` it now
        has not met it before. Both are user ids. People who have turned hints off meet nothing.
        """
        for user_id in meeting:
            await self._meet(user_id, kind, where)
        met = [await self._encounters(user_id) for user_id in present]
        return any(it is not None and it.get(kind) == where for it in met)

    async def forget(self, user_id: int) -> None:
        """Forget what a person has met, after hints were turned on or off."""
        self._unsaved.pop(user_id, None)
        await change_text(self._host, setting(NOTE.format(user_id)), lambda _: None)
        self._people.pop(user_id, None)

    def saves(self) -> list[Coroutine[Any, Any, Encounters]]:
        """Return what stores all that people have met: what is awaited together shares a
        transaction.
        """
        unsaved, self._unsaved = self._unsaved, {}
        return [self._store(user_id, met) for user_id, met in unsaved.items()]

    async def _meet(self, user_id: int, kind: str, where: str) -> None:
        met = await self._encounters(user_id)
        if met is None or kind in met:
            return
        # At once: in another game the same person may meet something else meanwhile.
        met[kind] = where
        if self._host.store.shared:
            met.update(await self._store(user_id, {kind: where}))
        else:
            self._unsaved.setdefault(user_id, {})[kind] = where

    async def _store(self, user_id: int, new: Encounters) -> Encounters:
        """Store what a person has met, unless another process has before; return all that is."""

        def with_new(text: str | None) -> str:
            return _ENCOUNTERS.dump_json(new | _encounters_in(text)).decode()

        note = replace(setting(NOTE.format(user_id)), synced=False)
        _, stored = await change_text(self._host, note, with_new)
        return _encounters_in(stored)

    async def _encounters(self, user_id: int) -> Encounters | None:
        """Return the places that a person has met things at; None for people who have turned
        hints off.
        """
        if user_id not in self._people:
            known = await self._read(user_id)
            self._people.setdefault(user_id, known)
        return self._people[user_id]

    async def _read(self, user_id: int) -> Encounters | None:
        if (await self._host.preferences(user_id)).hints == "off":
            return None
        stored = await self._host.store.settings.get(NOTE.format(user_id))
        return _encounters_in(stored) | self._unsaved.get(user_id, {})


def _encounters_in(text: str | None) -> Encounters:
    return {} if text is None else _ENCOUNTERS.validate_json(text)
