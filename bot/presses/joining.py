"""Presses that lead to a seat in a lobby from several rooms, and what they say yes to."""

import re
from typing import Annotated

from bot.ui.press import Unreadable
from bot.ui.press_record import Codec, PressRecord, press_record

_HASH = re.compile(r"[0-9a-f]{8,16}")


def _read_hash(text: str) -> str:
    if _HASH.fullmatch(text) is None:
        raise Unreadable(text)
    return text


Hash = Annotated[str, Codec(_read_hash)]
"""What a person has seen and says yes to: the terms of a lobby, or who is missing."""


@press_record("lobby", "join-anyway", acts=True)
class JoinAnyway(PressRecord):
    """Sit down at a table with people whom one has blocked."""

    seen: Hash | None = None
