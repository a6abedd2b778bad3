"""A person who has been deleted stays so, also after a crash and with an older backup put back."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.process.backups import run_backup, run_restore
from tests.support.game import A
from tests.support.local_bot import LocalBot
from tests.support.named_rows import named_in
from tests.support.players import shown

pytestmark = pytest.mark.asyncio


async def test_a_restored_backup_does_not_bring_a_person_back(
    local_bot: LocalBot, tmp_path: Path
) -> None:
    ada, *_ = await local_bot.start_game("Ada", "Bo", "Cem", pace="daily")
    game, user = ada.table.game, local_bot.rows("SELECT user_id FROM players WHERE seat = ?", A)
    named = (user[0][0], "Ada")
    place, backup = local_bot.database, tmp_path / "kept.db"
    assert run_backup(place, backup) == 0
    page = shown(await ada.type_command("preferences"))
    for label in ("Your data", "Delete my data…", "Delete everything"):
        page = shown(await ada.member.press(page, label))
    assert "has deleted everything" in page.text
    await local_bot.wait_until_shown()
    assert named_in(place, *named) == set()
    assert place.with_name(f"{place.name}.deleted").exists()

    await local_bot.process.kill()
    assert run_restore(backup, place, tmp_path / "aside.db") == 0
    assert ("players", "name") in named_in(place, *named)
    await local_bot.process.start()
    await local_bot.wait_until_shown()
    assert named_in(place, *named) == set()
    players = local_bot.rows("SELECT name FROM players WHERE game_id = ? ORDER BY seat", game)
    assert players == [("",), ("Bo",), ("Cem",)]
