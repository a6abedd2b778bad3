"""What members see of a message: its text, its buttons, its lists, and their own answers."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import partial
from typing import Any

import discord

from bot.local import interactions, payloads
from bot.local.hub import Hub
from bot.local.limits import EPHEMERAL
from bot.local.limits_components import walk
from tests.support.in_process import message_of
from tests.support.visible_parts import panel_texts

BUTTON, SELECT, USER_SELECT, ROLE_SELECT = 2, 3, 5, 6


class AnswerMessage:
    """A message that was the answer to a press or a command, as it is now."""

    def __init__(self, hub: Hub, client: discord.Client, number: int) -> None:
        self._hub, self._client = hub, client
        self.id = number

    @property
    def data(self) -> Any:
        """The message as Discord has it."""
        row = self._hub.world.message(self.id, deleted=True)
        return payloads.seen_message(self._hub.world, row, self._hub.base)  # type: ignore[arg-type]

    @property
    def channel_id(self) -> int:
        """Where it stands."""
        return int(self.data["channel_id"])

    @property
    def content(self) -> str:
        """Its text beside embeds and components."""
        return str(self.data["content"])

    @property
    def embeds(self) -> list[discord.Embed]:
        """Its embeds."""
        return [discord.Embed.from_dict(it) for it in self.data["embeds"]]

    @property
    def components(self) -> list[dict[str, Any]]:
        """Its components, as Discord has them."""
        found: list[dict[str, Any]] = self.data["components"]
        return found

    @property
    def flags(self) -> discord.MessageFlags:
        """Its flags."""
        return self.message.flags

    @property
    def attachments(self) -> list[discord.Attachment]:
        """Its files."""
        return self.message.attachments

    @property
    def ephemeral(self) -> bool:
        """Whether one member alone sees it."""
        return bool(self.data["flags"] & EPHEMERAL)

    @property
    def message(self) -> discord.Message:
        """The message as the library has it."""
        return message_of(self._client, self.data)


class Answer:
    """What became of a press or a command, as its sender sees it."""

    def __init__(self, hub: Hub, client: discord.Client, sent: interactions.Sent) -> None:
        self.id, self._hub = sent.id, hub
        self._message = partial(AnswerMessage, hub, client)
        self._outcome = sent.outcome

    @property
    def response(self) -> Any:
        """The message that was the answer, or that it has changed; None if there is none."""
        (row,) = self._hub.world.select("SELECT * FROM interactions WHERE id=?", self.id)
        number = row["original_id"]
        if number is None or self._hub.world.message(number) is None:
            return None
        return self._message(number)

    @property
    def followups(self) -> list[Any]:
        """The messages that came after the answer."""
        sent = self._hub.follow_ups.get(self.id, ())
        return [self._message(it) for it in sent if self._hub.world.message(it) is not None]

    @property
    def private(self) -> Any:
        """The one private message that was the answer, the newest if there are more."""
        return next(it for it in reversed(self._replies) if it.ephemeral)

    @property
    def text(self) -> str:
        """All that the private answer says."""
        return said(self.private)

    @property
    def is_private(self) -> bool:
        """Whether there is a private answer."""
        return any(it.ephemeral for it in self._replies)

    @property
    def form(self) -> Mapping[str, Any]:
        """The form that was opened."""
        (row,) = self._hub.world.select("SELECT * FROM interactions WHERE id=?", self.id)
        assert row["modal"] is not None
        found: Mapping[str, Any] = json.loads(row["modal"])
        return found

    @property
    def choices(self) -> list[dict[str, Any]]:
        """What the bot offered to complete an option with."""
        return self._outcome.result()["data"].get("choices") or []

    @property
    def _replies(self) -> list[Any]:
        response = self.response
        return [*([response] if response else []), *self.followups]


def said(message: Any) -> str:
    """A message's text: content, of its embeds title and description, and the texts of a panel."""
    embeds = [f"{it.title or ''}\n{it.description or ''}" for it in message.embeds]
    return "\n".join([message.content, *embeds, *panel_texts(_rows(message))])


def pictured(message: Any) -> str:
    """The words for a message's pictures."""
    return "\n".join(it.description or "" for it in message.attachments)


def is_answer(message: Any) -> bool:
    """Whether it came as the answer to a press or a command."""
    return isinstance(message, AnswerMessage)


def _rows(message: Any) -> list[dict[str, Any]]:
    rows = message.components
    return rows if is_answer(message) else [row.to_dict() for row in rows]


def _parts(message: Any, kind: int) -> list[dict[str, Any]]:
    return [it for it in walk(_rows(message)) if it["type"] == kind]


def buttons(message: Any) -> list[dict[str, Any]]:
    """The buttons of a message, as Discord has them."""
    return _parts(message, BUTTON)


def custom_ids_in(components: list[dict[str, Any]]) -> list[str]:
    """What can be pressed on a message of these components."""
    found = [it for it in walk(components) if it["type"] == BUTTON and not it.get("disabled")]
    return [it["custom_id"] for it in found if "custom_id" in it]


def labels(message: Any) -> list[str]:
    """What stands on the buttons of a message."""
    return [it["label"] for it in buttons(message)]


def button_of(message: Any, label: str) -> Any:
    """The one button of that label, or the one whose label begins like it."""
    every = buttons(message)
    found = [it for it in every if it["label"] == label] or [
        it for it in every if it["label"].startswith(label)
    ]
    assert len(found) == 1, f"{label!r} among {labels(message)}"
    return found[0]


def links(message: Any) -> list[str]:
    """The addresses that the buttons of a message open."""
    return [it["url"] for it in buttons(message) if "url" in it]


def selects(message: Any) -> list[dict[str, Any]]:
    """The selects of a message, as Discord has them."""
    return [part for kind in (SELECT, USER_SELECT, ROLE_SELECT) for part in _parts(message, kind)]
