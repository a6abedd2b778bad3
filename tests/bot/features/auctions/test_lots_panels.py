"""The private panel of several lots: once their auction is over, it says how it ended instead."""

from __future__ import annotations

from typing import Any

import pytest

from bot.features.auctions.lots_draft import load_lots
from engine.core.actions import GiveUp, PassBid
from engine.core.decisions import SealedAuction
from tests.support.answer_labels import PASS
from tests.support.game import BALTIC, READING, A, B, C
from tests.support.simulated_messages import buttons, labels, said, selects
from tests.support.simulated_server import SimulatedServer

pytestmark = pytest.mark.asyncio


async def estate(server: SimulatedServer) -> str:
    """Ada is bankrupt to the Bank, which sells two properties in secret."""
    game = await server.start_game("daily", people=3)
    await server.arrange(game, lambda it: it.owns(A, BALTIC, READING).cash(A, 0).owes(A, 100_000))
    await server.act(game, A, GiveUp())
    return game


async def number_of(server: SimulatedServer, game: str) -> int:
    decision = (await server.table(game)).public().decision
    assert isinstance(decision, SealedAuction)
    return decision.id


async def bids(server: SimulatedServer, game: str) -> Any:
    return await server.message(game, f"bids:{await number_of(server, game)}")


async def opened(server: SimulatedServer, who: int, game: str) -> Any:
    """The private panel of a player."""
    message = await bids(server, game)
    (answer,) = [it for it in labels(message) if it != PASS]
    return (await server.press(who, message, answer)).private


async def typed(server: SimulatedServer, who: int, panel: Any, amount: str) -> Any:
    """The panel with a maximum for the first lot."""
    (lots,) = selects(panel)
    form = await server.choose(who, panel, "pick", lots["options"][0]["value"])
    await server.type(who, form, amount=amount)
    return panel


def edited(server: SimulatedServer) -> list[str]:
    """The newest text of each private message that was edited."""
    found = {
        path: body
        for method, path, body in server.requests
        if method == "PATCH" and path.startswith("/webhooks/")
    }
    return [str(it) for it in found.values()]


async def test_how_it_ended_replaces_the_panel(server: SimulatedServer) -> None:
    game = await estate(server)
    number = await number_of(server, game)
    await typed(server, B, await opened(server, B, game), "70")
    await opened(server, C, game)
    for who in (B, C):
        await server.act(game, who, PassBid())
    told = edited(server)
    assert len(told) == 2
    for text in told:
        assert "The auction is over:" in text
        assert "lots:" not in text, "nothing is left to press"
    draft = await load_lots(server.app.host, game, number, server.user(B))
    assert not draft.maxima, "what was for it alone is gone"


async def test_what_was_filed_is_replaced_as_well(server: SimulatedServer) -> None:
    game = await estate(server)
    panel = await typed(server, B, await opened(server, B, game), "70")
    await server.press(B, panel, "Submit")
    assert edited(server) == []
    await server.act(game, C, PassBid())
    (told,) = edited(server)
    assert "The auction is over:\\nYou won Baltic for $1.\\nNobody bid on" in told


async def test_a_panel_whose_press_ends_the_auction_says_so(server: SimulatedServer) -> None:
    game = await estate(server)
    panel = await opened(server, B, game)
    await server.act(game, C, PassBid())
    await server.press(B, panel, "Pass on all")
    (told,) = edited(server)
    assert "The auction is over:" in told


async def test_every_open_panel_is_replaced(server: SimulatedServer) -> None:
    game = await estate(server)
    for _ in range(2):
        await opened(server, B, game)
    for who in (B, C):
        await server.act(game, who, PassBid())
    assert len(edited(server)) == 2


@pytest.mark.parametrize("part", ["pass", "limit", "pick", "file"])
async def test_after_a_restart_a_press_tells_how_it_ended(
    server: SimulatedServer, part: str
) -> None:
    """Nobody remembers the panel any more: its buttons stay, and do nothing that is over."""
    game = await estate(server)
    panel = await opened(server, B, game)
    if part == "file":
        await typed(server, B, panel, "70")
    await server.restart()
    for who in (B, C):
        await server.act(game, who, PassBid())
    assert edited(server) == []
    before = (await server.table(game)).record.version
    if part == "pick":
        (lots,) = selects(panel)
        answer = await server.choose(B, panel, part, lots["options"][0]["value"])
    else:
        answer = await server.press_id(B, panel, f"lots:{part}")
    assert "The auction is over:" in answer.text
    assert not buttons(panel)
    assert not selects(panel)
    assert (await server.table(game)).record.version == before


async def test_after_a_restart_a_press_tells_what_is_true_now(server: SimulatedServer) -> None:
    game = await estate(server)
    panel = await opened(server, B, game)
    assert "up to $1,500" in said(panel)
    await server.restart()
    await server.arrange(game, lambda it: it.cash(B, 0))
    limit, pick = buttons(panel)[1]["custom_id"], selects(panel)[0]
    await server.press_made_up(B, panel, limit)
    assert "don’t have enough to bid on any of these" in said(panel)
    assert not buttons(panel)
    await server.arrange(game, lambda it: it.cash(B, 200))
    again = await opened(server, B, game)
    assert "up to $200" in said(again)
    assert selects(again)[0]["options"] == pick["options"]
    for who in (B, C):
        await server.act(game, who, PassBid())
    assert len(edited(server)) == 2, "the panel of before is known again"
