"""The foot of each page of standing orders: a phone shows the end of what is too long for it."""

from __future__ import annotations

import pytest

from bot.panels.orders.overview import main_page
from bot.panels.orders.sheet import Sheet
from bot.panels.orders.topic_page import topic_page
from bot.screens.panel_screen import AnyScreen, PanelScreen
from bot.screens.press import panel_custom_id
from bot.text.language import load
from engine.players.orders import Orders
from engine.players.orders.terms import Bidding, Building, Buying, Goal, Raising, Trading
from tests.support.game import A, live
from tests.support.panel_game import GAME, NOW, StartPanelGame, lists

pytestmark = pytest.mark.asyncio


@pytest.mark.parametrize("page", ["main", "page buy", "page bid"])
async def test_a_page_ends_with_whether_it_is_saved(start_game: StartPanelGame, page: str) -> None:
    panels = await start_game(live().state)
    opening = panel_custom_id(GAME, "orders", page)
    await panels.press(A, panel_custom_id(GAME, "orders", "set rule"), "always")
    state, buttons = end_of((await panels.press(A, opening)).screen)
    assert (state, buttons) == (
        "✏️ **Not saved yet.** Press *Save* to turn these on.",
        ["Save", "Discard changes"],
    )
    await panels.press(A, panel_custom_id(GAME, "orders", "save"))
    state, buttons = end_of((await panels.press(A, opening)).screen)
    assert (state, buttons) == ("✅ Saved. Your orders are active.", [])


def end_of(screen: AnyScreen) -> tuple[str, list[str]]:
    """The last text of a page, and the buttons below it."""
    assert isinstance(screen, PanelScreen)
    at = max(at for at, part in enumerate(screen.parts) if isinstance(part, str))
    rows = [row for row in screen.parts[at + 1 :] if isinstance(row, tuple)]
    return str(screen.parts[at]), [button.label for row in rows for button in row]


async def test_as_many_orders_as_there_may_be_leave_room_for_saving(
    start_game: StartPanelGame,
) -> None:
    panels = await start_game(live().state)
    deeds = live().state.deeds
    draft = Orders(
        by=100,
        buying=Buying(rule="group", deeds=dict.fromkeys(deeds, "keep"), keep=1000),
        bidding=Bidding(percent=75, deeds=dict.fromkeys(deeds, 1000), limit=5000),
        building=Building(plan=tuple(Goal(on=it, level=1 + it % 5) for it in deeds)),
        raising=Raising(first=tuple(deeds)),
        trading=Trading(until=NOW + 1, never=tuple(deeds), gain=-5),
    )
    orders = Orders(by=100, draft=draft)
    sheet = Sheet(await panels.table(), A, orders, load("de"), NOW, has_other_game=True)
    pages = {it: topic_page(sheet, it) for it in ("buy", "bid", "build", "debt", "trade")}
    for screen in (main_page(sheet), *pages.values()):
        assert "Noch nicht gespeichert" in end_of(screen)[0]
        assert end_of(screen)[1] == ["Speichern", "Änderungen verwerfen"]
    assert [len(lists(pages[it])) for it in ("buy", "debt")] == [2, 3]
