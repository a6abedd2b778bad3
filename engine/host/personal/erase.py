"""Deleting a person: out of games and lobbies, then out of every row that names them.

The list of deleted people comes first, so that a deletion which a crash or a full disk interrupts
is finished at the next start, and one that a restore has undone is done again.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Collection, Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from typing import Final

from engine.core.errors import IllegalAction
from engine.host.background import in_background
from engine.host.lobbies.lifecycle import Lobbies
from engine.host.people.seats import leave_to_computer, resign
from engine.host.personal.redact import Subject, redact, replacement
from engine.host.personal.registry import DeletedPeople
from engine.host.refusals import Refused
from engine.host.service import Host
from engine.host.snapshots import StartedGame
from engine.host.store.records import LIVE, GameRef
from engine.host.store.texts import setting
from engine.host.text_changes import change_text

LOG = logging.getLogger(__name__)
APPLIED: Final = "deleted-people"
"""The setting with the mark of the list of deleted people, as far as this database knows it."""
PASSES: Final = 3
"""How often rows are looked for: what was being written meanwhile may name the person again."""


async def _nothing(_: object) -> None:
    pass


class Eraser:
    """Deletes people. `flush` waits until a game's messages are shown; `forget` drops what the
    process holds in memory about a person.
    """

    def __init__(
        self,
        host: Host,
        lobbies: Lobbies,
        deleted: DeletedPeople,
        flush: Callable[[str], Awaitable[None]] = _nothing,
        forget: Callable[[int], Awaitable[None]] = _nothing,
    ) -> None:
        self._host = host
        self._lobbies = lobbies
        self._deleted = deleted
        self._lock = asyncio.Lock()
        self._flush = flush
        self._forget = forget

    async def erase(self, user_id: int) -> None:
        """Delete what is kept about a person, for good. Raises StoreError.

        After an error, a second try or the next start goes on with it.
        """
        async with self._lock:
            if not self._deleted.is_unfinished(user_id, await self._applied()):
                await in_background(partial(self._deleted.add, user_id))
        await self._note(self._deleted.begun)
        await self._erase(user_id)
        await self._host.store.personal.purge()
        await self._note(lambda mark: self._deleted.finished(mark, self._deleted.hash(user_id)))

    async def apply(self) -> int:
        """Delete again whom this database still names; return how many. Raises StoreError.

        Who cannot be deleted is left to the next start.
        """
        mark = await self._applied()
        behind, failed = self._deleted.behind(mark), set[str]()
        found = await self._still_there(mark, behind)
        for user_id, their_hash in found.items():
            try:
                await self._erase(user_id)
            except Exception:
                LOG.exception("a person could not be deleted again; the next start tries again")
                failed.add(their_hash)
        done = [their_hash for their_hash in behind if their_hash not in failed]
        if self._applied_now(mark, done, failed) != mark:
            await self._host.store.personal.purge()
            await self._note(lambda mark: self._applied_now(mark, done, failed))
        return len(found) - len(failed)

    def _applied_now(self, mark: str, done: Iterable[str], failed: Iterable[str]) -> str:
        if self._deleted.since(mark) is None:  # Of a list that is lost: this one begins anew.
            return " ".join((self._deleted.mark, *failed))
        return self._deleted.finished(self._deleted.begun(mark), *done)

    async def _applied(self) -> str:
        return await self._host.store.settings.get(APPLIED) or "0"

    async def _note(self, change: Callable[[str], str]) -> None:
        await change_text(self._host, setting(APPLIED), lambda mark: change(mark or "0"))

    async def _still_there(self, mark: str, behind: Collection[str]) -> dict[int, str]:
        """Return who is to be deleted and may be in a database with this mark, with their hash."""
        if self._deleted.since(mark) is None:
            LOG.warning(
                "the list of deleted people is not the one that this database has last seen; "
                "whoever is on it is deleted again"
            )
        if not behind:
            return {}
        numbers = await self._host.store.personal.numbers()
        return await in_background(lambda: self._deleted.among(numbers, behind))

    async def _erase(self, user_id: int) -> None:
        """Take a person out wherever that is possible, then raise what went wrong in a game."""
        store, troubles = self._host.store, dict[str, Exception]()
        for game in await store.search.games_of(user_id, LIVE):
            with _kept(troubles, game.id):
                await leave(self._host, self._lobbies, game, user_id)
                await self._flush(game.id)
        seated = frozenset(troubles)  # They are still to leave these games, which must name them.
        for _ in range(PASSES):
            is_named = False
            for game_id in await store.personal.games_naming(user_id):
                if game_id not in seated:
                    with _kept(troubles, game_id):
                        is_named |= await self._take_out(game_id, user_id)
            if not is_named:
                break
        await self._drop_settings(user_id)
        await self._forget(user_id)
        for trouble in troubles.values():
            raise trouble

    async def _drop_settings(self, user_id: int) -> None:
        subject = Subject(user_id)

        def without_person(text: str | None) -> str | None:
            return None if text is None else redact(text, subject)

        for key in await self._host.store.personal.settings_naming(user_id):
            if key != APPLIED:
                change = _nothing_left if subject.owns(key) else without_person
                await change_text(self._host, setting(key), change)
        await self._host.store.personal.forget(user_id)

    async def _take_out(self, game_id: str, user_id: int) -> bool:
        """Take a person out of a game; return whether anything named them."""

        store = self._host.store.personal

        async def attempt() -> bool:
            found = await self._host.snapshot(game_id)
            if found.record.is_direct and found.record.host_id == user_id:
                # Nobody else is in it, and its channel is the person's own.
                await store.delete_games([game_id])
                return True
            change = await replacement(self._host, found, user_id)
            if change is None:
                return False
            await self._host.write(change.commit, partial(store.replace, change))
            return True

        try:
            return await self._host.change(game_id, attempt)
        except Refused:
            return False  # There is no such game any more.


async def leave(host: Host, lobbies: Lobbies, game: GameRef, user_id: int) -> None:
    """Leave a lobby or running game, if it still is one."""
    with suppress(Refused):  # It may have ended meanwhile.
        if game.phase == "lobby":
            await lobbies.change(game.id, lambda lobby: lobby.left_by(user_id))
        else:
            await _resign(host, await host.started_game(game.id), user_id)


async def _resign(host: Host, game: StartedGame, user_id: int) -> None:
    """Resign. Where that cannot be done now, as in a pause, a computer takes over the seat.

    The owner of a seat that was lent to the person may still have it back.
    """
    seat = game.seat_of(user_id)
    if seat is None or game.position.seats[seat].left is not None:
        return
    try:
        # The log keeps the key, so it tells nothing of the person.
        await resign(host, game.record.id, user_id, secrets.token_hex(8))
    except (Refused, IllegalAction):
        if game.players[seat].owner_id is None:
            await leave_to_computer(host, game.record.id, seat, "for-good", None)


@contextmanager
def _kept(troubles: dict[str, Exception], game_id: str) -> Iterator[None]:
    """Keep what goes wrong in a game instead of raising it, so that the others go on."""
    try:
        yield
    except Exception as error:
        error.add_note(f"game {game_id}")
        troubles[game_id] = error
    else:
        troubles.pop(game_id, None)


def _nothing_left(_: str | None) -> None:
    return None
