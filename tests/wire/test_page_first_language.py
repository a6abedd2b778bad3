"""The page opens in the browser's language, and a member's own choice stands."""

from __future__ import annotations

import re

import aiohttp
import pytest

from tests.support.local_discord import LocalDiscord

pytestmark = pytest.mark.asyncio


async def _opened(local: LocalDiscord, accept_language: str) -> str:
    """Return the language of the page for a browser that asks for these."""
    headers = {"Accept-Language": accept_language}
    async with (
        aiohttp.ClientSession() as browser,
        browser.get(local.page_url, headers=headers) as page,
    ):
        (locale,) = re.findall(r'<html lang="([\w-]+)"', await page.text())
        return str(locale)


async def test_each_opening_is_in_the_browsers_language_until_one_is_chosen(
    local: LocalDiscord,
) -> None:
    assert await _opened(local, "es-ES,es;q=0.9") == "es-ES"
    assert local.hub.world.locale == "es-ES"
    assert await _opened(local, "de") == "de"
    assert local.hub.world.locale == "es-ES", "what everyone reads stays as it began"
    await local.member("Ada").speak("fr")
    assert await _opened(local, "es-ES,es;q=0.9") == "fr"


async def test_a_choice_before_the_first_opening_stands(local: LocalDiscord) -> None:
    await local.member("Ada").speak("fr")
    assert await _opened(local, "es-ES,es;q=0.9") == "fr"
