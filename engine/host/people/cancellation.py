"""Calling a running game off: everybody's word is needed, and one word against it is enough."""

from dataclasses import replace

from engine.host import ballots
from engine.host.ballots import FOR, ballot_on
from engine.host.refusals import Refusal, demand
from engine.host.snapshots import StartedGame
from engine.host.store.records import Commit, Step
from engine.host.store.store import Store


async def agreed(store: Store, game_id: str, now: float) -> tuple[int, ...]:
    """Return the user ids that want the game called off, unless the vote has lapsed by `now`."""
    ballot = await ballot_on(store, game_id, ballots.CANCEL, now)
    return () if ballot is None else ballot.users(FOR)


def need_voter(game: StartedGame, user_id: int) -> None:
    """Raise Refused unless the game runs and this person has a say in calling it off."""
    demand(game.record.phase == "running", Refusal.OVER)
    demand(user_id in voters(game), Refusal.NOT_PLAYING)


def voters(game: StartedGame) -> tuple[int, ...]:
    """Return the user ids of the people still in the game.

    Once only computers play on, they are those of all the people it began with, but for those who
    have been deleted.
    """
    people = game.people() or range(len(game.players))
    users = (game.players[seat].user_id or game.players[seat].owner_id for seat in people)
    return tuple(user for user in users if user is not None and user > 0)


def cancelling_commit(game: StartedGame, now: float) -> Commit:
    """Return what is written when a running game is called off, its vote closed."""
    before = game.record
    after = replace(before, version=before.version + 1, phase="cancelled", moved_at=now)
    step = Step(after.version, now, None, None, "cancel", "[]")
    closed = {ballots.note(ballots.CANCEL): None}
    return Commit(after, before.version, (step,), outbox=("table",), notes=closed)
