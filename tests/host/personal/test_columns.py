"""The list of columns that say something of people, beside the schema."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from engine.host.personal.columns import IMPERSONAL, PERSONAL, TOPICS
from engine.host.personal.erase import Eraser
from engine.host.personal.registry import DeletedPeople
from engine.host.store.store import Store
from tests.support.host_harness import HostHarness
from tests.support.named_person import NAMED, ZOE, every_kind_of_row
from tests.support.named_rows import columns_of, named_in

OF_THE_SEAT = {
    "players": {"token", "bank", "missed", "waited", "owner_waited"},
    "steps": {"seat", "action"},
    "results": {"token", "seat", "place", "fate"},
}
"""What stays for the others at the table, as docs/PRIVACY.md says: it tells of a seat, and no
longer whose that was. Every other personal column loses what it holds of a person.
"""


@pytest.mark.asyncio
async def test_every_column_of_the_database_is_named_once(store: Store, place: Path) -> None:
    personal = [(table, name) for table, names in PERSONAL.items() for name in names]
    others = [(table, name) for table, names in IMPERSONAL.items() for name in names]
    assert set(personal).isdisjoint(others)
    assert columns_of(place) == {*personal, *others}


def test_every_topic_has_columns() -> None:
    assert {topic for names in PERSONAL.values() for topic in names.values()} == set(TOPICS)


def test_the_privacy_policy_names_every_personal_column() -> None:
    page = (Path(__file__).parents[3] / "docs" / "PRIVACY.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`(\w+\.\w+)`", page))
    assert named == {f"{table}.{name}" for table, names in PERSONAL.items() for name in names}


def fill(place: Path) -> None:
    """Put Zoe's id into her rows, in each column that may hold something of her and does nowhere.

    A row is hers by its `user_id`; where there is none, by its seat or by whatever else names her.
    Numbers that count, and keys that only number the rows, stay as they are.
    """
    named = named_in(place, *NAMED)
    with closing(sqlite3.connect(place)) as db:
        for table, columns in PERSONAL.items():
            described = db.execute(f"PRAGMA table_info({table})").fetchall()
            types = {name: kind for _, name, kind, _, _, key in described if not key}
            empty = {it for it in columns if it in types and (table, it) not in named}
            for column in sorted(empty - OF_THE_SEAT.get(table, set())):
                value = f'{{"by":{ZOE.user_id}}}' if types[column] == "TEXT" else ZOE.user_id
                theirs = _rows_of_zoe({name for _, name, *_ in described}, table, named)
                change = f"UPDATE {table} SET {column} = ?2 WHERE {theirs}"
                found = db.execute(change, (ZOE.user_id, value)).rowcount
                assert found, f"every_kind_of_row makes no row for {table}.{column}"
        db.commit()


def _rows_of_zoe(columns: set[str], table: str, named: set[tuple[str, str]]) -> str:
    """The condition of an SQL statement; ?1 is her id."""
    if "user_id" in columns:
        return "user_id = ?1"
    ways = [f"instr({column}, ?1) > 0" for of, column in sorted(named) if of == table]
    if {"game_id", "seat"} <= columns:
        ways.append("(game_id, seat) IN (SELECT game_id, seat FROM players WHERE user_id = ?1)")
    return " OR ".join(ways) or "FALSE"


@pytest.mark.asyncio
async def test_a_deletion_leaves_nothing_in_any_personal_column(place: Path) -> None:
    harness = await HostHarness.at(place)
    await every_kind_of_row(harness)
    await harness.close()
    fill(place)
    keys = {("orders", "seat")}  # It goes with its row, in which the body names her.
    personal = {(table, name) for table, names in PERSONAL.items() for name in names}
    of_the_seat = {(table, name) for table, names in OF_THE_SEAT.items() for name in names}
    assert of_the_seat < personal
    assert named_in(place, *NAMED) == personal - of_the_seat - keys
    again = await HostHarness.at(place)
    await Eraser(again.host, again.lobbies, DeletedPeople()).erase(ZOE.user_id)
    await again.close()
    left = sorted(f"{table}.{column}" for table, column in named_in(place, *NAMED))
    assert not left, f"a deletion (engine/host/personal/erase.py) leaves {', '.join(left)}"
