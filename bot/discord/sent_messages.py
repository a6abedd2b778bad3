"""The files of a message that was sent or edited, by what Discord has answered."""

import re
from collections.abc import Iterator
from typing import Any

import discord

ADDRESS = re.compile(r"[/-]attachments/\d+/(?P<id>\d+)/(?P<name>[^/?]+)")
"""Where Discord keeps a file, with "ephemeral-" before it that of a private message."""


def files_on(answer: Any) -> tuple[int, dict[str, int]]:
    """Return the id of a message, and those of its files by their names.

    `answer` is the message as Discord has sent it, or what discord.py made of that.
    """
    message = _json(answer) if isinstance(answer, discord.Message) else answer
    found = [match for url in _addresses(message) if (match := ADDRESS.search(url))]
    return int(message["id"]), {match["name"]: int(match["id"]) for match in found}


def _json(message: discord.Message) -> dict[str, Any]:
    """Return the parts of a message that may have files, as Discord has sent them."""
    return {
        "id": message.id,
        "attachments": [{"url": attached.url} for attached in message.attachments],
        "embeds": [embed.to_dict() for embed in message.embeds],
        "components": [part.to_dict() for part in message.components],
    }


def _addresses(message: dict[str, Any]) -> Iterator[str]:
    """Yield where the files of a message are; those that it shows itself are not among its
    attachments.
    """
    for attached in message["attachments"]:
        yield attached["url"]
    for embed in message["embeds"]:
        if "image" in embed:
            yield embed["image"]["url"]
    for part in message.get("components") or ():
        yield from _shown_in(part)


def _shown_in(part: dict[str, Any]) -> Iterator[str]:
    """Yield the addresses of the pictures of a component, nested ones included."""
    for inner in part.get("components", ()):
        yield from _shown_in(inner)
    for item in part.get("items", ()):
        yield item["media"]["url"]
