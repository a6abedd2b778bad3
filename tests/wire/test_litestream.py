"""The real process beside a program that copies its database."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.bot_process import BotProcess
from tests.support.local_discord import LocalDiscord

pytestmark = pytest.mark.asyncio


@pytest.mark.parametrize(("is_on", "is_left"), [("on", True), ("off", False)])
async def test_a_bot_that_ends_leaves_the_log_to_litestream(
    is_on: str, is_left: bool, tmp_path: Path
) -> None:
    database = tmp_path / "games.db"
    async with (
        LocalDiscord(tmp_path / "world.db") as discord,
        BotProcess(discord, database, {"LITESTREAM": is_on}),
    ):
        pass
    assert database.with_name("games.db-wal").exists() == is_left
