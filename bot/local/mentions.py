"""The members whom a new message notifies: its mentions, as far as allowed_mentions permits."""

from __future__ import annotations

import re
from typing import Any

from bot.local.errors import Json
from bot.local.world import World

USER = re.compile(r"<@!?(\d+)>")
ROLE = re.compile(r"<@&(\d+)>")
EVERYONE = re.compile(r"@(everyone|here)\b")


def mentioned_users(world: World, texts: list[str], allowed: Json | None) -> list[int]:
    """Return the members a text mentions and allowed_mentions lets through, in order."""
    named = {int(user_id) for user_id in (allowed or {}).get("users") or []}
    found: list[int] = []
    for text in texts:
        written = [int(match) for match in USER.findall(text)]
        found += [u for u in written if _parses(allowed, "users") or u in named]
        if EVERYONE.search(text) and _parses(allowed, "everyone"):
            found += [row["id"] for row in world.users()]
    return [u for u in dict.fromkeys(found) if world.user(u) is not None]


def mentioned_roles(texts: list[str], allowed: Json | None) -> list[str]:
    """Return the ids of the roles a text mentions and allowed_mentions lets through, in order."""
    named = {str(it) for it in (allowed or {}).get("roles") or []}
    written = [match for text in texts for match in ROLE.findall(text)]
    return [it for it in dict.fromkeys(written) if _parses(allowed, "roles") or it in named]


def texts_of(body: Json) -> list[str]:
    """Return the texts of a message that can notify: content and text displays, never embeds."""
    texts: list[str] = [body.get("content") or ""]

    def gather(components: list[Any]) -> None:
        for component in components:
            if component.get("type") == 10:
                texts.append(component.get("content") or "")
            gather(component.get("components") or [])

    gather(body.get("components") or [])
    return texts


def _parses(allowed: Json | None, kind: str) -> bool:
    return allowed is None or kind in (allowed.get("parse") or [])
