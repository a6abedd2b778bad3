"""Requests of the bot and their answers, however they come, and the table of what answers which."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from bot.local.bodies import Upload
from bot.local.errors import ApiError, Json
from bot.local.hub import Hub

PART = re.compile(r"\{(?P<name>\w+)(?::(?P<pattern>[^}]+))?\}")


@dataclass
class Request:
    """One request: its path is without /api/v10, `parts` are the named parts of it."""

    hub: Hub
    method: str
    path: str
    body: object = None
    uploads: list[Upload] = field(default_factory=list)
    query: Mapping[str, str] = field(default_factory=dict)
    authorization: str = ""
    parts: Mapping[str, str] = field(default_factory=dict)
    unreadable: ApiError | None = None
    """What is wrong with a body that cannot be read."""

    @property
    def json(self) -> Json:
        """The body as an object; an absent one is empty."""
        if self.body is None:
            return {}
        if not isinstance(self.body, dict):
            raise ApiError(50035, [((), "Only dictionaries may be used in this place")])
        return self.body


@dataclass
class Answer:
    """One answer: without a body it says just its status."""

    body: object = None
    status: int = 200
    headers: dict[str, str] = field(default_factory=dict)


def no_content() -> Answer:
    """Return the answer to what has no result."""
    return Answer(None, 204)


Handler: TypeAlias = Callable[[Request], Answer]


class NoRoute(Exception):
    """There is nothing at this path, or nothing that takes this method."""

    def __init__(self, status: int) -> None:
        self.status = status
        self.reason = {404: "Not Found", 405: "Method Not Allowed"}[status]
        super().__init__(f"{status} {self.reason}")


class Routes:
    """What answers which requests: patterns as `/channels/{channel:\\d+}`, the first that fits."""

    def __init__(self) -> None:
        self._by_length: dict[int, list[tuple[str, re.Pattern[str], Handler]]] = {}

    def get(self, pattern: str) -> Callable[[Handler], Handler]:
        return self._add("GET", pattern)

    def post(self, pattern: str) -> Callable[[Handler], Handler]:
        return self._add("POST", pattern)

    def put(self, pattern: str) -> Callable[[Handler], Handler]:
        return self._add("PUT", pattern)

    def patch(self, pattern: str) -> Callable[[Handler], Handler]:
        return self._add("PATCH", pattern)

    def delete(self, pattern: str) -> Callable[[Handler], Handler]:
        return self._add("DELETE", pattern)

    def include(self, other: Routes) -> None:
        """Add the routes of another table after those that are here."""
        for length, rows in other._by_length.items():
            self._by_length.setdefault(length, []).extend(rows)

    def find(self, method: str, path: str) -> tuple[Handler, Mapping[str, str]]:
        """Return what answers a request, and the named parts of its path. Raises NoRoute."""
        status = 404
        for allowed, pattern, handler in self._by_length.get(path.count("/"), ()):
            if (found := pattern.fullmatch(path)) is None:
                continue
            if allowed == method:
                return handler, found.groupdict()
            status = 405
        raise NoRoute(status)

    def _add(self, method: str, pattern: str) -> Callable[[Handler], Handler]:
        named = PART.sub(lambda it: f"(?P<{it['name']}>{it['pattern'] or '[^/]+'})", pattern)

        def add(handler: Handler) -> Handler:
            row = (method, re.compile(named), handler)
            self._by_length.setdefault(pattern.count("/"), []).append(row)
            return handler

        return add
