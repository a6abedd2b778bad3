"""A process is killed where a game stands open: the next one goes on with all of it."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import actions as a
from engine.core import decisions as d
from engine.core.actions import Side
from engine.core.state import waiting
from engine.host.snapshots import state_of
from tests.support.answer_labels import BUY, JOIN, PASS, ROLL, SET_MAXIMUM, START, bid_of
from tests.support.connecticut import at_auction, at_the_shop
from tests.support.consistency import check_all
from tests.support.game import (
    BALTIC,
    CONNECTICUT,
    ORIENTAL,
    READING,
    STATES,
    VERMONT,
    A,
    B,
    C,
    Game,
)
from tests.support.simulated_messages import labels, pictured, said
from tests.support.simulated_server import HOUR, SimulatedServer

pytestmark = pytest.mark.asyncio


def in_debt(game: Game) -> None:
    """A owes B rent, and has deeds to raise it with."""
    game.owns(A, ORIENTAL, VERMONT, READING).owns(B, BALTIC).cash(A, 20).to_move(A)
    game.owes(A, 90, B)


async def decision(server: SimulatedServer, game: str) -> d.Decision:
    """What the game waits for."""
    return waiting(state_of(await server.table(game)))


async def ends(server: SimulatedServer, game: str) -> float:
    """When the last deadline of the game is."""
    return max(it.at for it in await server.app.host.store.schedule.deadlines(game))


async def crash_around(server: SimulatedServer, due: float) -> None:
    """Kill the bot ten seconds before a time, and let it come back ten seconds after it."""
    await server.wait(due - server.now - 10)
    await server.crash(away=20)


async def bids(server: SimulatedServer) -> Any:
    """The message below which bids are made."""
    (thread,) = server.threads
    return thread.history()[-1]


async def bid(server: SimulatedServer, who: int, amount: int, form: str = "Other amount") -> None:
    """Type an amount in the thread."""
    opened = await server.press(who, await bids(server), form)
    await server.type(who, opened, amount=f"${amount}")


async def test_in_the_lobby(server: SimulatedServer) -> None:
    game = await server.open_lobby(people=1)
    lobby = await server.message(game, "lobby")
    await server.crash()
    await server.press(B, lobby, JOIN)
    assert "Ben" in pictured(await server.message(game, "lobby"))
    assert (await server.press_late(B, lobby, JOIN)).is_private
    await server.crash()
    await server.press(A, lobby, START)
    assert (await server.table(game)).record.phase == "running"
    assert labels(server.messages[0]) == []
    await check_all(server)


async def test_in_the_middle_of_a_turn(server: SimulatedServer) -> None:
    game = await server.start_game()
    await server.arrange(game, at_the_shop)
    before = [it.id for it in server.messages]
    await server.crash()
    assert [it.id for it in server.messages] == before
    await check_all(server)
    assert "Ada’s turn to decide." in (await server.press(B, server.newest, BUY)).text
    await server.press(A, server.newest, BUY)
    assert (await server.table(game)).position.deeds[CONNECTICUT].owner == A
    await check_all(server)


async def test_in_an_auction_whose_end_is_still_to_come(server: SimulatedServer) -> None:
    game = await server.start_game(people=3)
    await server.arrange(game, at_auction)
    await bid(server, A, 30)
    await bid(server, C, 75, SET_MAXIMUM)
    before = await ends(server, game)
    await server.crash(away=HOUR)
    assert await ends(server, game) == pytest.approx(before + HOUR, abs=1)
    found = await decision(server, game)
    assert isinstance(found, d.Auction)
    assert (found.price, dict(found.maxima)[C]) == (31, 75)
    await check_all(server)
    await bid(server, B, 40)
    for who in (A, B):
        await server.press(who, await bids(server), PASS)
    assert (await server.table(game)).position.deeds[CONNECTICUT].owner == C
    await check_all(server)
    (thread,) = server.threads
    assert server.is_locked(thread)


async def test_in_an_auction_whose_end_came_in_a_short_absence(server: SimulatedServer) -> None:
    game = await server.start_game()
    await server.arrange(game, at_auction)
    await bid(server, B, 40)
    old = await bids(server)
    await crash_around(server, await ends(server, game))
    assert (await server.table(game)).position.deeds[CONNECTICUT].owner == B
    await check_all(server)
    assert "Ben won Connecticut at auction for $40" in said(server.newest)
    assert (await server.press_late(A, old, bid_of(50))).is_private


async def test_in_an_auction_whose_end_came_in_a_long_absence(server: SimulatedServer) -> None:
    game = await server.start_game()
    await server.arrange(game, at_auction)
    await bid(server, B, 40)
    auction = await decision(server, game)
    await server.crash(away=HOUR)
    assert await ends(server, game) > server.now
    assert (await decision(server, game)).id == auction.id
    await check_all(server)
    await bid(server, A, 41)
    await server.press(B, await bids(server), PASS)
    assert (await server.table(game)).position.deeds[CONNECTICUT].owner == A
    await check_all(server)


async def test_in_the_middle_of_a_debt(server: SimulatedServer) -> None:
    game = await server.start_game()
    await server.arrange(game, in_debt)
    owing = await decision(server, game)
    assert isinstance(owing, d.DebtSettlement)
    await server.crash()
    await check_all(server)
    assert (await server.press(B, server.newest, "Mortgage")).is_private
    assert await decision(server, game) == owing
    await server.press(A, server.newest, "Mortgage")
    assert (await server.table(game)).position.seats[B].cash == 1500 + 90
    await check_all(server)


async def test_a_debt_whose_time_passed_in_a_short_absence_is_paid_as_proposed(
    server: SimulatedServer,
) -> None:
    game = await server.start_game()
    await server.arrange(game, in_debt)
    await crash_around(server, await ends(server, game))
    assert not isinstance(await decision(server, game), d.DebtSettlement)
    assert (await server.table(game)).position.seats[B].cash == 1500 + 90
    await check_all(server)


async def test_with_an_open_offer_in_direct_messages(server: SimulatedServer) -> None:
    game = await server.start_game(people=3)
    await server.arrange(game, lambda it: it.owns(A, STATES).owns(B, BALTIC))
    await server.act(game, A, a.OfferTrade(B, Side((STATES,), 20), Side((BALTIC,))))
    (offer,) = server.direct(B)
    await server.crash(away=HOUR)
    (again,) = server.direct(B)
    assert (again.id, labels(again)) == (offer.id, labels(offer))
    await check_all(server)
    await server.press(B, offer, "Accept")
    found = await server.table(game)
    assert found.trades == ()
    assert found.position.deeds[STATES].owner == B
    await check_all(server)
    assert labels(server.direct(B)[0]) == []


async def test_an_offer_whose_time_passed_in_a_short_absence_is_closed(
    server: SimulatedServer,
) -> None:
    game = await server.start_game()
    await server.act(game, A, a.OfferTrade(B, Side(cash=20), Side()))
    (offer,) = server.direct(B)
    (due,) = [
        it.at for it in await server.app.host.store.schedule.deadlines(game) if it.kind == "trade"
    ]
    await crash_around(server, due)
    assert (await server.table(game)).trades == ()
    assert labels(server.direct(B)[0]) == []
    assert (await server.press_late(B, offer, "Accept")).is_private
    await check_all(server)


async def test_with_a_form_open_in_which_a_bid_is_being_typed(server: SimulatedServer) -> None:
    game = await server.start_game()
    await server.arrange(game, at_auction)
    form = await server.press(A, await bids(server), "Other amount")
    other = await server.press(B, await bids(server), SET_MAXIMUM)
    await server.crash()
    await server.type(A, form, amount="$33")
    assert (await server.type(B, other, amount="60")).is_private
    found = await decision(server, game)
    assert isinstance(found, d.Auction)
    assert (found.bids[0], dict(found.maxima)[B]) == ((A, 33), 60)
    await check_all(server)
    late = await server.press(A, await bids(server), "Other amount")
    await server.press(A, await bids(server), PASS)
    await server.crash()
    await server.type(A, late, amount="$70")  # In a closed thread Discord takes no answer.
    assert (await server.table(game)).position.deeds[CONNECTICUT].owner == B
    await check_all(server)


async def test_with_the_question_whether_to_resign_open(server: SimulatedServer) -> None:
    game = await server.start_game(people=3)
    asked = (await server.ask_to_resign(B)).private
    await server.crash()
    await server.press(B, asked, "Resign")
    assert (await server.table(game)).position.players() == (A, C)
    await check_all(server)


async def test_after_the_end(server: SimulatedServer) -> None:
    game = await server.start_game()
    await server.act(game, B, a.Resign())
    before = [it.id for it in server.messages]
    await server.crash()
    assert [it.id for it in server.messages] == before
    await check_all(server)
    await server.press(A, await server.message(game, "table"), "Rematch")
    await server.press(B, server.newest, JOIN)
    await server.press(A, server.newest, START)
    assert ROLL in labels(server.newest)
