"""Whether orders are saved is read before the lists of each page; Save is at its end."""

from __future__ import annotations

import pytest

from bot.features.orders.overview import main_page
from bot.features.orders.sheet import Sheet
from bot.features.orders.topic_page import topic_page
from bot.language.language import load
from bot.ui.panel_screen import AnyScreen, PanelScreen
from bot.ui.screen import Select
from engine.players.orders import Orders
from engine.players.orders.terms import Bidding, Building, Buying, Goal, Raising, Trading
from tests.support.custom_ids import panel_custom_id
from tests.support.game import A, live
from tests.support.panel_game import GAME, NOW, StartPanelGame, lists

pytestmark = pytest.mark.asyncio


UNSAVED = "✏️ **Not saved yet.** Press *Save* to turn these on."
SAVED = "✅ Saved. Your orders are active."


@pytest.mark.parametrize("page", ["main", "page buy", "page bid"])
async def test_a_page_says_above_its_lists_that_it_is_not_saved(
    start_game: StartPanelGame, page: str
) -> None:
    panels = await start_game(live().state)
    opening = panel_custom_id(GAME, "orders", page)
    await panels.press(A, panel_custom_id(GAME, "orders", "set rule"), "always")
    screen = (await panels.press(A, opening)).screen
    assert texts_above_lists(screen)[-1] == UNSAVED
    assert last_buttons(screen) == ["Save", "Discard changes"]


async def test_only_a_press_of_save_says_that_it_is_saved(start_game: StartPanelGame) -> None:
    panels = await start_game(live().state)
    await panels.press(A, panel_custom_id(GAME, "orders", "set rule"), "always")
    saved = (await panels.press(A, panel_custom_id(GAME, "orders", "save"))).screen
    assert texts_above_lists(saved)[-1] == SAVED
    for page in ("main", "page buy"):
        again = (await panels.press(A, panel_custom_id(GAME, "orders", page))).screen
        assert not {SAVED, UNSAVED} & set(texts_above_lists(again))


def texts_above_lists(screen: AnyScreen) -> list[str]:
    """The texts of a page that are read before its first list, without the list's question."""
    assert isinstance(screen, PanelScreen)
    at = next(at for at, part in enumerate(screen.parts) if isinstance(part, Select))
    texts = [part for part in screen.parts[:at] if isinstance(part, str)]
    return [it for it in texts if not it.startswith("**") or not it.endswith("**")]


def last_buttons(screen: AnyScreen) -> list[str]:
    """The buttons of the last row."""
    assert isinstance(screen, PanelScreen)
    row = screen.parts[-1]
    assert isinstance(row, tuple)
    return [button.label for button in row]


async def test_as_many_orders_as_there_may_be_leave_room_for_saving(
    start_game: StartPanelGame,
) -> None:
    panels = await start_game(live().state)
    deeds = live().state.deeds
    draft = Orders(
        buying=Buying(rule="group", deeds=dict.fromkeys(deeds, "keep"), keep=1000),
        bidding=Bidding(percent=75, deeds=dict.fromkeys(deeds, 1000), limit=5000),
        building=Building(plan=tuple(Goal(on=it, level=1 + it % 5) for it in deeds)),
        raising=Raising(first=tuple(deeds)),
        trading=Trading(until=NOW + 1, never=tuple(deeds), gain=-5),
    )
    orders = Orders(draft=draft)
    sheet = Sheet(await panels.table(), A, orders, load("de"), NOW, has_other_game=True)
    pages = {it: topic_page(sheet, it) for it in ("buy", "bid", "build", "debt", "trade")}
    for screen in (main_page(sheet), *pages.values()):
        assert "Noch nicht gespeichert" in "".join(texts_above_lists(screen))
        assert last_buttons(screen) == ["Speichern", "Änderungen verwerfen"]
    assert [len(lists(pages[it])) for it in ("buy", "debt")] == [2, 3]
