"""The process is stopped for a while, as on a laptop that sleeps: nobody pays for it."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from pathlib import Path

import pytest

from bot.screens.press import action_custom_id
from engine import actions as a
from engine.state import waiting
from tests.support import bot_programs, stored_game
from tests.support.bot_process import forked
from tests.support.local_bot import LocalBot, running_bot

pytestmark = pytest.mark.asyncio
LAUNCH = forked(bot_programs.with_short_absences)
LEFT = 0.3
"""Seconds until the deadline when the process is stopped."""
MISSED = 1.0
"""Seconds by which the deadline has passed when the process goes on."""


def deadline(local_bot: LocalBot) -> float:
    ((at,),) = local_bot.rows("SELECT min(at) FROM deadlines")
    return float(at)


def suspend(local_bot: LocalBot) -> float:
    """Stop the process shortly before the deadline; when that is, in unix seconds."""
    os.kill(local_bot.process.pid, signal.SIGSTOP)
    # The process reads the deadlines again when it goes on, because they move.
    stored_game.advance_deadlines(local_bot.database, deadline(local_bot) - time.time() - LEFT)
    return deadline(local_bot)


async def resume_after(local_bot: LocalBot, at: float) -> None:
    """Let the process go on once a deadline has been missed."""
    await local_bot.wait_for(lambda: time.time() > at + MISSED)
    os.kill(local_bot.process.pid, signal.SIGCONT)


async def test_who_could_not_be_heard_has_missed_nothing(tmp_path: Path) -> None:
    async with running_bot(tmp_path, launch=LAUNCH) as local_bot:
        await local_bot.start_game("Ada", "Bo")
        ((before,),) = local_bot.rows("SELECT max(version) FROM steps")
        at = suspend(local_bot)
        await resume_after(local_bot, at)
        await local_bot.wait_for(lambda: deadline(local_bot) > at + MISSED)
        assert local_bot.rows("SELECT max(version) FROM steps") == [(before,)]
        assert "stood still" in local_bot.process.log
        moved = deadline(local_bot)
        await local_bot.wait_for(
            lambda: local_bot.rows("SELECT max(version) FROM steps") > [(before,)]
        )
        assert time.time() >= moved, "silence speaks later, in its time"


async def test_a_press_from_that_time_counts(tmp_path: Path) -> None:
    async with running_bot(tmp_path, launch=LAUNCH) as local_bot:
        players = await local_bot.start_game("Ada", "Bo")
        state = local_bot.table.look()
        (seat,) = waiting(state).awaited(state)
        member = players[seat].member
        button = action_custom_id(local_bot.table.game, waiting(state).id, a.Throw())
        table = await member.wait_for(
            lambda it: any(each["custom_id"] == button for each in it.buttons)
        )
        at = suspend(local_bot)
        press = asyncio.create_task(member.press(table, button))
        await resume_after(local_bot, at)
        assert not (await press).failed
        hands = local_bot.rows("SELECT hand FROM steps WHERE seat IS NOT NULL ORDER BY version")
        assert hands[0] == ("press",)
