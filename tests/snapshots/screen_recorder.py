"""What a bot without sockets shows to whom, written down as it happens."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from types import SimpleNamespace
from typing import Any

import discord

from bot.local.limits_components import walk
from bot.process.app import App
from tests.snapshots import message_text
from tests.support.app_harness import CHANNEL, MODAL, TOKEN, UPDATE, AppHarness, Json, Sender

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hal")
THREAD, DIRECT = 800, 900
"""From these numbers on, the channels that are threads and direct messages."""


@dataclass(frozen=True)
class ShownMessage:
    """A message that somebody can press: where it stands, what is on it, and its one reader.

    `reader` is None where everybody sees it.
    """

    channel: int
    message: int
    reader: int | None
    body: Json

    @property
    def private(self) -> bool:
        return self.reader is not None


class ScreenRecorder(AppHarness):
    """`transcript` is what people have seen, as text; `messages` those that can be pressed."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.transcript: list[str] = []
        self.messages: list[ShownMessage] = []
        self.forms: list[Json] = []
        self.shut: set[int] = set()
        """Seats whose direct messages are closed."""
        self._parts: set[str] = set()
        self._heard: list[tuple[int, str, tuple[str, ...]]] = []
        """What is to be written down: its place among the others, its heading and its parts."""
        self._acts = 0
        """So many of the messages seen were there before what is being done now."""
        self._posted, self._threads = count(20_000), count(THREAD)
        self._sender = 0
        self._pressed: ShownMessage | None = None
        self._readers: dict[str, int] = {}
        """Who sees the private answers of an interaction, by its token."""
        self._updated: dict[str, tuple[int, int]] = {}
        """The channel and the public message that an interaction has updated, by its token."""

    def _payload(self, sender: Sender, number: int, kind: int, data: Json) -> Json:
        payload = super()._payload(sender, number, kind, data)
        self._readers[payload["token"]] = sender.user
        return payload

    async def request(self, route: Any, *rest: object, **given: Any) -> Any:
        """Every request of the bot: what it says is written down."""
        body = given.get("payload") or given.get("json") or {}
        if form := given.get("form") or given.get("multipart"):
            body = discord.utils._from_json(form[0]["value"])
        path = route.url.removeprefix(route.BASE)
        if path in {f"/channels/{DIRECT + who + 1}/messages" for who in self.shut}:
            refused: Any = SimpleNamespace(status=403, reason="Forbidden")
            raise discord.Forbidden(refused, {"code": 50007, "message": "closed"})
        answer = await super().request(route, *rest, **given)
        if found := TOKEN.match(path):
            if path.endswith("/@original") and found[1] in self._updated:
                self._see(*self._updated[found[1]], None, body)
            else:
                self._note_answer(found[1], path.endswith("/callback"), body)
        elif "/messages" in path and not path.endswith("/threads"):
            self._note_message(path, body, answer)
        return answer

    def _result(self, path: str, body: Json) -> Json:
        if path == "/users/@me/channels":
            user = int(body["recipient_id"])
            return {"id": str(DIRECT + user), "type": 1}
        if path.endswith("/threads"):
            self._hear(2, "a thread", body["name"])
            return {"id": str(next(self._threads)), "type": 11}
        # By a counter of their own: private answers come before them or after.
        return super()._result(path, body) | {"id": str(next(self._posted))}

    def _note_answer(self, token: str, is_first: bool, body: Json) -> None:
        data = body.get("data") or {} if is_first else body
        kind = body["type"] if is_first else 0
        if kind == MODAL:
            self.forms.append(data)
            self._hear(0, f"a form for {name_of(self._sender)}", message_text.form(data))
            return
        if not ({"content", "embeds", "components"} & data.keys()):
            return
        pressed = self._pressed
        if kind == UPDATE and pressed is not None and not pressed.private:
            self._updated[token] = (pressed.channel, pressed.message)
            self._see(pressed.channel, pressed.message, None, data)
        else:
            channel = CHANNEL if pressed is None else pressed.channel
            # An answer of an earlier interaction may be edited while another is answered.
            is_edit = kind == UPDATE and is_first and pressed is not None
            new = next(self._ids)
            message = pressed.message if is_edit and pressed else new
            self._see(channel, message, self._readers[token], data)

    def _note_message(self, path: str, body: Json, answer: Json) -> None:
        parts = path.split("/")
        channel = int(parts[2])
        if {"content", "embeds", "components"} & body.keys():
            message = int(parts[4]) if len(parts) > 4 else int(answer["id"])
            self._see(channel, message, None, body)

    def _see(self, channel: int, message: int, reader: int | None, body: Json) -> None:
        self.messages.append(ShownMessage(channel, message, reader, body))
        where = _place(channel) if reader is None else f"only for {name_of(reader)}"
        known = reader is None and any(it.message == message for it in self.messages[:-1])
        called = (body.get("allowed_mentions") or {}).get("users") or []
        calls = ", calling " + " and ".join(name_of(int(it)) for it in called) if called else ""
        place = 2 if reader is None else int(reader != self._sender)
        where = f"{where}{', edited' if known else ''}{calls}"
        self._hear(place, where, *message_text.message(body))

    def _hear(self, place: int, where: str, *parts: str) -> None:
        self._heard.append((place, where, parts))

    def record_action(self, line: str) -> None:
        """Somebody does something; what came of all before is written down."""
        self.write()
        self.transcript.append(f"{line}\n")

    def write(self) -> None:
        """What was seen since: the answer to who acts, what others see privately, what all see.

        They are sent at the same time, and any may arrive before the others.
        """
        for _, where, parts in sorted(self._heard, key=lambda it: it[0]):
            self._tell(where, *parts)
        self._heard.clear()
        self.messages[self._acts :] = sorted(self.messages[self._acts :], key=lambda it: it.private)
        self._acts = len(self.messages)

    def _tell(self, where: str, *parts: str) -> None:
        """A block; long parts that stand further up already are not written twice."""
        told = [
            f"{part.splitlines()[0]} … as above" if part in self._parts else part for part in parts
        ]
        self._parts.update(part for part in parts if part.count("\n") > 1)
        self.transcript.append("\n".join([f"──── {where}", *told, ""]))


def name_of(user: int) -> str:
    """What somebody is called, by user id."""
    return NAMES[user - 1] if user <= len(NAMES) else f"User {user}"


def _place(channel: int) -> str:
    if channel >= DIRECT:
        return f"directly to {name_of(channel - DIRECT)}"
    return "in a thread" if channel >= THREAD else "in the channel"


def ids_on(body: Json) -> Iterator[str]:
    """The custom_ids of what can be pressed or chosen from."""
    for part in walk(body.get("components") or []):
        if part.get("custom_id") and not part.get("disabled"):
            yield part["custom_id"]
