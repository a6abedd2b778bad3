"""Changes of stored texts: none is lost, in one process or between two."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio

from engine.host.administration.databases import ENGINES
from engine.host.service import Host
from engine.host.store.texts import Outdated, StoredText, Texts, setting
from engine.host.text_changes import ATTEMPTS, change_preferences, change_text
from tests.support.databases import new_database

pytestmark = pytest.mark.asyncio
COUNT = setting("count")


@pytest_asyncio.fixture(params=[*ENGINES])
async def hosts(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[list[Host]]:
    """Two processes on one database, each with a cache of its own."""
    async with new_database(request.param, request, tmp_path) as url, AsyncExitStack() as opened:
        stores = [await ENGINES[request.param].open(url) for _ in range(2)]
        for store in stores:
            opened.push_async_callback(store.close)
        yield [Host(replace(store, shared=True), lambda: 0.0) for store in stores]


def one_more(text: str | None) -> str:
    return str(int(text or 0) + 1)


async def test_fifty_changes_of_two_processes_are_all_stored(hosts: list[Host]) -> None:
    await asyncio.gather(*(change_text(it, COUNT, one_more) for it in hosts for _ in range(25)))
    assert [await it.store.settings.get("count") for it in hosts] == ["50", "50"]


async def test_what_two_processes_change_of_one_person_adds_up(hosts: list[Host]) -> None:
    one, other = hosts
    await asyncio.gather(
        change_preferences(one, 7, lambda it: it.model_copy(update={"dice": "own"})),
        change_preferences(other, 7, lambda it: it.model_copy(update={"ping": "dm"})),
    )
    found = await one.preferences(7)
    assert (found.dice, found.ping) == ("own", "dm")


async def test_a_change_that_refuses_writes_nothing(hosts: list[Host]) -> None:
    def refuse(text: str | None) -> str:
        raise ValueError(text)

    before = await change_text(hosts[0], COUNT, lambda _: "1")
    assert before == (None, "1")
    with pytest.raises(ValueError, match="1"):
        await change_text(hosts[0], COUNT, refuse)
    assert await change_text(hosts[1], COUNT, lambda text: text) == ("1", "1")
    assert len(hosts[0].loaded) == 0


class AlwaysLate(Texts):
    """Texts that somebody else has always changed first."""

    def __init__(self) -> None:
        self.tried = 0

    async def get(self, text: StoredText) -> str | None:
        return None

    async def swap(self, text: StoredText, before: str | None, after: str | None) -> None:
        self.tried += 1
        raise Outdated


async def test_a_change_that_is_always_late_says_so_in_the_end(hosts: list[Host]) -> None:
    host, late = hosts[0], AlwaysLate()
    host.store = replace(host.store, texts=late)
    with pytest.raises(Outdated):
        await change_text(host, COUNT, one_more)
    assert late.tried == ATTEMPTS
