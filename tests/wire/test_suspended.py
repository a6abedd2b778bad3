"""The process is stopped for a while, as on a laptop that sleeps: nobody pays for it."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from pathlib import Path

import pytest

from engine.core.state import waiting
from engine.players import absent
from tests.support import bot_programs, stored_game
from tests.support.bot_process import forked
from tests.support.custom_ids import action_custom_id
from tests.support.local_bot import LocalBot, running_bot

pytestmark = pytest.mark.asyncio
LAUNCH = forked(bot_programs.with_short_absences)
MARGIN = 2.0
"""Seconds until the deadline when the process stops: it has as many afterwards to read a press."""
MISSED = 1.0
"""Seconds by which the deadline has passed when the process goes on."""


def deadline(local_bot: LocalBot) -> float:
    ((at,),) = local_bot.rows("SELECT min(at) FROM deadlines")
    return float(at)


def version(local_bot: LocalBot) -> int:
    ((newest,),) = local_bot.rows("SELECT max(version) FROM steps")
    return int(newest)


async def suspend(local_bot: LocalBot) -> float:
    """Stop the process shortly before a deadline that it knows; when that is, in unix seconds."""
    left = 1.5 * MARGIN
    while True:
        await local_bot.process.kill()
        now = time.time()
        stored_game.advance_deadlines(local_bot.database, deadline(local_bot) - now - left)
        await local_bot.process.start()
        await local_bot.wait_for(local_bot.has_caught_up)
        at = deadline(local_bot)
        os.kill(local_bot.process.pid, signal.SIGSTOP)
        if time.time() + MARGIN < at == deadline(local_bot):
            return at
        left += MARGIN  # A loaded machine has taken longer to start the process.


async def resume_after(local_bot: LocalBot, at: float) -> None:
    """Let the process go on once a deadline has been missed."""
    await local_bot.wait_for(lambda: time.time() > at + MISSED)
    os.kill(local_bot.process.pid, signal.SIGCONT)


async def test_who_could_not_be_heard_has_missed_nothing_and_a_press_from_then_counts(
    tmp_path: Path,
) -> None:
    async with running_bot(tmp_path, launch=LAUNCH) as local_bot:
        await local_bot.start_game("Ada", "Bo")
        await miss_a_deadline(local_bot)
        await press_meanwhile(local_bot)


async def miss_a_deadline(local_bot: LocalBot) -> None:
    """The deadline moves, and silence speaks later, in its time."""
    at = await suspend(local_bot)
    before = version(local_bot)
    await resume_after(local_bot, at)
    await local_bot.wait_for(lambda: deadline(local_bot) > at + MISSED)
    assert version(local_bot) == before
    await local_bot.process.says("stood still")
    moved = deadline(local_bot)
    await local_bot.wait_for(lambda: version(local_bot) > before)
    assert time.time() >= moved
    await local_bot.wait_until_shown()


async def press_meanwhile(local_bot: LocalBot) -> None:
    at = await suspend(local_bot)
    before, state = version(local_bot), local_bot.table.look()
    (seat,) = waiting(state).awaited(state)
    member = local_bot.players[seat].member
    action = absent.answer(state, seat)
    button = action_custom_id(local_bot.table.game, waiting(state).id, action)
    table = await member.wait_for(
        lambda it: any(each["custom_id"] == button for each in it.buttons)
    )
    press = asyncio.create_task(member.press(table, button))
    await resume_after(local_bot, at)
    assert not (await press).failed
    after = "SELECT hand FROM steps WHERE seat IS NOT NULL AND version > ? ORDER BY version"
    assert local_bot.rows(after, before)[0] == ("press",)
