"""A stored game put into another position while no bot runs, with dice that fall as told."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

from engine.core.chance import Dice, commitment
from engine.core.saves import dump_state, load_state
from engine.core.state import GameState
from engine.host.calendar import quarter_at
from engine.host.clocks.deadlines import deadlines
from engine.host.clocks.paces import HOUR
from engine.host.clocks.seat_status import SeatStatus
from engine.host.clocks.table_deadlines import hour_at
from engine.host.store.records import TIME_LIMIT
from engine.invariants import broken
from tests.support.game import Game
from tests.support.seed_search import seed_for
from tests.support.timeouts import PACES


def arrange(
    database: Path,
    game: str,
    change: Callable[[Game], object],
    rolls: Sequence[Dice] = (),
) -> None:
    """Rewrite a game as a step of its log; the next rolls fall as told."""
    with _writing(database) as file:
        row = file.execute("SELECT * FROM games WHERE id = ?", (game,)).fetchone()
        arranged = Game.of(load_state(row["state"], row["schema"]))
        change(arranged)
        assert not (wrong := broken(arranged.state)), wrong
        state, version, now = arranged.state, row["version"] + 1, time.time()
        file.execute(
            "UPDATE games SET state = ?, version = ? WHERE id = ?",
            (dump_state(state).decode(), version, game),
        )
        file.execute(
            "INSERT INTO steps (game_id, version, at, action, events)"
            " VALUES (?, ?, ?, 'arranged', '[]')",
            (game, version, now),
        )
        file.execute("REPLACE INTO outbox VALUES (?, 'table', ?)", (game, version))
        _set_seed(file, game, rolls, state.rolls)
        _set_deadlines(file, row, state, now)
        _set_nearest(file)


def advance_deadlines(database: Path, seconds: float) -> None:
    """Every deadline comes nearer by so much, while the bot was alive all the time."""
    with _writing(database) as file:
        file.execute("UPDATE deadlines SET at = at - ?", (seconds,))
        file.execute("UPDATE games SET expires_at = expires_at - ?", (seconds,))
        _set_nearest(file)


def end_season(database: Path) -> None:
    """Put the end of every finished game back into the quarter before, whose end it then is."""
    now = time.time()
    passed = now - quarter_at(now).begins_at + HOUR
    with _writing(database) as file:
        file.execute("UPDATE results SET ended_at = ended_at - ?", (passed,))
        file.execute("UPDATE games SET moved_at = moved_at - ? WHERE phase = 'over'", (passed,))


def set_time_limit(database: Path, at: float) -> None:
    """Move the agreed hour of every timed game, whatever else is due."""
    with _writing(database) as file:
        file.execute("UPDATE deadlines SET at = ? WHERE kind = ?", (at, TIME_LIMIT))
        _set_nearest(file)


def _set_deadlines(
    file: sqlite3.Connection, row: sqlite3.Row, state: GameState, now: float
) -> None:
    game = row["id"]
    agreed = "SELECT at FROM deadlines WHERE game_id = ? AND kind = ?"
    hours = [hour_at(at) for (at,) in file.execute(agreed, (game, TIME_LIMIT))]
    times = deadlines(state, (), hours, PACES[row["pace"]], [SeatStatus()] * len(state.seats), now)
    file.execute("DELETE FROM deadlines WHERE game_id = ?", (game,))
    rows = [(game, it.decision, it.seat, it.kind, it.at, it.since) for it in times]
    columns = "(game_id, decision, seat, kind, at, since)"
    file.executemany(f"INSERT INTO deadlines {columns} VALUES (?, ?, ?, ?, ?, ?)", rows)


@contextmanager
def _writing(database: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(database)) as file, file:
        file.row_factory = sqlite3.Row
        yield file


def _set_seed(file: sqlite3.Connection, game: str, rolls: Sequence[Dice], number: int) -> None:
    mix = file.execute("SELECT mix FROM secrets WHERE game_id = ?", (game,)).fetchone()["mix"]
    seed = seed_for(rolls, number, mix)
    file.execute(
        "UPDATE secrets SET seed = ?, commitment = ? WHERE game_id = ?",
        (seed, commitment(seed), game),
    )


def _set_nearest(file: sqlite3.Connection) -> None:
    nearest = "SELECT min(at) FROM deadlines WHERE game_id = games.id"
    file.execute(
        "UPDATE games SET next_deadline ="
        f" CASE phase WHEN 'running' THEN ({nearest}) WHEN 'lobby' THEN expires_at END"
    )
