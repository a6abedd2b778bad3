"""Messages and places of a game are deleted, archived, locked and hidden at random."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from bot.messages.publisher import Publisher
from tests.chaos import without_drawing
from tests.support.chaos_game import PACES, ChaosGame, Tally
from tests.support.simulated_server import simulated_server

pytestmark = pytest.mark.asyncio
FEW = 4
"""Blows to each game."""


async def played(place: Path, pace: str, seed: str) -> Tally:
    """What came of a game."""
    random, tally = Random(seed), Tally()
    async with without_drawing(), simulated_server(place, seed=random.randbytes(32)) as server:
        await ChaosGame(server, random, pace, tally, FEW).play()
    return tally


@pytest.mark.parametrize("pace", PACES)
async def test_whatever_happens_to_its_messages_a_game_can_be_played(
    pace: str, tmp_path: Path
) -> None:
    tally = await played(tmp_path, pace, f"few {pace}")
    assert tally.faults == []
    assert tally.deleted > 0


async def test_it_finds_a_bot_that_posts_nothing_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def leave_it(publisher: Publisher, game_id: str) -> None:
        return

    for name in ("restore", "ensure_active"):
        monkeypatch.setattr(Publisher, name, leave_it)
    tally = await played(tmp_path, "daily", "few")
    assert tally.missing > 0
