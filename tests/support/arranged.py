"""A stored game put into another position, with dice that will fall as told. For pictures only."""

from __future__ import annotations

import itertools
import sqlite3
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from engine.chance import Dice, FairChance, commitment
from engine.host.clocks.deadlines import deadlines
from engine.host.clocks.paces import PACES
from engine.host.clocks.seat_status import SeatStatus
from engine.saves import dump_state, load_state
from engine.state import GameState
from tests.support.game import Game


class Arranged(Game):
    """The builders of the tests on a state that is there already."""

    def __init__(self, state: GameState) -> None:
        self.state = state
        self.events = ()


Change = Callable[[Arranged], object]
"""What puts the pieces."""


def arrange(database: Path, change: Change, throws: Sequence[Dice]) -> None:
    """Rewrite the newest game while no bot runs; what comes next falls as `throws` say."""
    db = sqlite3.connect(database, isolation_level=None)
    db.row_factory = sqlite3.Row
    row = db.execute("SELECT * FROM games ORDER BY opened_at DESC LIMIT 1").fetchone()
    arranged = Arranged(load_state(row["state"], row["schema"]))
    change(arranged)
    state, game = arranged.state, row["id"]
    assert arranged.is_sound()
    mix = db.execute("SELECT mix FROM secrets WHERE game_id=?", (game,)).fetchone()["mix"]
    seed = _seed_for(throws, state.throws, mix)
    seats = [SeatStatus()] * len(state.seats)
    times = deadlines(state, (), (), PACES[row["pace"]], seats, time.time())
    with db:
        db.execute("BEGIN")
        db.execute(
            "UPDATE games SET state=?, next_deadline=?, version=version+1 WHERE id=?",
            (dump_state(state).decode(), min(it.at for it in times), game),
        )
        db.execute(
            "UPDATE secrets SET seed=?, commitment=? WHERE game_id=?",
            (seed, commitment(seed), game),
        )
        db.execute("DELETE FROM deadlines WHERE game_id=?", (game,))
        rows = [(game, it.decision, it.seat, it.kind, it.at, it.since) for it in times]
        columns = "(game_id, decision, seat, kind, at, since)"
        db.executemany(f"INSERT INTO deadlines {columns} VALUES (?, ?, ?, ?, ?, ?)", rows)
        db.execute("REPLACE INTO outbox VALUES (?, 'table', ?)", (game, row["version"] + 1))
    db.close()


def _seed_for(throws: Sequence[Dice], number: int, mix: str) -> bytes:
    """A seed from which throw `number` and those after it fall as told."""
    for attempt in itertools.count():
        seed = attempt.to_bytes(32, "big")
        chance = FairChance(seed, mix)
        if all(chance.dice(number + at) == dice for at, dice in enumerate(throws)):
            return seed
    raise AssertionError
