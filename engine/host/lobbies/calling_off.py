"""The vote that calls a running game off: its end once everybody has agreed."""

from engine.host import ballots
from engine.host.people import cancellation, motions
from engine.host.service import Host
from engine.host.snapshots import StartedGame


async def agree_to_cancel(host: Host, game_id: str, user_id: int) -> tuple[int, ...]:
    """Count a vote to call a running game off; return the user ids that have not agreed yet.

    When there are none, the game is cancelled and its seed may be published.
    """

    async def attempt() -> tuple[int, ...]:
        game = await _voters_game(host, game_id, user_id)
        ballot = await motions.ballot_now(host, game, ballots.CANCEL)
        counted = ballot.counting(user_id, ballots.FOR)
        users = counted.users(ballots.FOR)
        missing = tuple(voter for voter in cancellation.voters(game) if voter not in users)
        if missing:
            await host.update_locked(
                game, None, lambda it: motions.store_ballot(it, ballots.CANCEL, counted)
            )
        else:
            await host.commit(cancellation.cancelling_commit(game, host.now()))
        return missing

    return await host.change(game_id, attempt)


async def play_on(host: Host, game_id: str, user_id: int) -> None:
    """End the vote to call the game off: one voter wants to play on."""

    async def attempt() -> None:
        game = await _voters_game(host, game_id, user_id)
        await host.update_locked(game, None, lambda it: it.close_vote(ballots.CANCEL))

    await host.change(game_id, attempt)


async def _voters_game(host: Host, game_id: str, user_id: int) -> StartedGame:
    """Return a running game that this person has a vote in. Raises Refused."""
    game = await host.started_game(game_id)
    cancellation.need_voter(game, user_id)
    return game
