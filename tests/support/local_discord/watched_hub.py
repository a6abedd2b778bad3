"""Requests of the bot as tests see them: all of them recorded, failures injected into answers."""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from dataclasses import dataclass, field

from bot.local import rest
from bot.local.errors import Json
from bot.local.hub import Hub
from bot.local.routes import Answer, Request
from bot.local.stored_json import text_of

TABLES = """
CREATE TABLE IF NOT EXISTS requests (
    id INTEGER PRIMARY KEY, method TEXT NOT NULL, path TEXT NOT NULL,
    status INTEGER NOT NULL, body TEXT);
CREATE TABLE IF NOT EXISTS violations (
    id INTEGER PRIMARY KEY, method TEXT NOT NULL, path TEXT NOT NULL, faults TEXT NOT NULL,
    body TEXT);
"""
"""What the bot has asked, and what of it Discord would never be asked by a bot without a bug."""
FAULTY_BODY = 50035
NO_ROUTE = (404, 405)
OF_TOKEN = re.compile(r"/webhooks/\d+/(?P<token>[^/]+)")


@dataclass
class InjectedFailure:
    """An answer to give instead of the real one, a number of times; or an error, or a delay."""

    method: str
    path: re.Pattern[str]
    status: int
    body: Json
    headers: dict[str, str]
    times: int
    carry_out: bool
    """Whether the request takes effect all the same, as when only the answer is lost."""
    delay: float
    """Seconds until the answer, unless the requests are let go before."""

    error: Exception | None = None
    waiting: int = 0
    """Requests that have waited for the answer, or still do."""
    forgotten: asyncio.Event = field(default_factory=asyncio.Event)

    async def pause(self) -> None:
        """Wait until the delay is over, and raise the error, if there is one."""
        self.waiting += 1
        with suppress(TimeoutError):
            await asyncio.wait_for(self.forgotten.wait(), self.delay)
        if self.error is not None:
            raise self.error

    def let_go(self) -> None:
        """Let requests that wait be answered now, and meet no more."""
        self.times = 0
        self.forgotten.set()

    def meets(self, method: str, path: str) -> bool:
        """Return whether this request gets the injected answer."""
        return self.times > 0 and self.method in ("*", method) and bool(self.path.search(path))


@dataclass
class WatchedHub(Hub):
    """What the routes share, with the failures that a test injects."""

    injected: list[InjectedFailure] = field(default_factory=list)
    _finished: dict[int, asyncio.Future[int]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.world.db.executescript(TABLES)

    def stop_failing(self) -> None:
        """Let no more requests fail; those that are delayed go on at once."""
        for failure in self.injected:
            failure.let_go()
        self.injected.clear()

    def finished(self, interaction_id: int) -> asyncio.Future[int]:
        """Return what gets the message that finishes a deferred interaction."""
        if interaction_id not in self._finished:
            self._finished[interaction_id] = asyncio.get_running_loop().create_future()
        return self._finished[interaction_id]


async def respond(request: Request) -> Answer:
    """Answer as Discord would: an injected failure, a refusal or the real thing; and record it."""
    hub = request.hub
    assert isinstance(hub, WatchedHub)
    failure = next((it for it in hub.injected if it.meets(request.method, request.path)), None)
    answer = _real(request) if failure is None else await _failing(request, failure)
    body = None if request.body is None else text_of(request.body)
    hub.world.run(
        "INSERT INTO requests VALUES (?, ?, ?, ?, ?)",
        hub.world.next_id(), request.method, request.path, answer.status, body,
    )  # fmt: skip
    return answer


async def _failing(request: Request, failure: InjectedFailure) -> Answer:
    failure.times -= 1
    await failure.pause()
    injected = Answer(failure.body, failure.status, failure.headers)
    if failure.status and not failure.carry_out:
        return injected
    answer = _real(request)
    return injected if failure.status and answer.status < 400 else answer


def _real(request: Request) -> Answer:
    answer = rest.answer_to(request)
    _note_finished(request, answer)
    body: Json = answer.body if isinstance(answer.body, dict) else {}
    if body.get("code") == FAULTY_BODY:
        _note_violation(request, body.get("errors", {}))
    elif answer.status in NO_ROUTE and body.get("code") == 0:
        _note_violation(request, {"route": body["message"]})
    return answer


def _note_finished(request: Request, answer: Answer) -> None:
    """Note which interaction a message is about that was posted or edited by a token."""
    hub, found = request.hub, OF_TOKEN.match(request.path)
    is_sent = request.method in ("POST", "PATCH") and answer.status < 400
    if found is None or not is_sent or not isinstance(answer.body, dict):
        return
    assert isinstance(hub, WatchedHub)
    (row,) = hub.world.select("SELECT id FROM interactions WHERE token=?", found["token"])
    if not (finished := hub.finished(row["id"])).done():
        finished.set_result(int(answer.body["id"]))


def _note_violation(request: Request, faults: Json) -> None:
    world = request.hub.world
    world.run(
        "INSERT INTO violations VALUES (?, ?, ?, ?, ?)",
        world.next_id(), request.method, request.path, text_of(faults), text_of(request.body),
    )  # fmt: skip
