"""AMB-67 on screen: the jail cards of an estate, called for in a thread or filed with the lots."""

from __future__ import annotations

import pytest

from engine.core.actions import GiveUp
from engine.core.decisions import Auction
from engine.editions.catalogue import rules_of
from engine.host.snapshots import state_of
from tests.support import simulated_messages
from tests.support.answer_labels import PASS, bid_of
from tests.support.custom_ids import panel_custom_id
from tests.support.game import BALTIC, A, B, C, D, Game, by_post
from tests.support.panel_game import GAME, StartPanelGame, options, said
from tests.support.simulated_server import SimulatedServer

pytestmark = pytest.mark.asyncio
CHANCE, CHEST = "CH-GOOJF", "CC-GOOJF"
CHOOSE = "Set your maximum for…"


async def test_amb_67_by_post_a_pass_is_filed_for_like_a_lot(start_game: StartPanelGame) -> None:
    game = by_post(4, "1935").owns(A, BALTIC).holds(A, CHEST).holds(A, CHANCE).cash(A, 0)
    game.owes(A, 100_000)
    game.play(A, GiveUp())
    panels = await start_game(game.state, "daily")
    decision = game.decision.id
    screen = (
        await panels.press(B, panel_custom_id(GAME, "lots", "", decision), private=False)
    ).screen
    assert options(screen, CHOOSE) == [
        "Baltic · no bid yet, price $60",
        "Get Out of Jail Free card (Community Chest) · no bid yet",
        "Get Out of Jail Free card (Chance) · no bid yet",
    ]
    form = (await panels.choose(B, screen, "Get Out of Jail Free card (Chance) · no bid yet")).form
    assert form.title == "Get Out of Jail Free card (Chance)"
    await panels.restart()
    screen = (await panels.press(B, form.custom_id, amount="30")).screen
    form = (await panels.choose(B, screen, "Baltic · no bid yet, price $60")).form
    screen = (await panels.press(B, form.custom_id, amount="70")).screen
    assert "🎫 Get Out of Jail Free card (Chance): up to **$30**" in said(screen)
    await panels.choose(B, screen, "Submit 2 bids · up to $100")
    (step,) = await panels.host.store.games.steps(GAME)
    assert step.action == "1 file 3=70,CH-GOOJF=30 limit 100"
    for seat in (C, D):
        screen = (await panels.press(seat, panel_custom_id(GAME, "lots", "", decision))).screen
        await panels.choose(seat, screen, "Pass on all of them")
    state = state_of(await panels.table())
    assert state.seats[B].jail_cards == [CHANCE]
    assert await panels.cash(B) == 1500 - 2


@pytest.mark.parametrize("lot", ["CH-GO", "CC-GOOJF", "x", "40", "-1"])
async def test_amb_67_what_is_not_for_sale_is_answered(
    start_game: StartPanelGame, lot: str
) -> None:
    game = by_post(4, "1935").owns(A, BALTIC).holds(A, CHANCE).cash(A, 0).owes(A, 100_000)
    game.play(A, GiveUp())
    panels = await start_game(game.state, "daily")
    pick = panel_custom_id(GAME, "lots", "pick", game.decision.id)
    assert "no longer works" in (await panels.press(B, pick, f"lot {lot} 0")).text


async def test_amb_67_live_a_pass_is_called_for_in_a_thread(server: SimulatedServer) -> None:
    game = await server.start_game("live", people=4)

    def given(it: Game) -> None:
        it.state.rules = rules_of("1935").played_live()
        it.holds(A, CHANCE).cash(A, 0).owes(A, 5000)

    await server.arrange(game, given)
    await server.act(game, A, GiveUp())
    decision = (await server.table(game)).public().decision
    assert isinstance(decision, Auction)
    table = simulated_messages.said(await server.message(game, "table"))
    assert "🎫 Get Out of Jail Free card (Chance)" in table
    assert "Get Out of Jail Free card (Chance)" in (server.threads[-1].name or "")
    notice, bids = f"auction:{decision.id}", f"bids:{decision.id}"
    about = simulated_messages.said(await server.message(game, bids))
    assert "🎩 Ada is out of the game, so the Bank sells" in about
    assert "list price" not in simulated_messages.said(await server.message(game, notice))
    await server.press(B, await server.message(game, bids), bid_of(10))
    for who in (C, D):
        await server.press(who, await server.message(game, bids), PASS)
    assert (await server.table(game)).position.seats[B].jail_cards == [CHANCE]
    assert "Sold: Get Out of Jail Free card (Chance)" in simulated_messages.said(
        await server.message(game, bids)
    )
    told = simulated_messages.said(await server.message(game, "table"))
    assert "won the Get Out of Jail Free card (Chance) at auction for $10" in told


async def test_amb_67_a_pass_that_nobody_wants_is_told(server: SimulatedServer) -> None:
    game = await server.start_game("live", people=3)

    def given(it: Game) -> None:
        it.state.rules = rules_of("1935").played_live()
        it.holds(A, CHANCE).cash(A, 0).owes(A, 5000)

    await server.arrange(game, given)
    await server.act(game, A, GiveUp())
    bids = f"bids:{state_of(await server.table(game)).agenda.top.id}"  # type: ignore[union-attr]
    for who in (B, C):
        await server.press(who, await server.message(game, bids), PASS)
    told = simulated_messages.said(await server.message(game, "table"))
    assert (
        "Nobody bid on the Get Out of Jail Free card (Chance), "
        "so it goes to the bottom of its deck." in told
    )
