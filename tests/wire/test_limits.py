"""Limits, moments and names in .env are those of the process that runs."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core import actions as a
from engine.core.state import waiting
from tests.support.answer_labels import JOIN, START
from tests.support.bot_process import command_line
from tests.support.custom_ids import action_custom_id, panel_custom_id
from tests.support.local_bot import required, running_bot
from tests.support.local_discord import Answer, ClientRefusal
from tests.support.players import CHANNEL

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


async def test_a_press_counts_as_double_as_long_as_the_host_says(tmp_path: Path) -> None:
    async with running_bot(tmp_path, settings={"DOUBLE_PRESS_MS": "5000"}) as local_bot:
        ada, _ = await local_bot.start_game("Ada", "Bo")
        roll = action_custom_id(local_bot.table.game, waiting(local_bot.table.look()).id, a.Roll())
        message = await ada.member.wait_for(lambda it: it.button(roll) is not None)
        answers = [await ada.member.press_raw(message, roll, wait=0) for _ in range(2)]
        assert answers[1].kind == "deferred_update", "told nothing, as for a double press"


async def test_commands_and_screens_have_the_names_that_the_host_gives(tmp_path: Path) -> None:
    names = {"COMMAND_NAME": "estates", "APP_TITLE": "Rents & Estates"}
    async with running_bot(tmp_path, settings=names, launch=command_line) as local_bot:
        await local_bot.process.start()
        ada, bo = local_bot.member("Ada"), local_bot.member("Bo")
        await ada.slash("estates new", CHANNEL, pace="live")
        lobby = await ada.wait_for(lambda seen: JOIN in seen.labels, channel=CHANNEL)
        await bo.press(lobby, JOIN)
        await ada.press(lobby, START)
        await ada.wait_for(lambda seen: "Rents & Estates · turn 1" in seen.text, channel=CHANNEL)
        with pytest.raises(ClientRefusal, match="monopoly"):
            await ada.slash("monopoly new", CHANNEL)
        assert (
            "</estates new:" in (await local_bot.member("Cem").slash("estates mine", CHANNEL)).text
        )
        local_bot.check_log()


def _is_too_much(answer: Answer) -> bool:
    """Told so, or taken in silence after that."""
    if answer.kind == "deferred_update":
        return True
    return "That was a lot at once" in required(answer.message).content
