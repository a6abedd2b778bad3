"""What the host of the bot can do outside of Discord: servers, and one person's data."""

import asyncio
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final

import discord
from discord.http import HTTPClient

from bot.discord.login import UNREACHABLE, in_short
from bot.discord.rest_session import rest_session
from bot.process.config import Settings
from bot.process.database_settings import DatabaseSettings
from bot.process.deleted_list import need_one_list
from bot.process.discord_addresses import use_addresses
from bot.process.exit_codes import EXIT_REFUSED
from bot.process.owners import preserve_owner
from engine.host.administration.blocked import block, blocked_servers, unblock
from engine.host.administration.databases import open_store, place_of, refuse_in_use, schema_at
from engine.host.lobbies.lifecycle import Lobbies
from engine.host.personal.erase import Eraser
from engine.host.personal.file import personal_file
from engine.host.personal.registry import DeletedPeople
from engine.host.service import Host
from engine.host.store.errors import NewerSchema, StoreError, Unusable
from engine.host.store.records import LIVE

PAGE: Final = 200
"""Servers that Discord names at once, at the most."""
WHOLE: Final = sys.maxsize
"""Bytes that a file may have which is sent to nobody."""


class CommandFailed(Exception):
    """Raised where a command was not done for a reason other than its database; says why."""


def run_servers(settings: Settings) -> int:
    """Print the servers that have the bot, and those that are blocked; return the exit code."""
    return _try(settings, partial(_servers, settings))


def run_leave(settings: Settings, guild_id: int) -> int:
    """Leave a server, whose games then wait; return the exit code."""
    return _try(None, partial(_leave, settings, guild_id))


def run_block(settings: Settings, guild_id: int) -> int:
    """Leave a server and do not come back; return the exit code."""
    return _try(settings, partial(_block, settings, guild_id))


def run_unblock(settings: DatabaseSettings, guild_id: int) -> int:
    """Let a server have the bot again; return the exit code."""
    return _try(settings, partial(_unblock, settings, guild_id))


def run_file(settings: DatabaseSettings, user_id: int) -> int:
    """Print all that is kept about a person, as JSON; return the exit code."""
    return _try(settings, partial(_file, settings, user_id))


def run_erase(settings: DatabaseSettings, user_id: int) -> int:
    """Delete all that is kept about a person while no bot runs; return the exit code."""
    return _try(settings, partial(_erase, settings, user_id), need_one_list)


def _try(
    settings: DatabaseSettings | None,
    work: Callable[[], Coroutine[Any, Any, str]],
    need: Callable[[DatabaseSettings], None] = lambda settings: None,
) -> int:
    """Print what comes of the work, which needs this database if any; return the exit code."""
    try:
        if settings is not None:
            _need_newest(settings.database_url)
            need(settings)
        print(asyncio.run(work()))
    except (CommandFailed, StoreError, OSError) as error:
        print(error, file=sys.stderr)
        return EXIT_REFUSED
    return 0


# -- servers ---------------------------------------------------------------------------------------


async def _servers(settings: Settings) -> str:
    async with _host(settings) as host, _session(settings) as http:
        blocked = await blocked_servers(host)
        lines = [await _line(host, server, blocked) async for server in _all_servers(http)]
    here = f"{len(lines)} servers have the bot"
    return "\n".join([*lines, f"{here}; {len(blocked)} are blocked{_list(blocked)}."])


async def _line(host: Host, guild: dict[str, Any], blocked: frozenset[int]) -> str:
    number = int(guild["id"])
    games = len(await host.store.search.games_in_guild(number, LIVE))
    mark = "  blocked" if number in blocked else ""
    members = guild.get("approximate_member_count", "?")
    return f"{number:<20} {members:>8} members {games:>5} games  {guild['name']}{mark}"


def _list(ids: frozenset[int]) -> str:
    return f": {', '.join(map(str, sorted(ids)))}" if ids else ""


async def _all_servers(http: HTTPClient) -> AsyncIterator[dict[str, Any]]:
    after: int | None = None
    while True:
        page: list[Any] = await http.get_guilds(PAGE, after=after, with_counts=True)
        for guild in page:
            yield guild
        if len(page) < PAGE:
            return
        after = int(page[-1]["id"])


async def _leave(settings: Settings, guild_id: int) -> str:
    async with _session(settings) as http:
        if not await _left(http, guild_id):
            raise CommandFailed(f"The bot is in no server {guild_id}.")
    return (
        f"The bot has left the server {guild_id}. Its games wait, and are deleted after "
        "KEEP_LEFT_SERVERS; whoever may can add the bot again."
    )


async def _left(http: HTTPClient, guild_id: int) -> bool:
    try:
        await http.leave_guild(guild_id)
    except discord.NotFound:
        return False
    return True


async def _block(settings: Settings, guild_id: int) -> str:
    async with _host(settings) as host:
        await block(host, guild_id)
    try:
        async with _session(settings) as http:
            was_in = await _left(http, guild_id)
    except CommandFailed as error:
        raise CommandFailed(
            f"The server {guild_id} is blocked, but could not be left. {error} Run it again."
        ) from error
    left = "The bot has left it" if was_in else "The bot is not in it"
    return f"The server {guild_id} is blocked. {left}, and leaves it whenever it is added."


async def _unblock(settings: DatabaseSettings, guild_id: int) -> str:
    async with _host(settings) as host:
        if not await unblock(host, guild_id):
            raise CommandFailed(f"The server {guild_id} is not blocked.")
    return f"The server {guild_id} can add the bot again."


# -- a person --------------------------------------------------------------------------------------


async def _file(settings: DatabaseSettings, user_id: int) -> str:
    async with _host(settings) as host:
        return (await personal_file(host, user_id, WHOLE)).decode()


async def _erase(settings: DatabaseSettings, user_id: int) -> str:
    await refuse_in_use(settings.database_url)
    with preserve_owner(settings.deleted_people_file):
        async with _host(settings) as host:
            deleted = DeletedPeople(settings.deleted_people_file)
            await Eraser(host, Lobbies(host), deleted).erase(user_id)
    return (
        f"What the bot kept about {user_id} is deleted, and their ID is on the list of deleted "
        "people. Their games are shown without them at the next start."
    )


# -- what these need -------------------------------------------------------------------------------


@asynccontextmanager
async def _session(settings: Settings) -> AsyncIterator[HTTPClient]:
    """Log in. Raises CommandFailed where Discord refuses something, or cannot be reached."""
    use_addresses(settings)
    try:
        async with rest_session(settings.discord_token.get_secret_value()) as http:
            yield http
    except discord.LoginFailure as error:
        raise CommandFailed("Discord refuses the token.") from error
    except UNREACHABLE as error:
        raise CommandFailed(f"Discord cannot be reached ({in_short(error)}).") from error
    except discord.HTTPException as error:
        raise CommandFailed(f"Discord refuses this ({in_short(error)}).") from error


@asynccontextmanager
async def _host(settings: DatabaseSettings) -> AsyncIterator[Host]:
    """Open the database beside a bot that may be running. Raises Unwritable.

    What is read here, or changed by comparing, disturbs no other process.
    """
    url = settings.database_url
    with preserve_owner(*filter(None, [settings.database_file])):
        store = await open_store(url, shared=True, replicated=settings.litestream)
        try:
            yield Host(store, time.time)
        finally:
            await store.close()


def _need_newest(url: str) -> None:
    """Raise NewerSchema or Unusable unless a database has the newest schema."""
    schema = schema_at(url)
    if schema.found > schema.newest:
        raise NewerSchema(place_of(url), schema.found, schema.newest)
    if schema.found < schema.newest:
        place = place_of(url)
        raise Unusable(f"The database {place} is not up to date. Run: python -m bot migrate")


Command = Callable[..., int]
WITH_TOKEN: Final[dict[str, Command]] = {
    "servers": run_servers,
    "leave": run_leave,
    "block": run_block,
}
"""Commands that ask Discord, by name."""
WITHOUT_TOKEN: Final[dict[str, Command]] = {
    "unblock": run_unblock,
    "file": run_file,
    "erase": run_erase,
}
"""Commands that need the database alone."""
