"""What members see of a message: its text, its buttons, its lists, and their own answers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import simcord

from bot.local.limits_components import walk
from tests.support.visible_parts import panel_texts

BUTTON, SELECT = 2, 3


class Answer:
    """What became of a press or a command, as its sender sees it."""

    def __init__(self, result: simcord.InteractionResult) -> None:
        self.result = result

    @property
    def private(self) -> Any:
        """The one private message that was the answer, the newest if there are more."""
        response = self.result.response
        replies = [*([response] if response else []), *self.result.followups]
        return next(it for it in reversed(replies) if it.ephemeral)

    @property
    def text(self) -> str:
        """All that the private answer says."""
        return said(self.private)

    @property
    def is_private(self) -> bool:
        """Whether there is a private answer."""
        response = self.result.response
        replies = [*([response] if response else []), *self.result.followups]
        return any(it.ephemeral for it in replies)

    @property
    def form(self) -> Mapping[str, Any]:
        """The form that was opened."""
        assert self.result.modal is not None
        return self.result.modal


def said(message: Any) -> str:
    """A message's text: content, of its embeds title and description, and the texts of a panel."""
    embeds = [f"{it.title or ''}\n{it.description or ''}" for it in message.embeds]
    return "\n".join([message.content, *embeds, *panel_texts(_rows(message))])


def is_answer(message: Any) -> bool:
    """Whether it came as the answer to a press or a command."""
    return isinstance(message, simcord.ResponseMessage)


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


def links(message: Any) -> list[str]:
    """The addresses that the buttons of a message open."""
    return [it["url"] for it in buttons(message) if "url" in it]


def selects(message: Any) -> list[dict[str, Any]]:
    """The selects of a message, as Discord has them."""
    return _parts(message, SELECT)
