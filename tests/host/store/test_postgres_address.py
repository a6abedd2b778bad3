"""URLs of databases on PostgreSQL: which are understood, and what of them may be told."""

from __future__ import annotations

import sys

import pytest

from engine.host.administration.databases import (
    file_of,
    open_store,
    password_of,
    place_of,
    schema_at,
)
from engine.host.store.errors import MissingPackage


@pytest.mark.parametrize(
    ("url", "place", "password"),
    [
        ("postgresql://me:s3cret@db.example/games", "postgresql://db.example/games", "s3cret"),
        ("postgres://me@db.example:5433/games", "postgresql://db.example:5433/games", None),
        (
            "postgresql://me:a%40b@[::1]:5432/my%20games",
            "postgresql://[::1]:5432/my games",
            "a%40b",
        ),
        (
            "postgresql://me:p@one:1,two:2/games?sslmode=require",
            "postgresql://one:1,two:2/games",
            "p",
        ),
        ("postgresql:///games?host=/run/pg&password=s3", "postgresql:///run/pg/games", "s3"),
        ("postgresql://me:x:y@there/games", "postgresql://there/games", "x:y"),
    ],
)
def test_a_place_is_told_without_user_and_password(
    url: str, place: str, password: str | None
) -> None:
    assert file_of(url) is None
    assert (place_of(url), password_of(url)) == (place, password)


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://me@db.example",
        "postgresql://me@db.example/",
        "postgresql://",
        "postgresql://me@db.example:port/games",
        "postgresql://me@db.example:/games",
        "postgresql://me@[::1/games",
        "postgresql://me@db.example/games/more",
    ],
)
def test_what_names_no_database_is_refused(url: str) -> None:
    with pytest.raises(ValueError, match="must name a server and a database, as in postgresql://"):
        file_of(url)


@pytest.mark.parametrize("url", ["postgresql://me:p@ss@db.example/games", "postgres://a@b@c/d"])
def test_an_at_sign_in_a_password_has_to_be_escaped(url: str) -> None:
    with pytest.raises(ValueError, match="has more than one @; .* write %40 for @"):
        file_of(url)


def test_a_file_is_told_as_it_is_and_has_no_password() -> None:
    assert (place_of("sqlite:///games.db"), password_of("sqlite:///games.db")) == ("games.db", None)


@pytest.mark.asyncio
async def test_a_package_that_is_missing_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [it for it in sys.modules if it.startswith("engine.host.store.postgres.")]:
        if name != "engine.host.store.postgres.address":
            monkeypatch.delitem(sys.modules, name)
    monkeypatch.delattr("engine.host.store.postgres.store", raising=False)
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    sentence = (
        "A database on PostgreSQL needs the package asyncpg. To install it, run: make postgres"
    )
    with pytest.raises(MissingPackage) as refusal:
        await open_store("postgresql://me@db.example/games")
    assert str(refusal.value) == sentence
    with pytest.raises(MissingPackage):
        schema_at("postgresql://me@db.example/games")
