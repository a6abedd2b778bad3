"""The real bot at the page: everybody reads their own language, the channel the server's."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.language.language import load
from tests.support import bot_programs
from tests.support.answer_labels import ROLL
from tests.support.bot_process import BotProcess, forked
from tests.support.browser_tabs import PagePool, needs_chromium, shared_browser_tabs
from tests.support.timeouts import local_discord

pytestmark = [pytest.mark.asyncio(loop_scope="session"), needs_chromium]


async def test_a_german_is_answered_in_german(tmp_path: Path, pages: PagePool) -> None:
    """The others go on in English: a button leads one of them to a game in direct messages."""
    async with (
        local_discord(tmp_path / "world.db") as local,
        BotProcess(local, tmp_path / "games.db", launch=forked(bot_programs.real)),
        shared_browser_tabs(pages, local) as tabs,
    ):
        ada, bo = await tabs.open("Ada"), await tabs.open("Bo", 400, 820)
        await ada.page.get_by_role("button", name="Settings").click()
        await ada.page.get_by_label("Your language").select_option("de")
        await ada.page.locator(".you").get_by_text("Deutsch").wait_for()
        await ada.page.get_by_role("button", name="Fertig").click()
        await ada.page.fill("#say", "/monopoly neu")
        offered = ada.page.locator("#completions li")
        await offered.filter(has_text="Eine Lobby in diesem Kanal eröffnen").wait_for()
        await ada.command("monopoly neu", pace=_daily("de"))
        await ada.sees(_said("de"))
        await bo.sees("1 of 8 players")

        await bo.command("monopoly learn")
        link = bo.page.locator("#messages a.button").filter(has_text="Go to game")
        await link.last.click()
        await bo.page.locator("#header .title").filter(has_text=re.compile("Monopoly")).wait_for()
        await bo.button(ROLL).wait_for()
        assert len(bo.page.context.pages) == 1
        assert tabs.console_messages == []
        assert await local.control.violations() == []


def _daily(locale: str) -> str:
    """The choice of the pace that takes a day for a decision."""
    words = load(locale)
    pace, lasts = words.say("pace-daily"), words.say("lobby-lasts-daily")
    return words.say("new-game", game=pace, hint=lasts)


def _said(locale: str) -> re.Pattern[str]:
    """The private answer to whoever opens a lobby."""
    words = load(locale).say("lobby-opened")
    assert words != load("en").say("lobby-opened")
    return re.compile(re.escape(words))
