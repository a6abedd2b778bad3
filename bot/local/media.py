"""Where a message shows pictures and files: in its embeds, its components, or by themselves."""

from __future__ import annotations

from bot.local.errors import Json
from bot.local.limits_components import walk

PICTURES = ("image", "thumbnail")


def media(message: Json) -> list[Json]:
    """Return everything in embeds and components that has the address of a file."""
    found: list[Json] = [e[k] for e in message["embeds"] for k in PICTURES if e.get(k)]
    for component in walk(message["components"]):
        found += [item["media"] for item in component.get("items") or []]
        found += [component[k] for k in ("media", "file") if component.get(k)]
    return found


def by_themselves(message: Json) -> list[Json]:
    """Return the files that Discord lists: those an embed or component shows are not among them."""
    shown = {each.get("url") for each in media(message)}
    return [file for file in message["attachments"] if file["url"] not in shown]
