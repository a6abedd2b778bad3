"""Games found by person, channel, server or typed text, without their states."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from itertools import islice
from typing import Any, Final

from engine.host.store.database import ALL, Repository
from engine.host.store.records import EVERY_PHASE, LIVE, GameRef, Phase
from engine.host.store.rows import RowMapper, placeholders

REF: Final = RowMapper(GameRef)
_OF_PERSON: Final = (
    "id IN (SELECT game_id FROM players WHERE user_id = ?1"
    " UNION SELECT game_id FROM players WHERE owner_id = ?1)"
)


class Search(Repository):
    """Games found by person, channel, server or typed text."""

    async def games_of(self, user_id: int, phases: Collection[Phase] = LIVE) -> tuple[GameRef, ...]:
        """Return the games in which a person has a seat, or has lent it, oldest first."""
        return await self._games(_OF_PERSON, user_id, phases)

    async def games_in_channel(
        self, channel_id: int, phases: Collection[Phase] = LIVE
    ) -> tuple[GameRef, ...]:
        """Return the games played in a channel or thread, oldest first."""
        return await self._games("channel_id = ?1", channel_id, phases)

    async def games_in_guild(
        self, guild_id: int, phases: Collection[Phase] = EVERY_PHASE
    ) -> tuple[GameRef, ...]:
        """Return the games played in a server, oldest first."""
        return await self._games("guild_id = ?1", guild_id, phases)

    async def notes_in_guild(self, guild_id: int, key: str, part: str) -> dict[str, str]:
        """Return the notes of one key that hold a text, on the games of a server, by the games,
        oldest first.
        """
        position = self._database.dialect.position
        return await self._by_key(
            "SELECT games.id, body FROM games JOIN notes ON notes.game_id = games.id"
            f" WHERE guild_id = ? AND key = ? AND {position}(body, ?) > 0"
            " ORDER BY opened_at, games.id",
            guild_id,
            key,
            part,
        )

    async def count_by_phase(self) -> Mapping[Phase, int]:
        """Return how many games are in each phase: all of them, so not to be asked often."""
        found = await self._database.rows("SELECT phase, count(*) FROM games GROUP BY phase")
        return dict.fromkeys(EVERY_PHASE, 0) | {phase: games for phase, games in found}

    async def last_over(self, channel_id: int, user_id: int) -> str | None:
        """Return the id of the last game of a channel that is over or called off, or None.

        It is the last in which the person had a seat, as long as there is such a game.
        """
        return await self._text(
            "SELECT id FROM games WHERE channel_id = ? AND phase IN ('over', 'cancelled')"
            " ORDER BY EXISTS (SELECT 1 FROM players WHERE game_id = games.id"
            " AND ? IN (user_id, owner_id)) DESC, opened_at DESC, id DESC LIMIT 1",
            channel_id,
            user_id,
        )

    async def matching_games(
        self, typed: str, limit: int, user_id: int, channel_id: int | None
    ) -> tuple[GameRef, ...]:
        """Return a person's live games that fit `typed`, then the others of a channel.

        Oldest first, `limit` at the most. `typed`, in upper or lower case, is part of the players'
        names or of the game's id, or has the id in it, in parentheses.
        """
        those = _of_person_or_channel("phase IN ('lobby', 'running')")
        return await self._matching(typed, limit, those, "opened_at", user_id, channel_id)

    async def matching_over(
        self, typed: str, limit: int, user_id: int, channel_id: int | None
    ) -> tuple[GameRef, ...]:
        """Return a person's games that are over and fit `typed`, then the others of a channel.

        Newest first, `limit` at the most; `typed` fits a game as in `matching_games`.
        """
        those = _of_person_or_channel("phase IN ('over', 'cancelled')")
        return await self._matching(typed, limit, those, "opened_at DESC", user_id, channel_id)

    async def matching_in_guild(
        self, typed: str, limit: int, guild_id: int, channel_id: int
    ) -> tuple[GameRef, ...]:
        """Return running games of a server that fit `typed`, those of a channel first.

        `limit` at the most; `typed` fits a game as in `matching_games`.
        """
        those = _of_guild("running")
        return await self._matching(typed, limit, those, "opened_at", guild_id, channel_id)

    async def over_in_guild(
        self, typed: str, limit: int, guild_id: int, channel_id: int
    ) -> tuple[GameRef, ...]:
        """Return games of a server that are over and fit `typed`, those of a channel first.

        Newest first, `limit` at the most; `typed` fits a game as in `matching_games`.
        """
        those = _of_guild("over")
        return await self._matching(typed, limit, those, "opened_at DESC", guild_id, channel_id)

    async def _games(
        self, condition: str, value: int, phases: Collection[Phase]
    ) -> tuple[GameRef, ...]:
        if not phases:
            return ()
        query = f"SELECT {REF.columns} FROM games WHERE {condition} AND phase IN"
        query += f" ({placeholders(phases)}) ORDER BY opened_at, id"
        return REF.all(await self._database.rows(query, value, *phases))

    async def _matching(
        self, typed: str, limit: int, those: str, order: str, *values: Any
    ) -> tuple[GameRef, ...]:
        # Compared here: what a database knows of upper and lower case depends on its language.
        names = f"SELECT {self._database.dialect.joined}(name, ', ') FROM"
        names += " (SELECT name FROM players WHERE game_id = found.id ORDER BY seat) AS seated"
        query = f"SELECT {REF.columns}, ({names}) FROM ({those}) AS found"
        most = ALL if typed else limit
        rows = await self._database.rows(
            f"{query} ORDER BY place, {order}, id LIMIT ?", *values, most
        )
        fitting = (
            REF.record(ref) for *ref, names in rows if _fits(ref[0], names or "", typed.casefold())
        )
        return tuple(islice(fitting, limit))


def _of_guild(phase: Phase) -> str:
    here = "channel_id <> ?2 AS place"
    return f"SELECT *, {here} FROM games WHERE phase = '{phase}' AND guild_id = ?1"


def _of_person_or_channel(phase: str) -> str:
    """Return a query in two halves, each with an index: one with OR would read all games."""
    mine = f"SELECT *, 0 AS place FROM games WHERE {_OF_PERSON} AND {phase}"
    here = f"SELECT *, 1 FROM games WHERE channel_id = ?2 AND {phase} AND NOT {_OF_PERSON}"
    return f"{mine} UNION ALL {here}"


def _fits(game_id: str, names: str, typed: str) -> bool:
    """Return whether what is typed is part of who plays and the id, or has the id in it."""
    return typed in f"{names} ({game_id})".casefold() or f"({game_id})" in typed
