"""Where pictures are taken: the local Discord, the bot in it, and a browser that looks at them."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.async_api import Page

from engine.core.chance import Dice
from tests.support.bot_process import BotProcess
from tests.support.browser_tabs import BrowserTabs, Tab, wait_until
from tests.support.game import Game
from tests.support.local_discord import LocalDiscord
from tests.support.screenshots.play_out import play_out
from tests.support.screenshots.printed_paper import print_paper
from tests.support.stored_game import arrange, end_season

FULL, PHONE = (1280, 1000), (400, 900)
SIZES = {"": FULL, "-phone": PHONE}
TO_THE_END = "(box => box.scrollTop = box.scrollHeight)(document.querySelector('#messages'))"
HIDDEN = """(box => {
    const last = [...box.querySelectorAll(".message")].at(-1);
    if (!last) return 0;
    box.scrollTop = 0;
    const begins = last.getBoundingClientRect().top - box.getBoundingClientRect().top;
    return Math.ceil(box.scrollHeight - begins) - box.clientHeight;
})(document.querySelector("#messages"))"""
"""How many pixels of the last message, and of the space below it, have no room."""
TALLEST = 2400
"""Pixels of the tallest picture."""
THEMES = {"": "dark", "-light": "light"}


class ScreenshotTaker:
    """Takes pictures into a folder: of each, dark and light, full and at a phone's width."""

    def __init__(
        self, local: LocalDiscord, bot: BotProcess, tabs: BrowserTabs, folder: Path
    ) -> None:
        self.local = local
        self.bot = bot
        self.folder = folder
        self._tabs = tabs
        self._open: dict[str, Tab] = {}

    async def tab(self, member: str) -> Tab:
        """The tab of a member, in the game's channel."""
        if member not in self._open:
            self._open[member] = await self._tabs.open(member, *FULL)
            return self._open[member]
        tab = self._open[member]
        await tab.page.goto(f"{self.local.page_url}?member={member}&channel=monopoly")
        return tab

    def user(self, member: str) -> int:
        """The user id of a member."""
        found = self.local.hub.world.user(member)
        assert found is not None, member
        return int(found["id"])

    async def arrange(self, change: Callable[[Game], object], *rolls: Dice) -> None:
        """Another position of the newest game, with these rolls to come."""
        async with self._without_bot():
            arrange(self.bot.database, self._newest(), change, rolls)

    async def play_out(self, *, to_building: bool = False) -> None:
        """The newest game played to its end, or until somebody builds, as computers would play."""
        async with self._without_bot():
            await play_out(self.bot.database, self._newest(), to_building=to_building)

    async def end_season(self) -> None:
        """What is over was played in the season before."""
        async with self._without_bot():
            end_season(self.bot.database)

    async def print_paper(self) -> None:
        """The paper of this week appears in the game's channel."""
        async with self._without_bot():
            await print_paper(self.local.hub, self.bot.database)

    def _without_bot(self) -> _Stopped:
        return _Stopped(self.bot)

    def _newest(self) -> str:
        with closing(sqlite3.connect(self.bot.database)) as file:
            ((game,),) = file.execute("SELECT id FROM games ORDER BY opened_at DESC LIMIT 1")
        return str(game)

    async def take(self, name: str, tab: Tab) -> None:
        """The tab as it is, four times, tall enough for the whole of its last message."""
        page = tab.page
        await page.mouse.move(0, 0)  # What it points at has another color.
        await page.evaluate("document.querySelector('#notices').hidden = true")
        for size, (width, height) in SIZES.items():
            await fit_window(page, width, height)
            for theme, value in THEMES.items():
                await page.evaluate("name => document.documentElement.dataset.theme = name", value)
                await settle(page)
                _keep(await page.screenshot(), self.folder / f"{name}{size}{theme}.png")
        await page.evaluate("document.documentElement.dataset.theme = 'dark'")
        await page.set_viewport_size({"width": FULL[0], "height": FULL[1]})


async def settle(page: Page) -> None:
    """Scroll to the newest message, and wait until its pictures and what slides in are there."""
    await wait_until(page, "[...document.images].every(it => it.complete)")
    await page.evaluate(TO_THE_END)
    await asyncio.sleep(0.3)


async def fit_window(page: Page, width: int, height: int) -> None:
    """Give a page this size, and as much more height as its last message needs."""
    await page.set_viewport_size({"width": width, "height": height})
    await wait_until(page, "[...document.images].every(it => it.complete)")
    tall = min(height + max(0, await page.evaluate(HIDDEN)), TALLEST)
    await page.set_viewport_size({"width": width, "height": tall})


def _keep(screenshot: bytes, path: Path) -> None:
    """In a palette of its own a screenshot takes a third of the room, and looks the same."""
    picture = Image.open(BytesIO(screenshot)).convert("RGB")
    picture.quantize(256, dither=Image.Dither.NONE).save(path, optimize=True)


class _Stopped:
    """The bot does not run meanwhile."""

    def __init__(self, bot: BotProcess) -> None:
        self._bot = bot

    async def __aenter__(self) -> None:
        await self._bot.stop()

    async def __aexit__(self, *raised: object) -> None:
        await self._bot.start()
