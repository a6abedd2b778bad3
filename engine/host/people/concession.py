"""Computers that see no chance any more leave a person the game, once the person agrees."""

from engine.host.refusals import Refusal, demand
from engine.host.service import Host
from engine.host.snapshots import StartedGame, need_seat


async def accept_concession(host: Host, game_id: str, user_id: int, key: str | None) -> StartedGame:
    """End the game: the one person who plays on has won. Raises Refused."""

    async def attempt() -> StartedGame:
        game = await need_concession(host, game_id, user_id)
        seat = need_seat(game, user_id)
        return await host.update_locked(game, key, lambda work: work.concede(seat, key))

    return await host.change(game_id, attempt)


async def need_concession(host: Host, game_id: str, user_id: int) -> StartedGame:
    """Return a game that its computers concede to a person. Raises Refused for all others."""
    game = await host.started_game(game_id)
    need_seat(game, user_id)
    demand(game.record.paused_at is None, Refusal.PAUSED)
    demand(game.is_conceded, Refusal.STALE)
    return game
