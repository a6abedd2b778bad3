"""Computers that see no chance any more leave a person the game, once the person agrees."""

from engine.actions import Resign
from engine.host.refusals import Refusal, demand
from engine.host.service import Host
from engine.host.snapshots import StartedGame, need_seat
from engine.host.unit_of_work import UnitOfWork


async def accept_concession(host: Host, game_id: str, user_id: int, key: str | None) -> StartedGame:
    """Let all computers resign, so that the one person who plays on has won. Raises Refused."""

    async def attempt() -> StartedGame:
        game = await host.started_game(game_id)
        need_seat(game, user_id)
        demand(game.record.paused_at is None, Refusal.PAUSED)
        demand(game.is_conceded, Refusal.STALE)
        return await host.update_locked(game, key, _resign)

    return await host.change(game_id, attempt)


def _resign(work: UnitOfWork) -> None:
    for seat in work.state.players():
        if work.players[seat].user_id is None and work.state.stack:
            work.act_for(seat, Resign(), "computer")
