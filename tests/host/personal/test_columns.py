"""The list of columns that say something of people, beside the schema."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.host.personal.columns import IMPERSONAL, PERSONAL, TOPICS
from engine.host.store.store import Store
from tests.support.named_rows import columns_of


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
