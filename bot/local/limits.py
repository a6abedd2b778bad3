"""What Discord refuses in a message body: lengths, counts and combinations."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from bot.local.errors import Fault, Json, Path
from bot.local.limits_components import component_faults

COMPONENTS_V2 = 1 << 15
EPHEMERAL = 1 << 6
SUPPRESS_NOTIFICATIONS = 1 << 12
BOT_FLAGS = COMPONENTS_V2 | EPHEMERAL | SUPPRESS_NOTIFICATIONS | 1 << 2
LINK = re.compile(r"^(https?|attachment)://\S+$")


def text_faults(body: Json, key: str, least: int, most: int, at: Path) -> Iterator[Fault]:
    """Yield a text of bounded length; an absent or null one is fine unless least > 0."""
    value = body.get(key)
    if value is None:
        if least:
            yield (*at, key), "This field is required"
    elif not isinstance(value, str):
        yield (*at, key), "Must be a string"
    elif not least <= len(value) <= most:
        yield (*at, key), f"Must be between {least} and {most} in length"


def list_faults(body: Json, key: str, most: int, at: Path) -> Iterator[Fault]:
    """Yield a list of bounded length; absent or null is fine."""
    value = body.get(key)
    if value is not None and not isinstance(value, list):
        yield (*at, key), "Must be a list"
    elif value is not None and len(value) > most:
        yield (*at, key), f"Must be {most} or fewer in length"


def message_faults(body: Json, flags: int = 0, at: Path = ()) -> Iterator[Fault]:
    """Yield all that is wrong with a message to create or edit; flags are those it already has."""
    yield from text_faults(body, "content", 0, 2000, at)
    yield from text_faults(body, "nonce", 0, 25, at) if not _is_int(body.get("nonce")) else ()
    for key, most in (("embeds", 10), ("attachments", 10), ("components", 40)):
        yield from list_faults(body, key, most, at)
    yield from _described(body, at)
    yield from _flags(body, flags, at)
    yield from _mentions(body.get("allowed_mentions") or {}, (*at, "allowed_mentions"))
    embeds = body.get("embeds") or []
    for index, embed in enumerate(embeds):
        yield from _embed(embed, (*at, "embeds", index))
    if sum(_weight(embed) for embed in embeds) > 6000:
        yield (*at, "embeds"), "Embed size exceeds maximum size of 6000"
    new_look = bool((flags | (body.get("flags") or 0)) & COMPONENTS_V2)
    yield from component_faults(body.get("components") or [], new_look, (*at, "components"))
    if new_look and (body.get("content") or body.get("embeds")):
        yield (*at, "content"), "The 'content' and 'embeds' fields cannot be used with V2 flag"


def _is_int(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _described(body: Json, at: Path) -> Iterator[Fault]:
    for index, file in enumerate(body.get("attachments") or []):
        yield from text_faults(file, "description", 0, 1024, (*at, "attachments", index))


def _flags(body: Json, had: int, at: Path) -> Iterator[Fault]:
    flags = body.get("flags")
    if flags is None:
        return
    if not _is_int(flags) or flags & ~BOT_FLAGS:
        yield (*at, "flags"), "Flag not allowed here"
    elif had & COMPONENTS_V2 and not flags & COMPONENTS_V2:
        yield (*at, "flags"), "IS_COMPONENTS_V2 cannot be removed"


def _mentions(allowed: Json, at: Path) -> Iterator[Fault]:
    parse = allowed.get("parse") or []
    for index, kind in enumerate(parse):
        if kind not in ("users", "roles", "everyone"):
            yield (*at, "parse", index), "Value must be one of users, roles, everyone"
    for key in ("users", "roles"):
        yield from list_faults(allowed, key, 100, at)
        if key in parse and allowed.get(key):
            yield (*at, key), f'parse:["{key}"] and {key}: [ids...] are mutually exclusive'


def _embed(embed: Json, at: Path) -> Iterator[Fault]:
    yield from text_faults(embed, "title", 0, 256, at)
    yield from text_faults(embed, "description", 0, 4096, at)
    yield from list_faults(embed, "fields", 25, at)
    for index, field in enumerate(embed.get("fields") or []):
        yield from text_faults(field, "name", 1, 256, (*at, "fields", index))
        yield from text_faults(field, "value", 1, 1024, (*at, "fields", index))
    if embed.get("footer"):
        yield from text_faults(embed["footer"], "text", 1, 2048, (*at, "footer"))
    if embed.get("author"):
        yield from text_faults(embed["author"], "name", 1, 256, (*at, "author"))
    color = embed.get("color")
    if color is not None and not (_is_int(color) and 0 <= color <= 0xFFFFFF):
        yield (*at, "color"), "Must be between 0 and 16777215"
    for key in ("image", "thumbnail"):
        if embed.get(key) and not LINK.match(str(embed[key].get("url"))):
            yield (*at, key, "url"), "Not a well formed URL"
        yield from text_faults(embed.get(key) or {}, "description", 0, 4096, (*at, key))
    if not any(embed.get(k) for k in ("title", "description", "fields", "image", "thumbnail",
                                      "author", "footer")):  # fmt: skip
        yield at, "Embed is empty"


def _weight(embed: Json) -> int:
    texts = [embed.get("title"), embed.get("description")]
    texts += [(embed.get("footer") or {}).get("text"), (embed.get("author") or {}).get("name")]
    for field in embed.get("fields") or []:
        texts += [field.get("name"), field.get("value")]
    return sum(len(text) for text in texts if isinstance(text, str))
