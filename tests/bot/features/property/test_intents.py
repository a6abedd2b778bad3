"""AMB-05 by post: what is chosen too early is noted, listed, and may be taken back."""

from __future__ import annotations

import pytest

from bot.ui.panel_screen import AnyScreen
from engine.core.actions import Roll
from engine.editions.catalogue import rules_of
from tests.support.custom_ids import panel_custom_id
from tests.support.game import (
    BROWNS,
    FREE_PARKING,
    LIGHT_BLUES,
    READING,
    VERMONT,
    A,
    B,
    Game,
    by_post,
)
from tests.support.panel_game import (
    GAME,
    PanelGame,
    StartPanelGame,
    buttons,
    said,
    section,
    sections,
)
from tests.support.simulated_server import SimulatedServer

pytestmark = pytest.mark.asyncio


def in_the_turn_of_ada() -> Game:
    """Building in one's own turn only; Ben has the light blues."""
    return by_post(2, "2008").owns(B, *LIGHT_BLUES).cash(B, 160)


async def opened(panels: PanelGame) -> AnyScreen:
    return (await panels.press(B, panel_custom_id(GAME, "manage"), private=False)).screen


async def test_amb_05_building_in_anothers_turn_is_noted_and_the_panel_says_when(
    start_game: StartPanelGame,
) -> None:
    panels = await start_game(in_the_turn_of_ada().state, "daily")
    screen = await opened(panels)
    assert sections(screen)["Vermont"] == "+1 house · $50"
    assert "You can only build on your own turn." in said(screen)
    assert "No building on" not in said(screen)
    answer = await panels.choose_beside(B, screen, "Vermont")
    assert answer.text.startswith(
        "⏳ Queued: Build 1 house on Vermont · $50."
        " It happens at the start of your turn, before you roll."
    )
    assert "⏳ build 1 house on Vermont" in said(answer.screen)
    assert await panels.levels(VERMONT) == [0]


async def test_amb_06_in_the_lock_everything_may_be_noted(start_game: StartPanelGame) -> None:
    game = by_post(2).owns(B, *LIGHT_BLUES).cash(A, 0).owns(A, READING).jailed(A, 2).to_move(A)
    game.play(A, Roll(), (4, 6))
    panels = await start_game(game.state, "daily")
    screen = await opened(panels)
    assert "A move is in progress." in said(screen)
    screen = (await panels.choose(B, screen, "Mortgages")).screen
    answer = await panels.choose_beside(B, screen, "Vermont")
    assert answer.text.startswith(
        "⏳ Queued: Mortgage Vermont · +$50. It happens as soon as the current move is finished."
    )


async def test_amb_05_a_noted_wish_is_taken_back(start_game: StartPanelGame) -> None:
    panels = await start_game(in_the_turn_of_ada().state, "daily")
    noted = await panels.choose_beside(B, await opened(panels), "Vermont")
    assert "1 queued action…" in buttons(noted.screen)
    wishes = await panels.choose(B, noted.screen, "1 queued action…")
    assert sections(wishes.screen) == {"Build 1 house on Vermont · $50": "Cancel"}
    dropped = await panels.choose(B, wishes.screen, "Cancel")
    assert dropped.text.startswith("Canceled: build 1 house on Vermont")
    assert "⏳ build" not in said(dropped.screen)
    again = await panels.choose(B, wishes.screen, "Cancel")
    assert "no longer queued" in again.text


async def test_a_wish_taken_back_twice_by_one_request_is_shown_as_gone(
    start_game: StartPanelGame,
) -> None:
    panels = await start_game(in_the_turn_of_ada().state, "daily")
    noted = await panels.choose_beside(B, await opened(panels), "Vermont")
    wishes = await panels.choose(B, noted.screen, "1 queued action…")
    drop = section(wishes.screen, "Build 1 house on Vermont").button.custom_id
    assert "Canceled" in (await panels.press(B, drop, key="once")).text
    again = await panels.press(B, drop, key="once")
    assert "went wrong" not in again.text
    assert "⏳ build" not in said(again.screen)
    assert sections(again.screen)["Vermont"] == "+1 house · $50"


@pytest.mark.parametrize("value", ["drop", "drop x", "build 8=1", "buy"])
async def test_a_made_up_wish_is_answered_and_changes_nothing(
    start_game: StartPanelGame, value: str
) -> None:
    panels = await start_game(in_the_turn_of_ada().state, "daily")
    answer = await panels.press(B, panel_custom_id(GAME, "manage", "pick drop"), value)
    assert "no longer works" in answer.text
    assert (await panels.table()).record.version == 1


async def test_amb_05_who_asked_is_told_when_it_comes_to_nothing(server: SimulatedServer) -> None:
    game = await server.start_game("daily")
    mover = (await server.table(game)).position.mover
    other = 1 - mover

    def given(it: Game) -> None:
        it.state.rules = rules_of("2008").played_by_post()
        it.owns(other, *BROWNS).cash(other, 60).at(mover, FREE_PARKING - 2)

    await server.arrange(game, given)
    panel = (await server.command(other, "manage")).private
    await server.press_id(other, panel, "build 3=1")
    assert "noted" not in said_at(server)
    await server.arrange(game, lambda it: it.cash(other, 10))
    await server.act(game, mover, Roll())
    while (await server.table(game)).position.mover != other:
        await server.answer_by_timeout(game, 1)
    told = [it.content for it in server.direct(other) if "your queued action" in it.content]
    assert len(told) == 1
    assert told[0].startswith(
        "The bot couldn’t carry out your queued action (build 1 house on Baltic), so it "
        "was dropped. "
        "That costs $50, and you only have $"
    )
    assert not [it for it in server.direct(mover) if "your queued action" in it.content]


def said_at(server: SimulatedServer) -> str:
    return "\n".join(f"{it.content}{[e.description for e in it.embeds]}" for it in server.messages)
