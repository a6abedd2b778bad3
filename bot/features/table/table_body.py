"""What is stored with a table message: how far it tells, and who has been called."""

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from pydantic import TypeAdapter

from engine.core.actions import SeatId
from engine.host.store.records import Message

ROLE = "table"
SYNCED = 256
"""Messages that are kept read: a sync asks several times about one."""


class Called(NamedTuple):
    """For which decision a person has been called."""

    decision: int
    user_id: int


@dataclass(frozen=True, slots=True)
class TableBody:
    """What a table message narrates, the log after version `since`, and who has been called, by
    this message or an earlier one.

    `cards`: how many messages of a live game were kept before this one; `pinged`: who was called
    by this one itself; `told`: up to which version earlier messages have told, where this one
    begins before that, since they have gone; `here`: the seats of those of whom it says that they
    are here now, which changes only with something else.
    """

    since: int
    called: tuple[Called, ...] = ()
    cards: int = 0
    pinged: tuple[Called, ...] = ()
    told: int = 0
    here: tuple[SeatId, ...] = ()

    @property
    def news_since(self) -> int:
        """The version after which this message tells what no earlier one has told."""
        return max(self.since, self.told)


_TABLE_BODY = TypeAdapter(TableBody)


def body_of(message: Message) -> TableBody:
    """Return what is stored with a table message."""
    return _read(message.body)


@lru_cache(SYNCED)
def _read(body: str) -> TableBody:
    return _TABLE_BODY.validate_json(body)


def dump_body(body: TableBody) -> str:
    """Return what is to be stored with a table message."""
    return _TABLE_BODY.dump_json(body).decode()
