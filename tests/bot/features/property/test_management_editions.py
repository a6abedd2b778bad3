"""The property panel where a rulebook's own way of mortgaging and building shows."""

import pytest

from bot.ui.panel_screen import AnyScreen
from engine.core.actions import Build
from tests.support.custom_ids import panel_custom_id
from tests.support.game import CONNECTICUT, LIGHT_BLUES, ORANGES, ST_JAMES, A, B, live
from tests.support.panel_game import (
    GAME,
    PanelGame,
    StartPanelGame,
    buttons,
    labels,
    said,
    sections,
)

pytestmark = pytest.mark.asyncio


async def opened(panels: PanelGame, tab: str = "") -> AnyScreen:
    press = panel_custom_id(GAME, "manage", f"go {tab} 0" if tab else "")
    return (await panels.press(A, press, private=False)).screen


async def test_amb_55_beside_a_mortgaged_lot_the_others_are_listed_for_one_house(
    start_game: StartPanelGame,
) -> None:
    game = live(edition="1935").owns(A, *LIGHT_BLUES).mortgaged(CONNECTICUT)
    panels = await start_game(game.state)
    screen = await opened(panels)
    assert sections(screen) == {"Oriental": "+1 house · $50", "Vermont": "+1 house · $50"}
    assert buttons(screen)[3] == "+1 house each · $100"
    loans = sections(await opened(panels, "mortgage"))
    assert loans["Oriental"] == "Mortgage · +$50"
    assert loans["Vermont"] == "Mortgage · +$50"


async def test_amb_55_a_choice_of_both_lots_builds_on_both(start_game: StartPanelGame) -> None:
    game = live(edition="1935").owns(A, *LIGHT_BLUES).mortgaged(CONNECTICUT).cash(A, 500)
    panels = await start_game(game.state)
    answer = await panels.choose(A, await opened(panels), "+1 house each · $100")
    assert await panels.levels(*LIGHT_BLUES) == [1, 1, 0]
    assert "Light blues: unmortgage Connecticut before you build here." in said(answer.screen)


async def test_amb_55_a_bare_lot_beside_a_house_is_listed_for_a_mortgage(
    start_game: StartPanelGame,
) -> None:
    game = live(edition="1935").owns(A, *LIGHT_BLUES).levels(LIGHT_BLUES, 1, 0, 0)
    panels = await start_game(game.state)
    assert sections(await opened(panels, "mortgage")) == {
        "Vermont": "Mortgage · +$50",
        "Connecticut": "Mortgage · +$60",
    }
    assert list(sections(await opened(panels, "sell")).values()) == ["Sell all · +$25"]


async def test_amb_49_who_claims_in_anothers_turn_is_told_when_it_is_built(
    start_game: StartPanelGame,
) -> None:
    game = live(edition="2008").owns(A, *LIGHT_BLUES).owns(B, *ORANGES).stock(1, 12).to_move(B)
    game.play(B, Build(((ST_JAMES, 1),)))
    panels = await start_game(game.state)
    press = panel_custom_id(GAME, "claim", "", game.decision.id)
    screen = (await panels.press(A, press, private=False)).screen
    assert "If there are enough buildings for everyone, you build yours on your own turn" in said(
        screen
    )


async def test_sell_05_in_1935_each_lot_is_listed_and_the_row(start_game: StartPanelGame) -> None:
    game = live(edition="1935").owns(A, *LIGHT_BLUES).levels(LIGHT_BLUES, 3, 1, 0)
    panels = await start_game(game.state)
    screen = await opened(panels, "sell")
    assert labels(screen)[3:-1] == [
        "Sell everything · +$100",
        "Down to 2 houses · +$25",
        "Sell all · +$25",
        "Sell what’s built on Oriental · +$75",
    ]
    await panels.choose(A, screen, "Sell what’s built on Oriental · +$75")
    assert await panels.levels(*LIGHT_BLUES) == [0, 1, 0]


async def test_sell_05_house_05_in_1935_an_uneven_group_is_built_up_from_its_lowest_lots(
    start_game: StartPanelGame,
) -> None:
    game = live(edition="1935").owns(A, *LIGHT_BLUES).levels(LIGHT_BLUES, 2, 0, 1)
    screen = await opened(await start_game(game.state))
    assert sections(screen) == {"Vermont": "+1 house · $50"}
    assert buttons(screen)[3:5] == ["All to 2 houses · $150", "All to 3 houses · $300"]


async def test_house_07_in_anothers_turn_the_panel_says_why_nothing_is_built(
    start_game: StartPanelGame,
) -> None:
    game = live(edition="2008").owns(A, *LIGHT_BLUES).to_move(B)
    screen = await opened(await start_game(game.state))
    assert not sections(screen)
    assert "Light blues: you can only build on your own turn." in said(screen)
