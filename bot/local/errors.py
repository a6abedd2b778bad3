"""Discord's error answers: a status, a code, a message, and for bodies a tree of what is wrong."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

Json = dict[str, Any]
Path = tuple[str | int, ...]
Fault = tuple[Path, str]
"""Where in a body something is wrong, and what."""

MESSAGES = {
    0: "404: Not Found",
    10003: "Unknown Channel",
    10004: "Unknown Guild",
    10007: "Unknown Member",
    10008: "Unknown Message",
    10013: "Unknown User",
    10014: "Unknown Emoji",
    10015: "Unknown Webhook",
    10062: "Unknown interaction",
    30008: "Maximum number of emojis reached (2000)",
    30046: "Maximum number of edits to messages older than 1 hour reached. Try again later",
    40094: "This interaction has reached the maximum number of follow up messages.",
    40060: "Interaction has already been acknowledged.",
    50001: "Missing Access",
    50005: "Cannot edit a message authored by another user",
    50006: "Cannot send an empty message",
    50007: "Cannot send messages to this user",
    50008: "Cannot send messages in a non-text channel",
    50013: "Missing Permissions",
    50024: "Cannot execute action on this channel type",
    50027: "Invalid Webhook Token",
    50035: "Invalid Form Body",
    50083: "Thread is archived",
    50109: "The request body contains invalid JSON.",
    160004: "A thread has already been created for this message",
    160005: "Thread is locked",
}

STATUS = {
    0: 404,
    10003: 404,
    10004: 404,
    10007: 404,
    10008: 404,
    10013: 404,
    10014: 404,
    10015: 404,
    10062: 404,
    50001: 403,
    50005: 403,
    50007: 403,
    50013: 403,
    50027: 401,
}


class ApiError(Exception):
    """An answer that is an error, as Discord words it."""

    def __init__(self, code: int, faults: Iterable[Fault] = ()) -> None:
        self.code = code
        self.status = STATUS.get(code, 400)
        self.faults = list(faults)
        self.headers: dict[str, str] = {}
        super().__init__(f"{self.status}/{code} {MESSAGES[code]} {self.faults or ''}".rstrip())

    def body(self) -> Json:
        """Return the JSON body of the answer."""
        answer: Json = {"message": MESSAGES[self.code], "code": self.code}
        if self.faults:
            answer["errors"] = _tree(self.faults)
        return answer


def refuse(faults: Iterable[Fault]) -> None:
    """Raise 400/50035 if there is any fault."""
    found = list(faults)
    if found:
        raise ApiError(50035, found)


def _tree(faults: Iterable[Fault]) -> Json:
    root: Json = {}
    for path, message in faults:
        node = root
        for step in path:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": "INVALID", "message": message})
    return root
