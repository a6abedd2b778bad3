"""Presets of the panel of standing orders: everything at one press, then changed or saved."""

import math
import re

import pytest

from bot.decisions.orders_text import OrdersText
from bot.features.orders.brief import brief
from bot.features.orders.sheet import EMOJI
from bot.language.language import languages, load
from bot.language.voice import Voice
from engine.players.orders import Orders, read_orders, write_orders
from engine.players.orders.presets import PRESETS, PresetName, preset
from engine.players.orders.terms import Bidding, Buying, Lifting, Trading
from tests.support.custom_ids import panel_custom_id
from tests.support.game import A, by_post, live
from tests.support.panel_game import (
    GAME,
    PanelGame,
    StartPanelGame,
    buttons,
    put_game,
    said,
)

OPEN = panel_custom_id(GAME, "orders")
OTHER = "hijklmn"
PHONE = 45
"""Characters of a line on a phone."""
COPY = "Same as my other game"


async def stored(panels: PanelGame) -> Orders:
    return read_orders((await panels.table()).orders.get(A, "{}"))


@pytest.mark.asyncio
async def test_six_topics_are_ordered_with_two_presses(start_game: StartPanelGame) -> None:
    panels = await start_game(live().state)
    opened = (await panels.press(A, OPEN, private=False)).screen
    filled = (await panels.choose(A, opened, "Usual")).screen
    assert (await stored(panels)).buying.rule is None, "a preset answers nothing before Save"
    saved = (await panels.choose(A, filled, "Save")).screen
    orders = await stored(panels)
    assert orders.buying.rule == "keep"
    assert orders.bidding.percent == 100
    assert None not in (orders.leaving.early, orders.tax, orders.raising, orders.lifting.received)
    assert orders.building.plan
    assert "**You’ll be asked each time:** Trade offers\n" in said(saved)


@pytest.mark.parametrize("locale", languages())
@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_fits_on_a_phone(locale: str, name: PresetName) -> None:
    words, rules = load(locale), by_post().state.rules
    text, orders = OrdersText(Voice((), "classic", words), rules), preset(name, rules)
    lines = {it: brief(text, it, orders) for it in text.topics}
    told = [f"{EMOJI[it]}  {words.say(f'orders-topic-{it}')}: {line}" for it, line in lines.items()]
    assert sum(math.ceil(len(line) / PHONE) for line in told) <= 12


def test_one_line_tells_the_main_orders_about_a_topic() -> None:
    rules = by_post().state.rules
    text = OrdersText(Voice((), "classic", load("en")), rules)
    careful = preset("careful", rules)
    assert [brief(text, it, careful) for it in ("buy", "jail", "build", "trade")] == [
        "Buy if at least $300 is left",
        "Use a card, or else roll. Later: Roll for doubles",
        "All color groups: 3 houses · keep $400",
        "",
    ]
    spending = preset("bold", rules)
    assert brief(text, "bid", spending) == "Up to 150% of list price"
    assert brief(text, "jail", spending) == "Use a card, or pay $50"


PERSONS = {
    "en": r"\b(I|my|me|you|your)\b",
    "de": r"\b(ich|mich|mein\w*|du|dich|dein\w*|der Bot)\b",
    "es": r"\b(me|mi|mis|te|tu|tus|compras|pujas|guardas|rechazas)\b",
    "fr": r"\b(je|me|mes|tu|te|tes)\b|j’",
    "pt-BR": r"\b(eu|meus?|minhas?|você|seus?|suas?)\b",
}


@pytest.mark.parametrize("locale", languages())
def test_the_lines_of_the_first_page_name_choices_and_no_person(locale: str) -> None:
    words, rules = load(locale), by_post().state.rules
    text = OrdersText(Voice((), "classic", words), rules)
    several = [preset(name, rules) for name in PRESETS]
    several += [Orders(lifting=Lifting(keep=keep)) for keep in (0, 100)]
    several += [Orders(lifting=Lifting(received="lift")), Orders(buying=Buying(rule="keep"))]
    several += [Orders(bidding=Bidding(most=100)), Orders(trading=Trading(until=5.0))]
    several += [Orders(trading=Trading(never=(1,))), Orders(trading=Trading(gain=-7))]
    told = [brief(text, topic, orders) for orders in several for topic in text.topics]
    assert [line for line in told if re.search(PERSONS[locale], line, re.IGNORECASE)] == []


@pytest.mark.asyncio
async def test_building_says_that_nobody_is_asked(start_game: StartPanelGame) -> None:
    panels = await start_game(live().state)
    screen = (await panels.press(A, OPEN, private=False)).screen
    page = (await panels.choose(A, screen, "Building")).screen
    assert "asked each time" not in said(page)
    assert "*You build yourself, with **Manage**.*" in said(page)


@pytest.mark.asyncio
async def test_after_a_preset_each_topic_may_be_changed(start_game: StartPanelGame) -> None:
    panels = await start_game(live().state)
    screen = (await panels.press(A, OPEN, private=False)).screen
    for label in (
        "Bold",
        "Income Tax",
        "Pay the percentage",
        "All orders",
        "Save",
    ):
        screen = (await panels.choose(A, screen, label)).screen
    orders = await stored(panels)
    assert (orders.buying.rule, orders.tax) == ("always", "tenth")


@pytest.mark.asyncio
async def test_another_preset_takes_the_place_of_the_first(start_game: StartPanelGame) -> None:
    panels = await start_game(live().state)
    screen = (await panels.press(A, OPEN, private=False)).screen
    for label in ("Bold", "Careful"):
        screen = (await panels.choose(A, screen, label)).screen
    draft = (await stored(panels)).edited
    assert draft.buying.rule == "keep"
    assert draft.bidding.percent == 75
    screen = (await panels.choose(A, screen, "Discard changes")).screen
    assert "Save" not in buttons(screen)


@pytest.mark.asyncio
async def test_the_orders_of_another_game_may_be_taken_over(start_game: StartPanelGame) -> None:
    panels = await start_game(live().state)
    await put_game(panels.host.store, OTHER, live().state)
    there = Orders(buying=Buying(rule="never"), trading=Trading(until=5.0, gain=7))
    await panels.host.order(OTHER, 100, lambda _: write_orders(there))
    opened = (await panels.press(A, OPEN, private=False)).screen
    await panels.choose(A, (await panels.choose(A, opened, COPY)).screen, "Save")
    orders = await stored(panels)
    assert orders.buying.rule == "never"
    assert orders.trading == Trading(gain=7), "not until when offers are declined there"


@pytest.mark.asyncio
async def test_without_another_game_there_is_nothing_to_take_over(
    start_game: StartPanelGame,
) -> None:
    panels = await start_game(live().state)
    assert COPY not in buttons((await panels.press(A, OPEN, private=False)).screen)
    await put_game(panels.host.store, OTHER, live().state)
    opened = (await panels.press(A, OPEN, private=False)).screen
    assert "nothing was changed" in (await panels.choose(A, opened, COPY)).text
    assert await stored(panels) == Orders()


@pytest.mark.asyncio
async def test_orders_that_are_cleared_are_said_to_be_off(start_game: StartPanelGame) -> None:
    panels = await start_game(live().state)
    screen = (await panels.press(A, OPEN, private=False)).screen
    for label in ("Bold", "Save", "Clear everything"):
        screen = (await panels.choose(A, screen, label)).screen
    assert "turn all your orders off" in said(screen)
    assert "no standing orders now" in said((await panels.choose(A, screen, "Save")).screen)
