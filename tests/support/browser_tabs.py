"""Members of a local Discord at its page in Chromium, who see and click as people do."""

from __future__ import annotations

import os
import re
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Literal

import pytest
from playwright.async_api import (
    Browser,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    ViewportSize,
    async_playwright,
)

from tests.support.local_discord import LocalDiscord
from tests.support.timeouts import TIMEOUT

Motion = Literal["reduce", "no-preference"]
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
]
TIMEOUT_MS = 1000 * TIMEOUT
"""Milliseconds that a member looks for something."""
WAITING = """async ([given, longest]) => {
  const holds = () => { const it = (HOLDS); return typeof it === 'function' ? it(given) : it; };
  const ends = performance.now() + longest;
  while (!holds()) {
    if (performance.now() > ends) return false;
    await new Promise((goOn) => setTimeout(goOn, 20));
  }
  return true;
}"""
"""Looks in a page until an expression holds, and returns whether it did in time."""
needs_chromium = pytest.mark.skipif(
    not Path(CHROMIUM).exists() and not os.environ.get("REQUIRE_BROWSER"),
    reason=f"skipped: there is no {CHROMIUM}",
)
"""Without a browser a test is skipped, or fails where REQUIRE_BROWSER is set."""


async def wait_until(page: Page, holds: str, arg: object = None) -> None:
    """Wait until an expression, or a function of the argument, is true in a page.

    The page itself looks again and again, which costs a tenth of asking it each time. Playwright's
    own waiting evaluates text inside the page, and the page's policy forbids that.
    """
    waiting = WAITING.replace("HOLDS", holds)
    assert await page.evaluate(waiting, [arg, TIMEOUT_MS]), f"it never came to {holds}"


class Tab:
    """One member's tab. Buttons are named by the start of their label or a pattern of it."""

    def __init__(self, page: Page, member: str) -> None:
        self.page = page
        self.member = member

    def button(self, label: str | re.Pattern[str], within: str = "#messages") -> Locator:
        """The newest button that can be pressed now."""
        named = label if isinstance(label, re.Pattern) else re.compile(rf"^\W*{re.escape(label)}")
        return self.page.locator(f"{within} .button:enabled").filter(has_text=named).last

    def message(self, text: str | re.Pattern[str]) -> Locator:
        """The newest message that says so."""
        return self.page.locator("#messages .message").filter(has_text=text).last

    async def press(self, label: str | re.Pattern[str], within: str = "#messages") -> None:
        """Press a button as soon as it is there."""
        await self.button(label, within).click()

    async def sees(self, text: str | re.Pattern[str]) -> Locator:
        """Wait until a message says so."""
        found = self.message(text)
        await found.wait_for()
        return found

    async def choose(self, placeholder: str, *options: str) -> None:
        """Tick options in the newest list whose line starts so, until its message has changed."""
        lists = self.page.locator("#messages .select")
        chosen = lists.filter(has=self.page.locator(f"[data-placeholder^={placeholder!r}]")).last
        before, most = await chosen.element_handle(), await chosen.get_attribute("data-most")
        await chosen.locator("summary").click()
        for option in options:
            await chosen.locator(".option").filter(has_text=option).first.click()
        if most != "1":
            await chosen.locator("[data-choose]").click()
        await wait_until(self.page, "select => !select.isConnected", before)

    async def fill(self, values: Mapping[str, str]) -> None:
        """Fill in the form that has opened: the fields by name; submit it."""
        dialog = self.page.locator("dialog[open]")
        for name, value in values.items():
            await dialog.locator(f"[name={name}]").fill(value)
        await dialog.locator("[type=submit]").click()
        await dialog.wait_for(state="hidden")

    async def command(self, name: str, /, **options: str) -> None:
        """Type a slash command, choose its options by what they say, and send it."""
        await self.page.fill("#say", f"/{name}")
        await self.page.locator("#completions li").first.wait_for()
        await self.page.press("#say", "Enter")
        form = self.page.locator(".command-form")
        await form.wait_for()
        for option, value in options.items():
            field = form.locator(f"[name={option}]")
            if await field.evaluate("field => field.tagName") == "SELECT":
                await field.select_option(label=value)
            else:
                await field.fill(value)
                await form.locator(".choices button").first.click()
        await self.page.locator("#composer [type=submit]").click()
        await form.wait_for(state="detached")

    async def go(self, place: str) -> None:
        """Open a channel, a thread or the direct messages from the sidebar."""
        if await self.page.locator("#menu").is_visible():
            await self.page.click("#menu")
        # A pattern minds capitals: the channel is monopoly, the bot Monopoly.
        named = re.compile(re.escape(place))
        await self.page.locator("#sidebar .entry").filter(has_text=named).first.click()
        await self.page.locator("#header .title").filter(has_text=named).wait_for()


class PagePool:
    """Pages of one Chromium, each with a storage of its own, that one test uses after the other.

    To open a page costs a process; to lead one to another address costs a tenth of that.
    """

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._idle: list[Page] = []

    async def take(self, width: int, height: int) -> Page:
        """Return a page of this size on which nothing is open."""
        size = ViewportSize(width=width, height=height)
        if not self._idle:
            return await self._browser.new_page(viewport=size, color_scheme="dark")
        page = self._idle.pop()
        await page.set_viewport_size(size)
        return page

    async def give_back(self, page: Page) -> None:
        """Forget what the page has stored, and close what it shows."""
        await page.evaluate("localStorage.clear()")
        await page.goto("about:blank")
        self._idle.append(page)


class BrowserTabs:
    """Tabs on a local Discord. `console_messages` is what pages have logged."""

    def __init__(self, local: LocalDiscord, pages: PagePool) -> None:
        self.local = local
        self.console_messages: list[str] = []
        self.tabs: list[Tab] = []
        self._pages = pages

    async def open(
        self,
        member: str,
        width: int = 1280,
        height: int = 800,
        channel: str = "monopoly",
        motion: Motion = "reduce",
    ) -> Tab:
        """A new tab for a member, who wants no motion: to draw it takes a tenth of the time."""
        page = await self._pages.take(width, height)
        await page.emulate_media(reduced_motion=motion)
        page.set_default_timeout(TIMEOUT_MS)
        page.on("console", self._note_message)
        page.on("pageerror", self._note_error)
        await page.goto(f"{self.local.page_url}?member={member}&channel={channel}")
        self.tabs.append(Tab(page, member))
        return self.tabs[-1]

    async def close(self) -> None:
        """Give all tabs back."""
        for tab in self.tabs:
            tab.page.remove_listener("console", self._note_message)
            tab.page.remove_listener("pageerror", self._note_error)
            await self._pages.give_back(tab.page)

    def _note_message(self, message: ConsoleMessage) -> None:
        self.console_messages.append(message.text)

    def _note_error(self, error: Error) -> None:
        self.console_messages.append(str(error))

    async def photograph(self, folder: Path) -> None:
        """Every tab as it is now, to see afterwards why something was not found."""
        for number, tab in enumerate(self.tabs):
            await tab.page.screenshot(path=folder / f"tab-{number}-{tab.member}.png")


def has_chromium() -> bool:
    """Whether there is a browser to open tabs in."""
    return Path(CHROMIUM).exists()


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    """A running Chromium, closed at the end."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            yield browser
        finally:
            await browser.close()


@asynccontextmanager
async def shared_browser_tabs(pages: PagePool, local: LocalDiscord) -> AsyncIterator[BrowserTabs]:
    """Tabs of a Chromium that others use too; each is given back at the end."""
    tabs = BrowserTabs(local, pages)
    try:
        yield tabs
    finally:
        await tabs.close()


@asynccontextmanager
async def own_browser_tabs(local: LocalDiscord) -> AsyncIterator[BrowserTabs]:
    """Tabs of a Chromium of their own."""
    async with chromium() as browser:
        yield BrowserTabs(local, PagePool(browser))
