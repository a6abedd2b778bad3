"""How the log names a game."""

from contextlib import suppress

from engine.host.service import Host


async def game_at(host: Host, game_id: str) -> str:
    """Return a game's id and version as text, by which a log line names the state that failed."""
    # What went wrong may be that it cannot be read at all.
    with suppress(Exception):
        return f"{game_id} at version {(await host.snapshot(game_id)).record.version}"
    return game_id
