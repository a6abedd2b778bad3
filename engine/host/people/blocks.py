"""Whom a person has blocked: whose offers, questions and invitations do not reach them.

Nobody but that person is told: to the others it is as if they had not answered. What the game
itself asks of a player goes on.
"""

from typing import Final

from pydantic import TypeAdapter

from engine.host.refusals import Refusal, demand
from engine.host.service import Host
from engine.host.store.texts import setting
from engine.host.text_changes import change_text

BLOCKS: Final = "blocks:"
"""What the keys of settings begin with that hold whom a person has blocked."""
MOST_BLOCKED: Final = 100
_IDS: Final = TypeAdapter(tuple[int, ...])


async def blocked_by(host: Host, user_id: int) -> tuple[int, ...]:
    """Return the user ids of those whom a person has blocked, the last one first."""
    return _read(await host.store.settings.get(_key(user_id)))


async def has_blocked(host: Host, user_id: int, other_id: int | None) -> bool:
    """Return whether a person has blocked another; None stands for a computer, whom nobody can."""
    return other_id is not None and other_id in await blocked_by(host, user_id)


async def block(host: Host, user_id: int, other_id: int) -> None:
    """Let a person block another. Raises Refused for themselves, and beyond MOST_BLOCKED."""
    demand(user_id != other_id, Refusal.NOT_BLOCKABLE)

    def with_other(text: str | None) -> str | None:
        before = _read(text)
        if other_id in before:
            return text
        demand(len(before) < MOST_BLOCKED, Refusal.BLOCKED_ENOUGH, most=MOST_BLOCKED)
        return _dump((other_id, *before))

    await change_text(host, setting(_key(user_id)), with_other)


async def unblock(host: Host, user_id: int, other_id: int) -> None:
    """Let a person block another no longer."""

    def without_other(text: str | None) -> str | None:
        return _dump(tuple(it for it in _read(text) if it != other_id))

    await change_text(host, setting(_key(user_id)), without_other)


def _key(user_id: int) -> str:
    return f"{BLOCKS}{user_id}"


def _read(text: str | None) -> tuple[int, ...]:
    return () if text is None else _IDS.validate_json(text)


def _dump(ids: tuple[int, ...]) -> str | None:
    return _IDS.dump_json(ids).decode() if ids else None
