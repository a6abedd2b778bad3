"""The command `standings`: how good the people of one server are, and what each has achieved."""

from collections.abc import Sequence
from functools import partial

from bot.features.statistics.ladder_text import ladder_embed, profile_embed
from bot.features.statistics.listing import find_absent, page_of, pages_of
from bot.features.statistics.presses import (
    Leaderboard,
    Profile,
    Records,
    SeasonPage,
    TurnLeaderboard,
    TurnSeason,
)
from bot.features.statistics.records_page import show_records
from bot.features.statistics.season import season_of, show_season
from bot.features.statistics.tabs import tabs
from bot.interactions.context import Context
from bot.interactions.router import Handlers
from bot.language.names import escape
from bot.ui.paging import Turn, page_buttons
from bot.ui.press import NO_GAME
from bot.ui.screen import Button, Row, Screen
from engine.host.background import in_background
from engine.host.finished.ladder import LadderEntry, ladder, placed
from engine.host.finished.profiles import profile
from engine.host.finished.results import settle
from engine.host.lobby import Person
from engine.host.store.records import DIRECT, Result

HANDLERS = Handlers()


async def show_standings(context: Context) -> None:
    """Show the table of this season, or the ladder of a server without seasons; in direct messages
    a person's own results.
    """
    await _show_season(context, 0)


@HANDLERS.answers(SeasonPage)
async def _open_season(context: Context, press: SeasonPage) -> None:
    await _show_season(context, press.page)


@HANDLERS.answers(TurnSeason)
async def _turn_season(context: Context, press: TurnSeason) -> None:
    await _show_season(context, press.page)


async def _show_season(context: Context, page: int) -> None:
    guild_id = context.server_id
    if guild_id is None:
        await show_profile(context)
        return
    with context.hold_place("lookups"):
        season = await season_of(context, guild_id)
        if season is None:
            await _show_page(context, guild_id, 0)
        else:
            await show_season(context, guild_id, season, page)


@HANDLERS.answers(Records)
async def _open_records(context: Context, press: Records) -> None:
    guild_id = context.server_id
    if guild_id is None:
        await show_profile(context)
        return
    with context.hold_place("lookups"):
        await show_records(context, guild_id, await season_of(context, guild_id))


@HANDLERS.answers(Leaderboard)
async def _open_ladder(context: Context, press: Leaderboard) -> None:
    await _show_ladder(context, press.page)


@HANDLERS.answers(TurnLeaderboard)
async def _turn_ladder(context: Context, press: TurnLeaderboard) -> None:
    await _show_ladder(context, press.page)


async def show_profile(context: Context, person: Person | None = None) -> None:
    """Show a person's profile: that of the reader, unless another person is named."""
    with context.hold_place("lookups"):
        await _show(context, person or context.person)


async def _show(context: Context, who: Person) -> None:
    if context.server_id is not None:
        await _show_of_server(context, who, context.server_id)
    elif who.user_id == context.user_id:
        await _show_of_all(context)
    else:
        await context.send_private(context.words.say("profile-others"))


@HANDLERS.answers(Profile)
async def own_profile(context: Context, press: Profile) -> None:
    """Answer the button under the ladder."""
    await show_profile(context)


# -- the ladder --------------------------------------------------------------------------------


async def _show_ladder(context: Context, page: int) -> None:
    if context.server_id is None:
        await show_profile(context)
        return
    with context.hold_place("lookups"):
        await _show_page(context, context.server_id, page)


async def _show_page(context: Context, guild_id: int, page: int) -> None:
    everyone = await _entries(await _results(context, guild_id))

    def shown(absent: frozenset[int]) -> Sequence[LadderEntry]:
        return page_of(_without(everyone, absent), page)

    absent = await find_absent(
        context.members, guild_id, lambda it: [line.user_id for line in shown(it)]
    )
    entries = _without(everyone, absent)
    pages, words = pages_of(entries), context.words
    embed = ladder_embed(entries, min(page, pages - 1), context.user_id, words)

    def turn(way: Turn, to: int) -> TurnLeaderboard:
        return TurnLeaderboard(NO_GAME, way, to)

    has_seasons = await season_of(context, guild_id) is not None
    below = tabs(words, Leaderboard, has_seasons=has_seasons)
    rows = tuple(row for row in (page_buttons(words, page, pages, turn), below) if row)
    await context.show(Screen(embeds=(embed,), rows=rows))


async def _results(context: Context, guild_id: int) -> tuple[Result, ...]:
    await settle(context.host, guild_id)
    return await context.host.store.results.of_guild(guild_id)


async def _entries(results: tuple[Result, ...]) -> tuple[LadderEntry, ...]:
    """Compute the ladder in the background: years of games take a while, in which others play."""
    return await in_background(partial(ladder, results))


def _without(entries: Sequence[LadderEntry], absent: frozenset[int]) -> tuple[LadderEntry, ...]:
    return placed(it for it in entries if it.user_id not in absent)


# -- profiles ----------------------------------------------------------------------------------


async def _show_of_server(context: Context, who: Person, guild_id: int) -> None:
    results = await _results(context, guild_id)
    entries = _without(await _entries(results), context.members.known_absent(guild_id))
    own = [result for result in results if result.user_id == who.user_id]
    label = context.words.say("button-standings")
    rows = ((Button(label, SeasonPage(NO_GAME, 0).custom_id, emoji="🏆"),),)
    await _show_profile(context, who, own, entries, rows)


async def _show_of_all(context: Context) -> None:
    """In direct messages: all servers together, of oneself only, and without ratings."""
    store, user = context.host.store, context.user_id
    for guild_id in await store.results.guilds_of(user):
        if guild_id != DIRECT:  # What one plays alone there is no result among people.
            await settle(context.host, guild_id)
    await _show_profile(context, context.person, await store.results.of_user(user), None, ())


async def _show_profile(
    context: Context,
    who: Person,
    own: Sequence[Result],
    entries: Sequence[LadderEntry] | None,
    rows: tuple[Row, ...],
) -> None:
    words = context.words
    if own:
        embed = profile_embed(profile(own), entries, who.user_id, words)
        await context.show(Screen(embeds=(embed,), rows=rows))
    elif who.user_id == context.user_id:
        key = "profile-none-direct" if context.server_id is None else "profile-none-own"
        await context.send_private(words.say(key))
    else:
        await context.send_private(words.say("profile-none", who=escape(who.name)))
