"""The command `standings`: the table of this season, on which it opens."""

from collections.abc import Sequence
from dataclasses import replace

from bot.features.statistics.listing import find_absent, page_of, pages_of
from bot.features.statistics.presses import SeasonPage, TurnSeason
from bot.features.statistics.season_text import season_embed
from bot.features.statistics.tabs import tabs
from bot.interactions.context import Context
from bot.ui.paging import Turn, page_buttons
from bot.ui.press import NO_GAME
from bot.ui.screen import Screen
from engine.host.calendar import Season, season_at
from engine.host.finished.papers import choose_channel, paper_of
from engine.host.finished.season_tables import table_of
from engine.host.finished.seasons import SeasonEntry, without
from engine.host.lobbies.presets import preset_of


async def season_of(context: Context, guild_id: int) -> Season | None:
    """Return the season that runs on a server; None where it has none."""
    return season_at(context.host.now(), (await preset_of(context.host, guild_id)).season)


async def show_season(context: Context, guild_id: int, season: Season, page: int) -> None:
    """Show a page of the table of a season."""
    everyone = await table_of(context.host, guild_id, season)

    def shown(absent: frozenset[int]) -> Sequence[SeasonEntry]:
        return page_of(without(everyone, absent), page)

    absent = await find_absent(
        context.members, guild_id, lambda it: [line.user_id for line in shown(it)]
    )
    table = without(everyone, absent)
    pages = pages_of(table)
    days_left = season.days_left(context.host.now())
    embed = season_embed(table, season, days_left, min(page, pages - 1), context.user_id,
                         context.words)  # fmt: skip

    def turn(way: Turn, to: int) -> TurnSeason:
        return TurnSeason(NO_GAME, way, to)

    turns = page_buttons(context.words, page, pages, turn)
    rows = tuple(row for row in (turns, tabs(context.words, SeasonPage, has_seasons=True)) if row)
    offer = await _paper_offer(context, guild_id)
    told = replace(embed, description=f"{embed.description}{offer}")
    await context.show(Screen(embeds=(told,), rows=rows))


async def _paper_offer(context: Context, guild_id: int) -> str:
    """Return the offer of a weekly paper, once in a server, to who may choose its channel."""
    if not context.may_manage or await paper_of(context.host, guild_id) is not None:
        return ""
    await choose_channel(context.host, guild_id, None)
    return f"\n\n-# {context.words.say('paper-offer')}"
