"""A local Discord with the real bot in a folder of the test's own; a browser for all tests."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest
import pytest_asyncio

from tests.support.bot_process import counting_bot
from tests.support.browser_tabs import BrowserTabs, PagePool, chromium, shared_browser_tabs
from tests.support.local_bot import LocalBot, running_bot
from tests.support.local_client import Client, running
from tests.support.local_discord import LocalDiscord, RenewedWorld
from tests.support.timeouts import TIMEOUT, local_discord


@pytest_asyncio.fixture
async def local_bot(tmp_path: Path) -> AsyncIterator[LocalBot]:
    """Not started yet, and stopped afterwards, whatever has become of the bot."""
    async with running_bot(tmp_path) as found:
        yield found


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def pages() -> AsyncIterator[PagePool]:
    """One Chromium for all tests of a worker that run in the session's event loop."""
    async with chromium() as browser:
        yield PagePool(browser)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def renewed(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[RenewedWorld]:
    """A local Discord with a bot that counts presses and keeps nothing, for all tests of a worker
    that leave both running.
    """
    async with (
        local_discord(tmp_path_factory.mktemp("renewed") / "world.db") as local,
        counting_bot(local),
    ):
        with closing(RenewedWorld(local)) as renewed_:
            yield renewed_


@pytest_asyncio.fixture(loop_scope="session")
async def tabs(renewed: RenewedWorld, pages: PagePool) -> AsyncIterator[BrowserTabs]:
    """Tabs on the page of a local Discord in which nothing has happened yet."""
    renewed.renew()
    async with shared_browser_tabs(pages, renewed.local) as tabs_:
        yield tabs_


@pytest_asyncio.fixture(loop_scope="session")
async def own_tabs(tmp_path: Path, pages: PagePool) -> AsyncIterator[BrowserTabs]:
    """Tabs on the page of a local Discord of the test's own, which it may stop."""
    async with (
        local_discord(tmp_path / "world.db") as local,
        counting_bot(local),
        shared_browser_tabs(pages, local) as tabs_,
    ):
        yield tabs_


@pytest_asyncio.fixture
async def local() -> AsyncIterator[LocalDiscord]:
    """A local Discord without the bot."""
    async with LocalDiscord(answer_within=TIMEOUT) as discord_:
        yield discord_


@pytest_asyncio.fixture
async def client(local: LocalDiscord, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Client]:
    """A client of a few commands that is connected to it."""
    async with running(local, monkeypatch) as client_:
        yield client_
