"""Reviews of finished games, each made once."""

from bot.interactions.context import Context
from bot.ui.version_cache import cached
from engine.analysis.review import Review
from engine.host.finished.reviewing import review_of
from engine.host.snapshots import StartedGame


async def cached_review(context: Context, game: StartedGame) -> Review:
    """Return a game's review, made once. Raises Refused."""
    version = (game.record.id, game.record.version)
    return await cached(
        context.cache.reviews, version, lambda: review_of(context.host, game.record.id)
    )
