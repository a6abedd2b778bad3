"""The file of everything that is kept about a person."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from engine.host.personal.columns import PERSONAL
from engine.host.personal.file import LEFT_OUT, personal_data, personal_file
from tests.support.host_harness import CLEO, HostHarness
from tests.support.named_person import OFFER, ORDERS, ZOE, every_kind_of_row

pytestmark = pytest.mark.asyncio


async def zoes_file(harness: HostHarness) -> tuple[dict[str, Any], dict[str, Any]]:
    """Her whole file, and her games in it by what she is in them."""
    names = {game_id: name for name, game_id in (await every_kind_of_row(harness)).items()}
    data = json.loads(await personal_file(harness.host, ZOE.user_id, 10**7))
    return data, {names[game["game"]]: game for game in data["games"]}


async def test_it_holds_what_every_table_has(harness: HostHarness) -> None:
    data, games = await zoes_file(harness)
    names = "over running lobby moderated lent borrowed closed direct"
    assert set(games) == {*names.split(), "own lobby"}
    assert data["preferences"] == {"zone": "Europe/Berlin"}
    assert [it["game_id"] for it in data["results"]] == [games["over"]["game"]]
    assert [it["key"] for it in data["settings"]] == [
        f"blocks:{ZOE.user_id}",
        f"hints:{ZOE.user_id}",
        "managers:7",
    ]
    running = games["running"]
    assert [(it["seat"], it["name"]) for it in running["seats"]] == [(0, ZOE.name)]
    assert (running["host"], running["orders"]) == (True, [json.loads(ORDERS)])
    assert running["draft"] == {
        "changed_at": "1970-01-01T00:00:01+00:00",
        "offer": json.loads(OFFER),
    }
    assert [it["role"] for it in running["messages"]] == ["asked:1:0"]
    assert {"key": "vote:pause", "named_at": ["options.for"]} in running["notes"]
    (move,) = games["over"]["moves"]
    assert (move["action"], move["by"]) == ("1 resign", "press")
    assert games["lent"]["seats"] == [{"seat": 1, "lent": True}]
    assert games["borrowed"]["seats"][0]["borrowed"] is True
    moderated = [it for it in games["moderated"]["notices"] if it["kind"] == "moderated"]
    assert moderated[0]["reason"] == f"{ZOE.name} asked for it"
    assert (games["closed"]["host"], games["closed"]["seats"][0]["name"]) == (True, ZOE.name)
    assert games["direct"]["server"] == "direct messages"


HERS = f"user_id = {ZOE.user_id}"
OWN_ROWS = {
    "players": HERS,
    "results": HERS,
    "drafts": HERS,
    "preferences": HERS,
    "orders": f"(game_id, seat) IN (SELECT game_id, seat FROM players WHERE {HERS})",
    "notes": f"key LIKE '%:{ZOE.user_id}'",
    "settings": f"key LIKE '%:{ZOE.user_id}'",
    "messages": f"body = '{ZOE.user_id}'",
    "games": f"host_id = {ZOE.user_id} AND schema > 0",
}
"""Which rows of a table are hers alone, where it has such."""


def values_in(value: Any) -> set[str]:
    """All values of a file, as texts."""
    match value:
        case dict():
            return {it for each in value.values() for it in values_in(each)}
        case list():
            return {it for each in value for it in values_in(each)}
    return {str(value)}


def as_told(column: str, value: Any) -> set[str]:
    """What a column's value looks like in the file."""
    if column.endswith("_at") or column.endswith("_until"):
        return set() if value is None else {datetime.fromtimestamp(value, UTC).isoformat()}
    if column == "body":
        return values_in(json.loads(value))
    return {str(value)}


def rows_of(place: Path, table: str) -> list[dict[str, Any]]:
    """Her own rows of a table, in the columns that say something of her alone."""
    columns = [it for it in PERSONAL[table] if it not in ("state", "owner_id")]  # Of others, too.
    with closing(sqlite3.connect(place)) as db:
        found = db.execute(f"SELECT {', '.join(columns)} FROM {table} WHERE {OWN_ROWS[table]}")
        return [dict(zip(columns, row, strict=True)) for row in found]


async def test_it_holds_every_personal_column_of_her_own_rows(
    harness: HostHarness, place: Path
) -> None:
    data, _ = await zoes_file(harness)
    told = values_in(data)
    rows = {table: rows_of(place, table) for table in OWN_ROWS}
    assert [table for table, found in rows.items() if not found] == []
    missing = [
        (table, column, value)
        for table, found in rows.items()
        for row in found
        for column, value in row.items()
        if not as_told(column, value) <= told and value not in told
    ]
    assert missing == []


async def test_it_holds_nobody_elses_name_or_id(harness: HostHarness) -> None:
    await every_kind_of_row(harness)
    text = (await personal_file(harness.host, ZOE.user_id, 10**7)).decode()
    assert [name for name in ("Ada", "Ben", "Cleo", "Eve") if f'"{name}"' in text] == []
    assert ": 900" not in text


async def test_what_is_ordered_on_a_seat_is_its_players_not_its_owners(
    harness: HostHarness,
) -> None:
    game_id = (await every_kind_of_row(harness))["lent"]
    await harness.host.order(game_id, CLEO.user_id, lambda _: ORDERS)
    orders = []
    for person in (ZOE, CLEO):
        games = (await personal_data(harness.host, person.user_id))["games"]
        orders += [it["orders"] for it in games if it["game"] == game_id]
    assert orders == [[], [json.loads(ORDERS)]]


async def test_of_a_file_too_large_the_moves_are_left_out(harness: HostHarness) -> None:
    await every_kind_of_row(harness)
    whole = len(await personal_file(harness.host, ZOE.user_id, 10**7))
    data = json.loads(await personal_file(harness.host, ZOE.user_id, whole - 1))
    assert {game["moves"] for game in data["games"]} == {LEFT_OUT}


async def test_of_a_stranger_nothing_is_kept(harness: HostHarness) -> None:
    await every_kind_of_row(harness)
    data = await personal_data(harness.host, 999_888_777_666)
    kept = (data["preferences"], data["settings"], data["results"], data["games"])
    assert kept == (None, [], [], [])
