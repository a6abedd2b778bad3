"""What the page says around the messages, as Discord's own app does: in the member's language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from markupsafe import Markup, escape

from bot.language.language import Words

SCRIPTED = (
    "local-no-command",
    "local-none-found",
    "local-not-online",
    "local-no-answer",
    "local-not-running",
    "local-failed",
    "local-too-late",
    "local-field-required",
    "local-notice-dismiss",
)
"""What the page's scripts say."""
COUNTED = ("local-field-long", "local-field-short")
"""What the page's scripts say with a number, which they put in the place of {count}."""
_PART = "\ue000{}\ue001"
"""What stands for a part of the page while a sentence is put together."""


def with_parts(words: Words, key: str, parts: Mapping[str, Markup]) -> Markup:
    """Return a sentence as HTML with finished parts of the page in it; all else is escaped."""
    said = escape(words.say(key, **{name: _PART.format(name) for name in parts}))
    for name, part in parts.items():
        said = said.replace(_PART.format(name), part.strip())
    return said


def script_words(words: Words) -> dict[str, str]:
    """Return by key what the page's scripts say."""
    counted = {key: words.say(key, count="{count}") for key in COUNTED}
    return {key: words.say(key) for key in SCRIPTED} | counted


def command_name(words: Words, name: str) -> str:
    """Return a command's full name as people type it; the words that have no translation stay."""
    return " ".join(map(partial(_typed, words), name.split()))


def _typed(words: Words, part: str) -> str:
    key = f"command-name-{part}"
    return words.say(key) if words.has(key) else part
