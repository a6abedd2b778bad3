"""Bringing the database to the newest schema by a command of its own."""

import asyncio
import sys

from bot.process.database_settings import DatabaseSettings
from bot.process.exit_codes import EXIT_DATABASE
from bot.process.owners import preserve_owner
from engine.host.administration.databases import open_store, place_of
from engine.host.store.errors import StoreError


def migrate(settings: DatabaseSettings) -> int:
    """Bring the database to the newest schema; return the exit code."""

    async def open_and_close() -> None:
        url, replicated = settings.database_url, settings.litestream
        with preserve_owner(*filter(None, [settings.database_file])):
            await (await open_store(url, replicated=replicated)).close()

    try:
        asyncio.run(open_and_close())
    except StoreError as error:
        print(error, file=sys.stderr)
        return EXIT_DATABASE
    print(f"The database {place_of(settings.database_url)} is up to date.")
    return 0
