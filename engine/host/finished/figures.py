"""What finished games are remembered by: counted once from the log, and kept in a note of each.

Reading a log takes 5 ms and judging its chances 150 ms, so this is done when records are asked for,
some games at a time, and before a log is deleted; never within a press about a game.
"""

from collections.abc import Sequence
from typing import Final

from pydantic import BaseModel, ConfigDict, ValidationError

from engine.analysis.review import Review, Unplayed, review
from engine.analysis.statistics import Statistics, statistics
from engine.core.actions import SeatId
from engine.core.errors import ImpossibleTransition
from engine.core.position import Position
from engine.core.undo import LogLine
from engine.host.background import in_background
from engine.host.logs import log_lines
from engine.host.refusals import Refused
from engine.host.service import Host

NOTE: Final = "figures"
"""The note of a game."""
LEAST_ROLLS: Final = 20
"""Rolls from which on dice say something about luck."""
OfSeat = tuple[float, SeatId]
"""A number, and whose it is."""


class Figures(BaseModel):
    """The most that happened in a game, each with the seat; without what a log does not tell.

    `rent`: dollars of the dearest rent that was paid, and who paid; `deal`: dollars of rent that a
    trade has brought, and whom; `comeback`: the lowest chance of the winner, from 0 to 1; `luck`:
    how many standard errors everyone's dice were above the mean.
    """

    model_config = ConfigDict(frozen=True)

    rent: OfSeat | None = None
    deal: OfSeat | None = None
    comeback: OfSeat | None = None
    luck: tuple[OfSeat, ...] = ()


async def figures_of(
    host: Host, guild_id: int, game_ids: Sequence[str], most: int
) -> dict[str, Figures]:
    """Return the figures of finished games of a server, as far as they are known.

    Of those that are not, `most` are counted now, the first ones first. Raises StoreError.
    """
    stored = await host.store.search.notes_in_guild(guild_id, NOTE, "{")
    found = {game_id: _read(stored[game_id]) for game_id in game_ids if game_id in stored}
    for game_id in [it for it in game_ids if it not in found][:most]:
        found[game_id] = await _count(host, game_id)
        await host.store.notes.put(game_id, NOTE, found[game_id].model_dump_json())
    return found


def _read(text: str) -> Figures:
    try:
        return Figures.model_validate_json(text)
    except ValidationError:  # Of another version.
        return Figures()


async def _count(host: Host, game_id: str) -> Figures:
    try:
        game = await host.started_game(game_id)
        log = await host.history(game_id, None)
    except Refused:  # The log has been deleted.
        return Figures()
    return await in_background(lambda: figures(log_lines(log), game.position))


def figures(log: Sequence[LogLine], end: Position) -> Figures:
    """Return the figures of a game that ended in this position; none of an incomplete log."""
    try:
        counted, judged = statistics(log), review(log)
    except (Unplayed, ValueError, ImpossibleTransition):
        return Figures()
    return _figures(counted, judged, end)


def _figures(statistics: Statistics, review: Review, end: Position) -> Figures:
    rent = next((it for it in statistics.charges if it.outcome == "paid"), None)
    deal = statistics.best_deal
    return Figures(
        rent=None if rent is None else (rent.amount, rent.visitor),
        deal=None if deal is None else (deal.earned_by(deal.winner), deal.winner),
        comeback=_comeback(review, end),
        luck=tuple(
            (round(player.dice.errors, 3), seat)
            for seat, player in enumerate(statistics.players)
            if player.dice.rolls >= LEAST_ROLLS
        ),
    )


def _comeback(review: Review, end: Position) -> OfSeat | None:
    """Return the lowest chance of the one winner; the last moment is the result."""
    if len(end.winners) != 1 or len(review.moments) < 2:
        return None
    winner = end.winners[0]
    return round(min(it.chances[winner] for it in review.moments[:-1]), 4), winner
