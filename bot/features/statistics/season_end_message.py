"""The message that a season is over: the first three, its champion's token, its records."""

from collections.abc import Sequence

from bot.discord.posting import Delivery
from bot.features.statistics.listing import find_absent
from bot.features.statistics.records_text import RecordGames, record_line
from bot.features.statistics.season_text import FIRST, season_end_embed, season_end_title
from bot.interactions.links import lasting_address
from bot.messages.message_sync import MessageSync
from bot.messages.wanted import Change, Wanted
from bot.ui.address import address
from bot.ui.screen import Screen
from bot.ui.titles import every_title
from engine.host.background import in_background
from engine.host.calendar import Season
from engine.host.finished.figures import figures_of
from engine.host.finished.records import HeldRecord, records
from engine.host.finished.season_end import role_of, season_told_by
from engine.host.finished.seasons import SeasonEntry, champions, rated_games, season_table, without
from engine.host.store.records import Result

COUNTED_AT_ONCE = 10
"""Games whose figures may still have to be counted for the message."""


async def season_end(sync: MessageSync) -> Sequence[Change]:
    """Tell once, below the last game of a season, how the season has ended; it calls nobody.

    A process that was killed may have told it: for some minutes its message is found by its nonce,
    and later by its title.
    """
    record = sync.game.record
    if record.phase != "over" or record.is_direct:
        return ()
    season = await season_told_by(sync.host, record)
    if season is None or await sync.message(role_of(season)) is not None:
        return ()
    within = record.guild_id, season.begins_at, season.ends_at
    results = await sync.host.store.results.of_season(*within)
    table = await _table(sync, results)
    if not table or await _is_told(sync, season):
        return ()
    screen = await _screen(sync, season, results, table)
    screen = screen if await sync.has_pictures() else screen.in_words()
    return [Wanted(role_of(season), screen, is_final=True)]


async def _is_told(sync: MessageSync, season: Season) -> bool:
    """Return whether the message is there already, and then note it, or whether a later sync has to
    look for it.
    """
    channel_id = sync.game.record.channel_id
    posted = await sync.post.own_titles(channel_id, season.ends_at)
    if posted is Delivery.LATER:
        sync.mark_incomplete()
        return True
    if isinstance(posted, Delivery):  # There is no way to look: then the nonce has to do.
        return False
    titles = every_title(lambda words: season_end_title(season, words))
    told = [message_id for title, message_id in posted.items() if title in titles]
    if told:
        await sync.record(role_of(season), channel_id, told[0], "{}", is_open=False)
    return bool(told)


async def _table(sync: MessageSync, results: Sequence[Result]) -> Sequence[SeasonEntry]:
    """Return a season's table without those of whom it is known that they have left the server.

    Discord is asked about those whom the message names.
    """
    everyone = await in_background(lambda: season_table(results))

    def named(absent: frozenset[int]) -> Sequence[int]:
        table = without(everyone, absent)
        return [entry.user_id for entry in (*table[:FIRST], *champions(table))]

    absent = await find_absent(sync.post.members, sync.game.record.guild_id, named)
    return without(everyone, absent)


async def _screen(
    sync: MessageSync, season: Season, results: Sequence[Result], table: Sequence[SeasonEntry]
) -> Screen:
    games = rated_games(results)
    ids = [game[0].game_id for game in games]
    guild_id = sync.game.record.guild_id
    known = await figures_of(sync.host, guild_id, ids, COUNTED_AT_ONCE)
    found = records(games, known)
    held = await _games(sync, found)
    lines = [record_line(it, held, sync.voice.words) for it in found]
    best = champions(table)
    own = [it for it in results if best and it.user_id == best[0].user_id]
    token = own[-1].token if len(best) == 1 else None
    embed = season_end_embed(season, table[:FIRST], best, token, lines, sync.voice.words)
    return Screen(embeds=(embed,))


async def _games(sync: MessageSync, found: Sequence[HeldRecord]) -> RecordGames:
    """Return the games of records, each with a link to its last message."""
    games = {}
    for game_id in {record.game_id for record in found}:
        game = await sync.host.started_game(game_id)
        last = await sync.host.store.messages.get(game_id, "table")
        place = address(game.record.guild_id, game.record.channel_id)
        link = place if last is None else lasting_address(game.record, last)
        games[game_id] = game, link
    return games
