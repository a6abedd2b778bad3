"""What a member sees: a message, and the bot's answer to an interaction."""

from __future__ import annotations

from collections.abc import Iterator

from bot.local.errors import Json
from bot.local.limits import EPHEMERAL
from bot.local.limits_components import BUTTON, SELECTS, walk


class Message:
    """A message as a member sees it."""

    def __init__(self, data: Json) -> None:
        self.data = data
        self.id: str = data["id"]
        self.channel_id: str = data["channel_id"]
        self.author: str = data["author"]["global_name"] or data["author"]["username"]
        self.content: str = data["content"]
        self.embeds: list[Json] = data["embeds"]
        self.attachments: list[Json] = data["attachments"]
        self.ephemeral = bool(data["flags"] & EPHEMERAL)
        self.silent = bool(data["flags"] & 1 << 12)
        self.edited = data["edited_timestamp"] is not None
        self.mentions: list[str] = [user["global_name"] for user in data["mentions"]]
        self.thread: Json | None = data.get("thread")

    def __repr__(self) -> str:
        private = "private " if self.ephemeral else ""
        return f"<{private}message {self.id}: {self.text!r} {self.labels}>"

    @property
    def buttons(self) -> list[Json]:
        """Its buttons: label, custom_id, style, disabled, …"""
        return [c for c in walk(self.data["components"]) if c["type"] == BUTTON]

    @property
    def selects(self) -> list[Json]:
        """Its selects."""
        return [c for c in walk(self.data["components"]) if c["type"] in SELECTS]

    @property
    def labels(self) -> list[str]:
        """What its enabled buttons say."""
        return [b.get("label") or "" for b in self.buttons if not b.get("disabled")]

    @property
    def text(self) -> str:
        """All the words of content, embeds and text displays, a line each."""
        return "\n".join(line for line in self._lines() if line)

    def button(self, start: str) -> Json | None:
        """Return the first enabled button whose label or custom id begins with the text."""
        for button in self.buttons:
            named = (button.get("label") or "", button.get("custom_id") or "")
            if not button.get("disabled") and any(name.startswith(start) for name in named):
                return button
        return None

    def _lines(self) -> Iterator[str]:
        yield self.content
        for embed in self.embeds:
            yield (embed.get("author") or {}).get("name") or ""
            yield embed.get("title") or ""
            yield embed.get("description") or ""
            for field in embed.get("fields") or []:
                yield field["name"]
                yield field["value"]
            yield (embed.get("footer") or {}).get("text") or ""
        for component in walk(self.data["components"]):
            yield component.get("content") or ""


class Answer:
    """How the bot answered an interaction.

    kind is message, update, deferred, deferred_update, modal, choices, or failed (no answer in
    time). A deferred one is finished once its message was written.
    """

    def __init__(self, data: Json) -> None:
        self.data = data
        self.kind: str = data["kind"]
        self.interaction_id: str = data["interaction"]
        self.message = Message(data["message"]) if data.get("message") else None
        self.modal: Json | None = data.get("modal")
        self.choices: list[Json] = data.get("choices", [])
        self.finished = bool(data.get("finished", self.kind in ("message", "update")))

    def __repr__(self) -> str:
        return f"<answer {self.kind} {self.modal or self.choices or self.message}>"

    @property
    def failed(self) -> bool:
        """Whether the member was told that the application did not respond."""
        return self.kind == "failed"

    @property
    def text(self) -> str:
        """The words of the answered message; empty without one."""
        return self.message.text if self.message else ""
