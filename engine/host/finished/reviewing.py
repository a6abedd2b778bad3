"""Reviews of finished games, made in the background from their logs."""

from functools import partial

from engine.analysis.review import Review, Unplayed, review
from engine.core.errors import ImpossibleTransition
from engine.host.background import in_background
from engine.host.logs import log_lines
from engine.host.refusals import Refusal, demand, refuse
from engine.host.service import Host


async def review_of(host: Host, game_id: str) -> Review:
    """Return the review of a finished game, the same for everybody.

    Raises Refused for a lobby or a running game, for one that ended before anybody rolled, and
    for a log that lacks its beginning or contradicts itself.
    """
    game = await host.started_game(game_id)
    demand(game.record.phase != "running", Refusal.REVIEW_RUNNING)
    log = await host.history(game_id, None)
    try:
        return await in_background(partial(review, log_lines(log)))
    except Unplayed:
        refuse(Refusal.REVIEW_UNPLAYED)
    except (ValueError, ImpossibleTransition):
        refuse(Refusal.REVIEW_UNREADABLE)
