"""What can be read and pressed on a message."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.local.limits_components import TEXT, walk


def embed_texts(embeds: Sequence[Any]) -> list[tuple[object, ...]]:
    """What can be read in embeds."""
    return [
        (
            embed.get("title"),
            embed.get("description"),
            [(it["name"], it["value"]) for it in embed.get("fields") or []],
            (embed.get("footer") or {}).get("text"),
        )
        for embed in embeds
    ]


def controls(rows: Sequence[Any]) -> list[tuple[object, ...]]:
    """What can be pressed and chosen."""
    return [
        (
            part.get("custom_id"),
            part.get("label") or part.get("placeholder"),
            bool(part.get("disabled")),
            [option["value"] for option in part.get("options") or []],
        )
        for part in walk(list(rows))
        if part.get("custom_id")
    ]


def panel_texts(components: Sequence[Any]) -> list[str]:
    """What can be read in components."""
    return [part["content"] for part in walk(list(components)) if part["type"] == TEXT]
