"""Reviews of finished games, made in the background from their logs."""

from functools import partial

from engine.analysis.review import Review, Unplayed, review
from engine.core.errors import ImpossibleTransition
from engine.core.undo import LogLine
from engine.host.background import in_background
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
    lines = [LogLine(step.version, step.seat, step.action, step.by, events) for step, events in log]
    try:
        return await in_background(partial(review, lines))
    except Unplayed:
        refuse(Refusal.REVIEW_UNPLAYED)
    except (ValueError, ImpossibleTransition):
        refuse(Refusal.REVIEW_UNREADABLE)
