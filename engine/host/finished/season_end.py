"""The end of a season: which game of each server is to tell of it.

That is the season's last game, below whose last message the announcement stands; so it is sent,
noted and sent again after a crash like any other message of a game.
"""

from typing import Final

from engine.host.calendar import A_DAY, Season, season_at
from engine.host.finished.figures import figures_of
from engine.host.finished.results import settle
from engine.host.finished.seasons import rated_games
from engine.host.lobbies.presets import preset_of
from engine.host.service import Host
from engine.host.store.records import GameRecord

AFTER: Final = 600.0
"""Seconds after the end of a season in which its last games may still be being stored."""
TOLD_WITHIN: Final = 7 * A_DAY
"""Seconds after its end in which a season is told of; later it is no news."""
LONGEST: Final = 93 * A_DAY
"""Seconds of the longest season and a little more."""


def role_of(season: Season) -> str:
    """Return the role of the message that tells of the end of a season."""
    return f"season:{int(season.ends_at)}"


def is_news(season: Season, now: float) -> bool:
    """Return whether the end of a season is to be told of now."""
    return season.ends_at + AFTER <= now < season.ends_at + TOLD_WITHIN


async def telling_games(host: Host) -> list[str]:
    """Return the games that are to tell of a season's end and have not yet, of this process.

    What their records need is counted by then. Raises StoreError.
    """
    now = host.now()
    servers = await host.store.results.servers(now - TOLD_WITHIN - LONGEST, now)
    found = [await _telling_game(host, it) for it in servers if host.ownership.owns(it)]
    return [game_id for game_id in found if game_id is not None]


async def _telling_game(host: Host, guild_id: int) -> str | None:
    running = season_at(host.now(), (await preset_of(host, guild_id)).season)
    if running is None or not is_news(running.before, host.now()):
        return None
    game_id = await last_game(host, guild_id, running.before)
    if game_id is None or await host.store.messages.get(game_id, role_of(running.before)):
        return None
    await _count(host, guild_id, running.before)
    return game_id


async def season_told_by(host: Host, game: GameRecord) -> Season | None:
    """Return the season of whose end a finished game is to tell now, if it is its last one."""
    season = season_at(game.moved_at, (await preset_of(host, game.guild_id)).season)
    if season is None or not is_news(season, host.now()):
        return None
    return season if await last_game(host, game.guild_id, season) == game.id else None


async def last_game(host: Host, guild_id: int, season: Season) -> str | None:
    """Return the game of a season that ended last, whether it counts or not."""
    await settle(host, guild_id)
    return await host.store.results.last_game(guild_id, season.begins_at, season.ends_at)


async def _count(host: Host, guild_id: int, season: Season) -> None:
    results = await host.store.results.of_season(guild_id, season.begins_at, season.ends_at)
    games = [game[0].game_id for game in rated_games(results)]
    await figures_of(host, guild_id, games, len(games))
