"""/monopoly stats: what a game has been like so far, or was."""

from collections.abc import Mapping
from dataclasses import replace

from bot.interactions.context import Context
from bot.interactions.router import Panel
from bot.render.stats_chart import chart_picture
from bot.render.stats_pages import PAGES, StatsContext, stats_embed
from bot.screens.press import Press, panel_custom_id
from bot.screens.screen import Button, Row, Screen
from engine.host.snapshots import StartedGame

VERB = "stats"
FIRST_PAGE = "worth"


async def stats(context: Context, press: Press) -> None:
    """Answer the button under a finished game, and those that turn to another page."""
    page = press.arguments
    with context.hold_place("lookups"):
        await _show(context, press.game_id, page if page in PAGES else FIRST_PAGE)


async def show_stats(context: Context, game_id: str) -> None:
    """Show the first page."""
    with context.hold_place("lookups"):
        await _show(context, game_id, FIRST_PAGE)


async def _show(context: Context, game_id: str, page: str) -> None:
    # Before the table: a tax that is being chosen then is seen, whatever the log goes on to.
    found = await context.host.statistics.of(game_id)
    game = await context.host.started_game(game_id)
    if found is None:
        await context.send_private(context.words.say("stats-none"))
        return
    voice = context.voice(game)
    stats_context = StatsContext(found, voice, game.position.rules, "hidden")
    if not game.hides_worth:
        stats_context = replace(stats_context, totals="shown")
        if not voice.plain:
            stats_context = replace(stats_context, chart=chart_picture(found, voice))
    await context.show(
        Screen(embeds=(stats_embed(page, stats_context),), rows=_pages(context, game, page))
    )


def _pages(context: Context, game: StartedGame, shown: str) -> tuple[Row, ...]:
    return (
        tuple(
            Button(
                context.words.say(f"stats-page-{page}"),
                panel_custom_id(game.record.id, VERB, page),
                "primary" if page == shown else "secondary",
            )
            for page in PAGES
        ),
    )


PANELS: Mapping[str, Panel] = {VERB: stats}
