"""How long tests wait for what has to come: long, because a loaded machine is no error."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from engine.host.clocks import paces
from tests.support.local_discord import LocalDiscord

TIMEOUT = 60.0
"""Seconds until something that never comes is an error."""
LIVE = replace(paces.LIVE, times={kind: 10 * it for kind, it in paces.LIVE.times.items()})
"""Live play in which nothing becomes due while a test is at it, unless it is made to."""
PACES = {**paces.PACES, "live": LIVE}


def local_discord(world: Path) -> LocalDiscord:
    """A local Discord whose members wait TIMEOUT for an answer, not Discord's 3 seconds."""
    return LocalDiscord(world, answer_within=TIMEOUT)
