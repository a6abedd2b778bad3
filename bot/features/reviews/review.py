"""The review: who was winning when, what turned a finished game, and everyone's choices."""

from bot.features.reviews.review_chart import chances_picture
from bot.features.reviews.review_text import choice_lines, turning_point_lines
from bot.interactions.cached_review import cached_review
from bot.interactions.context import Context
from bot.interactions.game_pages import other_pages
from bot.interactions.router import Handlers
from bot.interactions.sharing import Sharing, share_in_channel
from bot.language.clipping import clip
from bot.language.names import COLOUR
from bot.language.voice import Voice
from bot.presses.shared import ReviewPage
from bot.ui.press import Unreadable
from bot.ui.press_record import PressRecord, press_record
from bot.ui.screen import Button, Embed, Row, Screen, rows_of
from engine.analysis.review import Review
from engine.core.actions import SeatId
from engine.host.snapshots import StartedGame
from engine.view import View

HANDLERS = Handlers()
LABEL = 34
"""Characters of a button as far as a phone shows them."""


@press_record("sharereview", acts=True)
class ShareReview(PressRecord):
    """Show a page of the review to everyone."""

    seat: int | None = None


@HANDLERS.answers(ReviewPage)
async def review(context: Context, press: ReviewPage) -> None:
    """Answer the button under a finished game, and those that turn to another page."""
    with context.hold_place("lookups"):
        await _show(context, press.game_id, press.seat)


async def show_review(context: Context, game_id: str) -> None:
    """Show the turning points of a finished game."""
    with context.hold_place("lookups"):
        await _show(context, game_id, None)


async def _show(context: Context, game_id: str, page: SeatId | None) -> None:
    game = await context.host.started_game(game_id)
    await _answer(context, game, page, Sharing(ShareReview(game_id, page)).offered(context, game))


@HANDLERS.answers(ShareReview)
async def share(context: Context, press: ShareReview) -> None:
    """Post the page that a person looks at in the game's channel."""
    with context.hold_place("lookups"):
        await _share(context, press.game_id, press.seat)


async def _share(context: Context, game_id: str, page: SeatId | None) -> None:
    game, sharing = await context.host.started_game(game_id), Sharing(ShareReview(game_id, page))

    async def make_screen(voice: Voice) -> Screen:
        embed = _embed(page, await cached_review(context, game), game, voice)
        more = Button(voice.say("button-review"), ReviewPage(game_id, page).custom_id)
        return Screen(embeds=(embed,), rows=((more,),))

    if await share_in_channel(context, game, sharing, "review-shared", make_screen):
        await _answer(context, game, page, sharing.done(context, game))


async def _answer(
    context: Context, game: StartedGame, page: SeatId | None, below: tuple[Row, ...]
) -> None:
    """Show a person a page, with the buttons of the others and these below."""
    embed = _embed(page, await cached_review(context, game), game, context.voice(game))
    rows = (*_pages(context, game, page), *below, *other_pages(context, game.record, "review"))
    await context.show(Screen(embeds=(embed,), rows=rows))


def _embed(page: SeatId | None, review: Review, game: StartedGame, voice: Voice) -> Embed:
    if page is None:
        return overview_embed(review, game.public(), voice)
    if page >= len(review.players):
        raise Unreadable(str(page))
    return player_embed(review, page, game.public(), voice)


def _pages(context: Context, game: StartedGame, shown: SeatId | None) -> tuple[Row, ...]:
    voice = context.voice(game)
    names: dict[SeatId | None, str] = {None: voice.say("review-page-overview")}
    names |= {player.seat: clip(voice.label(player.seat), LABEL) for player in game.players}
    return rows_of(
        Button(
            name,
            ReviewPage(game.record.id, page).custom_id,
            "primary" if page == shown else "secondary",
        )
        for page, name in names.items()
    )


def overview_embed(review: Review, view: View, voice: Voice) -> Embed:
    """Return the turning points, with the picture where it can be seen."""
    title = voice.say("review-title", turn=review.turns)
    lines = turning_point_lines(review, voice, view.rules)
    parts = lines or [voice.say("review-no-points")]
    parts += ["", voice.say("review-note")]
    if len(view.players()) > 1:
        parts.append(voice.say("review-note-worth"))
    picture = None if voice.plain else chances_picture(review, voice, view.rules)
    return Embed(title, "\n".join(parts), COLOUR, picture=picture)


def player_embed(review: Review, seat: SeatId, view: View, voice: Voice) -> Embed:
    """Return a player's best and costliest choice."""
    title = voice.say("review-player-title", who=voice.label(seat))
    player, rules = review.players[seat], view.rules
    best = choice_lines("best", player.best, voice, rules)
    costliest = choice_lines("costliest", player.costliest, voice, rules)
    return Embed(title, "\n".join([*best, "", *costliest]), COLOUR)
