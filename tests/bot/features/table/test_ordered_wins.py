"""Who wins an auction by standing orders, while not there, is told so by direct message."""

from __future__ import annotations

import pytest

from engine.core.actions import Decline, SetMaximum
from engine.players.orders import Orders, write_orders
from engine.players.orders.terms import Bidding
from tests.support.game import VERMONT, A, B
from tests.support.landings import land_on
from tests.support.simulated_server import SimulatedServer

pytestmark = pytest.mark.asyncio


@pytest.mark.parametrize(("pace", "dollars", "count"), [("daily", 80, 1), ("daily", 20, 0)])
async def test_only_the_winner_by_orders_is_told(
    server: SimulatedServer, pace: str, dollars: int, count: int
) -> None:
    game = await server.start_game(pace)
    orders = write_orders(Orders(bidding=Bidding(deeds={VERMONT: dollars})))
    await server.run_in_bot(server.app.host.order(game, server.user(B), lambda _: orders))
    await server.arrange(game, lambda it: land_on(it.to_move(A), VERMONT))
    await server.act(game, A, Decline())
    await server.act(game, A, SetMaximum(50))
    told = [it.content for it in server.direct(B) if "Your standing order won" in it.content]
    assert len(told) == count
    assert all("won Vermont at auction for $51" in it for it in told)
    assert not [it for it in server.direct(A) if "standing order" in it.content]
