"""Pictures of the screens: whole, also where the last message is taller than the window."""

from __future__ import annotations

import pytest

from tests.support.browser_tabs import BrowserTabs, needs_chromium
from tests.support.screenshots.screenshot_taker import PHONE, TALLEST, TO_THE_END, fit_window

BEGINNING = """(() => {
    const box = document.querySelector("#messages");
    const last = [...box.querySelectorAll(".message")].at(-1);
    return last.getBoundingClientRect().top - box.getBoundingClientRect().top;
})()"""
"""How many pixels below the upper edge of the list its last message begins."""
pytestmark = [pytest.mark.asyncio(loop_scope="session"), needs_chromium]


async def test_the_window_is_as_tall_as_the_last_message_needs(tabs: BrowserTabs) -> None:
    ada = await tabs.open("Ada", *PHONE)
    await ada.command("panel")
    heights, beginnings = [], []
    for tall in (0, 1500, 9000):
        style = f"[...document.querySelectorAll('.message')].at(-1).style.minHeight = '{tall}px'"
        await ada.page.evaluate(style)
        await fit_window(ada.page, *PHONE)
        await ada.page.evaluate(TO_THE_END)
        beginnings.append(await ada.page.evaluate(BEGINNING))
        assert ada.page.viewport_size is not None
        heights.append(ada.page.viewport_size["height"])
    assert heights[0] == PHONE[1]
    assert 1500 < heights[1] < 1800
    assert heights[2] == TALLEST
    assert min(beginnings[:2]) >= 0, "a message that fits is there from its beginning"
