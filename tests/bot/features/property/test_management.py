"""The private panel in which property is managed: what it lists, and what a choice does."""

from dataclasses import replace

import pytest
from pydantic import TypeAdapter

from bot.features.property.management import open_manage
from bot.features.property.presses import DoAtPlace
from bot.presses.shared import OpenOffer
from bot.ui.paging import paged
from bot.ui.panel_screen import AnyScreen, PanelScreen, components_of
from bot.ui.screen import Option, Select
from engine.core.actions import GiveUp, Mortgage, OfferTrade, Roll, SellBuildings, Side
from engine.host.store.records import Draft
from tests.support.custom_ids import panel_custom_id
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
    options,
    said,
    section,
    sections,
)
from tests.support.screens import toggles

pytestmark = pytest.mark.asyncio

OPEN = panel_custom_id(GAME, "manage")
TABS = ["Build", "Sell buildings", "Mortgages"]


def light_blues(dollars: int) -> Game:
    return live().owns(A, *LIGHT_BLUES).cash(A, dollars)


async def opened(panels: PanelGame, seat: int = A) -> AnyScreen:
    """The panel as it opens, from a button at the table."""
    answer = await panels.press(seat, OPEN, private=False)
    assert not answer.updates, "the table's own message was overwritten"
    return answer.screen


async def tab(panels: PanelGame, screen: AnyScreen, label: str) -> AnyScreen:
    """The panel after a press on one of its tabs."""
    return (await panels.choose(A, screen, label)).screen


async def test_the_panel_leads_to_the_standing_orders_of_its_game(
    start_game: StartPanelGame,
) -> None:
    panels = await start_game(light_blues(310).state)
    shown = await panels.choose(A, await opened(panels), "Standing orders…")
    assert "Your standing orders" in said(shown.screen)


# -- building ----------------------------------------------------------------------------------


async def test_a_color_has_a_button_for_all_and_one_beside_each_lot(
    start_game: StartPanelGame,
) -> None:
    panels = await start_game(light_blues(310).state)
    screen = await opened(panels)
    assert buttons(screen) == [
        *TABS,
        "+1 house each · $150",
        "+2 houses each · $300",
        *["+1 house · $50"] * 3,
        "Standing orders…",
    ]
    assert list(sections(screen)) == ["Oriental", "Vermont", "Connecticut"]
    assert "Rent $12 → $30" in said(screen)


async def test_a_started_row_is_completed_before_it_goes_on(start_game: StartPanelGame) -> None:
    game = light_blues(250).levels(LIGHT_BLUES, 1, 0, 0)
    panels = await start_game(game.state)
    screen = await opened(panels)
    assert buttons(screen)[3:5] == ["All to 1 house · $100", "All to 2 houses · $250"]
    assert sections(screen) == {"Vermont": "+1 house · $50", "Connecticut": "+1 house · $50"}


async def test_a_press_builds_and_the_panel_says_so_and_goes_on(
    start_game: StartPanelGame,
) -> None:
    panels = await start_game(light_blues(250).levels(LIGHT_BLUES, 1, 0, 0).state)
    screen = await opened(panels)
    answer = await panels.choose(A, screen, "All to 2 houses · $250")
    assert answer.text.startswith(
        "✅ You built for $250: now 2 houses each on Oriental, Vermont and Connecticut.\n"
    )
    assert answer.updates == [answer.screen], "a private panel changes in place"
    assert await panels.levels(*LIGHT_BLUES) == [2, 2, 2]
    assert await panels.cash(A) == 0
    assert "Oriental 🏠2 · Vermont 🏠2 · Connecticut 🏠2" in said(answer.screen)
    assert "building here costs $50, and you don’t have that much cash" in said(answer.screen)


async def test_hotels_have_a_name_and_a_full_group_is_not_listed(
    start_game: StartPanelGame,
) -> None:
    panels = await start_game(light_blues(150).levels(LIGHT_BLUES, 4, 4, 4).state)
    screen = await opened(panels)
    assert buttons(screen)[3:-1] == ["Hotel each · $150", *["Hotel · $50"] * 3]
    assert "Rent $400 → $550" in said(screen)
    answer = await panels.choose(A, screen, "Hotel each · $150")
    assert await panels.levels(*LIGHT_BLUES) == [5, 5, 5]
    assert "Oriental 🏨" in said(answer.screen)
    assert "can’t build" not in said(answer.screen)
    assert buttons(answer.screen) == [*TABS, "Undo…", "Standing orders…"]


async def test_of_several_groups_one_is_opened_and_others_can_follow(
    start_game: StartPanelGame,
) -> None:
    game = light_blues(1000).owns(A, *ORANGES)
    panels = await start_game(game.state)
    screen = await opened(panels)
    assert sections(screen) == {
        "Light blues": "Build · $50 a house…",
        "Oranges": "Build · $100 a house…",
    }
    group = (await panels.choose_beside(A, screen, "Oranges")).screen
    assert "New York" in sections(group)
    assert "+3 houses each · $900" in labels(group)
    assert "Oriental" not in sections(group)

    group = (await panels.choose(A, group, "+1 house each · $300")).screen
    assert "+2 houses each · $600" in labels(group), "the group stays open"
    home = (await panels.choose(A, group, "Back")).screen
    assert list(sections(home)) == ["Light blues", "Oranges"]
    group = (await panels.choose_beside(A, home, "Light blues")).screen
    await panels.choose(A, group, "+2 houses each · $300")
    assert await panels.levels(*ORANGES, *LIGHT_BLUES) == [1, 1, 1, 2, 2, 2]
    assert await panels.cash(A) == 400


async def test_three_houses_on_a_color_take_three_presses_at_most(
    start_game: StartPanelGame,
) -> None:
    game = light_blues(2000).owns(A, *ORANGES, *REDS)
    panels = await start_game(game.state)
    screen = await opened(panels)
    screen = (await panels.choose_beside(A, screen, "Oranges")).screen
    await panels.choose(A, screen, "+3 houses each · $900")
    assert await panels.levels(*ORANGES) == [3, 3, 3]


async def test_every_even_layout_can_be_reached(start_game: StartPanelGame) -> None:
    panels = await start_game(light_blues(1000).state)
    screen = (await panels.choose(A, await opened(panels), "+3 houses each · $450")).screen
    for lot in ("Vermont", "Oriental"):
        screen = (await panels.choose_beside(A, screen, lot)).screen
    assert await panels.levels(*LIGHT_BLUES) == [4, 4, 3]
    screen = await tab(panels, screen, "Sell buildings")
    screen = (await panels.choose(A, screen, "Down to 1 house each · +$200")).screen
    for lot in ("Oriental", "Vermont"):
        screen = (await panels.choose_beside(A, screen, lot)).screen
    assert await panels.levels(*LIGHT_BLUES) == [0, 0, 1]


async def test_a_doubled_press_builds_once(start_game: StartPanelGame) -> None:
    panels = await start_game(light_blues(1000).state)
    screen = await opened(panels)
    label = "+1 house each · $150"
    await panels.choose(A, screen, label)
    again = await panels.choose(A, screen, label)
    assert again.text.startswith("Nothing was done: your property has changed")
    assert "Oriental 🏠1" in said(again.screen), "the panel is renewed"
    assert await panels.levels(*LIGHT_BLUES) == [1, 1, 1]
    assert await panels.cash(A) == 850


async def test_the_second_half_of_a_double_press_is_silent(start_game: StartPanelGame) -> None:
    panels = await start_game(light_blues(1000).state)
    button = section(await opened(panels), "Oriental").button
    first = await panels.press(A, button.custom_id)
    assert first.text.startswith("✅ You built 1 house on Oriental for $50.")
    again = await panels.press(A, button.custom_id, is_repeated=True)
    assert again.updates + again.private_screens == [], "the panel still says what was done"
    assert await panels.cash(A) == 950


async def test_an_interaction_delivered_twice_changes_nothing_more(
    start_game: StartPanelGame,
) -> None:
    panels = await start_game(light_blues(1000).state)
    button = section(await opened(panels), "Oriental").button
    for _ in range(2):
        await panels.press(A, button.custom_id, key="the same")
    assert await panels.cash(A) == 950
    assert len(await panels.host.store.games.steps(GAME)) == 1


@pytest.mark.parametrize(
    ("game", "why"),
    [
        (
            light_blues(40),
            "Light blues: building here costs $50, and you don’t have that much cash.",
        ),
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
    assert "+1 house" not in str(labels(screen))
    assert why in said(screen)


# -- selling -----------------------------------------------------------------------------------


async def test_an_empty_build_tab_names_itself_and_all_that_one_owns(
    start_game: StartPanelGame,
) -> None:
    panels = await start_game(live().owns(A, VERMONT, READING).state)
    screen = await tab(panels, await opened(panels), "Build")
    assert "**Build**\n" in said(screen)
    assert "Vermont" in said(screen)
    assert "Reading" in said(screen)


async def test_the_build_tab_lists_all_that_one_owns_also_while_something_can_be_built(
    start_game: StartPanelGame,
) -> None:
    panels = await start_game(live().owns(A, *DARK_BLUES, VERMONT, READING).state)
    screen = await tab(panels, await opened(panels), "Build")
    assert "Vermont" in said(screen)
    assert "Reading" in said(screen)


async def test_what_the_bank_has_left_is_told_where_one_builds(start_game: StartPanelGame) -> None:
    panels = await start_game(live().owns(A, *DARK_BLUES, READING).state)
    screen = await tab(panels, await opened(panels), "Build")
    assert "The Bank has 32 houses" in said(screen)
    assert "The Bank has" not in said(await tab(panels, screen, "Mortgages"))


async def test_selling_has_lots_and_rows_and_pays_half(start_game: StartPanelGame) -> None:
    game = live().owns(A, *DARK_BLUES).cash(A, 0).levels(DARK_BLUES, 3, 3)
    panels = await start_game(game.state)
    screen = await tab(panels, await opened(panels), "Sell buildings")
    assert buttons(screen)[3:-1] == [
        "Down to 2 houses each · +$200",
        "Down to 1 house each · +$400",
        "Sell everything · +$600",
        *["Down to 2 houses · +$100"] * 2,
    ]
    answer = await panels.choose(A, screen, "Sell everything · +$600")
    assert answer.text.startswith(
        "✅ You sold buildings (Park Place and Boardwalk down to no houses) for $600.\n"
    )
    assert await panels.cash(A) == 600
    assert await panels.levels(*DARK_BLUES) == [0, 0]


async def test_hotels_come_down_as_far_as_the_banks_houses_reach(
    start_game: StartPanelGame,
) -> None:
    game = light_blues(0).levels(LIGHT_BLUES, 5, 5, 5).stock(1, 0)
    panels = await start_game(game.state)
    screen = await tab(panels, await opened(panels), "Sell buildings")
    assert "Sell everything · +$375" in buttons(screen)
    assert options(screen, "Other ways to sell…") == [
        "Sell Oriental down to 1 house, sell what’s built on Vermont and Connecticut · +$350",
        "Sell Vermont down to 1 house, sell what’s built on Oriental and Connecticut · +$350",
        "Sell Connecticut down to 1 house, sell what’s built on Oriental and Vermont · +$350",
    ]
    await panels.choose(
        A,
        screen,
        "Sell Vermont down to 1 house, sell what’s built on Oriental and Connecticut · +$350",
    )
    assert await panels.levels(*LIGHT_BLUES) == [0, 1, 0]


# -- mortgages ---------------------------------------------------------------------------------


async def test_mortgages_are_taken_and_paid_off(start_game: StartPanelGame) -> None:
    game = live().owns(A, READING, BALTIC, ORIENTAL).cash(A, 10).mortgaged(BALTIC)
    panels = await start_game(game.state)
    screen = await tab(panels, await opened(panels), "Mortgages")
    assert sections(screen) == {
        "Baltic, mortgaged": "Unmortgage · $33",
        "Oriental": "Mortgage · +$50",
        "Reading": "Mortgage · +$100",
    }
    unmortgage = section(screen, "Baltic, mortgaged").button
    assert unmortgage.disabled, "$10 pay off nothing"
    assert "Rent lost: $6 · to unmortgage: $55" in section(screen, "Oriental").text
    assert "Rent lost" not in section(screen, "Baltic, mortgaged").text

    screen = (await panels.choose_beside(A, screen, "Reading")).screen
    assert sections(screen)["Reading, mortgaged"] == "Unmortgage · $110"
    answer = await panels.choose_beside(A, screen, "Baltic")
    assert answer.text.startswith("✅ You unmortgaged Baltic for $33.")
    assert await panels.cash(A) == 10 + 100 - 33


async def test_it_works_out_of_turn(start_game: StartPanelGame) -> None:
    game = live().owns(B, READING)
    panels = await start_game(game.state)
    screen = await opened(panels, B)
    await panels.choose(B, screen, "Mortgage · +$100")
    assert await panels.cash(B) == 1600


async def test_all_28_deeds_can_be_reached(start_game: StartPanelGame) -> None:
    game = live()
    game.owns(A, *game.state.deeds).cash(A, 0)
    panels = await start_game(game.state)
    screen = await tab(panels, await opened(panels), "Mortgages")
    seen: list[str] = []
    for _ in range(3):
        seen += sections(screen)
        screen = await tab(panels, screen, "Next page")
    seen += sections(screen)
    assert len(seen) == len(set(seen)) == 28
    assert "Next page" not in said(screen)
    screen = await tab(panels, screen, "Previous page")
    screen = await tab(panels, screen, "Next page")
    answer = await panels.choose_beside(A, screen, "Boardwalk")
    assert await panels.cash(A) == 200
    assert "Boardwalk, mortgaged" in sections(answer.screen), "the page stays"


async def test_mortgages_just_received_are_paid_off_without_interest(
    start_game: StartPanelGame,
) -> None:
    game = live(3).owns(B, READING, BALTIC).mortgaged(READING, BALTIC).cash(B, 0).cash(A, 500)
    game.owes(B, 300, A)
    game.play(B, GiveUp())
    panels = await start_game(game.state)
    screen = await opened(panels)
    just = "Just received: unmortgage with no extra interest…"
    assert options(screen, just) == ["Unmortgage Baltic · $30", "Unmortgage Reading · $100"]
    assert sections(screen) == {}
    before = await panels.cash(A)
    row = next(r for r in screen.rows if isinstance(r, Select) and r.placeholder == just)
    assert (row.least, row.most) == (1, 2)
    answer = await panels.press(A, row.custom_id, "3", "5")
    assert answer.text.startswith("✅ You unmortgaged Baltic and Reading for $130.\n")
    assert await panels.cash(A) == before - 130


# -- why not, who not, and where from ----------------------------------------------------------


async def test_it_says_when_there_is_nothing_to_manage(start_game: StartPanelGame) -> None:
    panels = await start_game(live().state)
    screen = await opened(panels)
    assert "You don’t own any property yet" in said(screen)
    assert buttons(screen) == ["Standing orders…"]


async def test_it_says_when_a_roll_is_still_to_be_moved(start_game: StartPanelGame) -> None:
    game = live().owns(B, READING).owns(A, BALTIC).cash(A, 20).jailed(A, 2).to_move(A)
    game.play(A, Roll(), (1, 2))
    panels = await start_game(game.state)
    assert "A move is in progress" in said(await opened(panels, B))
    debtor = await opened(panels, A)
    assert sections(debtor) == {"Baltic": "Mortgage · +$30"}


async def test_amb_65_it_says_why_nothing_is_mortgaged_for_a_debt_beyond_all_means(
    start_game: StartPanelGame,
) -> None:
    panels = await start_game(live().owns(A, READING).cash(A, 5).owes(A, 300, B).state)
    panel = said(await opened(panels))
    assert "Even if you sold and mortgaged everything, you’d only have $105" in panel
    assert "You have nothing to sell or mortgage right now." in panel
    assert panel.count("a trade") == 1, "that only a trade can help is said once"


async def test_it_says_when_everything_is_built(start_game: StartPanelGame) -> None:
    game = live().owns(A, *DARK_BLUES).levels(DARK_BLUES, 5, 5)
    panels = await start_game(game.state)
    panel = said(await tab(panels, await opened(panels), "Build"))
    assert "every street in the full sets you own has a hotel" in panel
    assert "you need every street" not in panel


async def test_the_owner_of_a_color_group_reads_why_nothing_is_built_not_to_get_one(
    start_game: StartPanelGame,
) -> None:
    game = live().owns(A, *DARK_BLUES, READING).mortgaged(*DARK_BLUES).cash(A, 5)
    panels = await start_game(game.state)
    panel = said(await tab(panels, await opened(panels), "Build"))
    assert "There’s nothing you can build right now." in panel
    assert "before you build here" in panel
    assert "you need every street" not in panel


async def test_it_says_when_nothing_is_possible(start_game: StartPanelGame) -> None:
    panels = await start_game(live().owns(A, READING).mortgaged(READING).cash(A, 5).state)
    assert "nothing you can build, sell, mortgage or unmortgage" in said(await opened(panels))


@pytest.mark.parametrize(
    ("arguments", "values"),
    [
        ("", ()),
        ("wishes", ()),
        ("tab build", ()),
        ("go mortgage 0", ()),
        ("act mortgage 0 mortgage 5", ()),
        ("pick mortgage", ("page mortgage 1",)),
    ],
)
async def test_who_does_not_play_is_told_so(
    start_game: StartPanelGame, arguments: str, values: tuple[str, ...]
) -> None:
    panels = await start_game(live(2).state)
    answer = await panels.press(5, panel_custom_id(GAME, "manage", arguments), *values)
    assert answer.text.startswith("You’re not playing in this game.")


async def test_the_command_opens_the_same_panel(start_game: StartPanelGame) -> None:
    panels = await start_game(light_blues(310).state)
    await opened(panels)  # Only the first opening explains the panel.
    context, answer = panels.context(A, private=False)
    await open_manage(context, GAME)
    assert answer.screen == await opened(panels)


async def test_a_panel_of_an_earlier_process_works(start_game: StartPanelGame) -> None:
    panels = await start_game(light_blues(1000).owns(A, *ORANGES).state)
    group = (await panels.choose_beside(A, await opened(panels), "Oranges")).screen
    await panels.restart()
    await panels.choose(A, group, "+2 houses each · $600")
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
    for label in TABS:
        screen = await tab(panels, screen, label)
        check_nothing_cut(screen)
    screen = await tab(panels, screen, "Sell buildings")
    for name in sections(screen):
        group = (await panels.choose_beside(A, screen, name)).screen
        check_nothing_cut(group)
        assert buttons(group)[-2:] == ["Back", "Standing orders…"]


def check_nothing_cut(screen: AnyScreen) -> None:
    assert isinstance(screen, PanelScreen)
    assert 1 + sum(map(components_of, screen.parts)) <= 40
    assert "… +" not in said(screen)


@pytest.mark.parametrize(
    ("arguments", "values"),
    [
        ("pick build orange", ("build 16=1,18=1,19=1",)),
        ("pick build", ("open build orange",)),
        ("pick mortgage", ("mortgage 5",)),
        ("pick lift", ("lift 3",)),
        ("pick mortgage", ("page mortgage 1",)),
    ],
)
async def test_lists_of_an_earlier_release_work(
    start_game: StartPanelGame, arguments: str, values: tuple[str, ...]
) -> None:
    game = live().owns(A, *ORANGES, READING, BALTIC).mortgaged(BALTIC)
    panels = await start_game(game.state)
    answer = await panels.press(A, panel_custom_id(GAME, "manage", arguments), *values)
    assert set(TABS) <= set(buttons(answer.screen))
    done = not values[0].startswith(("open", "page"))
    assert answer.text.startswith("✅ You ") == done


@pytest.mark.parametrize("arguments", ["go nonsense 0", "go build nonsense", "go mortgage 99"])
async def test_a_place_that_is_not_there_is_the_nearest(
    start_game: StartPanelGame, arguments: str
) -> None:
    panels = await start_game(light_blues(1000).owns(A, *ORANGES).state)
    answer = await panels.press(A, panel_custom_id(GAME, "manage", arguments))
    assert set(TABS) <= set(buttons(answer.screen))


@pytest.mark.parametrize("arguments", ["act", "act build 0", "act build 0 buy", "drop", "go"])
async def test_a_made_up_press_changes_nothing(start_game: StartPanelGame, arguments: str) -> None:
    panels = await start_game(light_blues(1000).state)
    answer = await panels.press(A, panel_custom_id(GAME, "manage", arguments))
    assert "no longer works" in answer.text
    assert (await panels.table()).record.version == 1


async def test_pages_turn_round_and_a_page_that_is_gone_is_the_first(
    start_game: StartPanelGame,
) -> None:
    panels = await start_game(live().state)
    every = [Option(str(number), str(number)) for number in range(60)]
    seen: list[str] = []
    for page in range(3):
        shown = paged(every, page, panels.words)
        seen += [option.value for option in shown[:-1]]
        assert shown[-1].value == f"page {(page + 1) % 3}"
    assert seen == [str(number) for number in range(60)]
    assert paged(every, 9, panels.words) == paged(every, 0, panels.words)
    assert paged(every[:25], 2, panels.words) == tuple(every[:25])


async def test_who_has_what_a_color_lacks_is_said_with_a_trade_for_it(
    start_game: StartPanelGame,
) -> None:
    """The color that lacks least comes first; of the Bank's there is no trade."""
    game = live(3).owns(A, *LIGHT_BLUES[:2], ORANGES[0], REDS[0])
    game.owns(B, LIGHT_BLUES[2], ORANGES[1])
    screen = await opened(await start_game(game.state))
    light_blue, orange, red = [it for it in said(screen).split("\n") if ": " in it][-3:]
    assert light_blue.startswith("Connecticut: ")
    assert light_blue.endswith("Ben")
    assert orange == "Tennessee: 🚢 Ben · New York: unowned"
    assert red == "Indiana: unowned · Illinois: unowned"
    assert labels(screen).count("Trade…") == 2


async def test_the_trade_asks_for_what_is_missing(start_game: StartPanelGame) -> None:
    game = live(3).owns(A, *LIGHT_BLUES[:2]).owns(B, LIGHT_BLUES[2], READING)
    panels = await start_game(game.state)
    builder = (await panels.choose(A, await opened(panels), "Trade…")).screen
    assert toggles(builder, "take") == {str(LIGHT_BLUES[2]): True, str(READING): False}
    draft = await panels.host.store.drafts.of_user(GAME, 100 + A)
    assert draft is not None
    assert OfferTrade(B, Side(), Side((LIGHT_BLUES[2],))) == offer_of(draft)


async def test_a_draft_with_the_same_player_goes_on_and_asks_for_it_too(
    start_game: StartPanelGame,
) -> None:
    game = live(3).owns(A, *LIGHT_BLUES[:2]).owns(B, LIGHT_BLUES[2], READING)
    panels = await start_game(game.state)
    begun = OfferTrade(B, Side((), 50), Side((READING,)))
    await panels.press(A, OpenOffer(GAME, begun).custom_id)
    await panels.choose(A, await opened(panels), "Trade…")
    draft = await panels.host.store.drafts.of_user(GAME, 100 + A)
    assert draft is not None
    assert offer_of(draft) == OfferTrade(B, Side((), 50), Side((READING, LIGHT_BLUES[2])))


def offer_of(draft: Draft) -> OfferTrade:
    """What a stored draft offers; the order of properties does not count."""
    offer = TypeAdapter(OfferTrade).validate_json(draft.body)
    deeds = tuple(sorted(offer.takes.deeds))
    return replace(offer, takes=replace(offer.takes, deeds=deeds))


async def test_why_there_is_no_building_is_said_in_its_tab_alone(
    start_game: StartPanelGame,
) -> None:
    game = live().owns(A, *LIGHT_BLUES).mortgaged(LIGHT_BLUES[0])
    panels = await start_game(game.state)
    screen = await opened(panels)
    for label in TABS:
        shown = said(await tab(panels, screen, label))
        assert ("before you build here" in shown) == (label == "Build"), label


async def test_an_old_press_says_that_the_property_has_changed(start_game: StartPanelGame) -> None:
    """And not that another choice would be allowed: nobody has made any."""
    game = live().owns(A, *ORANGES, READING).levels(ORANGES, 1, 1, 1)
    panels = await start_game(game.state)
    sell = DoAtPlace(GAME, "sell", 0, SellBuildings(((16, 0), (18, 0), (19, 0))))
    mortgage = DoAtPlace(GAME, "mortgage", 0, Mortgage(READING))
    for press in (sell, mortgage):
        assert (await panels.press(A, press.custom_id)).text.startswith("✅ You")
        late = await panels.press(A, press.custom_id)
        assert late.text.startswith("Nothing was done: your property has changed")
