"""What is stored with a table message: how far it tells, and who has been called."""

from dataclasses import dataclass

from pydantic import TypeAdapter

from engine.host.store.records import Message


@dataclass(frozen=True, slots=True)
class TableBody:
    """What a table message narrates, the log after version `since`, and who has been called.

    `called`: a decision and a user id for each call, by this message or an earlier one.
    """

    since: int
    called: tuple[tuple[int, int], ...] = ()


_TABLE_BODY = TypeAdapter(TableBody)


def body_of(message: Message) -> TableBody:
    """Return what is stored with a table message."""
    return _TABLE_BODY.validate_json(message.body)


def dump_body(body: TableBody) -> str:
    """Return what is to be stored with a table message."""
    return _TABLE_BODY.dump_json(body).decode()
