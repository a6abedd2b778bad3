"""A film of messages as one member sees them, with a pointer on what that member presses."""

from __future__ import annotations

import re
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageDraw
from playwright.async_api import FloatRect, Locator, ViewportSize

from tests.support.browser_tabs import Tab
from tests.support.screenshots.screenshot_taker import settle

SCREEN = ViewportSize(width=620, height=1200)
SHARPNESS = 2
"""Pixels of the film for one of the page."""
BACKGROUND = "#313338"
ARROW = ((0, 0), (0, 17), (4, 13), (7, 20), (10, 19), (7, 12), (12, 12))
"""The pointer, its tip first."""


class Film:
    """Frames of one message at a time, each with the milliseconds that it stays."""

    def __init__(self, tab: Tab) -> None:
        self.tab = tab
        self._message: Locator | None = None
        self._frames: list[Image.Image] = []
        self._times: list[int] = []

    @classmethod
    async def of(cls, member: Tab) -> Film:
        """Return a film of what this member sees on a small, sharp screen."""
        browser = member.page.context.browser
        assert browser
        page = await browser.new_page(
            viewport=SCREEN, device_scale_factor=SHARPNESS, color_scheme="dark"
        )
        await page.goto(member.page.url)
        return cls(Tab(page, member.member))

    async def show(self, text: str | re.Pattern[str], milliseconds: int) -> None:
        """Wait until a message says so, and show it."""
        self._message = await self.tab.sees(text)
        frame, _ = await self._photograph()
        self._keep(frame, milliseconds)

    async def press(self, label: str | re.Pattern[str], milliseconds: int = 900) -> None:
        """Show the pointer on a button of the message, and press it."""
        button = self.tab.button(label)
        await button.hover()
        frame, corner = await self._photograph()
        box = await button.bounding_box()
        assert box
        across, down = box["x"] + 0.7 * box["width"], box["y"] + 0.5 * box["height"]
        _draw_arrow(frame, (across - corner["x"], down - corner["y"]))
        self._keep(frame, milliseconds)
        await button.click()
        await self.tab.page.mouse.move(0, 0)

    async def close(self, path: Path) -> None:
        """Write the film as an animated picture that begins again at its end."""
        await self.tab.page.close()
        height = max(frame.height for frame in self._frames)
        first, *others = [_in_height(frame, height) for frame in self._frames]
        first.save(
            path, save_all=True, append_images=others, duration=self._times, loop=0, quality=80,
            method=6,
        )  # fmt: skip

    def _keep(self, frame: Image.Image, milliseconds: int) -> None:
        self._frames.append(frame)
        self._times.append(milliseconds)

    async def _photograph(self) -> tuple[Image.Image, FloatRect]:
        """Return the message as it is now, and where in the page it is."""
        page = self.tab.page
        assert self._message
        await settle(page)
        while True:
            box = await self._message.bounding_box()
            assert box
            picture = await page.screenshot(clip=box)
            if await self._message.bounding_box() == box:  # No edit has moved it meanwhile.
                return Image.open(BytesIO(picture)).convert("RGB"), box


def _in_height(frame: Image.Image, height: int) -> Image.Image:
    whole = Image.new("RGB", (frame.width, height), BACKGROUND)
    whole.paste(frame)
    return whole


def _draw_arrow(frame: Image.Image, tip: tuple[float, float]) -> None:
    size = 1.3 * SHARPNESS
    corners = [(SHARPNESS * tip[0] + size * x, SHARPNESS * tip[1] + size * y) for x, y in ARROW]
    ImageDraw.Draw(frame).polygon(corners, "white", "black", SHARPNESS)
