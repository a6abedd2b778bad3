"""What games that are done came to for those who played them."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from engine.host.store.database import Repository, Statement
from engine.host.store.records import Result
from engine.host.store.rows import RowMapper

RESULT: Final = RowMapper(Result)
_WITHIN: Final = "ended_at >= ? AND ended_at < ?"
_PUT: Final = f"{RESULT.insert('results')} ON CONFLICT DO NOTHING"


class Results(Repository):
    """What games that are done came to for those who played them."""

    async def unsettled(self, guild_id: int) -> tuple[str, ...]:
        """Return games of a server that have begun, are over or cancelled, and lack results."""
        # Schema 0 is that of a lobby.
        return await self._ids(
            "SELECT id FROM games WHERE guild_id = ? AND phase IN ('over', 'cancelled')"
            " AND schema > 0 AND NOT EXISTS (SELECT 1 FROM results WHERE game_id = games.id)"
            " ORDER BY moved_at, id",
            guild_id,
        )

    async def notices(self, game_id: str) -> tuple[str, ...]:
        """Return the notices of a game as JSON, oldest first."""
        return await self._ids(
            "SELECT notice FROM steps WHERE game_id = ? AND notice IS NOT NULL ORDER BY version",
            game_id,
        )

    async def put(self, found: Collection[Result]) -> None:
        """Write results. A person who has one of that game already keeps the first."""
        game_id = min((result.game_id for result in found), default="none")
        await self._write(game_id, *(Statement(_PUT, RESULT.row(result)) for result in found))

    async def annul(self, game_id: str) -> None:
        """Let the results of a game count neither for a season nor for ratings."""
        update = "UPDATE results SET unrated = TRUE WHERE game_id = ?"
        await self._write(game_id, Statement(update, (game_id,)))

    async def of_guild(self, guild_id: int) -> tuple[Result, ...]:
        """Return all results of a server, by the time that the games ended."""
        return await self._results("guild_id = ?", guild_id)

    async def of_season(self, guild_id: int, since: float, until: float) -> tuple[Result, ...]:
        """Return the results of a server's games that ended from a time on and before another."""
        return await self._results(f"guild_id = ? AND {_WITHIN}", guild_id, since, until)

    async def last_game(self, guild_id: int, since: float, until: float) -> str | None:
        """Return the game of a server that ended last in a time, but was not called off."""
        return await self._text(
            f"SELECT game_id FROM results WHERE guild_id = ? AND {_WITHIN}"
            " AND fate <> 'called-off' ORDER BY ended_at DESC, game_id DESC LIMIT 1",
            guild_id,
            since,
            until,
        )

    async def servers(self, since: float, until: float) -> tuple[int, ...]:
        """Return the servers in which a game ended in a time."""
        query = f"SELECT DISTINCT guild_id FROM results WHERE {_WITHIN} ORDER BY guild_id"
        return tuple(int(row[0]) for row in await self._database.rows(query, since, until))

    async def fingerprint(self, guild_id: int, since: float, until: float) -> tuple[int, ...]:
        """Return what differs once the results of such games have changed: how many there are, how
        many count for nothing, and how many are of deleted people.
        """
        query = (
            "SELECT COUNT(*), COALESCE(SUM(CASE WHEN unrated THEN 1 ELSE 0 END), 0),"
            " COALESCE(SUM(CASE WHEN user_id < 0 THEN 1 ELSE 0 END), 0) FROM results"
            f" WHERE guild_id = ? AND {_WITHIN}"
        )
        rows = await self._database.rows(query, guild_id, since, until)
        return tuple(int(count) for row in rows for count in row)

    async def follow_ups(self, since: float, until: float, within: float) -> tuple[int, int]:
        """Return how many games with at least two people ended in a time; and of these, after how
        many at least two of the people had a game that was opened `within` seconds of the end.
        """
        rows = await self._database.rows(
            "WITH ended AS (SELECT game_id, user_id, ended_at FROM results"
            f" WHERE {_WITHIN} AND user_id > 0 AND fate <> 'called-off'), followed AS ("
            "SELECT ended.game_id FROM ended JOIN players ON players.user_id = ended.user_id"
            " JOIN games ON games.id = players.game_id AND games.schema > 0"
            " AND games.opened_at >= ended.ended_at AND games.opened_at <= ended.ended_at + ?"
            " GROUP BY ended.game_id, games.id HAVING count(*) > 1)"
            " SELECT (SELECT count(*) FROM (SELECT 1 FROM ended GROUP BY game_id"
            " HAVING count(*) > 1) AS shared), (SELECT count(DISTINCT game_id) FROM followed)",
            since, until, within,
        )  # fmt: skip
        games, followed = next(iter(rows), (0, 0))
        return int(games), int(followed)

    async def of_user(self, user_id: int) -> tuple[Result, ...]:
        """Return a person's results, wherever they played, by the time that the games ended."""
        return await self._results("user_id = ?", user_id)

    async def guilds_of(self, user_id: int) -> tuple[int, ...]:
        """Return the servers in which a person has a seat, has lent one, or has a result."""
        return await self._ids(
            "SELECT guild_id FROM games WHERE id IN (SELECT game_id FROM players WHERE user_id = ?1"
            " UNION SELECT game_id FROM players WHERE owner_id = ?1)"
            " UNION SELECT guild_id FROM results WHERE user_id = ?1 ORDER BY guild_id",
            user_id,
        )

    async def _results(self, condition: str, *values: float) -> tuple[Result, ...]:
        query = f"SELECT {RESULT.columns} FROM results WHERE {condition}"
        return RESULT.all(
            await self._database.rows(f"{query} ORDER BY ended_at, game_id, user_id", *values)
        )
