"""`python -m bot copy --to URL`: move all games to another database, of either engine."""

import asyncio
import sys

from bot.process.exit_codes import EXIT_REFUSED
from bot.process.owners import preserve_owner
from engine.host.administration.databases import (
    UnknownEngine,
    copy_all,
    file_of,
    place_of,
    schema_at,
)
from engine.host.store.copying import Copied
from engine.host.store.errors import NewerSchema, StoreError


def run_copy(source: str, target: str) -> int:
    """Copy what is in the database of one URL to that of another; return the exit code."""
    try:
        files = [it for it in (file_of(source), file_of(target)) if it is not None]
    except UnknownEngine as error:
        return _refuse(f"--to must look like {error.known}, but it is {error.scheme}.")
    except ValueError as error:
        return _refuse(f"--to {error}.")
    try:
        schema = schema_at(source)
        if schema.found > schema.newest:
            raise NewerSchema(place_of(source), schema.found, schema.newest)
        if schema.found < schema.newest:
            return _refuse(
                f"The database {place_of(source)} is not up to date. Run: python -m bot migrate"
            )
        with preserve_owner(*files):
            copied = asyncio.run(copy_all(source, target))
    except StoreError as error:
        return _refuse(str(error))
    print(describe(copied, place_of(source), place_of(target)))
    return 0


def describe(copied: list[Copied], source: str, target: str) -> str:
    """Return a line for each table that has rows, and one about all."""
    lines = [f"{it.table:<12}{it.rows:>9}  {it.digest[:16]}" for it in copied if it.rows]
    games = next((it.rows for it in copied if it.table == "games"), 0)
    return "\n".join(
        [
            *lines,
            f"{target} holds {'1 game' if games == 1 else f'{games} games'}, as in {source}. Every "
            "table was read back and has the same rows.",
        ]
    )


def _refuse(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return EXIT_REFUSED
