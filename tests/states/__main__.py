"""python -m tests.states: make, count, play on and press databases in which everything stands open.

`make OUT.sqlite3 [SEED] [MOST] [SECONDS]` plays games with the bot until each kind of what can
stand open does so in three of them, MOST (default 400) were tried, or an hour has passed. OUT.json
beside it says how each game stands, and what can be pressed. A database that is there already is
added to. `count DB` prints how many games have each kind open. `continue DB OUT.json [CHANGES]`
plays every game on, and writes what came of it. `press DB OUT.json` presses everything that stands
on a message, each on a copy, and writes what came of it. `compare ONE.json OTHER.json` prints where
two of these differ. `pack DB VERSION PLAYED.json` keeps a database for the tests. DB is a file, or
the name of one that is kept.

Before a change of what is stored: `make`, `count`, `continue`, and `pack` with the commit for the
version. To have an older version make one, copy this folder into a checkout of it.
"""

from __future__ import annotations

import asyncio
import json
import logging
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from tests.states import packed
from tests.states.kinds import OUT_OF_REACH
from tests.states.maker import make
from tests.states.playing_on import MOST, play_on
from tests.states.pressing import differences, press_all
from tests.states.standing import counted, unlisted


def main() -> int:
    """Return the exit code."""
    logging.disable(logging.CRITICAL)
    match sys.argv[1:]:
        case ["make", place, *numbers]:
            seed, most, seconds = [*map(int, numbers), *(1, 400, 3600)[len(numbers) :]]
            tell = partial(print, flush=True)
            notes = asyncio.run(make(Path(place), seed, most, seconds, tell))
            Path(place).with_suffix(".json").write_text(json.dumps(notes))
        case ["count", place]:
            with _opened(place) as (database, notes):
                _count(database, notes)
        case ["continue", place, out, *numbers]:
            most = [*map(int, numbers), MOST][0]
            with _opened(place) as (database, notes):
                played = asyncio.run(play_on(f"sqlite:///{database}", notes, most))
                Path(out).write_text(json.dumps(played, indent=0))
        case ["press", place, out]:
            with _opened(place) as (database, notes):
                Path(out).write_text(json.dumps(asyncio.run(press_all(database, notes)), indent=1))
        case ["compare", one, other]:
            found = differences(*(json.loads(Path(it).read_text()) for it in (one, other)))
            print("\n".join([*found, f"{len(found)} differences"]))
            return int(bool(found))
        case ["pack", place, version, played]:
            packed.pack(version, Path(place), json.loads(Path(played).read_text()))
        case _:
            print(__doc__)
            return 2
    return 0


@contextmanager
def _opened(place: str) -> Iterator[tuple[Path, list[dict[str, Any]]]]:
    """A copy of a database that may change, and what is noted beside it."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "games.db"
        if place in packed.DATABASES:
            packed.unpack(place, copy)
            yield copy, packed.notes_of(place)
        else:
            shutil.copy(place, copy)
            yield copy, json.loads(Path(place).with_suffix(".json").read_text())


def _count(database: Path, notes: list[dict[str, Any]]) -> None:
    presses = [(note["id"], it["id"]) for note in notes for it in note["presses"]]
    table = counted(database, presses)
    for (family, kind), games in table.items():
        why = OUT_OF_REACH.get((family, kind), "")
        print(f"{family:18} {kind:28} {len(games):4} {'' if len(games) >= 3 else why}".rstrip())
    print("not listed by the code:", unlisted(table))


if __name__ == "__main__":
    sys.exit(main())
