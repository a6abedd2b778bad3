"""A file written before clocks had banks and calls: its games are there, and go on."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from engine.core import actions as a
from engine.core.chance import commitment
from engine.core.saves import SCHEMA, dump_state
from engine.core.state import waiting
from engine.host.finished.results import settle
from engine.host.notices import Moderated, Retired, dump_notice
from engine.host.store.sqlite.file import MIGRATIONS
from tests.support.game import A, B, Game, live
from tests.support.host_harness import START, HostedGame, HostHarness

pytestmark = pytest.mark.asyncio


def written_by_an_older_program(place: Path, arranged: Game) -> None:
    """The second schema, with one live game of two in which seat 0 may buy."""
    state = arranged.state
    seed = b"s" * 32
    with closing(sqlite3.connect(place)) as db:
        for number in (1, 2):
            (script,) = MIGRATIONS.glob(f"{number:04}_*.sql")
            db.executescript(script.read_text("utf-8"))
        db.execute("PRAGMA user_version = 2")
        db.execute(
            "INSERT INTO games VALUES"
            " ('g', 1, ?, 'running', 'live', 7, 8, 0, 100, ?, ?, 1, NULL, ?, ?)",
            (SCHEMA, START, START, START + 120, dump_state(state).decode()),
        )
        db.execute("INSERT INTO steps VALUES ('g', 1, ?, NULL, NULL, 'start', '[]')", (START,))
        db.executemany(
            "INSERT INTO players VALUES ('g', ?, ?, ?, ?)",
            [(0, 100, "Ada", "hat"), (1, 101, "Ben", "boat")],
        )
        db.execute(
            "INSERT INTO deadlines VALUES ('g', ?, 0, 'buy', ?)", (waiting(state).id, START + 120)
        )
        db.execute("INSERT INTO secrets VALUES ('g', ?, ?, '')", (seed, commitment(seed)))
        db.commit()


def at_the_shop() -> Game:
    game = live(2)
    game.play(A, a.Roll(), (1, 2))
    return game


async def test_a_game_of_the_second_schema_plays_on(tmp_path: Path) -> None:
    written_by_an_older_program(tmp_path / "games.db", at_the_shop())
    harness = await HostHarness.at(tmp_path / "games.db")
    game = HostedGame(harness, "g")
    assert await game.time_left() == {A: 120.0}
    harness.time[0] += 119
    started = await game.submit(A, a.Buy())
    assert started.player(A).bank == 10.0
    await game.check()
    await harness.store.close()


async def test_its_silence_speaks_when_it_always_would_have(tmp_path: Path) -> None:
    written_by_an_older_program(tmp_path / "games.db", at_the_shop())
    harness = await HostHarness.at(tmp_path / "games.db")
    game = HostedGame(harness, "g")
    assert await harness.store.schedule.next_deadline() == START + 120
    started = await game.wait(120)
    assert started.player(A).missed == 1
    await game.check()
    await harness.store.close()


async def test_a_game_that_was_over_before_results_were_kept_has_them_when_asked(
    tmp_path: Path,
) -> None:
    place = tmp_path / "games.db"
    written_by_an_older_program(place, at_the_shop())
    ended = live(2)
    ended.play(B, a.Resign())
    with closing(sqlite3.connect(place)) as db:
        state = dump_state(ended.state).decode()
        db.execute("UPDATE games SET phase = 'over', state = ?", (state,))
        db.commit()
    harness = await HostHarness.at(place)
    await settle(harness.host, 7)
    found = await harness.store.results.of_guild(7)
    assert [(it.name, it.place, it.token) for it in found] == [
        ("Ada", 1, "hat"),
        ("Ben", 2, "boat"),
    ]
    await harness.store.close()


async def test_results_of_a_game_with_a_moderators_act_are_worked_out_anew(
    tmp_path: Path,
) -> None:
    place = tmp_path / "games.db"
    written_by_an_older_program(place, at_the_shop())
    ended = live(2)
    ended.play(B, a.Resign())
    with closing(sqlite3.connect(place)) as db:
        for number in (3, 4):
            (script,) = MIGRATIONS.glob(f"{number:04}_*.sql")
            db.executescript(script.read_text("utf-8"))
        db.execute("PRAGMA user_version = 4")
        state = dump_state(ended.state).decode()
        db.execute("UPDATE games SET phase = 'over', state = ?", (state,))
        for version, notice in ((2, Moderated("remove", 555, "gone")), (3, Retired(B))):
            db.execute(
                "INSERT INTO steps VALUES ('g', ?, ?, NULL, NULL, ?, '[]', 'host', ?)",
                (version, START, notice.kind, dump_notice(notice)),
            )
        db.execute("CREATE TEMP TABLE other AS SELECT * FROM games")
        db.execute("UPDATE other SET id = 'h'")
        db.execute("INSERT INTO games SELECT * FROM other")
        for game, name in (("g", "Ben"), ("h", "Eve")):
            db.execute(
                "INSERT INTO results VALUES (?, 7, 101, ?, 1, 2, 2, 9, 'abandoned', ?, 'boat')",
                (game, START, name),
            )
        db.commit()
    harness = await HostHarness.at(place)
    before = await harness.store.results.of_guild(7)
    assert [(it.game_id, it.fate) for it in before] == [("h", "abandoned")]
    await settle(harness.host, 7)
    after = {it.user_id: it for it in await harness.store.results.of_guild(7) if it.game_id == "g"}
    assert (after[101].fate, after[101].place, after[101].unrated) == ("removed", None, True)
    await harness.store.close()
