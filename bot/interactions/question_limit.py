"""Questions to the table: each calls everybody, so a limit counts how many one person puts."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.interactions.context import Context
from engine.host.ballots import CANCEL, ballot_on
from engine.host.people.cancellation import voters
from engine.host.people.motions import people_here
from engine.host.snapshots import StartedGame


@asynccontextmanager
async def count_question(context: Context, game_id: str, subject: str) -> AsyncIterator[None]:
    """Count a vote, cast inside this context, that opens the question and calls others.

    Raises LimitReached.
    """
    game = await context.host.started_game(game_id)
    others = _voters(game, subject) - {context.user_id}
    if not others or await _is_open(context, game_id, subject):
        yield
        return
    with context.count_call("questions", game_id) as counted:
        yield
        if not await _is_open(context, game_id, subject):
            counted.refund()


def _voters(game: StartedGame, subject: str) -> set[int | None]:
    """Return the user ids of those who have a say in it."""
    if subject == CANCEL:
        return set(voters(game))
    return {game.players[seat].user_id for seat in people_here(game)}


async def _is_open(context: Context, game_id: str, subject: str) -> bool:
    store, now = context.host.store, context.host.now()
    return await ballot_on(store, game_id, subject, now) is not None
