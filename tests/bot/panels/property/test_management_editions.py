"""The property panel where a rulebook's own way of mortgaging and building shows."""

import pytest

from bot.screens.press import panel_custom_id
from bot.screens.screen import Screen
from engine.actions import Build
from tests.support.game import CONNECTICUT, LIGHT_BLUES, ORANGES, ST_JAMES, A, B, live
from tests.support.panel_game import GAME, PanelGame, StartPanelGame, lists, options, said

pytestmark = pytest.mark.asyncio

BUILD, SELL, MORTGAGE, LIFT = "Build…", "Sell buildings…", "Mortgage…", "Unmortgage…"


async def opened(panels: PanelGame) -> Screen:
    return (await panels.press(A, panel_custom_id(GAME, "manage"), private=False)).screen


async def test_amb_55_beside_a_mortgaged_lot_the_others_are_listed_for_one_house(
    start_game: StartPanelGame,
) -> None:
    game = live(edition="1935").owns(A, *LIGHT_BLUES).mortgaged(CONNECTICUT)
    screen = await opened(await start_game(game.state))
    assert options(screen, BUILD) == [
        "Build 1 house on Oriental · $50",
        "Build 1 house on Vermont · $50",
        "Build 1 house each on Oriental and Vermont · $100",
    ]
    assert options(screen, MORTGAGE) == ["Mortgage Oriental · +$50", "Mortgage Vermont · +$50"]


async def test_amb_55_a_choice_of_both_lots_builds_on_both(start_game: StartPanelGame) -> None:
    game = live(edition="1935").owns(A, *LIGHT_BLUES).mortgaged(CONNECTICUT).cash(A, 500)
    panels = await start_game(game.state)
    answer = await panels.choose(
        A, await opened(panels), "Build 1 house each on Oriental and Vermont · $100"
    )
    assert await panels.levels(*LIGHT_BLUES) == [1, 1, 0]
    assert lists(answer.screen) == [SELL, LIFT]
    assert "Light blues: unmortgage Connecticut before you build here." in said(answer.screen)


async def test_amb_55_a_bare_lot_beside_a_house_is_listed_for_a_mortgage(
    start_game: StartPanelGame,
) -> None:
    game = live(edition="1935").owns(A, *LIGHT_BLUES).levels(LIGHT_BLUES, 1, 0, 0)
    screen = await opened(await start_game(game.state))
    assert options(screen, MORTGAGE) == ["Mortgage Vermont · +$50", "Mortgage Connecticut · +$60"]
    assert options(screen, SELL) == ["Sell everything on Oriental · +$25"]


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
    screen = await opened(panels)
    assert options(screen, SELL) == [
        "Sell Oriental down to 2 houses · +$25",
        "Sell everything on Vermont · +$25",
        "Sell everything on Oriental · +$75",
        "Sell everything on Light blues · +$100",
    ]
    await panels.choose(A, screen, "Sell everything on Oriental · +$75")
    assert await panels.levels(*LIGHT_BLUES) == [0, 1, 0]


async def test_sell_05_house_05_in_1935_an_uneven_group_is_built_up_from_its_lowest_lots(
    start_game: StartPanelGame,
) -> None:
    game = live(edition="1935").owns(A, *LIGHT_BLUES).levels(LIGHT_BLUES, 2, 0, 1)
    screen = await opened(await start_game(game.state))
    assert options(screen, BUILD)[:3] == [
        "Build 1 house on Vermont · $50",
        "Build Light blues up to 2 houses each · $150",
        "Build Light blues up to 3 houses each · $300",
    ]


async def test_house_07_in_anothers_turn_the_panel_says_why_nothing_is_built(
    start_game: StartPanelGame,
) -> None:
    game = live(edition="2008").owns(A, *LIGHT_BLUES).to_move(B)
    screen = await opened(await start_game(game.state))
    assert lists(screen) == [MORTGAGE]
    assert "Light blues: you can only build on your own turn." in said(screen)
