"""Whether the database takes what it is given: a small note does not show that a game fits."""

from __future__ import annotations

import logging
from contextlib import suppress

import pytest

from engine.host.store.errors import Conflict, StoreError, Unwritable
from engine.host.store.health import Health, Use

FULL = Unwritable("games.db", "the disk is full")


def write(health: Health, error: StoreError | None = None, *, use: Use = Use.GAME) -> None:
    with suppress(StoreError), health.noting(use):
        if error is not None:
            raise error


def test_only_the_change_of_a_game_shows_that_games_can_be_changed_again(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.INFO)
    health = Health()
    for _ in range(3):
        write(health, FULL)
        write(health, use=Use.NOTE)
        assert health.trouble == str(FULL)
    write(health)
    assert health.trouble is None
    assert [it.getMessage() for it in caplog.records] == [
        f"the database cannot be used: {FULL}",
        "the database can be used again",
    ]
    caplog.clear()


def test_where_only_small_notes_were_refused_one_of_them_is_enough() -> None:
    health = Health()
    write(health, FULL, use=Use.NOTE)
    write(health, use=Use.READ)
    assert health.trouble == str(FULL), "to read is easier"
    write(health, use=Use.NOTE)
    assert health.trouble is None


def test_a_change_that_came_too_late_says_nothing_about_the_disk() -> None:
    health = Health()
    write(health, FULL)
    write(health, Conflict("abc", 1, 2))
    assert health.trouble == str(FULL)
