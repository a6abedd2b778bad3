"""Files that people send with a form, read only when they are asked for."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from bot.discord.error_codes import FAILURES
from bot.discord.raw_interactions import form_parts, selected_values

Fetch = Callable[[str], Awaitable[bytes]]
"""Gets what is at an address of Discord's."""


@dataclass(frozen=True, slots=True)
class ReceivedFile:
    """A file that a person has sent: its size in bytes, and how it is read."""

    size: int
    read: Callable[[], Awaitable[bytes | None]]
    """Returns what it holds; None where Discord no longer gives it."""


def received_files(data: Any, fetch: Fetch) -> dict[str, ReceivedFile]:
    """Return the first file of each field of a form, by the custom_id of the field."""
    resolved = data.get("resolved")
    known = resolved.get("attachments") if isinstance(resolved, Mapping) else None
    attached = known if isinstance(known, Mapping) else {}
    found = {}
    for part in form_parts(data):
        name = part.get("custom_id")
        files = [file for it in selected_values(part) if (file := _file(attached.get(it), fetch))]
        if isinstance(name, str) and files:
            found[name] = files[0]
    return found


def _file(attachment: Any, fetch: Fetch) -> ReceivedFile | None:
    if not isinstance(attachment, Mapping):
        return None
    url, size = attachment.get("url"), attachment.get("size")
    if not isinstance(url, str) or not isinstance(size, int):
        return None
    return ReceivedFile(size, partial(_read, url, fetch))


async def _read(url: str, fetch: Fetch) -> bytes | None:
    try:
        return await fetch(url)
    except FAILURES:
        return None
