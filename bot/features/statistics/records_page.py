"""The records of a server, of this season and of all time, each with a link to its game."""

from collections.abc import Iterable

from bot.features.statistics.presses import Records
from bot.features.statistics.records_text import RecordGames, records_embed
from bot.features.statistics.tabs import tabs
from bot.interactions.context import Context
from bot.interactions.links import link_to
from bot.ui.screen import Screen
from engine.host.background import in_background
from engine.host.calendar import Season
from engine.host.finished.figures import figures_of
from engine.host.finished.records import HeldRecord, records
from engine.host.finished.results import settle
from engine.host.finished.seasons import rated_games

COUNTED_AT_ONCE = 10
"""Games whose figures are counted for one press; one takes a sixth of a second."""


async def show_records(context: Context, guild_id: int, season: Season | None) -> None:
    """Show the records of a server; `season`: the one that runs, if it has seasons."""
    host = context.host
    await settle(host, guild_id)
    results = await host.store.results.of_guild(guild_id)
    games = await in_background(lambda: rated_games(results))
    newest_first = [game[0].game_id for game in reversed(games)]
    known = await figures_of(host, guild_id, newest_first, COUNTED_AT_ONCE)
    of_season = [] if season is None else [it for it in games if it[0].ended_at >= season.begins_at]
    sections = [(season, records(of_season, known)), (None, records(games, known))]
    held = await _games(context, (record for _, found in sections for record in found))
    embed = records_embed(sections, held, len(games) - len(known), context.words)
    rows = (tabs(context.words, Records, has_seasons=season is not None),)
    await context.show(Screen(embeds=(embed,), rows=rows))


async def _games(context: Context, found: Iterable[HeldRecord]) -> RecordGames:
    """Return the games of records, each with a link to its last message."""
    games = {}
    for game_id in {record.game_id for record in found}:
        game = await context.host.started_game(game_id)
        games[game_id] = game, await link_to(context, game)
    return games
