"""Statistics: what a game has been like so far, or was; a page may be shown to everyone."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from operator import itemgetter

from bot.features.statistics.presses import ShareStats
from bot.features.statistics.stats_pages import PAGES, BestChance, StatsContext, stats_embed
from bot.interactions.cached_review import cached_review
from bot.interactions.context import Context
from bot.interactions.game_pages import other_pages
from bot.interactions.router import Handlers
from bot.interactions.sharing import Sharing, share_in_channel
from bot.language.voice import Voice
from bot.presses.shared import Stats, StatsPage
from bot.render.stats_chart import chart_picture
from bot.ui.screen import Button, Embed, Row, Screen
from engine.analysis.statistics import Statistics
from engine.core.actions import SeatId
from engine.host.people.advising import may_advise
from engine.host.refusals import Refused
from engine.host.snapshots import StartedGame
from engine.players.judge.judging import fitted_judge

HANDLERS = Handlers()
FIRST_PAGE: StatsPage = "worth"


@HANDLERS.answers(Stats)
async def stats(context: Context, press: Stats) -> None:
    """Answer the button under a finished game, and those that turn to another page."""
    with context.hold_place("lookups"):
        await _show(context, press.game_id, press.page or FIRST_PAGE)


async def show_stats(context: Context, game_id: str) -> None:
    """Show the first page."""
    with context.hold_place("lookups"):
        await _show(context, game_id, FIRST_PAGE)


async def _show(context: Context, game_id: str, page: StatsPage) -> None:
    # Before the table: a tax that is being chosen then is seen, whatever the log goes on to.
    statistics = await context.host.statistics.of(game_id)
    game = await context.host.started_game(game_id)
    if statistics is None:
        await context.send_private(context.words.say("stats-none"))
        return
    await _answer(
        context, game, page, statistics, Sharing(ShareStats(game_id, page)).offered(context, game)
    )


@HANDLERS.answers(ShareStats)
async def share(context: Context, press: ShareStats) -> None:
    """Post the page that a person looks at in the game's channel, as it stands by now."""
    with context.hold_place("lookups"):
        await _share(context, press.game_id, press.page)


async def _share(context: Context, game_id: str, page: StatsPage) -> None:
    statistics = await context.host.statistics.of(game_id)
    game, sharing = await context.host.started_game(game_id), Sharing(ShareStats(game_id, page))

    async def make_screen(voice: Voice) -> Screen | None:
        if statistics is None:
            await context.send_private(context.words.say("stats-none"))
            return None
        chances = await _chances(context, game, page)
        more = Button(voice.say("button-stats"), Stats(game_id, page).custom_id)
        embed = _embed(page, statistics, game, voice, chances)
        return Screen(embeds=(embed,), rows=((more,),))

    posted = await share_in_channel(context, game, sharing, "stats-shared", make_screen)
    if posted and statistics is not None:
        await _answer(context, game, page, statistics, sharing.done(context, game))


async def _answer(
    context: Context,
    game: StartedGame,
    page: StatsPage,
    statistics: Statistics,
    below: tuple[Row, ...],
) -> None:
    """Show a person a page, with the buttons of the others and these below."""
    chances = await _chances(context, game, page)
    embed = _embed(page, statistics, game, context.voice(game), chances)
    rows = (*_pages(context, game, page), *below, *other_pages(context, game.record, "stats"))
    await context.show(Screen(embeds=(embed,), rows=rows))


@dataclass(frozen=True, slots=True)
class _Chances:
    """Chances to win by seat: now, in a game that runs, or the best of a game that is over."""

    now: Mapping[SeatId, float] = field(default_factory=dict)
    best: Mapping[SeatId, BestChance] = field(default_factory=dict)


async def _chances(context: Context, game: StartedGame, page: StatsPage) -> _Chances:
    """Return what may be told of chances: of a running game, to who may ask for advice in it, if it
    ends as the judge expects.
    """
    if page != FIRST_PAGE:
        return _Chances()
    if game.record.phase != "running":
        return _Chances(best=await _best_chances(context, game))
    is_judged = game.position.rules.ends_with_last_player
    if not is_judged or not await may_advise(context.host, game, context.user_id):
        return _Chances()
    return _Chances(fitted_judge().chances(game.position))


async def _best_chances(context: Context, game: StartedGame) -> dict[SeatId, BestChance]:
    """Return everybody's best chance before the result; none of a game that has no review."""
    try:
        moments = (await cached_review(context, game)).moments
    except Refused:
        return {}
    if game.position.winners:
        moments = moments[:-1]  # The last one is the result.
    return {
        seat: max(
            (BestChance(moment.chances[seat], moment.turn) for moment in moments), key=itemgetter(0)
        )
        for seat in range(len(game.players) if moments else 0)
    }


def _embed(
    page: StatsPage, statistics: Statistics, game: StartedGame, voice: Voice, chances: _Chances
) -> Embed:
    stats_context = StatsContext(
        statistics,
        voice,
        game.position.rules,
        "hidden",
        chances=chances.now,
        best_chances=chances.best,
    )
    if not game.hides_worth:
        stats_context = replace(stats_context, totals="shown")
        if not voice.plain:
            stats_context = replace(stats_context, chart=chart_picture(statistics, voice))
    return stats_embed(page, stats_context)


def _pages(context: Context, game: StartedGame, shown: StatsPage) -> tuple[Row, ...]:
    return (
        tuple(
            Button(
                context.words.say(f"stats-page-{page}"),
                Stats(game.record.id, page).custom_id,
                "primary" if page == shown else "secondary",
            )
            for page in PAGES
        ),
    )
