"""The private panel in which property is managed: what it lists, and what a choice does."""

import pytest

from bot.panels.common.paging import paged
from bot.panels.property.management import open_manage
from bot.screens.press import panel_custom_id
from bot.screens.screen import Option, Screen, Select
from engine.actions import GiveUp, Throw
from tests.support.game import (
    ATLANTIC,
    BALTIC,
    BROWNS,
    DARK_BLUES,
    LIGHT_BLUES,
    MARVIN,
    ORANGES,
    ORIENTAL,
    READING,
    REDS,
    VENTNOR,
    VERMONT,
    A,
    B,
    Game,
    live,
)
from tests.support.panel_game import (
    GAME,
    PanelGame,
    StartPanelGame,
    buttons,
    labels,
    lists,
    options,
    said,
)

pytestmark = pytest.mark.asyncio

OPEN = panel_custom_id(GAME, "manage")
BUILD, SELL, MORTGAGE, LIFT = "Build…", "Sell buildings…", "Mortgage…", "Unmortgage…"


def light_blues(dollars: int) -> Game:
    return live().owns(A, *LIGHT_BLUES).cash(A, dollars)


async def opened(panels: PanelGame, seat: int = A) -> Screen:
    """The panel as it opens, from a button at the table."""
    answer = await panels.press(seat, OPEN, private=False)
    assert not answer.updates, "the table's own message was overwritten"
    return answer.screen


# -- building ----------------------------------------------------------------------------------


async def test_building_lists_each_lot_alone_and_the_row_as_far_as_the_cash_goes(
    start_game: StartPanelGame,
) -> None:
    panels = await start_game(light_blues(310).state)
    assert options(await opened(panels), BUILD) == [
        "Build 1 house on Oriental · $50",
        "Build 1 house on Vermont · $50",
        "Build 1 house on Connecticut · $50",
        "Build 1 house each on Light blues · $150",
        "Build Light blues up to 2 houses each · $300",
    ]


async def test_a_started_row_is_completed_before_it_goes_on(start_game: StartPanelGame) -> None:
    game = light_blues(250).levels(LIGHT_BLUES, 1, 0, 0)
    panels = await start_game(game.state)
    assert options(await opened(panels), BUILD) == [
        "Build 1 house on Vermont · $50",
        "Build 1 house on Connecticut · $50",
        "Build 1 house each on Light blues · $100",
        "Build Light blues up to 2 houses each · $250",
    ]


async def test_a_choice_builds_and_the_panel_says_so_and_goes_on(
    start_game: StartPanelGame,
) -> None:
    panels = await start_game(light_blues(250).levels(LIGHT_BLUES, 1, 0, 0).state)
    screen = await opened(panels)
    answer = await panels.choose(A, screen, "Build Light blues up to 2 houses each · $250")
    assert answer.text == "✅ Done: Build Light blues up to 2 houses each · $250"
    assert answer.updates == [answer.screen], "a private panel changes in place"
    assert await panels.levels(*LIGHT_BLUES) == [2, 2, 2]
    assert await panels.cash(A) == 0
    assert lists(answer.screen) == [SELL]
    assert "Oriental 🏠2 · Vermont 🏠2 · Connecticut 🏠2" in said(answer.screen)


async def test_hotels_have_a_name_and_a_full_group_is_not_listed(
    start_game: StartPanelGame,
) -> None:
    panels = await start_game(light_blues(150).levels(LIGHT_BLUES, 4, 4, 4).state)
    screen = await opened(panels)
    assert options(screen, BUILD) == [
        "Build Oriental up to a hotel · $50",
        "Build Vermont up to a hotel · $50",
        "Build Connecticut up to a hotel · $50",
        "Build Light blues up to a hotel each · $150",
    ]
    answer = await panels.choose(A, screen, "Build Light blues up to a hotel each · $150")
    assert await panels.levels(*LIGHT_BLUES) == [5, 5, 5]
    assert lists(answer.screen) == [SELL]
    assert "Oriental 🏨" in said(answer.screen)
    assert "No building" not in said(answer.screen)


async def test_of_several_groups_one_is_chosen_and_others_can_follow(
    start_game: StartPanelGame,
) -> None:
    game = light_blues(1000).owns(A, *ORANGES)
    panels = await start_game(game.state)
    screen = await opened(panels)
    assert options(screen, BUILD) == [
        "Light blues · $50 per building",
        "Oranges · $100 per building",
    ]

    group = (await panels.choose(A, screen, "Oranges · $100 per building")).screen
    assert labels(group)[:2] == ["Light blues · $50 per building", "Oranges · $100 per building"]
    assert "Build 1 house on New York · $100" in labels(group)
    assert "Build Oranges up to 3 houses each · $900" in labels(group)
    assert "Build 1 house on Oriental · $50" not in labels(group)

    group = (await panels.choose(A, group, "Build 1 house each on Oranges · $300")).screen
    assert "Build Oranges up to 3 houses each · $600" in labels(group), "the group stays open"
    group = (await panels.choose(A, group, "Light blues · $50 per building")).screen
    group = (await panels.choose(A, group, "Build Light blues up to 2 houses each · $300")).screen
    assert await panels.levels(*ORANGES, *LIGHT_BLUES) == [1, 1, 1, 2, 2, 2]
    assert await panels.cash(A) == 400

    home = (await panels.choose(A, group, "Back")).screen
    assert options(home, BUILD) == ["Light blues · $50 per building", "Oranges · $100 per building"]


async def test_every_even_layout_can_be_reached(start_game: StartPanelGame) -> None:
    panels = await start_game(light_blues(1000).state)
    screen = await opened(panels)
    for label in (
        "Build Light blues up to 3 houses each · $450",
        "Build Vermont up to 4 houses · $50",
        "Build Oriental up to 4 houses · $50",
    ):
        screen = (await panels.choose(A, screen, label)).screen
    assert await panels.levels(*LIGHT_BLUES) == [4, 4, 3]
    for label in (
        "Sell Light blues down to 1 house each · +$200",
        "Sell everything on Oriental · +$25",
        "Sell everything on Vermont · +$25",
    ):
        screen = (await panels.choose(A, screen, label)).screen
    assert await panels.levels(*LIGHT_BLUES) == [0, 0, 1]


async def test_a_doubled_press_builds_once(start_game: StartPanelGame) -> None:
    panels = await start_game(light_blues(1000).state)
    screen = await opened(panels)
    label = "Build 1 house each on Light blues · $150"
    await panels.choose(A, screen, label)
    again = await panels.choose(A, screen, label)
    assert again.text.startswith("Those are not steps this color can take.")
    assert options(again.screen, BUILD)[0] == "Build Oriental up to 2 houses · $50", (
        "the panel is renewed"
    )
    assert await panels.levels(*LIGHT_BLUES) == [1, 1, 1]
    assert await panels.cash(A) == 850


async def test_an_interaction_delivered_twice_changes_nothing_more(
    start_game: StartPanelGame,
) -> None:
    panels = await start_game(light_blues(1000).state)
    row = next(r for r in (await opened(panels)).rows if isinstance(r, Select))
    for _ in range(2):
        await panels.press(A, row.custom_id, "build 6=1", key="the same")
    assert await panels.cash(A) == 950
    assert len(await panels.host.store.games.steps(GAME)) == 1


@pytest.mark.parametrize(
    ("game", "why"),
    [
        (light_blues(40), "Light blues: you can’t afford a house ($50)."),
        (
            light_blues(900).mortgaged(VERMONT),
            "Light blues: unmortgage Vermont before you build here.",
        ),
        (
            light_blues(900).stock(0, 12),
            "Light blues: you can’t build, because the Bank is out of buildings "
            "or your cash is tied up in a bid.",
        ),
    ],
)
async def test_it_says_why_there_is_no_building(
    start_game: StartPanelGame, game: Game, why: str
) -> None:
    panels = await start_game(game.state)
    screen = await opened(panels)
    assert BUILD not in lists(screen)
    assert why in said(screen)


# -- selling -----------------------------------------------------------------------------------


async def test_selling_lists_lots_and_rows_and_pays_half(start_game: StartPanelGame) -> None:
    game = live().owns(A, *DARK_BLUES).cash(A, 0).levels(DARK_BLUES, 3, 3)
    panels = await start_game(game.state)
    screen = await opened(panels)
    assert options(screen, SELL) == [
        "Sell Park Place down to 2 houses · +$100",
        "Sell Boardwalk down to 2 houses · +$100",
        "Sell Dark blues down to 2 houses each · +$200",
        "Sell Dark blues down to 1 house each · +$400",
        "Sell everything on Dark blues · +$600",
    ]
    answer = await panels.choose(A, screen, "Sell everything on Dark blues · +$600")
    assert answer.text == "✅ Done: Sell everything on Dark blues · +$600"
    assert await panels.cash(A) == 600
    assert await panels.levels(*DARK_BLUES) == [0, 0]


async def test_hotels_come_down_as_far_as_the_banks_houses_reach(
    start_game: StartPanelGame,
) -> None:
    game = light_blues(0).levels(LIGHT_BLUES, 5, 5, 5).stock(1, 0)
    panels = await start_game(game.state)
    screen = await opened(panels)
    assert options(screen, SELL) == [
        "Sell Oriental down to 1 house, sell everything on Vermont and Connecticut · +$350",
        "Sell Vermont down to 1 house, sell everything on Oriental and Connecticut · +$350",
        "Sell Connecticut down to 1 house, sell everything on Oriental and Vermont · +$350",
        "Sell everything on Light blues · +$375",
    ]
    await panels.choose(
        A,
        screen,
        "Sell Vermont down to 1 house, sell everything on Oriental and Connecticut · +$350",
    )
    assert await panels.levels(*LIGHT_BLUES) == [0, 1, 0]


# -- mortgages ---------------------------------------------------------------------------------


async def test_mortgages_are_taken_and_lifted(start_game: StartPanelGame) -> None:
    game = live().owns(A, READING, BALTIC, ORIENTAL).cash(A, 10).mortgaged(BALTIC)
    panels = await start_game(game.state)
    screen = await opened(panels)
    assert options(screen, MORTGAGE) == ["Mortgage Reading · +$100", "Mortgage Oriental · +$50"]
    assert LIFT not in lists(screen), "$10 do not lift anything"
    assert "Baltic, mortgaged (1 of 2)" in said(screen)

    screen = (await panels.choose(A, screen, "Mortgage Reading · +$100")).screen
    assert options(screen, LIFT) == ["Unmortgage Baltic · $33", "Unmortgage Reading · $110"]
    answer = await panels.choose(A, screen, "Unmortgage Baltic · $33")
    assert answer.text == "✅ Done: Unmortgage Baltic · $33"
    assert await panels.cash(A) == 10 + 100 - 33


async def test_it_works_out_of_turn(start_game: StartPanelGame) -> None:
    game = live().owns(B, READING)
    panels = await start_game(game.state)
    screen = await opened(panels, B)
    await panels.choose(B, screen, "Mortgage Reading · +$100")
    assert await panels.cash(B) == 1600


async def test_all_28_deeds_can_be_reached(start_game: StartPanelGame) -> None:
    game = live()
    game.owns(A, *game.state.deeds).cash(A, 0)
    panels = await start_game(game.state)
    screen = await opened(panels)
    first = options(screen, MORTGAGE)
    assert len(first) == 25
    assert first[-1] == "More: page 2 of 2"
    screen = (await panels.choose(A, screen, "More: page 2 of 2")).screen
    second = options(screen, MORTGAGE)
    assert second == [
        "Mortgage Pennsylvania Ave. · +$160",
        "Mortgage Short Line · +$100",
        "Mortgage Park Place · +$175",
        "Mortgage Boardwalk · +$200",
        "More: page 1 of 2",
    ]
    assert len({*first[:-1], *second[:-1]}) == 28
    await panels.choose(A, screen, "Mortgage Boardwalk · +$200")
    assert await panels.cash(A) == 200


async def test_mortgages_just_received_are_lifted_without_interest(
    start_game: StartPanelGame,
) -> None:
    game = live(3).owns(B, READING, BALTIC).mortgaged(READING, BALTIC).cash(B, 0).cash(A, 500)
    game.owes(B, 300, A)
    game.play(B, GiveUp())
    panels = await start_game(game.state)
    screen = await opened(panels)
    just = "Just received: unmortgage without more interest…"
    assert options(screen, just) == ["Unmortgage Baltic · $30", "Unmortgage Reading · $100"]
    assert LIFT not in lists(screen)
    before = await panels.cash(A)
    row = next(r for r in screen.rows if isinstance(r, Select) and r.placeholder == just)
    assert (row.least, row.most) == (1, 2)
    answer = await panels.press(A, row.custom_id, "3", "5")
    assert answer.text == "✅ Done: Unmortgage Baltic and Reading · $130"
    assert await panels.cash(A) == before - 130


# -- why not, who not, and where from ----------------------------------------------------------


async def test_it_says_when_there_is_nothing_to_manage(start_game: StartPanelGame) -> None:
    panels = await start_game(live().state)
    screen = await opened(panels)
    assert "You don’t own any property yet" in said(screen)
    assert buttons(screen) == ["Refresh"]


async def test_it_says_when_a_throw_is_still_to_be_moved(start_game: StartPanelGame) -> None:
    game = live().owns(B, READING).owns(A, BALTIC).cash(A, 20).jailed(A, 2).to_move(A)
    game.play(A, Throw(), (1, 2))
    panels = await start_game(game.state)
    assert "A move is in progress" in said(await opened(panels, B))
    debtor = await opened(panels, A)
    assert options(debtor, MORTGAGE) == ["Mortgage Baltic · +$30"]


async def test_amb_65_it_says_why_nothing_is_mortgaged_for_a_debt_beyond_all_means(
    start_game: StartPanelGame,
) -> None:
    panels = await start_game(live().owns(A, READING).cash(A, 5).owes(A, 300, B).state)
    panel = said(await opened(panels))
    assert "You owe $300. Even if you sold and mortgaged everything, you’d only have $105." in panel
    assert "You have nothing to sell or mortgage right now." in panel


async def test_it_says_when_nothing_is_possible(start_game: StartPanelGame) -> None:
    panels = await start_game(live().owns(A, READING).mortgaged(READING).cash(A, 5).state)
    assert "nothing you can build, sell, mortgage or unmortgage" in said(await opened(panels))


async def test_who_does_not_play_is_told_so(start_game: StartPanelGame) -> None:
    panels = await start_game(live(2).state)
    assert (await panels.press(5, OPEN)).text.startswith("You are not playing in this game.")


async def test_the_command_opens_the_same_panel(start_game: StartPanelGame) -> None:
    panels = await start_game(light_blues(310).state)
    await opened(panels)  # Only the first opening explains the panel.
    context, answer = panels.context(A, private=False)
    await open_manage(context, GAME)
    assert answer.screen == await opened(panels)


async def test_a_panel_of_an_earlier_process_works(start_game: StartPanelGame) -> None:
    panels = await start_game(light_blues(1000).owns(A, *ORANGES).state)
    group = (await panels.choose(A, await opened(panels), "Oranges · $100 per building")).screen
    await panels.restart()
    await panels.choose(A, group, "Build Oranges up to 2 houses each · $600")
    assert await panels.levels(*ORANGES) == [2, 2, 2]


async def test_the_fullest_panel_keeps_within_the_limits(start_game: StartPanelGame) -> None:
    """Every deed, four hotels' worth of groups and the rest of the stock built; nothing cut."""
    game = live()
    game.owns(A, *game.state.deeds).cash(A, 9000)
    hotels = (*BROWNS, *LIGHT_BLUES, *ORANGES, *REDS)
    game.levels(hotels, *[5] * len(hotels))
    game.levels((ATLANTIC, VENTNOR, MARVIN), 4, 4, 4).levels(DARK_BLUES, 3, 2)
    panels = await start_game(game.state)
    screen = await opened(panels)
    assert lists(screen) == [BUILD, SELL, MORTGAGE]
    for label in options(screen, SELL):
        group = (await panels.choose(A, screen, label)).screen
        assert lists(group) == [SELL, SELL]
        assert buttons(group) == ["Back"]


async def test_pages_turn_round_and_a_page_that_is_gone_is_the_first(
    start_game: StartPanelGame,
) -> None:
    panels = await start_game(live().state)
    every = [Option(str(number), str(number)) for number in range(60)]
    seen: list[str] = []
    for page in range(3):
        shown = paged(every, page, panels.words, "turn")
        seen += [option.value for option in shown[:-1]]
        assert shown[-1].value == f"turn {(page + 1) % 3}"
    assert seen == [str(number) for number in range(60)]
    assert paged(every, 9, panels.words, "turn") == paged(every, 0, panels.words, "turn")
    assert paged(every[:25], 2, panels.words, "turn") == tuple(every[:25])
