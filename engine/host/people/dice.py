"""A change of who rolls a person's dice takes effect in the games under way."""

from contextlib import suppress

from engine.host.refusals import Refused
from engine.host.service import Host
from engine.host.store.records import RUNNING
from engine.host.unit_of_work import UnitOfWork


async def heed_dice(host: Host, user_id: int) -> None:
    """Ask a person in each of their games, or roll for them, as they have just chosen."""
    for game in await host.store.search.games_of(user_id, RUNNING):
        with suppress(Refused):
            await host.update_running(game.id, None, UnitOfWork.update_deadlines)
