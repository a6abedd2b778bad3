"""Calling a running game off: everybody's word is needed, and one word against it is enough."""

from dataclasses import replace

from engine.host import ballots
from engine.host.ballots import FOR, ballot_on
from engine.host.people import motions
from engine.host.refusals import Refusal, demand
from engine.host.service import Host
from engine.host.snapshots import StartedGame
from engine.host.store.records import Commit, Step
from engine.host.store.store import Store


async def agreed(store: Store, game_id: str, now: float) -> tuple[int, ...]:
    """Return the user ids that want the game called off, unless the vote has lapsed by `now`."""
    ballot = await ballot_on(store, game_id, ballots.CANCEL, now)
    return () if ballot is None else ballot.users(FOR)


async def agree_to_cancel(host: Host, game_id: str, user_id: int) -> tuple[int, ...]:
    """Count a vote to call a running game off; return the user ids that have not agreed yet.

    When there are none, the game is cancelled and its seed may be published.
    """

    async def attempt() -> tuple[int, ...]:
        game = await _game_of_voter(host, game_id, user_id)
        ballot = await motions.ballot_now(host, game, ballots.CANCEL)
        counted = ballot.counting(user_id, FOR)
        users = counted.users(FOR)
        missing = tuple(voter for voter in voters(game) if voter not in users)
        if missing:
            await host.update_locked(
                game, None, lambda it: motions.store_ballot(it, ballots.CANCEL, counted)
            )
        else:
            await host.commit(_cancelling_commit(game, host.now()))
        return missing

    return await host.change(game_id, attempt)


async def play_on(host: Host, game_id: str, user_id: int) -> None:
    """End the vote to call the game off: one voter wants to play on."""

    async def attempt() -> None:
        game = await _game_of_voter(host, game_id, user_id)
        await host.update_locked(game, None, lambda it: it.close_vote(ballots.CANCEL))

    await host.change(game_id, attempt)


async def _game_of_voter(host: Host, game_id: str, user_id: int) -> StartedGame:
    """Return a running game that this person has a vote in. Raises Refused."""
    game = await host.started_game(game_id)
    need_voter(game, user_id)
    return game


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


def _cancelling_commit(game: StartedGame, now: float) -> Commit:
    """Return what is written when a running game is called off, its vote closed."""
    before = game.record
    after = replace(before, version=before.version + 1, phase="cancelled", moved_at=now)
    step = Step(after.version, now, None, None, "cancel", "[]")
    closed = {ballots.note(ballots.CANCEL): None}
    return Commit(after, before.version, (step,), outbox=("table",), notes=closed)
