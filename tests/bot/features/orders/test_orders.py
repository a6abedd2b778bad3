"""The private panel of standing orders: what it shows, and what a choice changes."""

from __future__ import annotations

import re

import pytest

from bot.features.orders.standing_orders import open_orders
from bot.ui.panel_screen import AnyScreen
from bot.ui.screen import Select
from engine.core.actions import Decline, Roll, SetMaximum
from engine.core.state import waiting
from engine.host.refusals import Refusal, Refused
from engine.host.snapshots import state_of
from engine.players.orders import Orders, read_orders, write_orders
from engine.players.orders.terms import Bidding, Buying, Goal, Trading
from tests.support.answer_labels import PASS
from tests.support.custom_ids import panel_custom_id
from tests.support.game import (
    BOARDWALK,
    DARK_BLUES,
    ORIENTAL,
    READING,
    VERMONT,
    A,
    B,
    by_post,
    live,
    live_with,
)
from tests.support.landings import land_on
from tests.support.panel_game import (
    GAME,
    NOW,
    PanelGame,
    StartPanelGame,
    buttons,
    labels,
    lists,
    options,
    said,
)
from tests.support.screens import text

pytestmark = pytest.mark.asyncio
OPEN = panel_custom_id(GAME, "orders")
USUALLY = {"Same as all other properties", "Not in the plan"}
EVERY = ["Buying", "Auctions", "Jail", "Income Tax", "Debts", "Building", "Mortgages"]
EVERY += ["Trade offers"]


async def opened(panels: PanelGame, seat: int = A) -> AnyScreen:
    return (await panels.press(seat, OPEN, private=False)).screen


async def topic(panels: PanelGame, name: str) -> AnyScreen:
    return (await panels.choose(A, await opened(panels), name)).screen


async def step(panels: PanelGame, screen: AnyScreen, *chosen: str) -> AnyScreen:
    """These choices one after another; the screen as it is then."""
    for label in chosen:
        screen = (await panels.choose(A, screen, label)).screen
    return screen


async def fill(panels: PanelGame, screen: AnyScreen, label: str, **fields: str) -> AnyScreen:
    """A button or an option that asks for numbers, and what is typed."""
    form = (await panels.choose(A, screen, label)).form
    return (await panels.press(A, form.custom_id, fields=fields)).screen


async def draft(panels: PanelGame) -> Orders:
    return (await in_force(panels)).edited


async def in_force(panels: PanelGame, seat: int = A) -> Orders:
    return read_orders((await panels.table()).orders.get(seat, "{}"))


# -- the whole ---------------------------------------------------------------------------------


async def test_it_opens_with_every_topic_and_nothing_ordered(start_game: StartPanelGame) -> None:
    panels = await start_game(live().state)
    screen = await opened(panels)
    presets = ["Careful", "Usual", "Bold"]
    assert buttons(screen) == [*presets, "What your orders did", "Clear everything"]
    assert options(screen, "Choose what to change…") == EVERY
    assert asked(screen) == [it for it in EVERY if it != "Building"], "nobody is asked to build"
    assert "**You do it yourself:** Building" in said(screen)


def asked(screen: AnyScreen) -> list[str]:
    """The topics about which the first page says that the player is asked."""
    (names,) = re.findall(r"\*\*You’ll be asked each time:\*\* (.*)", said(screen))
    return str(names).split(", ")


async def test_a_topic_that_this_game_has_not_is_not_listed(start_game: StartPanelGame) -> None:
    screen = await opened(await start_game(live_with("flat-income-tax").state))
    assert not {"Income Tax", "Rent…"} & set(labels(screen))


async def test_rent_that_must_be_asked_for_may_be_asked_for_always(
    start_game: StartPanelGame,
) -> None:
    panels = await start_game(live_with("claimed-rent").state)
    screen = await step(panels, await topic(panels, "Rent"), "Always collect it")
    assert "You always collect rent right away." in said(screen)
    assert (await draft(panels)).rents


async def test_who_does_not_play_has_no_orders(start_game: StartPanelGame) -> None:
    panels = await start_game(live().state)
    context, _ = panels.context(7)
    with pytest.raises(Refused) as refused:
        await open_orders(context, GAME)
    assert refused.value.refusal is Refusal.NOT_PLAYING


async def test_nothing_is_in_force_before_it_is_saved(start_game: StartPanelGame) -> None:
    panels = await start_game(live().state)
    screen = await step(panels, await topic(panels, "Buying"), "Always buy")
    assert "Not saved yet" in said(screen)
    assert "You buy every property you land on." in said(screen)
    assert (await in_force(panels)).buying.rule is None
    screen = await step(panels, screen, "Save")
    assert "Saved" in said(screen)
    assert "Save" not in buttons(screen)
    assert asked(screen) == [it for it in EVERY[1:] if it != "Building"]
    assert (await in_force(panels)).buying.rule == "always"
    assert (await in_force(panels)).draft is None


async def test_changes_may_be_discarded(start_game: StartPanelGame) -> None:
    panels = await start_game(live().state)
    screen = await step(panels, await topic(panels, "Buying"), "Always buy", "Save")
    screen = await step(panels, screen, "Buying", "Never buy", "Discard changes")
    assert "**Buying:** Always buy" in said(screen)
    assert (await in_force(panels)).draft is None
    screen = await step(panels, screen, "Buying", "Never buy", "Always buy")
    assert "Save" not in buttons(screen), "it is as it was"


async def test_a_topic_or_everything_may_be_cleared(start_game: StartPanelGame) -> None:
    panels = await start_game(live().state)
    screen = await step(panels, await topic(panels, "Buying"), "Always buy", "All orders")
    screen = await step(panels, screen, "Income Tax", "Pay the flat amount", "Clear")
    assert (await draft(panels)).tax is None
    assert (await draft(panels)).buying.rule == "always"
    await step(panels, screen, "All orders", "Clear everything")
    assert (await draft(panels)) == Orders()
    await step(
        panels, await opened(panels), "Buying", "Always buy", "Save", "Clear everything", "Save"
    )
    assert A not in (await panels.table()).orders


async def test_the_orders_of_others_are_not_shown(start_game: StartPanelGame) -> None:
    panels = await start_game(live().state)
    await step(panels, await topic(panels, "Buying"), "Always buy", "Save")
    assert "You buy every property" not in said(await opened(panels, B))


async def test_saving_answers_what_waits_and_the_panel_lists_it(start_game: StartPanelGame) -> None:
    game = live().at(A, 36)
    game.play(A, Roll(), (1, 2))
    panels = await start_game(game.state)
    screen = await step(panels, await opened(panels), "What your orders did")
    assert "Your standing orders haven’t decided anything yet." in said(screen)
    screen = await step(panels, screen, "All orders", "Buying", "Always buy")
    assert (await panels.table()).position.deeds[BOARDWALK].owner is None
    screen = await step(panels, screen, "Save")
    assert "Your orders have already decided this for you:" in said(screen)
    screen = await step(panels, screen, "What your orders did")
    assert (await panels.table()).position.deeds[BOARDWALK].owner == A
    assert "buys Boardwalk" in said(screen) or "bought Boardwalk" in said(screen)
    others = (await panels.choose(B, await opened(panels, B), "What your orders did")).screen
    assert "Your standing orders haven’t decided anything yet." in said(others)


async def test_what_the_orders_did_is_listed_oldest_first(start_game: StartPanelGame) -> None:
    panels = await start_game(land_on(by_post(2).to_move(A), VERMONT).state, "daily")
    lots = {VERMONT: 0, BOARDWALK: 0}
    bidding = Orders(buying=Buying(rule="never"), bidding=Bidding(deeds=lots))
    await panels.host.order(GAME, 100 + A, lambda _: write_orders(bidding))
    screen = (await panels.choose(A, await opened(panels), "What your orders did")).screen
    told = said(screen)
    assert told.index("didn’t buy Vermont") < told.index("Your order passed on Vermont")


@pytest.mark.parametrize(
    ("dollars", "told"),
    [
        (80, "Your order bid up to $80 on Vermont: won for $51."),
        (20, "Your order bid up to $20 on Vermont. 🎩 Ada won it for $21."),
        (0, "Your order passed on Vermont."),
    ],
)
async def test_a_secret_bid_of_orders_says_on_what_and_what_came_of_it(
    start_game: StartPanelGame, dollars: int, told: str
) -> None:
    panels = await start_game(land_on(by_post(2).to_move(A), VERMONT).state, "daily")
    bidding = Orders(bidding=Bidding(deeds={VERMONT: dollars}))
    await panels.host.order(GAME, 100 + B, lambda _: write_orders(bidding))
    for seat, action in ((A, Decline()), (A, SetMaximum(50))):
        number = waiting(state_of(await panels.table())).id
        await panels.host.submit(GAME, 100 + seat, number, action, f"{action}")
    screen = (await panels.choose(B, await opened(panels, B), "What your orders did")).screen
    assert told in said(screen)


# -- topic by topic ----------------------------------------------------------------------------


async def test_how_much_cash_must_stay_is_asked_before_anything_changes(
    start_game: StartPanelGame,
) -> None:
    panels = await start_game(live().state)
    await panels.choose(A, await topic(panels, "Buying"), "Buy if I keep enough cash…")
    assert A not in (await panels.table()).orders
    screen = await fill(
        panels, await topic(panels, "Buying"), "Buy if I keep enough cash…", keep="$250"
    )
    assert "You buy a property if that leaves you at least $250. If not" in said(screen)
    assert (await draft(panels)).buying.keep == 250
    assert chosen(screen) == ["Buy if at least $250 is left"]


def chosen(screen: AnyScreen) -> list[str]:
    """What is chosen in each list that shows a choice."""
    found = [it.options for it in screen.rows if isinstance(it, Select)]
    return [option.label for its in found for option in its if option.default]


async def test_a_deed_may_have_a_rule_of_its_own(start_game: StartPanelGame) -> None:
    panels = await start_game(live().state)
    screen = await step(
        panels, await topic(panels, "Buying"), "Always buy", "Dark blue", "Boardwalk", "Never buy"
    )
    assert "🟦 Boardwalk: never buy" in said(screen)
    assert (await draft(panels)).buying.deeds == {BOARDWALK: "never"}
    await step(panels, screen, "Same as all other properties")
    assert (await draft(panels)).buying.deeds == {}


async def test_a_maximum_is_typed_for_a_deed_or_a_group(start_game: StartPanelGame) -> None:
    panels = await start_game(live().state)
    screen = await step(panels, await topic(panels, "Auctions"), PASS, "Dark blue")
    screen = await fill(panels, screen, "Boardwalk", most="1,200")
    screen = await fill(panels, screen, "Whole group: Dark blue", most="300")
    assert "🟦 Boardwalk: up to $1,200" in said(screen)
    bidding = (await draft(panels)).bidding
    assert (bidding.percent, bidding.deeds) == (0, {BOARDWALK: 1200})
    assert list(bidding.groups.values()) == [300]
    await fill(panels, screen, "Boardwalk", most="")
    assert (await draft(panels)).bidding.deeds == {}


async def test_the_ways_out_of_jail_by_the_stage_of_the_game(start_game: StartPanelGame) -> None:
    panels = await start_game(live().state)
    for stage, way in (("early", "fine"), ("late", "throw")):
        await panels.press(A, panel_custom_id(GAME, "orders", f"set {stage}"), way)
    screen = await topic(panels, "Jail")
    assert chosen(screen) == ["Pay $50", "Roll for doubles", "Same as on my other turns"]
    screen = await fill(panels, screen, "Set when the late game starts…", few="3")
    assert "While more than 3 properties are unowned, you pay $50." in said(screen)
    assert "Once 3 or fewer properties are unowned, you roll for doubles." in said(screen)


async def test_what_goes_first_and_last_in_a_debt(start_game: StartPanelGame) -> None:
    panels = await start_game(live().owns(A, READING, ORIENTAL).state)
    screen = await topic(panels, "Debts")
    reading = panel_custom_id(GAME, "orders", "toggle first")
    screen = (await panels.press(A, reading, str(READING))).screen
    screen = (await panels.press(A, reading, str(ORIENTAL))).screen
    assert "in this order: 🚂 Reading and 🔷 Oriental" in said(screen)
    keep = panel_custom_id(GAME, "orders", "toggle keep")
    screen = (await panels.press(A, keep, str(READING))).screen
    raising = (await draft(panels)).raising
    assert raising is not None
    assert (raising.first, raising.keep) == ((ORIENTAL,), (READING,))


async def test_a_plan_keeps_the_order_in_which_it_was_made(start_game: StartPanelGame) -> None:
    panels = await start_game(live().state)
    screen = await step(panels, await topic(panels, "Building"), "Dark blue", "a hotel", "Back")
    screen = await step(panels, screen, "Light blue", "Vermont", "3 houses", "Back")
    assert "**1** · 🟦 Dark blue: up to a hotel each.\n**2** · 🔷 Vermont: up to 3 houses." in said(
        screen
    )
    assert "Building may use up all your cash" in said(screen)
    group = live().state.rules.properties[BOARDWALK].group
    await step(panels, screen, "Dark blue", "2 houses")
    assert (await draft(panels)).building.plan == (
        Goal(on=group, level=2),
        Goal(on=VERMONT, level=3),
    )


async def test_what_is_not_in_the_plan_is_said_to_be_so(start_game: StartPanelGame) -> None:
    panels = await start_game(live().state)
    screen = await step(panels, await topic(panels, "Building"), "Light blue", "Vermont")
    assert set(told(screen).values()) == {"Not in the plan"}
    screen = await step(panels, screen, "3 houses")
    found = told(screen)
    assert found.pop("Vermont") == "3 houses"
    assert set(found.values()) == {"Not in the plan"}


async def test_a_deed_without_a_rule_of_its_own_has_that_of_its_group(
    start_game: StartPanelGame,
) -> None:
    panels = await start_game(live().state)
    screen = await step(
        panels, await topic(panels, "Buying"), "Dark blue", "Whole group: Dark blue"
    )
    assert set(told(screen).values()) == {"Same as all other properties"}
    screen = await step(panels, screen, "Never buy", "Boardwalk")
    assert set(told(screen).values()) == {"never buy"}
    assert "Same as the whole group" in labels(screen)


def told(screen: AnyScreen) -> dict[str, str | None]:
    """What the first list says beside each of its options."""
    first = screen.rows[0]
    assert isinstance(first, Select)
    return {option.label: option.description for option in first.options}


@pytest.mark.parametrize("name", EVERY)
async def test_no_option_repeats_what_its_list_asks(name: str, start_game: StartPanelGame) -> None:
    panels = await start_game(live().owns(A, READING, ORIENTAL).state)
    screen = await topic(panels, name)
    pages = [screen]
    if "Dark blue" in labels(screen) and name != "Debts":
        pages.append(await step(panels, screen, "Dark blue"))
    selects = [row for page in pages for row in page.rows if isinstance(row, Select)]
    assert selects
    for select in selects:
        told = [option.description for option in select.options if option.description]
        assert select.placeholder.rstrip("…") not in told
        assert len(told) < 2 or len(set(told)) > 1 or set(told) <= USUALLY


async def test_offers_are_declined_for_a_while_and_below_a_gain(start_game: StartPanelGame) -> None:
    panels = await start_game(live().owns(A, *DARK_BLUES).state)
    screen = await step(panels, await topic(panels, "Trade offers"), "Decline for 1 day")
    assert chosen(screen) == ["Decline for 1 day"]
    screen = await step(panels, screen, "Boardwalk")
    screen = await fill(panels, screen, "Minimum gain…", gain="-100")
    trading = (await draft(panels)).trading
    assert trading.until == NOW + 24 * 3600
    assert (trading.never, trading.gain) == ((BOARDWALK,), -100)
    assert "more than $100 worse off" in said(screen)


async def test_the_choice_is_shown_as_long_as_offers_are_declined(
    start_game: StartPanelGame,
) -> None:
    panels = await start_game(live().state)
    for hours, shown in (
        (72, "Decline for 3 days"),
        (30, "Decline for 3 days"),
        (11, "Decline for 12 hours"),
        (-1, "Send them to me as usual"),
    ):
        body = write_orders(Orders(trading=Trading(until=NOW + hours * 3600)))
        await panels.host.order(GAME, 100, lambda _, body=body: body)  # type: ignore[misc]
        assert chosen(await topic(panels, "Trade offers")) == [shown]


async def test_a_long_list_turns_its_pages(start_game: StartPanelGame) -> None:
    game = live().owns(A, *live().state.deeds)
    panels = await start_game(game.state)
    screen = await topic(panels, "Trade offers")
    assert len(lists(screen)) == 2
    assert "Boardwalk" not in labels(screen)
    toggle = panel_custom_id(GAME, "orders", "toggle never")
    screen = (await panels.press(A, toggle, "page 1")).screen
    assert "Boardwalk" in labels(screen)


async def test_a_sum_for_all_other_properties_is_typed_beside_the_other_limits(
    start_game: StartPanelGame,
) -> None:
    panels = await start_game(live().state)
    form = (await panels.press(A, panel_custom_id(GAME, "orders", "ask bidding"))).form
    assert "Maximum bid per property" in str(form)
    typed = panel_custom_id(GAME, "orders", "typed bidding")
    for most, told in (
        ("80", "You bid at most $80 for a property"),
        ("0", "You pass on properties"),
    ):
        answer = await panels.press(A, typed, fields={"most": most})
        assert f"{told}" in text(answer.screen)


# -- forged and silly --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "why"),
    [
        *((it, f"“{it}” isn’t a whole number") for it in ("-5", "1e9", "much", "$1.50", "२")),
        ("12345678", "more money than any game has"),
    ],
)
async def test_what_is_no_amount_is_explained_above_the_panel_and_changes_nothing(
    start_game: StartPanelGame, number: str, why: str
) -> None:
    panels = await start_game(live().state)
    for form, name in (("buyif", "keep"), ("building", "keep"), ("bidding", "limit")):
        typed = panel_custom_id(GAME, "orders", f"typed {form}")
        answer = await panels.press(A, typed, fields={name: number}, private=False)
        assert why in text(answer.screen)
    typed = panel_custom_id(GAME, "orders", f"typedmost {BOARDWALK}")
    assert why in text((await panels.press(A, typed, fields={"most": number})).screen)
    assert A not in (await panels.table()).orders


@pytest.mark.parametrize(
    ("arguments", "values"),
    [
        ("nonsense", []),
        ("page nonsense", []),
        ("page rent", []),
        ("topic", ["rent"]),
        ("topic", []),
        ("group jail", ["dark_blue"]),
        ("group buy", ["no-group"]),
        ("group buy", ["dark_blue", "brown"]),
        ("item buy", ["0"]),
        ("item buy", ["9" * 90]),
        ("item tax", ["39"]),
        ("rule 39", ["sometimes"]),
        ("rule 40", ["never"]),
        ("goal 39", ["6"]),
        ("goal 39", ["-1"]),
        ("goal x", ["1"]),
        ("toggle plan", ["39"]),
        ("toggle never", ["page -1"]),
        ("toggle never", ["brown brown"]),
        ("set rule", ["sometimes"]),
        ("set until", ["1e3"]),
        ("set nothing", ["ask"]),
        ("set building", ["ask"]),
        ("ask nothing", []),
        ("typed nothing", []),
        ("typedmost 0", []),
        ("clear nothing", []),
        ("clear rent", []),
        ("save now", []),
    ],
)
async def test_made_up_presses_get_a_sentence_and_change_nothing(
    start_game: StartPanelGame, arguments: str, values: list[str]
) -> None:
    panels = await start_game(live().state)
    custom_id = f"m1:{GAME}:0:orders:{arguments}"
    answer = await panels.press(A, custom_id, *values)
    assert answer.text, "no sentence"
    assert not answer.updates
    assert A not in (await panels.table()).orders


async def test_a_number_that_no_order_may_have_changes_nothing(start_game: StartPanelGame) -> None:
    panels = await start_game(live().state)
    for form, name, number in (("leaving", "few", "29"), ("buyif", "keep", "1000001")):
        answer = await panels.press(
            A, panel_custom_id(GAME, "orders", f"typed {form}"), fields={name: number}
        )
        assert f"is out of range: {number}." in text(answer.screen)
    assert A not in (await panels.table()).orders


async def test_whoever_is_not_playing_changes_nothing(start_game: StartPanelGame) -> None:
    panels = await start_game(live(3).state)
    answer = await panels.press(7, panel_custom_id(GAME, "orders", "set tax"), "flat")
    assert answer.text
    assert not (await panels.table()).orders
