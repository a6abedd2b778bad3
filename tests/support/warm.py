"""What the fork server does before it forks: all that each bot would do anew at its start.

Imported for that alone (tests/support/forked.py).
"""

from __future__ import annotations

import asyncio
import gc
import threading
from contextlib import redirect_stdout
from io import StringIO
from tempfile import TemporaryDirectory

import pytest

from bot.__main__ import main
from bot.language.language import load
from bot.language.voice import Voice
from bot.pictures.board import draw_board
from bot.process.app import App, Setup
from bot.render.board_description import board_spec
from engine.core.chance import FairChance
from engine.core.saves import dump_events, dump_state, load_events, load_state
from engine.editions.catalogue import DEFAULT, rules_of
from engine.game import new_game
from engine.host.administration.databases import open_store
from engine.host.store.records import Player
from engine.view import public_view

PEOPLE = (Player(0, 1, "Ada", "hat"), Player(1, 2, "Bo", "ship"))


def warm() -> None:
    """Fill the caches that every bot fills: saves, the printed board, how it starts."""
    game = new_game(rules_of(DEFAULT), ("hat", "ship"), FairChance(b"warm"))
    load_events(dump_events(game.events))
    load_state(dump_state(game.state))
    voice = Voice(PEOPLE, game.state.rules.board, load("en"))
    draw_board(board_spec(public_view(game.state), voice))
    with TemporaryDirectory() as folder:
        _start(f"sqlite:///{folder}/warm.db")


def _start(database_url: str) -> None:
    """Do as far as it goes without Discord what a bot does when it starts."""
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(StringIO()):
        patch.setenv("DISCORD_TOKEN", "A.B.C")
        patch.setenv("DATABASE_URL", database_url)
        assert main(["migrate"]) == 0
    asyncio.run(_build(database_url))
    for thread in threading.enumerate():
        if thread is not threading.main_thread():
            thread.join()  # A fork has only the thread that forks.


async def _build(database_url: str) -> None:
    store = await open_store(database_url)
    App(store, Setup())
    await store.close()


warm()
gc.collect()
gc.freeze()  # No bot searches all this for garbage, and so none copies its pages.
