"""What a process of the bot runs in tests: the real bot, or the real bot with other times.

Each program is to be run in a process of its own (tests/support/forked.py), because it changes
constants of the bot, and returns the exit code.
"""

from __future__ import annotations

from dataclasses import replace

import discord
import pytest
from discord import app_commands

from bot.__main__ import main
from engine.host.clocks import paces
from engine.host.finished import season_end
from tests.support.timeouts import PACES, TIMEOUT

TIMEOUTS = (
    "bot.process.running.ANSWER_TIMEOUT",
    "bot.process.running.LATE_ANSWER_TIMEOUT",
    "bot.process.stopping.STEP_TIMEOUT",
    "bot.process.stopping.LONGEST_END",
    "bot.discord.reply.DEFER_AFTER",
    "bot.messages.backlog.CATCH_UP_TIMEOUT",
    "bot.messages.publisher.DRAIN_TIMEOUT",
)
"""How long the bot gives others before it goes on."""


class English(app_commands.Translator):
    """A translator that leaves every text as it is."""

    async def translate(self, *_: object) -> str | None:
        """None: Discord shows the text itself."""
        return None


def real() -> int:
    """Run the bot as `python -m bot run` does, but with no limits that are not set.

    A test presses, offers and opens lobbies faster than people do.
    """
    _replace("bot.process.limit_settings.RATES", {})
    _replace("bot.process.running.QUEUES", {})
    return main(["run"])


def real_in_english() -> int:
    """Run the bot with its own times, but start fast.

    It lists its commands in English only, because to read all languages takes a second of each
    start; that list is tested with `real`. Shards connect, and connect anew, at once instead of
    five seconds apart.
    """
    _replace("bot.commands.registration.Translations", English)
    _replace("discord.Client.before_identify_hook", _at_once)
    return real()


def patient() -> int:
    """Run the bot with so much time for everything that it does not look slow on a loaded machine.

    What the bot does about a slow Discord or machine is tested with `real`.
    """
    paces.PACES.update(PACES)
    for timeout in TIMEOUTS:
        _replace(timeout, TIMEOUT)
    return real_in_english()


def with_short_absences() -> int:
    """Run the patient bot; an absence of one second counts as long."""
    _shorten_absences(1.0)
    return patient()


def with_short_leases() -> int:
    """Run the patient bot as one of several, which notices within seconds that another is gone."""
    _shorten_leases()
    return patient()


def real_with_short_leases() -> int:
    """Run the bot with its own times as one of several, which soon notices that another is gone."""
    _shorten_leases()
    return real_in_english()


def _shorten_leases() -> None:
    _replace("bot.process.shards.RENEWED_EVERY", 0.5)
    _replace("bot.process.shards.IDENTIFY_PAUSE", 0.05)
    _replace("engine.host.processes.ownership.LEASE_SECONDS", 4.0)
    _replace("engine.host.processes.ownership.PATIENCE", 1.0)


def with_short_deadlines(seconds: int) -> int:
    """Run the bot with live decisions of some seconds; an absence of two seconds counts as long."""
    _shorten_absences(2.0)
    times = dict.fromkeys(paces.LIVE.times, seconds)
    paces.PACES["live"] = replace(paces.LIVE, times=times, bank=0, absent_after=1000)
    return real_in_english()


def with_short_retries() -> int:
    """Run the patient bot; it tries to reach Discord again five times a second."""
    for wait in ("WAIT", "LONGEST_WAIT"):
        _replace(f"bot.discord.login.{wait}", 0.2)
    return patient()


def with_long_news() -> int:
    """Run the real bot; that a season is over is news for the whole next one."""
    _replace("engine.host.finished.season_end.TOLD_WITHIN", season_end.LONGEST)
    return real()


def with_few_invalid_requests() -> int:
    """Run the bot with short retries; Discord allows it twelve invalid requests in ten minutes."""
    _replace("bot.discord.invalid_requests.ALLOWED", 12)
    return with_short_retries()


PATIENT = (
    patient,
    with_few_invalid_requests,
    with_short_absences,
    with_short_leases,
    with_short_retries,
)
"""Programs with the times of tests/support/timeouts.py."""


def _shorten_absences(longest: float) -> None:
    """Let absences of more seconds count as long."""
    _replace("engine.host.processes.downtime.SHORT", longest)
    _replace("engine.host.processes.downtime.NOTED_EVERY", 0.2)


def _replace(name: str, value: object) -> None:
    """Set what has this name, for as long as the process runs. Fails if there is no such thing."""
    pytest.MonkeyPatch().setattr(name, value)


async def _at_once(self: discord.Client, shard: int | None, *, initial: bool = False) -> None:
    """Wait for nothing before a shard identifies itself."""
