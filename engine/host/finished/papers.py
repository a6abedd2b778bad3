"""The weekly paper of a server: in which channel it appears, and which servers are due one.

A week ends on Sunday at 16:00 UTC, when most people are awake. A paper that could not appear within
two days is left out.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from pydantic import TypeAdapter
from pydantic.dataclasses import dataclass

from engine.host.calendar import A_DAY
from engine.host.service import Host
from engine.host.store.texts import Outdated, StoredText, setting
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
class Attempt:
    """The sending of a paper to a `channel`, begun `at` a time, in unix seconds."""

    channel: int
    at: float


@dataclass(frozen=True, slots=True)
class Paper:
    """The `channel` of a server's paper, None where it has none, and the end of the last week that
    is done with, in unix seconds; `tried`: the last attempt of which nobody knows what came of it.
    """

    channel: int | None = None
    told: float = 0.0
    tried: Attempt | None = None

    def tried_since(self, at: float) -> Attempt | None:
        """Return the attempt that was begun after a time, in unix seconds."""
        return self.tried if self.tried is not None and self.tried.at >= at else None


_PAPER: TypeAdapter[Paper] = TypeAdapter(Paper)


async def paper_of(host: Host, guild_id: int) -> Paper | None:
    """Return what a server has decided; None where nobody there has been offered a paper."""
    text = await host.store.settings.get(f"{KEY}{guild_id}")
    return None if text is None else _PAPER.validate_json(text)


async def choose_channel(host: Host, guild_id: int, channel: int | None) -> None:
    """Let the paper of a server appear in a channel from now on, or (None) nowhere."""
    await _change(host, guild_id, lambda it: replace(it, channel=channel))


async def note_attempt(host: Host, guild_id: int, paper: Paper) -> bool:
    """Note that a server's paper is about to be sent; return whether it still is as it was read.

    Where it is not, another process may be at it, and nothing is noted. Raises StoreError.
    """
    where = _setting(guild_id)
    text = await host.store.texts.get(where)
    if text is None or paper.channel is None or _PAPER.validate_json(text) != paper:
        return False
    tried = replace(paper, tried=Attempt(paper.channel, host.now()))
    try:
        await host.store.texts.swap(where, text, _written(tried))
    except Outdated:
        return False
    return True


async def note_told(host: Host, guild_id: int, ends_at: float) -> None:
    """Note that the week of a server that ended at a time is done with."""
    await _change(host, guild_id, lambda it: Paper(it.channel, max(it.told, ends_at)))


def last_end(now: float) -> float:
    """Return when the last week ended, in unix seconds."""
    return now - (now - FIRST_END) % WEEK


async def papers_due(host: Host) -> tuple[int, ...]:
    """Return the servers whose papers are due, of this process. Raises StoreError."""
    if not _is_news(host):
        return ()
    stored = await host.store.settings.beginning_with(KEY)
    papers = {int(key.removeprefix(KEY)): _PAPER.validate_json(it) for key, it in stored.items()}
    return tuple(guild_id for guild_id, paper in papers.items() if _is_due(host, guild_id, paper))


async def due_paper(host: Host, guild_id: int) -> Paper | None:
    """Return the paper of a server as it is stored right now; None if it is not due, or not of this
    process. Raises StoreError.
    """
    text = await host.store.texts.get(_setting(guild_id))
    paper = Paper() if text is None else _PAPER.validate_json(text)
    return paper if _is_news(host) and _is_due(host, guild_id, paper) else None


def _is_news(host: Host) -> bool:
    return AFTER <= host.now() - last_end(host.now()) < TOLD_WITHIN


def _is_due(host: Host, guild_id: int, paper: Paper) -> bool:
    is_untold = paper.channel is not None and paper.told < last_end(host.now())
    return is_untold and host.ownership.owns(guild_id)


def _setting(guild_id: int) -> StoredText:
    return setting(f"{KEY}{guild_id}")


def _written(paper: Paper) -> str:
    return _PAPER.dump_json(paper).decode()


async def _change(host: Host, guild_id: int, change: Callable[[Paper], Paper]) -> None:
    def of_text(text: str | None) -> str:
        return _written(change(Paper() if text is None else _PAPER.validate_json(text)))

    await change_text(host, _setting(guild_id), of_text)
