"""What is kept about people: found, replaced and deleted; and what is kept for a time only."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final

from engine.host.store.database import EVERYTHING, Repository, Statement
from engine.host.store.games import write_change
from engine.host.store.records import DIRECT, Commit

_NUMBER = re.compile(r"\d+", re.ASCII)
_NAMING: Final = """
    SELECT id FROM games WHERE host_id = ?1
    UNION SELECT game_id FROM players WHERE user_id = ?1 OR owner_id = ?1
    UNION SELECT game_id FROM results WHERE user_id = ?1
    UNION SELECT game_id FROM drafts WHERE user_id = ?1
    UNION SELECT game_id FROM notes WHERE position(key, ?2) > 0 OR position(body, ?2) > 0
    UNION SELECT game_id FROM messages WHERE position(body, ?2) > 0
    UNION SELECT game_id FROM steps WHERE notice IS NOT NULL AND position(notice, ?2) > 0
"""
_NAMES: Final = """
    SELECT name FROM players WHERE game_id = ?1 AND user_id = ?2
    UNION SELECT name FROM results WHERE game_id = ?1 AND user_id = ?2
    UNION SELECT '' FROM players WHERE game_id = ?1 AND owner_id = ?2
    UNION SELECT '' FROM drafts WHERE game_id = ?1 AND user_id = ?2
    UNION SELECT '' FROM games WHERE id = ?1 AND host_id = ?2
"""
_GONE: Final = (
    "DELETE FROM orders WHERE game_id = ?1"
    " AND seat IN (SELECT seat FROM players WHERE game_id = ?1 AND user_id = ?2)",
    "DELETE FROM drafts WHERE game_id = ?1 AND user_id = ?2",
    # Who plays a lent seat keeps it from now on.
    "UPDATE players SET owner_id = NULL WHERE game_id = ?1 AND owner_id = ?2"
    " AND EXISTS (SELECT 1 FROM games WHERE id = ?1 AND phase = 'running')",
)
_REPLACED: Final = (
    "UPDATE players SET user_id = ?3, name = '', away_until = NULL"
    " WHERE game_id = ?1 AND user_id = ?2",
    "UPDATE players SET owner_id = ?3 WHERE game_id = ?1 AND owner_id = ?2",
    "UPDATE results SET user_id = ?3, name = '' WHERE game_id = ?1 AND user_id = ?2",
    "UPDATE games SET host_id = ?3 WHERE id = ?1 AND host_id = ?2",
)
"""What takes a person out of the rows of a game, by the game, the user id and the stand-in."""
_IDS: Final = """
    SELECT host_id FROM games
    UNION SELECT user_id FROM players WHERE user_id IS NOT NULL
    UNION SELECT owner_id FROM players WHERE owner_id IS NOT NULL
    UNION SELECT user_id FROM results
    UNION SELECT user_id FROM drafts
    UNION SELECT user_id FROM preferences
    UNION SELECT owner_id FROM boards
"""
_TEXTS: Final = """
    SELECT key || ' ' || body FROM notes WHERE game_id > ?1 AND game_id <= ?2
    UNION ALL SELECT body FROM messages WHERE game_id > ?1 AND game_id <= ?2
    UNION ALL SELECT notice FROM steps
    WHERE notice IS NOT NULL AND game_id > ?1 AND game_id <= ?2
"""
_OWNED: Final = {"preferences": "user_id", "drafts": "user_id", "boards": "owner_id"}
"""Tables whose rows are one person's, with the column that says whose."""
GAMES_AT_ONCE: Final = 200
"""Games whose texts are held in memory at once."""


@dataclass(frozen=True, slots=True)
class Replacement:
    """What is written in a game in place of the rows that name a person.

    `commit` is guarded as any other, and its notes no longer name the person. `notices`
    replace those of the log, by version; the messages of the roles in `messages` are dropped. Seats
    and results become those of `stand_in`, without a name; drafts and standing orders are deleted.
    A game whose newest version was shown counts as shown.
    """

    user_id: int
    stand_in: int
    commit: Commit
    notices: Mapping[int, str]
    messages: Collection[str]


class Personal(Repository):
    """What is kept about people, in whatever rows it lies, and what is kept for a time only."""

    async def games_naming(self, user_id: int) -> tuple[str, ...]:
        """Return the games that name a person, oldest first; more of them do no harm.

        The person's id may be that of a host, player, owner or draft, or of a result; or stand in a
        note, its key, a notice or a message's body.
        """
        naming = _NAMING.replace("position", self._database.dialect.position)
        query = f"SELECT id FROM games WHERE id IN ({naming}) ORDER BY opened_at, id"
        return await self._ids(query, user_id, str(user_id))

    async def names_in(self, game_id: str, user_id: int) -> tuple[str, ...]:
        """Return the names by which a game's rows know a person; "" where a row has the id alone.

        There are none of a person whom at most its texts name: notes, notices and messages.
        """
        return await self._ids(_NAMES, game_id, user_id)

    async def settings_naming(self, user_id: int) -> dict[str, str]:
        """Return the settings whose key or text holds a person's id."""
        position = self._database.dialect.position
        naming = f"{position}(key, ?1) > 0 OR {position}(body, ?1) > 0"
        return await self._by_key(f"SELECT key, body FROM settings WHERE {naming}", str(user_id))

    async def replace(self, change: Replacement) -> None:
        """Write what stands in place of a person in a game. Raises as `Games.commit` does."""
        write = self._database.dialect.change(change.commit)
        statements = (*write.statements, *_stand_in(change))
        await write_change(self._database, replace(write, statements=statements), change.commit)

    async def forget(self, user_id: int) -> None:
        """Delete a person's preferences, drafts and boards."""
        await self._write(
            EVERYTHING,
            *(
                Statement(f"DELETE FROM {table} WHERE {column} = ?", (user_id,))
                for table, column in _OWNED.items()
            ),
        )

    async def numbers(self) -> frozenset[int]:
        """Return each number that may be the id of a person, wherever it stands.

        It reads the whole database but for the states of games and their events.
        """
        found = {*await self._ids(_IDS)}
        found |= numbers_in(await self._ids("SELECT key || ' ' || body FROM settings"))
        last, following = "", "SELECT id FROM games WHERE id > ? ORDER BY id LIMIT ?"
        while games := await self._ids(following, last, GAMES_AT_ONCE):
            found |= numbers_in(await self._ids(_TEXTS, last, games[-1]))
            last = games[-1]
        return frozenset(found)

    async def delete_games(self, game_ids: Collection[str]) -> None:
        """Delete games with all that belongs to them, results included."""
        delete = "DELETE FROM games WHERE id = ?"
        await self._write(EVERYTHING, *(Statement(delete, (game_id,)) for game_id in game_ids))

    async def servers(self) -> frozenset[int]:
        """Return the servers that have games in any phase, or boards."""
        query = "SELECT guild_id FROM games UNION SELECT guild_id FROM boards"
        return frozenset(await self._ids(query)) - {DIRECT}

    async def closed_lobbies(self, before: float) -> tuple[str, ...]:
        """Return lobbies that closed without a game before a time, oldest first."""
        # Schema 0 is that of a lobby.
        return await self._ids(
            "SELECT id FROM games WHERE phase = 'cancelled' AND schema = 0 AND moved_at < ?"
            " ORDER BY moved_at, id",
            before,
        )

    async def ended_games(self, before: float) -> tuple[str, ...]:
        """Return games that ended before a time and still have a log, oldest first."""
        return await self._ids(
            "SELECT id FROM games WHERE phase IN ('over', 'cancelled') AND schema > 0"
            " AND moved_at < ? AND EXISTS (SELECT 1 FROM steps WHERE game_id = games.id)"
            " ORDER BY moved_at, id",
            before,
        )

    async def drop_log(self, game_id: str) -> None:
        """Delete the steps of a game; its state, players and results stay."""
        await self._write(game_id, Statement("DELETE FROM steps WHERE game_id = ?", (game_id,)))

    async def purge(self) -> None:
        """Leave nothing of what has been deleted or replaced in a file, as far as that is ours.

        The last act of a deletion. docs/HOSTING.md says what each engine cannot do.
        """
        await self._database.purge()


def _stand_in(change: Replacement) -> Iterator[Statement]:
    """Yield what follows the change of the game: its rows in other tables."""
    game_id, user_id = change.commit.record.id, change.user_id
    yield Statement(
        "UPDATE games SET shown_version = version WHERE id = ? AND shown_version = ?",
        (game_id, change.commit.expected_version),
    )
    for version, notice in change.notices.items():
        update = "UPDATE steps SET notice = ? WHERE game_id = ? AND version = ?"
        yield Statement(update, (notice, game_id, version))
    for role in change.messages:
        yield Statement("DELETE FROM messages WHERE game_id = ? AND role = ?", (game_id, role))
    yield from (Statement(sql, (game_id, user_id)) for sql in _GONE)
    yield from (Statement(sql, (game_id, user_id, change.stand_in)) for sql in _REPLACED)


def numbers_in(texts: Iterable[str]) -> frozenset[int]:
    """Return all whole numbers in texts that a store could hold as an id."""
    found = (int(number) for text in texts for number in _NUMBER.findall(text) if len(number) < 20)
    return frozenset(number for number in found if number < 2**63)
