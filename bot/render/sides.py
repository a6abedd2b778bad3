"""One side of a trade in one line: deeds, dollars, jail passes."""

from collections.abc import Collection

from bot.render.voice import Voice
from engine.actions import Side


def side_text(side: Side, voice: Voice, mortgaged: Collection[int] = ()) -> str:
    """Return "🔷 Vermont, 🚂 Reading (mortgaged), $50 and a jail pass"; "nothing" for an empty
    side.
    """
    parts = []
    for space in side.deeds:
        deed = voice.deed(space)
        parts.append(voice.say("deed-mortgaged", deed=deed) if space in mortgaged else deed)
    if side.cash:
        parts.append(voice.money(side.cash))
    if side.passes:
        parts.append(voice.say("jail-passes", count=len(side.passes)))
    return voice.and_list(parts) if parts else voice.say("nothing")
