"""The limits in .env are those of the process that runs."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.custom_ids import panel_custom_id
from tests.support.local_bot import required, running_bot
from tests.support.local_discord import Answer

pytestmark = pytest.mark.asyncio
ALLOWED = 4
"""Presses of a person."""


async def test_whoever_presses_more_than_the_host_allows_is_told_so(tmp_path: Path) -> None:
    async with running_bot(tmp_path, settings={"LIMIT_PRESSES": f"{ALLOWED}/24h"}) as local_bot:
        ada, bo = await local_bot.start_game("Ada", "Bo")
        table = panel_custom_id(local_bot.table.game, "board")
        message = await ada.member.wait_for(lambda it: bool(it.buttons))
        answers = [await ada.member.press_raw(message, table, wait=0) for _ in range(ALLOWED + 2)]
        too_much = [_is_too_much(it) for it in answers]
        assert too_much == [False] * ALLOWED + [True] * 2
        assert answers[ALLOWED].kind == "message"
        answer = await bo.member.press_raw(message, table, wait=0)
        assert not _is_too_much(answer)
        local_bot.check_log()


def _is_too_much(answer: Answer) -> bool:
    """Told so, or taken in silence after that."""
    if answer.kind == "deferred_update":
        return True
    return "That was a lot at once" in required(answer.message).content
