"""How many presses common things take from the table message on, counted as a member makes them.

Choosing from a list counts twice, for it is opened first; so does a form, for it is sent.
"""

from __future__ import annotations

from typing import Any

import pytest

from bot.language.language import load
from engine.core.actions import Decline
from engine.core.decisions import Auction
from engine.host.snapshots import state_of
from engine.players.orders import read_orders
from tests.support.answer_labels import BID, BUY
from tests.support.fixed_dice import fixed_dice
from tests.support.game import BALTIC, INDIANA, KENTUCKY, NEW_YORK, ORANGES, REDS, A, B, Game
from tests.support.simulated_messages import Answer, buttons, labels, said
from tests.support.simulated_server import SimulatedServer

pytestmark = pytest.mark.asyncio
ROLL = load("en").say("decision-to-throw.button-throw")


class Hand:
    """A member's hand: `presses` counts what it does."""

    def __init__(self, server: SimulatedServer, who: int) -> None:
        self.server = server
        self.who = who
        self.presses = 0

    async def press(self, message: Any, label: str) -> Answer:
        """Press the first button whose label begins so."""
        self.presses += 1
        found = [it for it in buttons(message) if it["label"].startswith(label)]
        return await self.server.press_id(self.who, message, found[0]["custom_id"])

    async def type(self, form: Answer, **fields: str) -> Answer:
        """Fill in and send a form."""
        self.presses += 1
        return await self.server.type(self.who, form, **fields)


def with_deeds(game: Game) -> Game:
    """Ada misses one orange, which Ben has."""
    return game.owns(A, *ORANGES[:2], KENTUCKY).owns(B, NEW_YORK, INDIANA)


async def begun(server: SimulatedServer, arranged: Any = with_deeds) -> tuple[str, Any]:
    """A game of three; its table message."""
    game = await server.start_game("live", people=3)
    await server.arrange(game, arranged)
    return game, await server.message(game, "table")


async def offer(server: SimulatedServer, ada: Hand, table: Any) -> Any:
    """Ada gives a red for the missing orange; the builder."""
    panel = (await ada.press(table, "Trade")).private
    panel = (await ada.press(panel, "Trade with 🚢 Ben")).private
    panel = (await ada.press(panel, "Kentucky")).private
    return (await ada.press(panel, "New York")).private


async def test_a_deed_for_a_deed_takes_seven(server: SimulatedServer) -> None:
    game, table = await begun(server)
    ada, ben = Hand(server, A), Hand(server, B)
    panel = await offer(server, ada, table)
    assert "✅ You get the full set: Orange" in said(panel)
    sent = (await ada.press(panel, "Send")).private
    await server.settle()
    await ben.press(server.direct(B)[-1], "Accept")
    await server.settle()
    assert state_of(await server.table(game)).deeds[NEW_YORK].owner == A
    assert ada.presses + ben.presses <= 7
    assert "Ben accepted your offer" in said(sent), "the sender's own card says what became of it"
    assert labels(sent) == ["New trade"]


async def test_with_money_it_takes_nine(server: SimulatedServer) -> None:
    game, table = await begun(server)
    ada, ben = Hand(server, A), Hand(server, B)
    panel = await offer(server, ada, table)
    form = await ada.press(panel, "Give cash")
    assert "You have $1,500" in str(form.form)
    panel = (await ada.type(form, give="50")).private
    await ada.press(panel, "Send")
    await server.settle()
    await ben.press(server.direct(B)[-1], "Accept")
    await server.settle()
    assert (await server.table(game)).position.seats[A].cash == 1450
    assert ada.presses + ben.presses <= 9


async def test_three_houses_on_a_color_take_three(server: SimulatedServer) -> None:
    game, table = await begun(server, lambda it: it.owns(A, *ORANGES, *REDS))
    ada = Hand(server, A)
    panel = (await ada.press(table, "Manage")).private
    panel = (await ada.press(panel, "Build · $100")).private
    await ada.press(panel, "+3 houses each")
    deeds = (await server.table(game)).position.deeds
    assert [deeds[space].level for space in ORANGES] == [3, 3, 3]
    assert ada.presses <= 3


async def test_rolling_and_buying_take_one_each(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 2), *[(1, 2)] * 9)
    game, _ = await begun(server)
    ada = Hand(server, A)
    await ada.press(await server.message(game, "table"), ROLL)
    await server.settle()
    await ada.press(await server.message(game, "table"), BUY)
    await server.settle()
    position = (await server.table(game)).position
    assert position.deeds[BALTIC].owner == A
    assert ada.presses == 2


async def test_a_bid_takes_one(server: SimulatedServer, monkeypatch: pytest.MonkeyPatch) -> None:
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 2), *[(1, 2)] * 9)
    game, _ = await begun(server)
    ada, ben = Hand(server, A), Hand(server, B)
    await ada.press(await server.message(game, "table"), ROLL)
    await server.act(game, A, Decline())
    await server.settle()
    decision = state_of(await server.table(game)).agenda.top
    assert isinstance(decision, Auction)
    await ben.press(await server.message(game, f"bids:{decision.id}"), BID)
    auction = state_of(await server.table(game)).agenda.top
    assert isinstance(auction, Auction)
    assert (auction.leader, ben.presses) == (B, 1)


async def test_orders_on_six_topics_take_two_after_the_command(server: SimulatedServer) -> None:
    game, _ = await begun(server)
    ada = Hand(server, A)
    panel = (await server.command(A, "orders")).private
    panel = (await ada.press(panel, "Usual")).private
    await ada.press(panel, "Save")
    orders = read_orders((await server.table(game)).orders[A])
    assert None not in (orders.buying.rule, orders.bidding.percent, orders.leaving.early)
    assert None not in (orders.tax, orders.raising, orders.lifting.received)
    assert ada.presses == 2
