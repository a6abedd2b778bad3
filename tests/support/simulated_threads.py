"""What the simulation lacks: Discord refuses edits in archived threads, and all in locked ones."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any


class ArchivedThreadFaults(list[dict[str, Any]]):
    """The injected faults of a simulated server, and those that come of its archived threads."""

    def __init__(self, backend: Any) -> None:
        super().__init__()
        self._backend = backend

    def __iter__(self) -> Iterator[dict[str, Any]]:
        yield from super().__iter__()
        archived = {
            it.id: it.thread_metadata.locked
            for it in self._backend.channels.values()
            if it.thread_metadata is not None and it.thread_metadata.archived
        }
        for thread, is_locked in archived.items():
            yield _refusal("PATCH", f"/channels/{thread}/messages/*")
            yield _refusal("DELETE", f"/channels/{thread}/messages/*")
            if is_locked:
                yield _refusal("POST", f"/channels/{thread}/messages")
        for number, pressed in self._backend.interactions.items() if any(archived.values()) else ():
            if archived.get(pressed.channel_id):
                yield _refusal("POST", f"/interactions/{number}/*")


def _refusal(method: str, path: str) -> dict[str, Any]:
    refused = {"method": method, "path": path, "status": 400, "code": 50083, "times": None}
    return refused | {"message": "Thread is archived"}
