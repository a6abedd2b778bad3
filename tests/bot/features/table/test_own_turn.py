"""Alone against computers, the game message begins anew with one's own last turn."""

from __future__ import annotations

import re

import pytest

from engine.core.actions import OfferTrade, Side
from tests.support.answer_labels import BUY, END_TURN, PASS, PAY_FINE, PAY_FLAT_TAX, ROLL, START
from tests.support.game import BALTIC, BOARDWALK, READING, A, B
from tests.support.simulated_messages import labels, said
from tests.support.simulated_server import SimulatedServer

pytestmark = pytest.mark.asyncio
ADA = 0
TURNS = 6


async def started(server: SimulatedServer) -> str:
    """The game that Ada plays in direct messages."""
    await server.command_in_dm(ADA, "new")
    channel = server.members[ADA].user.dm_channel.id
    (game,) = await server.app.host.store.search.games_in_channel(channel)
    await server.press(ADA, await server.message(game.id, "lobby"), START)
    return str(game.id)


async def take_turn(server: SimulatedServer, game: str) -> None:
    """Ada rolls, and answers whatever she is asked until she may roll again."""
    await press(server, game, ROLL)
    while not await can_press(server, game, ROLL):
        await press(server, game, BUY, END_TURN, PASS, PAY_FINE, PAY_FLAT_TAX)


async def can_press(server: SimulatedServer, game: str, beginning: str) -> bool:
    return any(str(it).startswith(beginning) for it in labels(await server.message(game, "table")))


async def press(server: SimulatedServer, game: str, *beginnings: str) -> None:
    table = await server.message(game, "table")
    label = next(it for it in map(str, labels(table)) if it.startswith(beginnings))
    await server.press(ADA, table, label)


async def test_it_tells_the_own_roll_and_nothing_older(server: SimulatedServer) -> None:
    game = await started(server)
    for _ in range(TURNS):
        await take_turn(server, game)
        text = said(await server.message(game, "table"))
        (first, *_) = re.findall(r"(\w+) rolled \d", text)
        assert first == "Ada", "the message begins with the own turn"
        assert "earlier line" not in text, "of a few turns all is told"


async def offered_in_vain(server: SimulatedServer, game: str) -> str:
    """What the game message says once a computer has declined an offer of Ada's."""
    await server.arrange(game, lambda it: it.owns(A, BALTIC).owns(B, BOARDWALK, READING))
    await server.act(game, A, OfferTrade(B, Side((BALTIC,)), Side((BOARDWALK, READING))))
    await server.wait(60)
    assert not (await server.table(game)).trades
    return said(await server.message(game, "table"))


async def test_it_tells_that_an_offer_was_declined_and_not_of_what(server: SimulatedServer) -> None:
    text = await offered_in_vain(server, await started(server))
    assert re.search(r"declined 🎩 Ada’s offer\.\n+### ", text), "right above the question"
    assert "Boardwalk" not in text


async def test_in_a_channel_offers_stay_private(server: SimulatedServer) -> None:
    assert "declined" not in await offered_in_vain(server, await server.start_alone(2))
