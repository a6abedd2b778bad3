"""Pictures of the screens: whole, also where the last message is taller than the window."""

from __future__ import annotations

import pytest

from tests.support.browser_tabs import BrowserTabs, needs_chromium
from tests.support.screenshots.screenshot_taker import PHONE, TALLEST, fit_window

pytestmark = [pytest.mark.asyncio(loop_scope="session"), needs_chromium]


async def test_the_window_is_as_tall_as_the_last_message_needs(tabs: BrowserTabs) -> None:
    ada = await tabs.open("Ada", *PHONE)
    await ada.command("panel")
    heights = []
    for tall in (0, 1500, 9000):
        style = f"[...document.querySelectorAll('.message')].at(-1).style.minHeight = '{tall}px'"
        await ada.page.evaluate(style)
        await fit_window(ada.page, *PHONE)
        assert ada.page.viewport_size is not None
        heights.append(ada.page.viewport_size["height"])
    assert heights[0] == PHONE[1]
    assert 1500 < heights[1] < 1800
    assert heights[2] == TALLEST
