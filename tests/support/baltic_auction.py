"""An auction of Baltic among three people: Ada lands on it and does not buy it."""

from __future__ import annotations

import pytest

from engine.core.actions import Decline, Roll
from engine.core.decisions import Auction, SealedAuction
from tests.support.fixed_dice import fixed_dice
from tests.support.game import BALTIC, A
from tests.support.simulated_messages import Answer
from tests.support.simulated_server import SimulatedServer

BIDS, NOTICE = "bids:3", "auction:3"
"""The auction of these games is their third decision."""


def fix_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let Ada begin and land on Baltic."""
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 1), (1, 2), *[(1, 3)] * 10)


async def auction(server: SimulatedServer, pace: str = "live") -> str:
    """Start a game, go on to the auction, and return the id of the game."""
    game = await server.start_game(pace, people=3)
    if pace == "live":
        await server.act(game, A, Roll())
    else:
        await server.wait(15 * 60)
    await server.act(game, A, Decline())
    return game


async def bidding(server: SimulatedServer, game: str) -> Auction | SealedAuction:
    """Return the auction that is open."""
    decision = (await server.table(game)).public().decision
    assert isinstance(decision, Auction | SealedAuction)
    return decision


async def press(server: SimulatedServer, who: int, game: str, label: str) -> Answer:
    """Press a button below the bids."""
    return await server.press(who, await server.message(game, BIDS), label)


async def owner(server: SimulatedServer, game: str) -> int | None:
    """Return who owns Baltic by now."""
    return (await server.table(game)).position.deeds[BALTIC].owner
