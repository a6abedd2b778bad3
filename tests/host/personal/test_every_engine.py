"""A person is deleted from every table, whatever database is under it."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path

import pytest

from engine.host.administration.databases import ENGINES, copy_all
from engine.host.personal.columns import PERSONAL
from engine.host.personal.erase import Eraser
from engine.host.personal.file import personal_file
from engine.host.personal.registry import DeletedPeople
from engine.host.store.copying import TABLES
from tests.support.databases import new_database
from tests.support.host_harness import BEN, HostHarness
from tests.support.named_person import BY_SEAT, NAMED, ZOE, every_kind_of_row

pytestmark = pytest.mark.asyncio


async def named_tables(scheme: str, url: str) -> set[str]:
    """The tables in which the person's id or name stands."""
    found = set()
    async with ENGINES[scheme].tables(url) as tables:
        for table in TABLES:
            columns = await tables.columns(table)
            async for rows in tables.rows(table, columns):
                texts = [str(value) for row in rows for value in row]
                if any(str(name) in text for text in texts for name in NAMED):
                    found.add(table)
    return found


@pytest.mark.parametrize(("source", "target"), list(permutations(ENGINES)))
async def test_a_copied_database_has_all_of_a_person_and_is_cleared_of_it(
    source: str, target: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    deleted = DeletedPeople()
    async with (
        new_database(source, request, tmp_path) as from_url,
        new_database(target, request, tmp_path) as to_url,
    ):
        harness = HostHarness(await ENGINES[source].open(from_url))
        await Eraser(harness.host, harness.lobbies, deleted).erase(BEN.user_id)
        await every_kind_of_row(harness)
        file = await personal_file(harness.host, ZOE.user_id, 10**7)
        await harness.close()
        await copy_all(from_url, to_url)
        again = HostHarness(await ENGINES[target].open(to_url))
        copied = await personal_file(again.host, ZOE.user_id, 10**7)
        deleted.add(ZOE.user_id)  # As by an earlier process.
        found = await Eraser(again.host, again.lobbies, deleted).apply()
        await again.close()
        assert (copied, found) == (file, 1)
        assert await named_tables(target, to_url) == set()
        assert await named_tables(source, from_url) == set(PERSONAL) - BY_SEAT


@pytest.mark.parametrize("scheme", ENGINES)
async def test_no_table_names_a_deleted_person(
    scheme: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    async with new_database(scheme, request, tmp_path) as url:
        harness = HostHarness(await ENGINES[scheme].open(url))
        await every_kind_of_row(harness)
        await harness.close()
        assert await named_tables(scheme, url) == set(PERSONAL) - BY_SEAT
        again = HostHarness(await ENGINES[scheme].open(url))
        await Eraser(again.host, again.lobbies, DeletedPeople()).erase(NAMED[0])
        await again.close()
        assert await named_tables(scheme, url) == set()
