"""An offer of a trade that was advised: sent only while all is as it was when it was."""

from hashlib import sha256

from engine.core.actions import OfferTrade
from engine.core.position import Position
from engine.core.state import waiting
from engine.host.refusals import Refusal, demand
from engine.host.service import Host
from engine.host.snapshots import StartedGame, need_seat
from engine.host.unit_of_work import UnitOfWork


def position_mark(position: Position) -> str:
    """Return eight hexadecimal digits that change with what anybody has, and where they stand."""
    deeds = [(it, d.owner, d.mortgaged, d.level) for it, d in sorted(position.deeds.items())]
    seats = [(s.cash, s.space, s.jail, s.left, *s.jail_cards) for s in position.seats]
    stands = deeds, seats, position.houses, position.hotels
    return sha256(repr(stands).encode()).hexdigest()[:8]


async def offer_as_advised(
    host: Host, game_id: str, user_id: int, decision: int, mark: str, offer: OfferTrade, key: str
) -> StartedGame:
    """Send an offer that was advised at a decision, in the position of a mark. A repeated `key`
    changes nothing.

    Raises Refused or IllegalAction, also where either is another by now; then nothing is sent.
    """
    seat = need_seat(await host.started_game(game_id), user_id)

    def change(work: UnitOfWork) -> None:
        demand(work.paused_at is None, Refusal.PAUSED)
        is_same = waiting(work.state).id == decision and position_mark(work.state) == mark
        demand(is_same, Refusal.STALE)
        work.act(seat, offer, key)

    return await host.update_running(game_id, key, change)
