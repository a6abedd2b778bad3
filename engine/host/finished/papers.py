"""The weekly paper of a server: in which channel it appears, and which servers are due one.

A week ends on Sunday at 16:00 UTC, when most people are awake. A paper that could not appear within
two days is left out.
"""

from collections.abc import Callable
from typing import Final

from pydantic import TypeAdapter
from pydantic.dataclasses import dataclass

from engine.host.calendar import A_DAY
from engine.host.service import Host
from engine.host.store.texts import setting
from engine.host.text_changes import change_text

WEEK: Final = 7 * A_DAY
FIRST_END: Final = 3 * A_DAY + 16 * 3600.0
"""The unix seconds of a first end of a week: January 4, 1970 was a Sunday."""
AFTER: Final = 600.0
"""Seconds after the end of a week in which its last games may still be being stored."""
TOLD_WITHIN: Final = 2 * A_DAY
"""Seconds after the end of a week in which its paper may appear."""
KEY: Final = "paper:"
"""What the keys of settings begin with that hold papers, by server."""


@dataclass(frozen=True, slots=True)
class Paper:
    """The `channel` of a server's paper, None where it has none, and the end of the last week that
    is done with, in unix seconds.
    """

    channel: int | None = None
    told: float = 0.0


_PAPER: TypeAdapter[Paper] = TypeAdapter(Paper)


async def paper_of(host: Host, guild_id: int) -> Paper | None:
    """Return what a server has decided; None where nobody there has been offered a paper."""
    text = await host.store.settings.get(f"{KEY}{guild_id}")
    return None if text is None else _PAPER.validate_json(text)


async def choose_channel(host: Host, guild_id: int, channel: int | None) -> None:
    """Let the paper of a server appear in a channel from now on, or (None) nowhere."""
    await _change(host, guild_id, lambda it: Paper(channel, it.told))


async def note_told(host: Host, guild_id: int, ends_at: float) -> None:
    """Note that the week of a server that ended at a time is done with."""
    await _change(host, guild_id, lambda it: Paper(it.channel, max(it.told, ends_at)))


def last_end(now: float) -> float:
    """Return when the last week ended, in unix seconds."""
    return now - (now - FIRST_END) % WEEK


async def papers_due(host: Host) -> dict[int, int]:
    """Return the channels of the papers that are due, by server, of this process.

    Raises StoreError.
    """
    now = host.now()
    ended = last_end(now)
    if not AFTER <= now - ended < TOLD_WITHIN:
        return {}
    stored = await host.store.settings.beginning_with(KEY)
    papers = {int(key.removeprefix(KEY)): _PAPER.validate_json(it) for key, it in stored.items()}
    return {
        guild_id: paper.channel
        for guild_id, paper in papers.items()
        if paper.channel is not None and paper.told < ended and host.ownership.owns(guild_id)
    }


async def _change(host: Host, guild_id: int, change: Callable[[Paper], Paper]) -> None:
    def of_text(text: str | None) -> str:
        before = Paper() if text is None else _PAPER.validate_json(text)
        return _PAPER.dump_json(change(before)).decode()

    await change_text(host, setting(f"{KEY}{guild_id}"), of_text)
