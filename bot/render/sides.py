"""One side of a trade in one line: deeds, dollars, jail passes."""

from collections.abc import Collection

from bot.render.names import Names
from bot.text.language import Words
from engine.actions import Side


def side_text(side: Side, names: Names, words: Words, mortgaged: Collection[int] = ()) -> str:
    """Return "🔷L Vermont, 🚂T Reading (mortgaged), $50 and a jail pass"; "nothing" for an empty
    side.
    """
    parts = []
    for space in side.deeds:
        deed = names.deed(space)
        parts.append(words.say("deed-mortgaged", deed=deed) if space in mortgaged else deed)
    if side.cash:
        parts.append(words.money(side.cash))
    if side.passes:
        parts.append(words.say("jail-passes", count=len(side.passes)))
    return words.listed(parts) if parts else words.say("nothing")
