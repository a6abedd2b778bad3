"""A person leaves a lobby or a running game: as anybody may, or as far as a game lets them."""

import secrets
from contextlib import suppress

from engine.core.errors import IllegalAction
from engine.host.lobbies.lifecycle import Lobbies
from engine.host.people.seats import leave_to_computer, resign
from engine.host.refusals import Refused
from engine.host.service import Host
from engine.host.snapshots import StartedGame
from engine.host.store.records import GameRef


async def leave(host: Host, lobbies: Lobbies, game: GameRef, user_id: int) -> None:
    """Leave a lobby or running game, if it still is one."""
    with suppress(Refused):  # It may have ended meanwhile.
        if game.phase == "lobby":
            await lobbies.change(game.id, lambda it: it.left_by(user_id))
        else:
            await _resign(host, await host.started_game(game.id), user_id)


async def _resign(host: Host, game: StartedGame, user_id: int) -> None:
    """Resign. Where that cannot be done now, as in a pause, a computer takes over the seat.

    The owner of a seat that was lent to the person may still have it back.
    """
    seat = game.seat_of(user_id)
    if seat is None or game.position.seats[seat].left is not None:
        return
    try:
        # The log keeps the key, so it tells nothing of the person.
        await resign(host, game.record.id, user_id, secrets.token_hex(8))
    except (Refused, IllegalAction):
        if game.players[seat].owner_id is None:
            await leave_to_computer(host, game.record.id, seat, "for-good", None)
