"""Computers that see no chance any more leave a person the game, once the person agrees."""

from engine.host.refusals import Refusal, demand
from engine.host.service import Host
from engine.host.snapshots import StartedGame, need_seat
from engine.host.store.records import CONCEDED


async def accept_concession(host: Host, game_id: str, user_id: int, key: str | None) -> StartedGame:
    """End the game: the one person who plays on has won. Asked for twice, it ends once.

    Raises Refused.
    """

    async def attempt() -> StartedGame:
        game = await host.started_game(game_id)
        if await _was_conceded(host, game, user_id):
            return game
        game = await need_concession(host, game_id, user_id)
        seat = need_seat(game, user_id)
        return await host.update_locked(game, key, lambda work: work.concede(seat, key))

    return await host.change(game_id, attempt)


async def _was_conceded(host: Host, game: StartedGame, user_id: int) -> bool:
    """Return whether a game is over because it was conceded to a person: its last step says so."""
    seat = game.seat_of(user_id)
    if game.record.phase != "over" or seat is None:
        return False
    last = await host.store.games.steps(game.record.id, game.record.version - 1)
    return any(step.action == f"{CONCEDED} {seat}" for step in last)


async def need_concession(host: Host, game_id: str, user_id: int) -> StartedGame:
    """Return a game that its computers concede to a person. Raises Refused for all others."""
    game = await host.started_game(game_id)
    need_seat(game, user_id)
    demand(game.record.paused_at is None, Refusal.PAUSED)
    demand(game.is_conceded, Refusal.STALE)
    return game
