"""A game under way when a newer release replaces the bot goes on, by the buttons it had."""

from __future__ import annotations

import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from engine.core.saves import dump_state, load_state
from engine.editions.policies import as_word
from tests.support.app_harness import AppHarness, app_harness
from tests.support.older_games import OLDER_GAMES, OlderGame, OlderPress

IDS = [place.stem for place in OLDER_GAMES]
NOT_UNDERSTOOD = ("press-unknown", "trouble", "trouble-contradiction", "trouble-disk")


@pytest.mark.parametrize("place", OLDER_GAMES, ids=IDS)
def test_nothing_that_an_earlier_release_stored_of_a_state_is_lost(place: Path) -> None:
    (row,) = OlderGame.read(place).rows["games"]
    if row["schema"]:
        stored = json.loads(row["state"])
        stored["rules"] = {name: as_word(value) for name, value in stored["rules"].items()}
        now = json.loads(dump_state(load_state(row["state"], row["schema"])))
        agenda = now.pop("agenda")
        assert (stored.pop("stack"), stored.pop("serial")) == (
            agenda.get("frames", [])[::-1],
            agenda["serial"],
        )
        assert stored == {name: now[name] for name in stored}
        assert not any(now[name] for name in now.keys() - stored.keys())


@pytest.mark.asyncio
@pytest.mark.parametrize("place", OLDER_GAMES, ids=IDS)
async def test_every_button_of_an_earlier_release_does_what_it_did(
    place: Path, tmp_path: Path
) -> None:
    game = OlderGame.read(place)
    stored, database = tmp_path / "stored.db", tmp_path / "games.db"
    game.store(stored)
    left = list(game.presses)
    while left:
        # Each press meets the game as it was stored; those that change nothing share a start.
        shutil.copy(stored, database)
        async with app_harness(database) as harness:
            harness.app.host.now = lambda: game.at
            while left and _rows(database) == _rows(stored):
                press = left.pop(0)
                await _check_answer(harness, game, press)
                assert (_version(database) != _version(stored)) == press.changes, press


async def _check_answer(harness: AppHarness, game: OlderGame, press: OlderPress) -> None:
    """A press is answered, and not by a sentence that it is unknown or went wrong."""
    answers = await game.press(harness, press)
    assert answers, press
    texts = {answer.text.strip() for answer in answers}
    assert not texts & {harness.words.say(key) for key in NOT_UNDERSTOOD}, press


def _version(database: Path) -> tuple[object, ...]:
    """The version of the one game, and its phase."""
    return _rows(database)[0]


def _rows(database: Path) -> list[tuple[object, ...]]:
    """The version and phase of the one game, then the drafts of its trades."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as file:
        games = file.execute("SELECT version, phase FROM games").fetchall()
        return games + file.execute("SELECT user_id, body FROM drafts").fetchall()
