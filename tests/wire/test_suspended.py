"""The process is stopped for a while, as on a laptop that sleeps: nobody pays for it."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from functools import partial
from pathlib import Path

import pytest

from bot.press import doing
from engine import actions as a
from engine.state import waiting
from tests.support import bot_programs
from tests.support.bot_process import forked
from tests.support.crashes import Evening, evening

pytestmark = pytest.mark.asyncio
LAUNCH = forked(partial(bot_programs.with_short_deadlines, 8))
MISSED = 3.0
"""Seconds by which the deadline has passed when the process goes on."""


def deadline(night: Evening) -> float:
    ((at,),) = night.rows("SELECT min(at) FROM deadlines")
    return float(at)


async def suspended(night: Evening) -> float:
    """The process is stopped until after the deadline; when that was."""
    at = deadline(night)
    os.kill(night.bot.pid, signal.SIGSTOP)
    await night.until(lambda: time.time() > at + MISSED)
    return at


async def test_who_could_not_be_heard_has_missed_nothing(tmp_path: Path) -> None:
    async with evening(tmp_path, launch=LAUNCH) as night:
        await night.game("Ada", "Bo")
        ((before,),) = night.rows("SELECT max(version) FROM steps")
        at = await suspended(night)
        os.kill(night.bot.pid, signal.SIGCONT)
        await night.until(lambda: deadline(night) > at + MISSED)
        assert night.rows("SELECT max(version) FROM steps") == [(before,)]
        assert "stood still" in night.bot.log
        moved = deadline(night)
        await night.until(lambda: night.rows("SELECT max(version) FROM steps") > [(before,)])
        assert time.time() >= moved, "silence speaks later, in its time"


async def test_a_press_from_that_time_counts(tmp_path: Path) -> None:
    async with evening(tmp_path, launch=LAUNCH) as night:
        players = await night.game("Ada", "Bo")
        state = night.table.look()
        (seat,) = waiting(state).awaited(state)
        member = players[seat].member
        button = doing(night.table.game, waiting(state).id, a.Throw())
        table = await member.wait_for(
            lambda it: any(each["custom_id"] == button for each in it.buttons)
        )
        os.kill(night.bot.pid, signal.SIGSTOP)
        at = deadline(night)
        press = asyncio.create_task(member.press(table, button))
        await night.until(lambda: time.time() > at + MISSED)
        os.kill(night.bot.pid, signal.SIGCONT)
        assert not (await press).failed
        hands = night.rows("SELECT hand FROM steps WHERE seat IS NOT NULL ORDER BY version")
        assert hands[0] == ("press",)
