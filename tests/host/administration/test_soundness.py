"""Texts that cannot be read are found before a press finds them."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from engine.host.administration.databases import ENGINES, visit_rows_at
from engine.host.administration.soundness import Damaged, need_readable
from engine.host.store.sqlite.backup import restore, visit_rows
from engine.host.store.texts import Row
from tests.support.databases import new_database
from tests.support.host_harness import HostHarness
from tests.support.named_person import every_kind_of_row

DAMAGES = {
    "The state of game": "UPDATE games SET state = substr(state, 1, 40) WHERE schema > 0",
    "The state of game ": "UPDATE games SET state = substr(state, 9) WHERE schema = 0",
    "The state of game .": "UPDATE games SET state = json_set(state, '$.players[0]', 7)"
    " WHERE schema = 0",
    "in the log of game": "UPDATE steps SET notice = replace(notice, '\"kind\"', '\"x\"')",
    "What seat": "UPDATE orders SET body = '{\"rents\": 7}'",
    "A trade that is being": "UPDATE drafts SET body = '{'",
    "The note vote:pause on game": "UPDATE notes SET body = '{\"until\": []}'"
    " WHERE key = 'vote:pause'",
    "The note seen:": "UPDATE notes SET body = '{' WHERE key LIKE 'seen:%'",
    "What is noted of the message": "UPDATE messages SET body = '{\"until\"'",
    "What the user": "UPDATE preferences SET body = 'null'",
    "The setting managers:7": "UPDATE settings SET body = replace(body, ':', '')"
    " WHERE key = 'managers:7'",
    "The name of seat": "UPDATE players SET name = CAST(x'ff41' AS TEXT)",
}
"""What a damage is called, and the statement that makes it."""


async def fill(place: Path) -> None:
    harness = await HostHarness.at(place)
    await every_kind_of_row(harness)
    await harness.close()


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("whole") / "games.db"
    asyncio.run(fill(place))
    return place


@pytest.mark.parametrize("name", DAMAGES)
def test_a_backup_with_a_damaged_text_replaces_nothing(
    name: str, whole: Path, tmp_path: Path
) -> None:
    damaged, target = tmp_path / "damaged.db", tmp_path / "games.db"
    with closing(sqlite3.connect(whole)) as source, closing(sqlite3.connect(damaged)) as copy:
        source.backup(copy)
        copy.execute("DROP TRIGGER steps_are_final")
        assert copy.execute(DAMAGES[name]).rowcount > 0
        copy.commit()
    with pytest.raises(Damaged, match=name) as found:
        restore(damaged, target, need=partial(visit_rows, visit=need_readable))
    assert str(found.value).endswith("is damaged: it can’t be read.")
    assert not target.exists()


@pytest.mark.asyncio
@pytest.mark.parametrize("scheme", ENGINES)
async def test_all_that_the_bot_stores_can_be_read(
    scheme: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    seen = set[str]()

    def visit(table: str, row: Row) -> None:
        seen.add(table)
        need_readable(table, row)

    async with new_database(scheme, request, tmp_path) as url:
        harness = HostHarness(await ENGINES[scheme].open(url))
        try:
            await every_kind_of_row(harness)
            await asyncio.to_thread(visit_rows_at, url, visit)  # While the bot uses it.
        finally:
            await harness.close()
    assert {"games", "steps", "notes", "preferences", "settings", "messages"} <= seen
