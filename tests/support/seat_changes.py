"""What a vote does to a seat, without the vote: others play it, or it retires."""

from engine.core.actions import SeatId
from engine.host.lobby import Person
from engine.host.people.seats import Lent, give_to, let_retire
from engine.host.service import Host
from engine.host.snapshots import StartedGame


async def hand_over(
    host: Host, game_id: str, seat: SeatId, person: Person, lent: Lent, key: str | None
) -> StartedGame:
    """Give a seat as it stands to a new person."""
    preferences = await host.preferences(person.user_id)
    return await host.update_running(
        game_id, key, lambda it: give_to(it, seat, person, lent, preferences, key)
    )


async def retire(host: Host, game_id: str, seat: SeatId, key: str | None) -> StartedGame:
    """Let a seat resign."""
    return await host.update_running(game_id, key, lambda it: let_retire(it, seat, key))
