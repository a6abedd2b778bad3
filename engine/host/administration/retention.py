"""What is kept for a time only: games of servers without the bot, old lobbies, old logs."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from pydantic import TypeAdapter

from engine.host.finished.figures import figures_of
from engine.host.finished.results import settle
from engine.host.service import Host
from engine.host.store.records import EVERY_PHASE
from engine.host.store.texts import setting
from engine.host.text_changes import change_text

LEFT: Final = "left-servers"
"""The setting that says since when (unix seconds) which servers are without the bot."""
DAY: Final = 24 * 3600.0
_LEFT: Final = TypeAdapter(dict[int, float])


@dataclass(frozen=True, slots=True)
class Retention:
    """For how many days something is kept; None: for good.

    `servers`: the games of a server after it has removed the bot, and that boards are offered
    there; `lobbies`: lobbies after they have closed without a game; `logs`: the logs of games after
    their end.
    """

    servers: int | None = 30
    lobbies: int | None = 30
    logs: int | None = None


@dataclass(frozen=True, slots=True)
class Deleted:
    """How many servers' games, lobbies and logs have been deleted."""

    servers: int = 0
    lobbies: int = 0
    logs: int = 0


async def note_left(host: Host, guild_id: int) -> None:
    """Note that a server has removed the bot now; an earlier note stays."""
    await _change_left(host, lambda left: {guild_id: host.now(), **left})


async def note_back(host: Host, guild_id: int) -> None:
    """Note that a server has the bot again."""
    await _change_left(host, lambda left: {it: at for it, at in left.items() if it != guild_id})


async def delete_old(host: Host, keep: Retention, is_here: Callable[[int], bool]) -> Deleted:
    """Delete what has been kept for long enough. Raises StoreError.

    `is_here` says whether the bot is in a server, which may have removed or added it unseen.
    """
    found = Deleted(
        servers=0 if keep.servers is None else await _delete_servers(host, keep.servers, is_here),
        lobbies=0 if keep.lobbies is None else await _delete_lobbies(host, keep.lobbies),
        logs=0 if keep.logs is None else await _delete_logs(host, keep.logs),
    )
    if found != Deleted():
        await host.store.personal.purge()
    return found


async def _change_left(host: Host, change: Callable[[dict[int, float]], dict[int, float]]) -> None:
    def of_text(text: str | None) -> str | None:
        left = _read(text)
        after = change(left)
        return text if after == left else _LEFT.dump_json(after).decode()

    await change_text(host, setting(LEFT), of_text)


def _read(text: str | None) -> dict[int, float]:
    return {} if text is None else _LEFT.validate_json(text)


async def _delete_servers(host: Host, days: int, is_here: Callable[[int], bool]) -> int:
    """Delete the games of servers that were left long ago; the days of one left unseen begin."""
    count = 0
    for guild_id in await host.store.personal.servers():
        if not is_here(guild_id):
            await note_left(host, guild_id)
    for guild_id, since in _read(await host.store.settings.get(LEFT)).items():
        if is_here(guild_id):
            await note_back(host, guild_id)
        elif since < host.now() - days * DAY:
            await _delete_server(host, guild_id)
            await note_back(host, guild_id)
            count += 1
    return count


async def _delete_server(host: Host, guild_id: int) -> None:
    """Delete the games of a server, and the settings whose key ends with its id; boards that were
    offered there stay their makers'.
    """
    games = [it.id for it in await host.store.search.games_in_guild(guild_id, EVERY_PHASE)]
    await host.store.personal.delete_games(games)
    await host.store.boards.take_from_server(guild_id)
    for key in await host.store.personal.settings_naming(guild_id):
        if key.endswith(f":{guild_id}"):
            await change_text(host, setting(key), lambda _: None)


async def _delete_lobbies(host: Host, days: int) -> int:
    lobbies = await host.store.personal.closed_lobbies(host.now() - days * DAY)
    if lobbies:
        await host.store.personal.delete_games(lobbies)
    return len(lobbies)


async def _delete_logs(host: Host, days: int) -> int:
    """Delete logs; results and figures are worked out before, since they need the log.

    A game whose result cannot be worked out keeps its log.
    """
    unreadable, count = dict[int, frozenset[str]](), 0
    for game_id in await host.store.personal.ended_games(host.now() - days * DAY):
        record = await host.store.games.load(game_id)
        if record is None:
            continue
        if record.guild_id not in unreadable:
            unreadable[record.guild_id] = await settle(host, record.guild_id)
        if game_id not in unreadable[record.guild_id]:
            await figures_of(host, record.guild_id, [game_id], 1)
            await host.store.personal.drop_log(game_id)
            count += 1
    return count
